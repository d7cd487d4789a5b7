package io.zhengwen.page;

import io.zhengwen.text.PrivateUse;
import io.zhengwen.text.TextCleaner;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jsoup.select.Evaluator;

/** Finds the document title, even if text before the head has moved the head into the body. */
public final class DocumentTitle {
  private static final Evaluator TITLE = new Evaluator.Tag("title");

  private DocumentTitle() {}

  /** The cleaned text of the first HTML {@code title}, without icons; empty if there is none. */
  public static String of(Document document) {
    return document
        .selectStream(TITLE)
        .filter(title -> title.tag().namespace().equals(Parser.NamespaceHtml))
        .findFirst()
        .map(title -> PrivateUse.leftOut(TextCleaner.clean(title.wholeText())))
        .orElse("");
  }
}
