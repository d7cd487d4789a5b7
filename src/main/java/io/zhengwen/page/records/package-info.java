/**
 * Repeated elements of a page: which elements a template printed once for each record, and where
 * each record begins and ends. Nothing here knows what the records are.
 */
package io.zhengwen.page.records;
