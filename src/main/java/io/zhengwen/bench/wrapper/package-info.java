/** Measures wrapper templates on pages whose fields are known. */
package io.zhengwen.bench.wrapper;
