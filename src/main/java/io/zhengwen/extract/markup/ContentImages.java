package io.zhengwen.extract.markup;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The images that belong to selected text: those with selected text beside them in the smallest
 * element that holds both. An image whose neighbour is other text, such as the picture of a teaser,
 * does not belong to it; what a figure's caption says does not matter.
 */
final class ContentImages {
  /** Images of at most this width or height in pixels count visits, or separate lines. */
  private static final int TINY = 2;

  private final PageModel page;
  private final Selection selection;
  private final BitSet texts = new BitSet();
  private final int container;
  private final Map<Integer, String> addresses = new HashMap<>();

  private ContentImages(PageModel page, Selection selection) {
    this.page = page;
    this.selection = selection;
    container = container();
  }

  /** The addresses of the images, as the page has them, by node. */
  static Map<Integer, String> of(PageModel page, Selection selection) {
    ContentImages images = new ContentImages(page, selection);
    images.find();
    return images.addresses;
  }

  /** The article around the selected text, or else the smallest block that holds all of it. */
  private int container() {
    int first = selection.next(0);
    int last = first;
    for (int i = first; i >= 0; i = selection.next(i + 1)) {
      last = i;
    }
    int element = page.parent(first);
    while (page.end(element) <= last || !page.isBlockLevel(element)) {
      element = page.parent(element);
    }
    for (int i = element; i >= 0; i = page.parent(i)) {
      if (page.tag(i).equals("article") || page.tag(i).equals("main")) {
        return i;
      }
    }
    return element;
  }

  private void find() {
    BitSet images = new BitSet();
    for (int i = container; i < page.end(container); i++) {
      if (page.tag(i).equals("img") && page.isVisible(i)) {
        images.set(i);
      }
    }
    if (images.isEmpty()) {
      return;
    }
    for (int i = container; i < page.end(container); i++) {
      texts.set(i, page.isText(i) && page.isVisible(i));
    }
    for (int i = images.nextSetBit(0); i >= 0; i = images.nextSetBit(i + 1)) {
      if (!isTiny(i) && belongs(i)) {
        ImageAddress.of(page, i).map(Addresses::bounded).ifPresent(address(i));
      }
    }
  }

  private Consumer<String> address(int image) {
    return address -> addresses.put(image, address);
  }

  private boolean isTiny(int i) {
    int width = Numbers.parse(page.attr(i, "width"), TINY + 1);
    int height = Numbers.parse(page.attr(i, "height"), TINY + 1);
    return width <= TINY || height <= TINY;
  }

  private boolean belongs(int image) {
    int unit = image;
    int around = page.parent(image);
    while (around >= container
        && (page.measures().chars(around) == 0 || isFigureWithoutSelection(around))) {
      unit = around;
      around = page.parent(around);
    }
    if (around < container) {
      return false;
    }
    int before = texts.previousSetBit(unit);
    int after = texts.nextSetBit(page.end(unit));
    return before >= around && selection.contains(before)
        || after >= 0 && after < page.end(around) && selection.contains(after);
  }

  private boolean isFigureWithoutSelection(int i) {
    if (!page.tag(i).equals("figure")) {
      return false;
    }
    int next = selection.next(i);
    return next < 0 || next >= page.end(i);
  }
}
