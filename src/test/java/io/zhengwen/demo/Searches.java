package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.WordMatch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Runs searches that show what extraction changes, prints what they find and counts what is
 * missing.
 */
final class Searches {
  /** Words that occur in menus, footers and banners of many sites. */
  private static final List<String> BOILERPLATE =
      List.of(
          "copyright",
          "rights reserved",
          "privacy policy",
          "cookies",
          "newsletter",
          "subscribe",
          "contact us",
          "sign in",
          "版权所有",
          "关于我们",
          "联系我们",
          "登录",
          "热线",
          "未经授权",
          "转载",
          "Impressum",
          "Datenschutz",
          "Mentions légales",
          "Aviso legal",
          "Контакты",
          "お問い合わせ",
          "고객센터",
          "جميع الحقوق محفوظة");

  private static final int FEW_PAGES = 3;
  private static final int LEAST_REDUCTION = 3;

  private final DemoClient http;
  private final Screen screen;
  private final String select;
  private int missing;

  Searches(DemoClient http, Screen screen, String collection) {
    this.http = http;
    this.screen = screen;
    this.select = "/" + collection + "/select";
  }

  /** Returns the number of searches that did not show what they should. */
  int missing() {
    return missing;
  }

  private void expect(boolean good, String text) {
    screen.verdict(good, text);
    missing += good ? 0 : 1;
  }

  /** Prints the number of documents by outcome, method and encoding. */
  void overview() throws DemoFailedException {
    JsonNode answer =
        http.get(
            select,
            "q",
            "*:*",
            "rows",
            "0",
            "facet",
            "true",
            "facet.mincount",
            "1",
            "facet.field",
            "extract_outcome",
            "facet.field",
            "extract_method",
            "facet.field",
            "page_charset");
    JsonNode fields = answer.path("facet_counts").path("facet_fields");
    screen.heading("What was indexed");
    for (Map.Entry<String, JsonNode> field : fields.properties()) {
      screen.line("%-16s %s", field.getKey(), counts(field.getValue()));
    }
    expect(
        numFound(answer) > 0,
        String.format(Locale.ROOT, "%,d pages are in the index", numFound(answer)));
  }

  private static String counts(JsonNode values) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i + 1 < values.size(); i += 2) {
      all.add(values.get(i).asText() + " " + values.get(i + 1).asText());
    }
    return all.isEmpty() ? "-" : String.join(", ", all);
  }

  /**
   * A boilerplate word and the number of pages that it finds.
   *
   * @param whole where whole pages are searched
   * @param found where title and main text are searched
   * @param holding of those found, how many have it in their title or main text
   */
  private record Word(String word, long whole, long found, long holding) {}

  /** Searches for boilerplate words, which are on most pages, as people would type them. */
  void boilerplate() throws DemoFailedException {
    List<Word> words = new ArrayList<>();
    for (String word : BOILERPLATE) {
      JsonNode whole =
          http.get(select, "q", word, "qf", "page_text", "pf", "", "lf", "", "rows", "0");
      JsonNode found = http.get(select, "q", word, "rows", "10000", "fl", "title,content");
      long holding = 0;
      for (JsonNode page : found.path("response").path("docs")) {
        holding += holds(page, word) ? 1 : 0;
      }
      if (numFound(whole) >= FEW_PAGES) {
        words.add(new Word(word, numFound(whole), numFound(found), holding));
      }
    }
    words.sort(Comparator.comparingLong((Word w) -> w.found - w.whole));
    if (words.isEmpty()) {
      return;
    }
    screen.heading("Words of menus and footers, typed plainly: pages that a search finds");
    screen.line(
        "%-20s %12s %22s %22s", "", "whole page", "title and main text", "of these, have it");
    words.forEach(
        w -> screen.line("%s %12d %22d %22d", padded(w.word), w.whole, w.found, w.holding));
    long whole = words.stream().mapToLong(Word::whole).sum();
    long found = words.stream().mapToLong(Word::found).sum();
    long holding = words.stream().mapToLong(Word::holding).sum();
    expect(
        found * LEAST_REDUCTION <= whole,
        String.format(
            Locale.ROOT,
            "%,d such words: %,d pages found before, %,d now",
            words.size(),
            whole,
            found));
    expect(found == holding, "each page that is found has the words in its title or main text");
  }

  /** Whether title and main text have all the words. */
  private static boolean holds(JsonNode page, String words) {
    String text = page.path("title").asText() + "\n" + page.path("content").asText();
    return WordMatch.contains(text, words);
  }

  /** Pads a word to a column; Chinese characters are two columns wide. */
  private static String padded(String word) {
    long columns = word.codePoints().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    return word + " ".repeat((int) Math.max(0, 20 - columns));
  }

  /**
   * Checks that a phrase of a page's main text finds that page first, with the phrase in the
   * snippet.
   */
  void article(String heading, Gold page) throws DemoFailedException {
    String query = page.with().get(0);
    JsonNode answer = search(query);
    JsonNode docs = answer.path("response").path("docs");
    screen.heading(heading + ": " + query);
    screen.line(numFound(answer) == 1 ? "1 page found" : "%,d pages found", numFound(answer));
    printDocs(answer, 3);
    String first = docs.path(0).path("id").asText("nothing");
    expect(
        first.equals(page.id()),
        page.id()
            + (first.equals(page.id()) ? " comes first" : " should come first, not " + first));
    boolean marked =
        answer
            .path("highlighting")
            .path(page.id())
            .path("content")
            .path(0)
            .asText()
            .contains("<em>");
    expect(marked, "its snippet shows the words");
  }

  /** Searches for each phrase known to be main text or boilerplate on its own page. */
  void phrases(PhraseShares shares, double leastContent, double mostBoilerplate) {
    PhraseShares.Share with = shares.with();
    PhraseShares.Share without = shares.without();
    if (with.asked() == 0 || without.asked() == 0) {
      return;
    }
    screen.heading("Known phrases found on their pages");
    screen.line("%-34s %10s %10s", "", "main text", "whole page");
    line("of the main text", with);
    line("of the boilerplate", without);
    expect(with.content() >= leastContent, "most of the main text is searchable");
    expect(without.content() <= mostBoilerplate, "most of the boilerplate is not");
  }

  private void line(String what, PhraseShares.Share share) {
    screen.line(
        "%-34s %9.1f%% %9.1f%%",
        String.format(Locale.ROOT, "%,d phrases %s", share.asked(), what),
        100 * share.content(),
        100 * share.page());
  }

  /** Searches for the first page's title, which works on any pages. */
  void firstTitle() throws DemoFailedException {
    JsonNode any =
        http.get(select, "q", "+title:[* TO *] +content:[* TO *]", "rows", "1", "fl", "title");
    String title = any.path("response").path("docs").path(0).path("title").asText();
    if (!title.isEmpty()) {
      screen.heading("A search: " + title);
      JsonNode answer = search(title);
      screen.line(numFound(answer) == 1 ? "1 page found" : "%,d pages found", numFound(answer));
      printDocs(answer, 5);
    }
  }

  private JsonNode search(String query) throws DemoFailedException {
    return http.get(
        select, "q", query, "rows", "5", "hl", "true", "hl.snippets", "1", "fl", "id,title,score");
  }

  private void printDocs(JsonNode answer, int most) {
    JsonNode docs = answer.path("response").path("docs");
    for (int i = 0; i < Math.min(most, docs.size()); i++) {
      JsonNode doc = docs.get(i);
      String id = doc.path("id").asText();
      screen.line(
          "%6.2f  %s  (%s)", doc.path("score").asDouble(), doc.path("title").asText("-"), id);
      JsonNode snippet = answer.path("highlighting").path(id).path("content").path(0);
      if (!snippet.isMissingNode()) {
        screen.line("        %s", screen.snippet(snippet.asText()));
      }
    }
  }

  private static long numFound(JsonNode answer) {
    return answer.path("response").path("numFound").asLong();
  }
}
