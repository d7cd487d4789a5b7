package io.zhengwen.wrapper.match;

/**
 * A value that was found on a page.
 *
 * @param node the element or text node that holds it, -1 for one outside the body
 * @param text the value as it stands on the page, with white space collapsed
 */
public record Found(int node, String text) {}
