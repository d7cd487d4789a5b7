package io.zhengwen.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes structured text as Markdown: CommonMark with GitHub's tables and struck-out text. Elements
 * that Markdown lacks are left out but for their text; sub- and superscript have HTML's tags, since
 * their text means something else without.
 */
public final class MarkdownWriter implements Handler {
  private static final String LINE_BREAK = "\\\n";
  private static final String BREAK_IN_CELL = "<br>";
  private static final Pattern REFERENCE = Pattern.compile("&(?=#?[A-Za-z0-9]++;)");

  private final MarkdownBlocks blocks = new MarkdownBlocks();

  private MarkdownLines lines = new MarkdownLines();
  private StringBuilder preformatted;
  private MarkdownTable table;
  private boolean inCaption;

  private MarkdownWriter() {}

  /**
   * Writes a text, without a line break at its end.
   *
   * @param comments readers' comments, a paragraph on each line; they follow below a line if the
   *     options say so
   */
  public static String write(StructuredText text, RenderOptions options, String comments) {
    String markdown = write(text, options);
    return options.comments() && !comments.isBlank()
        ? markdown + "\n\n---\n\n" + write(StructuredText.ofLines(comments), options)
        : markdown;
  }

  /** Writes a text that is a line of its own, a title for example. */
  public static String line(String text) {
    StringBuilder line = new StringBuilder();
    MarkdownText.append(text, line);
    return heading(line.toString());
  }

  private static String write(StructuredText text, RenderOptions options) {
    MarkdownWriter writer = new MarkdownWriter();
    text.pass(options, writer);
    return writer.blocks.toString();
  }

  @Override
  public void open(Element element) {
    switch (element.kind()) {
      case LIST -> block(() -> blocks.beginList(0, false));
      case NUMBERED_LIST -> block(() -> blocks.beginList(element.number(), true));
      case ITEM -> block(() -> blocks.beginItem(element.number()));
      case QUOTATION -> block(blocks::beginQuotation);
      case TABLE -> table = new MarkdownTable();
      case CAPTION -> inCaption = true;
      case ROW -> table.beginRow();
      case CELL, HEADER_CELL -> table.beginCell(element);
      case PREFORMATTED -> preformatted = new StringBuilder();
      case EMPHASIS, STRONG, DELETED -> lines.openEmphasis(element);
      case CODE -> lines.openCode();
      case SUBSCRIPT -> lines.mark("<sub>");
      case SUPERSCRIPT -> lines.mark("<sup>");
      case QUOTED -> lines.text("“");
      case LINK -> lines.mark("[");
      default -> {}
    }
  }

  /** Within tables there are no blocks but lines of a cell. */
  private void block(Runnable begin) {
    if (table == null) {
      begin.run();
    }
  }

  @Override
  public void close(Element element) {
    switch (element.kind()) {
      case LIST, NUMBERED_LIST -> block(blocks::endList);
      case ITEM -> block(blocks::endItem);
      case QUOTATION -> block(blocks::endQuotation);
      case PARAGRAPH, RUN, CAPTION -> endText("", element.kind());
      case HEADING -> endText("#".repeat(element.number()) + " ", Kind.HEADING);
      case PREFORMATTED -> endPreformatted(element.value());
      case CELL, HEADER_CELL -> table.endCell();
      case ROW -> table.endRow();
      case TABLE -> {
        blocks.block(table.lines());
        table = null;
      }
      case EMPHASIS, STRONG, DELETED -> lines.closeEmphasis(element);
      case CODE -> lines.closeCode();
      case SUBSCRIPT -> lines.mark("</sub>");
      case SUPERSCRIPT -> lines.mark("</sup>");
      case QUOTED -> lines.text("”");
      case LINK -> lines.mark(target(element));
      default -> {}
    }
  }

  @Override
  public void text(String text) {
    if (preformatted == null) {
      lines.text(text);
    } else {
      preformatted.append(text);
    }
  }

  @Override
  public void lineBreak() {
    lines.lineBreak(table == null || inCaption ? LINE_BREAK : BREAK_IN_CELL);
  }

  @Override
  public void image(Element image) {
    lines.mark("![");
    lines.text(image.label());
    lines.mark(target(image));
  }

  /** The end of a link or image; an ampersand is escaped where it would begin a reference. */
  private static String target(Element element) {
    return "](" + REFERENCE.matcher(element.value()).replaceAll("&amp;") + ")";
  }

  private void endText(String prefix, Kind kind) {
    if (lines.isEmpty()) {
      return;
    }
    String text = lines.take();
    lines = new MarkdownLines();
    if (kind == Kind.CAPTION) {
      blocks.block(paragraph(text));
      inCaption = false;
    } else if (table != null) {
      table.text(text);
    } else if (kind == Kind.HEADING) {
      blocks.block(List.of(prefix + heading(text)));
    } else {
      blocks.block(paragraph(text));
    }
  }

  private static String heading(String text) {
    String line = text.replace(LINE_BREAK, " ");
    return line.endsWith("#") ? line.substring(0, line.length() - 1) + "\\#" : line;
  }

  private static List<String> paragraph(String text) {
    return text.lines().map(MarkdownText::escapeStart).toList();
  }

  private void endPreformatted(String language) {
    String code = preformatted.toString().stripTrailing();
    preformatted = null;
    if (table != null) {
      code.lines().dropWhile(String::isBlank).forEach(this::codeInCell);
      return;
    }
    String fence = MarkdownText.fence(code, 3);
    List<String> block = new ArrayList<>();
    block.add(fence + language);
    block.addAll(code.lines().toList());
    block.add(fence);
    blocks.block(block);
  }

  /** A line of code with its indent; an empty one is a break alone. */
  private void codeInCell(String line) {
    if (line.isBlank()) {
      table.text("");
      return;
    }
    lines.openCode();
    lines.text(line);
    lines.closeCode();
    table.text(lines.take());
    lines = new MarkdownLines();
  }
}
