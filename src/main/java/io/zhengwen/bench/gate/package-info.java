/**
 * The quality gate: scores that no method may fall below, with the digests of the data they were
 * reached on.
 */
package io.zhengwen.bench.gate;
