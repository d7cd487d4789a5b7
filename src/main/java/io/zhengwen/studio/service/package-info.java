/**
 * What the studio's pages ask for, answered in maps, lists, texts and numbers; without Solr and
 * without HTTP. Whatever is wrong is said by exceptions: {@link IllegalArgumentException} for a
 * wrong request, {@link java.util.NoSuchElementException} for what is not there, {@link
 * io.zhengwen.studio.service.ConflictException} for a change that was decided on what is no longer
 * so.
 */
package io.zhengwen.studio.service;
