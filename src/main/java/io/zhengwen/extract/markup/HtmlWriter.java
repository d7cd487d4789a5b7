package io.zhengwen.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jsoup.nodes.Entities;

/**
 * Writes structured text as HTML that is safe to show: the elements are those named here, the
 * attributes are {@code href}, {@code src}, {@code alt}, {@code start}, {@code colspan}, {@code
 * rowspan} and the class that names a programming language, addresses lead to the web or to a mail
 * or telephone program, and all text is escaped. It nests as HTML's parser wants, so reading it
 * again changes nothing.
 */
public final class HtmlWriter implements Handler {
  private final StringBuilder out = new StringBuilder();

  /** The end tags of the open elements; empty for those without tags. */
  private final Deque<String> endTags = new ArrayDeque<>();

  private HtmlWriter() {}

  /**
   * Writes a text, each block on a line of its own.
   *
   * @param comments readers' comments, a paragraph on each line; they follow in a section if the
   *     options say so
   */
  public static String write(StructuredText text, RenderOptions options, String comments) {
    String html = write(text, options);
    return options.comments() && !comments.isBlank()
        ? html + "\n<section>\n" + write(StructuredText.ofLines(comments), options) + "\n</section>"
        : html;
  }

  private static String write(StructuredText text, RenderOptions options) {
    HtmlWriter writer = new HtmlWriter();
    text.pass(options, writer);
    return writer.out.toString().strip();
  }

  @Override
  public void open(Element element) {
    String tag = tag(element);
    if (tag.isEmpty()) {
      endTags.push("");
      return;
    }
    out.append('<').append(tag);
    String endTag = "</" + tag + ">";
    switch (element.kind()) {
      case LINK -> attribute("href", element.value());
      case NUMBERED_LIST -> number("start", element.number());
      case ITEM -> number("value", Math.max(1, element.number()));
      case CELL, HEADER_CELL -> {
        number("colspan", element.number());
        number("rowspan", element.span());
      }
      case PREFORMATTED -> {
        if (!element.value().isEmpty()) {
          out.append("><code");
          attribute("class", "language-" + element.value());
          endTag = "</code></pre>";
        }
      }
      default -> {}
    }
    out.append('>');
    if (endTag.equals("</pre>")) {
      out.append('\n'); // The parser drops it, and would drop one of the text's own.
    }
    endTags.push(endTag);
  }

  @Override
  public void close(Element element) {
    String endTag = endTags.pop();
    out.append(endTag);
    if (!element.kind().isInline() && !endTag.isEmpty()) {
      out.append('\n');
    }
  }

  @Override
  public void text(String text) {
    out.append(Entities.escape(text));
  }

  @Override
  public void lineBreak() {
    out.append("<br>\n");
  }

  @Override
  public void image(Element image) {
    out.append("<img");
    attribute("src", image.value());
    attribute("alt", image.label());
    out.append('>');
  }

  private void attribute(String name, String value) {
    out.append(' ').append(name).append("=\"").append(Entities.escape(value)).append('"');
  }

  /** A number, unless it is the one that is meant without it. */
  private void number(String name, int value) {
    if (value != 1) {
      out.append(' ').append(name).append("=\"").append(value).append('"');
    }
  }

  private static String tag(Element element) {
    return switch (element.kind()) {
      case PARAGRAPH -> "p";
      case RUN -> "";
      case HEADING -> "h" + element.number();
      case LIST -> "ul";
      case NUMBERED_LIST -> "ol";
      case ITEM -> "li";
      case DEFINITIONS -> "dl";
      case TERM -> "dt";
      case DEFINITION -> "dd";
      case TABLE -> "table";
      case CAPTION -> "caption";
      case ROW -> "tr";
      case CELL -> "td";
      case HEADER_CELL -> "th";
      case QUOTATION -> "blockquote";
      case PREFORMATTED -> "pre";
      case FIGURE -> "figure";
      case FIGURE_CAPTION -> "figcaption";
      case EMPHASIS -> "em";
      case STRONG -> "strong";
      case DELETED -> "del";
      case CODE -> "code";
      case SUBSCRIPT -> "sub";
      case SUPERSCRIPT -> "sup";
      case QUOTED -> "q";
      case CITED -> "cite";
      case LINK -> "a";
      case IMAGE -> throw new IllegalArgumentException("an image is not opened");
    };
  }
}
