/** Watches whether templates still fit the pages they are applied to. */
package io.zhengwen.wrapper.monitor;
