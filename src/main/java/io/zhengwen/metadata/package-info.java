/** What a page says of itself: its title. */
package io.zhengwen.metadata;
