/** Classes of characters and counts over text, the same for every script. */
package io.zhengwen.text;
