/** The one place that knows every method: names, parameters and their validation. */
package io.zhengwen.registry;
