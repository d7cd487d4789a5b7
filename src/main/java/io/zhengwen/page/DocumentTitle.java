package io.zhengwen.page;

import io.zhengwen.text.TextCleaner;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jsoup.select.Evaluator;

/** The document title, wherever it stands: what precedes the head moves the head into the body. */
public final class DocumentTitle {
  private static final Evaluator TITLE = new Evaluator.Tag("title");

  private DocumentTitle() {}

  /** The text of the first {@code title} of HTML, as browsers take it, cleaned; else empty. */
  public static String of(Document document) {
    return document
        .selectStream(TITLE)
        .filter(title -> title.tag().namespace().equals(Parser.NamespaceHtml))
        .findFirst()
        .map(title -> TextCleaner.clean(title.wholeText()))
        .orElse("");
  }
}
