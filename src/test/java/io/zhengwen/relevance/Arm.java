package io.zhengwen.relevance;

import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What of a page is indexed. */
enum Arm {
  /** All visible text, and the title element, as an index without extraction has them. */
  RAW("fulltext"),
  /** Title and main text. */
  EXTRACTED("combined"),
  /** Title and main text, and the noise-stripped body in a field of its own. */
  BOTH("combined"),
  /** Title and noise-stripped body. */
  BODY("combined:body"),
  /** The labels: what a perfect extraction would index. */
  GOLD(null);

  private final Output output;

  Arm(String method) {
    output = method == null ? null : Output.of(method, Resources.inMemory());
  }

  /**
   * The fields of a page: its id, title, authors, main text, and the main text in its language,
   * which is found as in the update processor; that of GOLD is labelled.
   */
  Map<String, Object> document(String id, LabelledPage page) throws IOException {
    Map<String, Object> document = new HashMap<>();
    String title;
    String content;
    String language = page.language().toLowerCase(Locale.ROOT);
    if (this == GOLD) {
      title = page.title();
      content = page.content();
      document.put("authors", GoldMetadata.of(page).authors());
    } else {
      PageModel model = page.model();
      Output.Produced produced = output.produce(page, model);
      content = produced.text();
      PageMetadata metadata =
          MetadataReader.read(model, content, produced.extraction().orElseThrow());
      title =
          this == RAW
              ? model.documentTitle()
              : metadata.title().map(MetadataValue::value).orElse("");
      if (this != RAW) {
        document.put("authors", metadata.authors().stream().map(MetadataValue::value).toList());
      }
      language = metadata.language().map(MetadataValue::value).orElse("");
      if (this == BOTH) {
        put(document, "body", BODY.output.produce(page, model).text());
      }
    }
    document.put("id", id);
    document.put("url", page.url());
    put(document, "title", title);
    put(document, "content", content);
    document.put("language", language);
    put(document, "content_" + language, content);
    return document;
  }

  private static void put(Map<String, Object> document, String field, String value) {
    if (value != null && !value.isBlank()) {
      document.put(field, value);
    }
  }
}
