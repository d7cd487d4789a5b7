/** What a wrapper template consists of, and how it is written as JSON. */
package io.zhengwen.wrapper.template;
