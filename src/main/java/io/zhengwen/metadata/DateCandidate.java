package io.zhengwen.metadata;

/**
 * A date that markup or the address states.
 *
 * @param modified whether it is stated as the date of a change
 */
record DateCandidate(DateKind kind, PageDate date, boolean modified) {}
