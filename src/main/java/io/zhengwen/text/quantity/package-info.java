/** Numbers with units, and sums of money, in texts of many languages. */
package io.zhengwen.text.quantity;
