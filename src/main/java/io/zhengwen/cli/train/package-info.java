/** Training and cross-validation of the learned methods on labelled sets. */
package io.zhengwen.cli.train;
