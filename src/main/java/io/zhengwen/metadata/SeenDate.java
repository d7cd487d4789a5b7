package io.zhengwen.metadata;

import io.zhengwen.metadata.DateSurroundings.Around;

/**
 * A date that readers see.
 *
 * @param node where it stands
 * @param label what the text by it says it is
 * @param gap characters between the headline and the date, negative before it; the greatest int
 *     without a headline
 * @param length characters of the line or text that it stands in
 */
record SeenDate(
    DateKind kind, PageDate date, int node, DateLabel label, Around around, int gap, int length) {}
