/** Code shared by the training of all learned methods. */
package io.zhengwen.bench.train;
