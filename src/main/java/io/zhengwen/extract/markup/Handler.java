package io.zhengwen.extract.markup;

/** Takes structured text part by part. */
interface Handler {
  void open(Element element);

  void close(Element element);

  /** Text with white space collapsed, or as it is within {@link Kind#PREFORMATTED}. */
  void text(String text);

  /** A line break within a paragraph. */
  void lineBreak();

  void image(Element image);
}
