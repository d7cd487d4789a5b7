/** Which places of a page belong to other pages. */
package io.zhengwen.metadata.places;
