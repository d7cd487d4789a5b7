/** What an extraction method is, what it returns, and how a selection becomes text. */
package io.zhengwen.extract;
