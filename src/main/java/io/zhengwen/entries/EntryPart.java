package io.zhengwen.entries;

import io.zhengwen.extract.ExtractedField;

/**
 * A value of an entry and where it stands.
 *
 * @param node the text or element that shows it
 */
record EntryPart(int node, ExtractedField field) {
  /** A part that is a text as it stands. */
  static EntryPart of(int node, String name, String text) {
    return new EntryPart(node, new ExtractedField(name, text, text));
  }
}
