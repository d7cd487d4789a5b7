/** Classifies characters, and cleans, counts, tokenizes and digests text of any script. */
package io.zhengwen.text;
