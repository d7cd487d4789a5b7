/** What the training of all learned methods shares. */
package io.zhengwen.bench.train;
