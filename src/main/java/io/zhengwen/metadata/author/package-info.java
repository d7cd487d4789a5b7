/**
 * Who wrote a page: the places that name its authors, the names there, and how sure each place is.
 */
package io.zhengwen.metadata.author;
