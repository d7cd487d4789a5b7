/** The registry of all methods: names, parameters and their validation, and shared resources. */
package io.zhengwen.registry;
