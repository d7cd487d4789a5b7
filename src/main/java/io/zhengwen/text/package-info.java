/** Classifies characters, and cleans, counts and tokenizes text of any script. */
package io.zhengwen.text;
