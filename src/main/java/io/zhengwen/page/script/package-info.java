/** Reads text from data in scripts: JSON-LD and the states of web frameworks. */
package io.zhengwen.page.script;
