package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares features of posts and declared texts with values by hand. */
class DeclaredAndPostedTextTest {
  private BlockPage page;
  private BlockFeatures features;

  private void read(String html) {
    read(html, "");
  }

  private void read(String html, String url) {
    page = new BlockPage(PageModelBuilder.build(new PageReader().read(html, url)), 1000);
    features = new BlockFeatures(page, new HashedWeights(Map.of()));
  }

  private void check(int b, String name, double expected) {
    float[] row = new float[BlockFeatures.SCHEMA.size()];
    features.fill(b, 1, row);
    int column = BlockFeatures.SCHEMA.names().indexOf(name);
    assertThat(column).as(name).isNotNegative();
    assertThat((double) row[column]).as(b + " " + name).isCloseTo(expected, within(1e-5));
  }

  @Test
  void textDeclaredInJsonIsComparedWithBlocks() {
    String words = "one two three four five six seven eight nine ten ";
    read(
        "<script type='application/ld+json'>{\"@type\":\"NewsArticle\",\"articleBody\":\""
            + "<p>one two three</p> four five six seven eight nine ten &amp; "
            + words.repeat(4)
            + "\"}</script><p>"
            + words
            + "<p>two three four five never six seven<p>one two");
    // Of five shingles of the second block, two are declared; the page has 10 + 7 + 2 words.
    check(0, "declared.share", 1);
    check(1, "declared.share", 2 / 5.0);
    check(2, "declared.share", -.5);
    check(0, "declared.ofPage", 50 / 19.0);
    read("<p>" + words);
    check(0, "declared.share", -1);
    check(0, "declared.ofPage", 0);
  }

  @Test
  void malformedJsonIsReadUpToItsFault() {
    String words = "one two three four five ".repeat(12);
    read(
        "<script type='application/ld+json'>{\"articleBody\":\""
            + words
            + "\", oops</script><p>two three four");
    check(0, "declared.share", 1);
  }

  @Test
  void postsOfAThread() {
    StringBuilder html = new StringBuilder("<h1>Lamps</h1>");
    for (int p = 1; p <= 3; p++) {
      html.append("<div class=post><a class=author href=/user/")
          .append(p)
          .append(">Name")
          .append(p);
      html.append("</a><time datetime=2024-05-0").append(p).append(">May ").append(p);
      html.append(", 2024</time><div class=message>");
      for (int w = 0; w < 20; w++) {
        html.append("word").append((char) ('a' + p)).append((char) ('a' + w)).append(' ');
      }
      html.append("</div></div>");
    }
    read(html + "<p>All rights reserved", "https://example.org/forum/thread/5");
    int last = page.size - 1;
    check(0, "discussion.posts", 3);
    check(0, "discussion.comments", 0);
    check(0, "discussion.before", 1);
    check(0, "discussion.record", 0);
    check(2, "discussion.text", 1);
    check(2, "discussion.record", 1);
    check(3, "discussion.about", 1);
    check(3, "discussion.text", 0);
    check(last, "discussion.after", 1);
    check(last, "discussion.record", 3);
  }
}
