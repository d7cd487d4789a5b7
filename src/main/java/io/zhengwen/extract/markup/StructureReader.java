package io.zhengwen.extract.markup;

import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCleaner;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Map;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Reads the structure of selected text in one walk over the elements around it, without recursion.
 * {@link BlockStack} and {@link InlineStack} make it nest as {@link Kind} says.
 */
final class StructureReader {
  /** Headings with more characters hold an article, not its headline. */
  private static final int LONGEST_HEADING = 300;

  private static final int MOST_COLUMNS = 20;
  private static final int MOST_ROWS = 1000;

  private final PageModel page;
  private final Selection selection;
  private final Map<Integer, String> images;
  private final BitSet wanted = new BitSet();
  private final BitSet dataTables;
  private final Handler out;
  private final BlockStack blocks;
  private final InlineStack inlines;

  /** What to do when an element's subtree ends. */
  private record Open(int end, Runnable leave) {}

  private final Deque<Open> open = new ArrayDeque<>();
  private int previousText = -1;

  /** Whether a block began or ended, or a line, since the last text or image. */
  private boolean broken;

  /** Whether an image is the last of the texts and images. */
  private boolean afterImage;

  StructureReader(PageModel page, Selection selection, Handler out) {
    this.page = page;
    this.selection = selection;
    this.out = out;
    images = ContentImages.of(page, selection);
    selection.forEach(wanted::set);
    images.keySet().forEach(wanted::set);
    dataTables = DataTables.of(page, wanted);
    inlines = new InlineStack(out);
    blocks = new BlockStack(out, inlines);
  }

  void read() {
    int i = 0;
    while (i < page.size()) {
      leave(i);
      if (page.isText(i)) {
        if (selection.contains(i)) {
          text(i);
        }
        i++;
      } else if (wanted.get(i)) {
        image(i);
        i = page.end(i);
      } else if (holdsWanted(i)) {
        enter(i);
        i++;
      } else {
        pass(i);
        i = page.end(i);
      }
    }
    leave(Integer.MAX_VALUE);
    blocks.end();
  }

  private boolean holdsWanted(int i) {
    int next = wanted.nextSetBit(i);
    return next >= 0 && next < page.end(i);
  }

  private void leave(int i) {
    while (!open.isEmpty() && open.peek().end <= i) {
      open.pop().leave.run();
    }
  }

  private void onLeave(int i, Runnable leave) {
    open.push(new Open(page.end(i), leave));
  }

  /** Passes an element without content that is wanted. */
  private void pass(int i) {
    String tag = page.tag(i);
    broken |= page.isBlockLevel(i) || tag.equals("br");
    if ((tag.equals("td") || tag.equals("th")) && page.isVisible(i)) {
      blocks.emptyCell(cell(i, tag));
    }
  }

  private void enter(int i) {
    if (page.isBlockLevel(i)) {
      broken = true;
      onLeave(i, () -> broken = true);
    }
    String tag = page.tag(i);
    switch (tag) {
      case "p" -> {
        blocks.enterParagraph(i);
        onLeave(i, blocks::leaveParagraph);
      }
      case "h1", "h2", "h3", "h4", "h5", "h6" -> {
        if (page.measures().chars(i) <= LONGEST_HEADING) {
          block(i, Element.of(Kind.HEADING, tag.charAt(1) - '0'));
        }
      }
      case "ul", "menu", "dir" -> block(i, Element.of(Kind.LIST));
      case "ol" ->
          block(i, Element.of(Kind.NUMBERED_LIST, Numbers.parse(page.attr(i, "start"), 1)));
      case "li" -> block(i, Element.of(Kind.ITEM, Numbers.parse(page.attr(i, "value"), 0)));
      case "dl" -> block(i, Element.of(Kind.DEFINITIONS));
      case "dt" -> block(i, Element.of(Kind.TERM));
      case "dd" -> block(i, Element.of(Kind.DEFINITION));
      case "table" -> {
        if (dataTables.get(i)) {
          block(i, Element.of(Kind.TABLE));
        }
      }
      case "caption" -> block(i, Element.of(Kind.CAPTION));
      case "tr" -> block(i, Element.of(Kind.ROW));
      case "td", "th" -> block(i, cell(i, tag));
      case "blockquote" -> block(i, Element.of(Kind.QUOTATION));
      case "pre", "listing", "xmp", "plaintext" ->
          block(i, Element.of(Kind.PREFORMATTED, CodeLanguage.of(page, i)));
      case "figure" -> block(i, Element.of(Kind.FIGURE));
      case "figcaption" -> block(i, Element.of(Kind.FIGURE_CAPTION));
      case "em", "i" -> inline(i, Element.of(Kind.EMPHASIS));
      case "strong", "b" -> inline(i, Element.of(Kind.STRONG));
      case "s", "strike", "del" -> inline(i, Element.of(Kind.DELETED));
      case "code", "kbd", "samp", "tt" -> inline(i, Element.of(Kind.CODE));
      case "sub" -> inline(i, Element.of(Kind.SUBSCRIPT));
      case "sup" -> inline(i, Element.of(Kind.SUPERSCRIPT));
      case "q" -> inline(i, Element.of(Kind.QUOTED));
      case "cite" -> inline(i, Element.of(Kind.CITED));
      case "a" -> {
        String address = page.attr(i, "href").strip();
        if (!address.isEmpty()) {
          inline(i, Element.of(Kind.LINK, Addresses.bounded(address)));
        }
      }
      default -> {}
    }
  }

  private void block(int i, Element element) {
    if (blocks.open(i, element)) {
      onLeave(i, () -> blocks.close(i));
    }
  }

  private void inline(int i, Element element) {
    inlines.enter(i, element);
    onLeave(i, inlines::leave);
  }

  private Element cell(int i, String tag) {
    return Element.cell(
        tag.equals("th") ? Kind.HEADER_CELL : Kind.CELL,
        span(page.attr(i, "colspan"), MOST_COLUMNS),
        span(page.attr(i, "rowspan"), MOST_ROWS));
  }

  private static int span(String attribute, int most) {
    return Math.max(1, Math.min(most, Numbers.parse(attribute, 1)));
  }

  private void text(int i) {
    Gap gap = previousText < 0 ? Gap.BLOCK : TextRenderer.gapBetween(page, previousText, i);
    if (gap == Gap.BLOCK && !broken) {
      gap = Gap.SPACE;
    } else if (gap == Gap.CELL && !blocks.isPreformatted()) {
      gap = Gap.BLOCK; // Of cells that only lay out the page; others are blocks themselves.
    } else if (gap == Gap.SPACE && afterImage && !beginsWithSpace(i) && !isAfterSpace(i)) {
      gap = Gap.NONE; // The space stands before the image.
    }
    String text =
        blocks.isPreformatted()
            ? "\n".repeat(TextRenderer.emptyLines(page, previousText, i)) + page.text(i)
            : onOneLine(page.text(i));
    if (!text.isEmpty()) {
      inlines.place(blocks.text(gap));
      out.text(text);
    }
    previousText = i;
    broken = false;
    afterImage = false;
  }

  /** Preformatted text may stand where text is not preformatted, in a heading for example. */
  private static String onOneLine(String text) {
    boolean collapsed =
        text.indexOf('\n') < 0
            && text.indexOf('\t') < 0
            && !text.contains("  ")
            && !text.startsWith(" ")
            && !text.endsWith(" ");
    return collapsed ? text : TextCleaner.clean(text);
  }

  private void image(int i) {
    if (blocks.isPreformatted() || inlines.inCode()) {
      return;
    }
    Gap gap = broken ? Gap.BLOCK : isAfterSpace(i) ? Gap.SPACE : Gap.NONE;
    inlines.place(blocks.image(gap));
    out.image(Element.image(images.get(i), ImageText.of(page, i)));
    broken = false;
    afterImage = true;
  }

  private boolean beginsWithSpace(int i) {
    return page.node(i) instanceof TextNode text
        && !text.getWholeText().isEmpty()
        && CodePoints.isSpace(text.getWholeText().charAt(0));
  }

  /** Whether white space stands before a node, perhaps before elements that it begins. */
  private boolean isAfterSpace(int i) {
    Node node = page.node(i);
    while (node != null) {
      Node before = node.previousSibling();
      if (before == null) {
        node = node.parent();
        continue;
      }
      while (before.childNodeSize() > 0) {
        before = before.childNode(before.childNodeSize() - 1);
      }
      if (before instanceof TextNode text && !text.getWholeText().isEmpty()) {
        return CodePoints.isSpace(text.getWholeText().charAt(text.getWholeText().length() - 1));
      }
      if (before.normalName().equals("img")) {
        return false;
      }
      node = before;
    }
    return false;
  }
}
