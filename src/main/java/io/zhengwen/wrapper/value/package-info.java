/** Normalises the values of fields: numbers with units, prices, dates, phone numbers. */
package io.zhengwen.wrapper.value;
