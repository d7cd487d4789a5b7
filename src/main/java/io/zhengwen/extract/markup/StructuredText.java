package io.zhengwen.extract.markup;

import io.zhengwen.extract.ReadableText;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import java.util.ArrayList;
import java.util.List;

/**
 * A selection of a page's text with its structure, links and images, apart from the page. Immutable
 * and thread-safe; its size is in proportion to the selected text.
 */
public final class StructuredText {
  private static final Object LINE_BREAK = new Object();

  /** Ends the element opened last; {@link Element} opens one or is an image, a string is text. */
  private static final Object CLOSE = new Object();

  private final Object[] parts;
  private final Addresses addresses;

  private StructuredText(List<Object> parts, Addresses addresses) {
    this.parts = parts.toArray();
    this.addresses = addresses;
  }

  /** Reads the structure of what is {@linkplain ReadableText readable} of a selection. */
  public static StructuredText of(PageModel page, Selection selection) {
    Recorder recorder = new Recorder();
    if (!selection.isEmpty()) {
      new StructureReader(page, ReadableText.of(page, selection), recorder).read();
    }
    return new StructuredText(recorder.parts, page.addresses());
  }

  /** A text with a paragraph for each line. */
  static StructuredText ofLines(String text) {
    Recorder recorder = new Recorder();
    text.lines()
        .filter(line -> !line.isBlank())
        .forEach(
            line -> {
              recorder.open(Element.of(Kind.PARAGRAPH));
              recorder.text(line.strip());
              recorder.close(Element.of(Kind.PARAGRAPH));
            });
    return new StructuredText(recorder.parts, new Addresses(""));
  }

  /**
   * Passes the parts that are kept to a handler, without elements that hold nothing. Addresses of
   * links and images are absolute and safe.
   */
  void pass(RenderOptions options, Handler handler) {
    Filter filter = new Filter(options, handler);
    SafeAddresses safe = new SafeAddresses(addresses);
    List<Element> open = new ArrayList<>();
    for (Object part : parts) {
      if (part == CLOSE) {
        filter.close(open.remove(open.size() - 1));
      } else if (part == LINE_BREAK) {
        filter.lineBreak();
      } else if (part instanceof String text) {
        filter.text(text);
      } else if (part instanceof Element read) {
        Element element = safe.of(read);
        if (element.kind() == Kind.IMAGE) {
          filter.image(element);
        } else {
          filter.open(element);
          open.add(element);
        }
      }
    }
  }

  private static final class Recorder implements Handler {
    final List<Object> parts = new ArrayList<>();

    @Override
    public void open(Element element) {
      parts.add(element);
    }

    @Override
    public void close(Element element) {
      parts.add(CLOSE);
    }

    @Override
    public void text(String text) {
      parts.add(text);
    }

    @Override
    public void lineBreak() {
      parts.add(LINE_BREAK);
    }

    @Override
    public void image(Element image) {
      parts.add(image);
    }
  }
}
