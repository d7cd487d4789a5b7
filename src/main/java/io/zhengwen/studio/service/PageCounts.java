package io.zhengwen.studio.service;

/**
 * How many pages of seeds were read.
 *
 * @param read those that a template read
 * @param failed those that no template of their seed could read
 */
public record PageCounts(long read, long failed) {}
