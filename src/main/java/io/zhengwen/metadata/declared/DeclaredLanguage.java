package io.zhengwen.metadata.declared;

import io.zhengwen.page.PageModel;
import java.util.function.Supplier;
import org.jsoup.nodes.Element;

/** The language that a page declares of itself. */
public final class DeclaredLanguage {
  /** Longer values are no codes of languages. */
  private static final int LONGEST = 35;

  private DeclaredLanguage() {}

  /**
   * The language as it is written; empty if none is declared.
   *
   * @param head asked where the root element declares none
   */
  public static String of(PageModel page, Supplier<PageHead> head) {
    Element root = page.document().firstElementChild();
    String declared = root == null ? "" : root.attr("lang").strip();
    if (declared.isEmpty() && root != null) {
      declared = root.attr("xml:lang").strip();
    }
    if (declared.isEmpty()) {
      declared = head.get().meta("content-language", "og:locale", "language", "dc.language");
    }
    return declared.length() <= LONGEST ? declared : "";
  }
}
