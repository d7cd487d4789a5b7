/** Training of models; part of the command line only. */
package io.zhengwen.ml.training;
