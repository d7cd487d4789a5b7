/**
 * {@linkplain io.zhengwen.store.TemplateStore Stores} of what is learned about sites: the
 * {@linkplain io.zhengwen.store.StoredTemplate templates} of each {@linkplain
 * io.zhengwen.store.SiteKey site}.
 */
package io.zhengwen.store;
