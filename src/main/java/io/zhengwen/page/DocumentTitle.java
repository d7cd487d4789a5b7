package io.zhengwen.page;

import io.zhengwen.text.PrivateUse;
import io.zhengwen.text.TextCleaner;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Finds the document title, even if text before the head has moved the head into the body. */
public final class DocumentTitle {
  private DocumentTitle() {}

  /** The cleaned text of the first HTML {@code title}, without icons; empty if there is none. */
  public static String of(Document document) {
    for (Element e = document.firstElementChild(); e != null; e = next(e)) {
      if (e.normalName().equals("title") && e.tag().namespace().equals(Parser.NamespaceHtml)) {
        return PrivateUse.leftOut(TextCleaner.clean(e.wholeText()));
      }
    }
    return "";
  }

  /** The element that opens after another in document order; null after the last. */
  private static Element next(Element e) {
    Element next = e.firstElementChild();
    for (Element at = e; next == null && at != null; at = at.parent()) {
      next = at.nextElementSibling();
    }
    return next;
  }
}
