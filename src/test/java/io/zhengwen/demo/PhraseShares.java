package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the known phrases that find their page when they are typed, in the main text and in the
 * whole page.
 */
final class PhraseShares {
  /** The number of phrases searched for, and found in each field. */
  record Share(int asked, int inContent, int inPage) {
    Share plus(Share other) {
      return new Share(asked + other.asked, inContent + other.inContent, inPage + other.inPage);
    }

    double content() {
      return asked == 0 ? 0 : (double) inContent / asked;
    }

    double page() {
      return asked == 0 ? 0 : (double) inPage / asked;
    }
  }

  private static final Share NONE = new Share(0, 0, 0);

  private final DemoClient http;
  private final String select;
  private Share with = NONE;
  private Share without = NONE;

  PhraseShares(DemoClient http, String collection) {
    this.http = http;
    this.select = "/" + collection + "/select";
  }

  void ask(Gold page) throws DemoFailedException {
    with = with.plus(ask(page.id(), page.with()));
    without = without.plus(ask(page.id(), page.without()));
  }

  /** Returns whether a phrase is in a page's whole text. */
  boolean stands(String id, String phrase) throws DemoFailedException {
    return ask(id, List.of(phrase)).inPage() > 0;
  }

  /** Phrases of the main text. */
  Share with() {
    return with;
  }

  /** Phrases of the boilerplate. */
  Share without() {
    return without;
  }

  private Share ask(String id, List<String> phrases) throws DemoFailedException {
    if (phrases.isEmpty()) {
      return NONE;
    }
    List<String> parameters = new ArrayList<>();
    parameters.addAll(List.of("q", "{!term f=id v=$id}", "defType", "lucene", "id", id));
    parameters.addAll(List.of("rows", "0", "facet", "true"));
    for (int i = 0; i < phrases.size(); i++) {
      parameters.addAll(List.of("p" + i, phrases.get(i)));
      for (String field : List.of("content", "page_text")) {
        String query =
            "{!typed key=" + field + i + " qf=" + field + " pf='' lf='' mm='100%' v=$p" + i + "}";
        parameters.addAll(List.of("facet.query", query));
      }
    }
    JsonNode found =
        http.get(select, parameters.toArray(String[]::new))
            .path("facet_counts")
            .path("facet_queries");
    Share share = NONE;
    for (int i = 0; i < phrases.size(); i++) {
      share =
          share.plus(
              new Share(1, found.path("content" + i).asInt(), found.path("page_text" + i).asInt()));
    }
    return share;
  }
}
