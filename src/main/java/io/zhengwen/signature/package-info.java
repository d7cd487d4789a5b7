/** Signatures of texts, by which the same text is found again: exact ones, and near ones. */
package io.zhengwen.signature;
