package io.zhengwen.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes structured text as a TEI P5 document, <a href="https://tei-c.org/guidelines/p5/">TEI
 * Guidelines</a>: a header and the text in divisions, each with the heading it begins with.
 */
public final class TeiWriter implements Handler {
  private static final String NAMESPACE = "http://www.tei-c.org/ns/1.0";

  private final StringBuilder out = new StringBuilder();
  private final Deque<Element> around = new ArrayDeque<>();
  private final Deque<String> endTags = new ArrayDeque<>();

  /** The levels of the headings of the open divisions. */
  private final Deque<Integer> divisions = new ArrayDeque<>();

  /** Whether images are those of a figure, which may stand in it by themselves alone. */
  private boolean imageOfFigure;

  /** Whether the definition of the last term is still to come, in each open list of definitions. */
  private final Deque<Boolean> termWaits = new ArrayDeque<>();

  private TeiWriter() {}

  /** The beginning of a corpus of documents, before the first. */
  public static String beginCorpus(String title) {
    StringBuilder out = new StringBuilder();
    out.append("<teiCorpus xmlns=\"").append(NAMESPACE).append("\">\n");
    new TeiHeaderWriter(out).write(title);
    return out.toString();
  }

  /** The end of a corpus, after the last document. */
  public static String endCorpus() {
    return "</teiCorpus>\n";
  }

  /**
   * Writes a text as a document, with a line break at its end and without XML declaration.
   *
   * @param comments readers' comments, a paragraph on each line; they follow behind the text if the
   *     options say so
   */
  public static String write(
      StructuredText text, TeiHeader header, RenderOptions options, String comments) {
    TeiWriter writer = new TeiWriter();
    writer.out.append("<TEI xmlns=\"").append(NAMESPACE).append("\">\n");
    new TeiHeaderWriter(writer.out).write(header);
    writer.out.append("<text");
    if (!header.language().isEmpty()) {
      writer.attribute("xml:lang", header.language());
    }
    writer.out.append(">\n<body>\n");
    text.pass(options, writer);
    writer.endDivisions(0);
    if (writer.isEmptyBody()) {
      writer.out.append("<p/>\n");
    }
    writer.out.append("</body>\n");
    writer.comments(options.comments() ? comments : "");
    writer.out.append("</text>\n</TEI>\n");
    return writer.out.toString();
  }

  private boolean isEmptyBody() {
    return out.length() >= 7 && out.substring(out.length() - 7).equals("<body>\n");
  }

  private void comments(String comments) {
    if (!comments.isBlank()) {
      out.append("<back>\n<div type=\"comments\">\n");
      comments.lines().filter(line -> !line.isBlank()).forEach(this::commentLine);
      out.append("</div>\n</back>\n");
    }
  }

  private void commentLine(String line) {
    out.append("<p>");
    XmlText.append(line, out);
    out.append("</p>\n");
  }

  // ---- parts

  @Override
  public void open(Element element) {
    if (imageOfFigure && element.kind().isInline()) {
      endTags.push("");
      around.push(element);
      return;
    }
    switch (element.kind()) {
      case HEADING -> openHeading(element);
      case TERM -> {
        endTerm();
        begin("label");
        setTermWaits(true);
      }
      case DEFINITION -> {
        if (!termWaits.element()) {
          out.append("<label/>\n");
        }
        setTermWaits(false);
        begin("item");
      }
      case RUN -> {
        if (isWithin(Kind.FIGURE_CAPTION)) {
          begin("p");
        } else {
          imageOfFigure = isWithin(Kind.FIGURE);
          endTags.push("");
        }
      }
      case FIGURE_CAPTION -> endTags.push("");
      default -> openOther(element);
    }
    around.push(element);
  }

  private boolean isWithin(Kind kind) {
    return !around.isEmpty() && around.element().kind() == kind;
  }

  private void openOther(Element element) {
    switch (element.kind()) {
      case PARAGRAPH -> begin("p");
      case LIST -> begin("list", "rend", "bulleted");
      case NUMBERED_LIST -> begin("list", "rend", "numbered");
      case ITEM -> begin("item");
      case DEFINITIONS -> {
        begin("list", "type", "gloss");
        termWaits.push(false);
      }
      case TABLE -> begin("table");
      case CAPTION -> begin("head");
      case ROW -> begin("row");
      case CELL -> cell(element, "data");
      case HEADER_CELL -> cell(element, "label");
      case QUOTATION -> begin("quote");
      case PREFORMATTED -> begin("ab", "type", "code", "xml:space", "preserve");
      case FIGURE -> begin("figure");
      case EMPHASIS -> begin("hi", "rend", "italic");
      case STRONG -> begin("hi", "rend", "bold");
      case DELETED -> begin("del");
      case CODE -> begin("code");
      case SUBSCRIPT -> begin("hi", "rend", "subscript");
      case SUPERSCRIPT -> begin("hi", "rend", "superscript");
      case QUOTED -> begin("q");
      case CITED -> begin("title");
      case LINK -> begin("ref", "target", uri(element.value()));
      default -> throw new IllegalArgumentException(element.kind().name());
    }
  }

  /** A heading begins a division, or is a paragraph where there are none. */
  private void openHeading(Element heading) {
    if (around.isEmpty()) {
      endDivisions(heading.number());
      divisions.push(heading.number());
      out.append("<div>\n");
      begin("head");
    } else {
      begin("p", "rend", "heading");
    }
  }

  /** Ends the divisions whose headings are not above a level. */
  private void endDivisions(int level) {
    while (!divisions.isEmpty() && divisions.element() >= level) {
      divisions.pop();
      out.append("</div>\n");
    }
  }

  private void cell(Element cell, String role) {
    out.append("<cell");
    attribute("role", role);
    if (cell.number() > 1) {
      attribute("cols", Integer.toString(cell.number()));
    }
    if (cell.span() > 1) {
      attribute("rows", Integer.toString(cell.span()));
    }
    out.append('>');
    endTags.push("</cell>");
  }

  private void begin(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      attribute(attributes[i], attributes[i + 1]);
    }
    out.append('>');
    endTags.push("</" + tag + ">");
  }

  /** An address with one number sign at most, as the type of these attributes demands. */
  private static String uri(String address) {
    int fragment = address.indexOf('#') + 1;
    return address.substring(0, fragment) + address.substring(fragment).replace("#", "%23");
  }

  private void attribute(String name, String value) {
    out.append(' ').append(name).append("=\"");
    XmlText.append(value, out);
    out.append('"');
  }

  @Override
  public void close(Element element) {
    around.pop();
    imageOfFigure &= element.kind().isInline();
    if (element.kind() == Kind.DEFINITIONS) {
      endTerm();
      termWaits.pop();
    }
    String endTag = endTags.pop();
    out.append(endTag);
    if (!element.kind().isInline() && !endTag.isEmpty()) {
      out.append('\n');
    }
  }

  /** Every label of a glossary has an item. */
  private void endTerm() {
    if (termWaits.element()) {
      out.append("<item/>\n");
      setTermWaits(false);
    }
  }

  private void setTermWaits(boolean waits) {
    termWaits.pop();
    termWaits.push(waits);
  }

  @Override
  public void text(String text) {
    if (imageOfFigure && !text.isBlank()) {
      out.append("<figDesc>");
      XmlText.append(text, out);
      out.append("</figDesc>");
    } else {
      XmlText.append(text, out);
    }
  }

  @Override
  public void lineBreak() {
    out.append(isWithin(Kind.CODE) ? " " : "<lb/>\n");
  }

  @Override
  public void image(Element image) {
    out.append("<graphic");
    attribute("url", uri(image.value()));
    if (image.label().isEmpty()) {
      out.append("/>");
    } else {
      out.append("><desc>");
      XmlText.append(image.label(), out);
      out.append("</desc></graphic>");
    }
  }
}
