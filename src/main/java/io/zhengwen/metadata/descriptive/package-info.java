/**
 * Finds the values that pages only declare, one class for each: canonical address, site,
 * description, lead image, keywords, type and licence.
 */
package io.zhengwen.metadata.descriptive;
