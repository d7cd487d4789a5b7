package io.zhengwen.extract.passage;

import java.util.List;

/**
 * A part of the main text.
 *
 * @param text the characters {@code [start, end)} of the main text
 * @param headings the headings that the passage stands under, the outermost first; a heading that
 *     begins the passage is the last
 * @param start where it begins in the main text, in UTF-16 units
 * @param end where it ends
 */
public record Passage(String text, List<String> headings, int start, int end) {
  /** Copies the headings. */
  public Passage {
    headings = List.copyOf(headings);
  }
}
