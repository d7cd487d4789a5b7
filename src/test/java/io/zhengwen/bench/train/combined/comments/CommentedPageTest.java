package io.zhengwen.bench.train.combined.comments;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.text.Tokens;
import java.time.Month;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class CommentedPageTest {
  private static final String FIRST = "The lighthouse on the northern pier was built of granite.";
  private static final String LAST = "Its lamp has been electric since the harbour was dredged.";
  private static final String MENU = "<div id=menu><a href=/>Home</a> <a href=/map>Map</a></div>";
  private static final String FOOTER = "<div id=footer>All rights reserved</div>";

  private static LabelledPage labelled(String gold) {
    return new LabelledPage(
        null, "", "1", "https://pier.example/", "article", "en", "", gold, List.of(), List.of());
  }

  private static Optional<String> commented(String body, int seed) {
    return CommentedPage.html(
        labelled(FIRST + "\n" + LAST),
        "<html><body>" + body + "</body>",
        new Random(seed * 0x9E3779B97F4A7C15L));
  }

  private static String article() {
    return MENU + "<div id=text><p>" + FIRST + "</p><p id=end>" + LAST + "</p></div>" + FOOTER;
  }

  @Test
  void insertsCommentsBelowText() {
    for (int seed = 0; seed < 40; seed++) {
      Document page = Jsoup.parse(commented(article(), seed).orElseThrow());
      String text = page.body().text();
      int end = text.indexOf(LAST) + LAST.length();
      assertThat(text).startsWith("Home Map " + FIRST + " " + LAST);
      assertThat(text.length()).isGreaterThan(end + 40);
      Set<String> words = new HashSet<>(Tokens.of(FIRST + " " + LAST));
      for (Month month : Month.values()) {
        words.add(month.name().toLowerCase(Locale.ROOT));
      }
      page.select("#menu, #footer, #text > p:lt(2)").remove();
      assertThat(Tokens.of(page.select("p, dd, .commenttext").text()))
          .as("seed %d", seed)
          .filteredOn(token -> token.length() > 5 && token.chars().allMatch(Character::isLetter))
          .isSubsetOf(words);
    }
  }

  @Test
  void insertsCommentsInOrAroundElementOfText() {
    int inside = 0;
    for (int seed = 0; seed < 40; seed++) {
      Document page = Jsoup.parse(commented(article(), seed).orElseThrow());
      Element after = page.getElementById("end").nextElementSibling();
      inside += after == null ? 0 : 1;
      assertThat(
              after != null
                  || !page.getElementById("text").nextElementSibling().id().equals("footer"))
          .as("seed %d", seed)
          .isTrue();
    }
    assertThat(inside).isBetween(1, 39);
  }

  @Test
  void isDeterministic() {
    assertThat(commented(article(), 3)).isEqualTo(commented(article(), 3));
    assertThat(commented(article(), 3)).isNotEqualTo(commented(article(), 4));
  }

  @Test
  void insertsCommentsInsideCell() {
    String table =
        "<table><tr><td id=cell>" + FIRST + "<br>" + LAST + "</td><td>Map</td></tr></table>";
    int inside = 0;
    for (int seed = 0; seed < 40; seed++) {
      Optional<Document> page = commented(table, seed).map(Jsoup::parse);
      if (page.isPresent()) {
        Element row = page.get().selectFirst("table").child(0).child(0);
        assertThat(row.childrenSize()).isEqualTo(2);
        inside += row.child(0).text().equals(FIRST + " " + LAST) ? 0 : 1;
      }
    }
    assertThat(inside).isBetween(1, 39);
  }

  @Test
  void insertsCommentsAfterTextInBody() {
    assertThat(commented(FIRST + "<br>" + LAST, 1).map(html -> Jsoup.parse(html).body().text()))
        .hasValueSatisfying(text -> assertThat(text).startsWith(FIRST + " " + LAST + " "));
  }

  @Test
  void ignoresPageWithoutItsGold() {
    assertThat(commented("<p>Quite another page about ferries and their captains.</p>", 1))
        .isEmpty();
    assertThat(commented("", 1)).isEmpty();
  }
}
