package io.zhengwen.page;

import io.zhengwen.text.TextCleaner;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jsoup.select.Evaluator;

/** Finds the document title, even if text before the head has moved the head into the body. */
public final class DocumentTitle {
  private static final Evaluator TITLE = new Evaluator.Tag("title");

  private DocumentTitle() {}

  /** The cleaned text of the first HTML {@code title}, as browsers use it; empty if none. */
  public static String of(Document document) {
    return document
        .selectStream(TITLE)
        .filter(title -> title.tag().namespace().equals(Parser.NamespaceHtml))
        .findFirst()
        .map(title -> TextCleaner.clean(title.wholeText()))
        .orElse("");
  }
}
