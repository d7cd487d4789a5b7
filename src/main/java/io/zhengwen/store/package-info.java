/**
 * What is learned of sites and kept: {@linkplain io.zhengwen.store.StoredTemplate templates} of a
 * {@linkplain io.zhengwen.store.SiteKey site}, in {@linkplain io.zhengwen.store.TemplateStore
 * stores}.
 */
package io.zhengwen.store;
