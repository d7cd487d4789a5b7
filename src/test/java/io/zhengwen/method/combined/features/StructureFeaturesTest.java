package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares features of runs, records, links, posts and declared texts with values by hand. */
class StructureFeaturesTest {
  private BlockFeatures features;

  private void read(String html) {
    read(html, "");
  }

  private void read(String html, String url) {
    BlockPage page = new BlockPage(PageModelBuilder.build(new PageReader().read(html, url)), 1000);
    features = new BlockFeatures(page, new HashedWeights(Map.of()));
  }

  private void check(int b, String name, double expected) {
    float[] row = new float[BlockFeatures.SCHEMA.size()];
    features.fill(b, row, 0);
    int column = BlockFeatures.SCHEMA.names().indexOf(name);
    assertThat(column).as(name).isNotNegative();
    assertThat((double) row[column]).as(b + " " + name).isCloseTo(expected, within(1e-5));
  }

  @Test
  void cardsOfAGridAreRecords() {
    read(
        "<div class=grid>"
            + "<div class=card><img src=a><h3>Red lamp</h3><p>€5</div>"
            + "<div class=card><h3>Blue lamp</h3><p>€6</div>"
            + "<div class=card><h3>Red lamp</h3><p>€7 now</div></div><p>The end");
    // Blocks: two a card, then the last paragraph. Words: 2, 1, 2, 1, 2, 2, 2: 12 in all.
    check(0, "records.count", 3);
    check(0, "records.wordShare", 10 / 12.0);
    check(0, "records.ofGreatest", 1);
    check(0, "records.wordsEach", 10 / 3.0);
    check(0, "records.images", 1 / 3.0);
    check(1, "records.currency", 1);
    check(1, "records.headings", 1);
    check(1, "records.linkDensity", 0);
    check(2, "records.place", 1);
    check(2, "records.offset", 0);
    check(3, "records.offset", 1);
    check(4, "records.words", 4);
    check(6, "records.count", 0);
    check(0, "classPath.distinct", 2 / 3.0);
    check(1, "classPath.distinct", 1);
  }

  @Test
  void paragraphsAreThePathThatHoldsMostText() {
    String paragraph = "<p class=t>" + "word ".repeat(30) + "</p>";
    read("<h1>Title</h1>" + paragraph + "<p class=c>A caption</p>" + paragraph + "<p>More news");
    // Gains: -9, 24, -8, 24, -8; the run is blocks 1 to 3.
    check(0, "run.in", 0);
    check(0, "run.afterStart", -1);
    check(2, "run.in", 1);
    check(2, "run.beforeEnd", 2);
    check(4, "run.in", 0);
    check(4, "run.beforeEnd", 0);
    check(2, "run.longWordShare", 1);
    check(1, "paragraphs.own", 1);
    check(2, "paragraphs.own", 0);
    check(2, "paragraphs.share", 1);
    check(1, "paragraphs.before", 0);
    check(2, "paragraphs.before", .5);
    check(2, "paragraphs.after", .5);
    check(2, "paragraphs.previous", 1);
    check(0, "paragraphs.previous", 999);
    check(0, "paragraphs.next", 1);
    check(4, "paragraphs.next", 999);
  }

  @Test
  void linksAreComparedWithThePagesOwn() {
    read(
        "<p><a href=/a#x>First story</a> and <a href='https://other.org/'>an elsewhere site</a>"
            + "<p>No link<p>See <a href=#top>above</a>"
            + "<p><a href=/a>Again</a> there<p><a href=//www.own.org/b>Own</a>",
        "https://own.org/page");
    check(0, "link.external", .5);
    check(0, "link.repeats", 1);
    check(0, "link.longest", 3);
    check(0, "link.first", 1);
    check(0, "link.last", 1);
    check(1, "link.longest", 0);
    check(1, "link.first", 0);
    check(2, "link.here", 1);
    check(2, "link.first", 0);
    check(2, "link.last", 1);
    check(3, "link.repeats", 1);
    check(3, "link.last", 0);
    check(4, "link.external", 0);
  }

  @Test
  void textDeclaredInJsonIsComparedWithBlocks() {
    String words = "one two three four five six seven eight nine ten ";
    read(
        "<script type='application/ld+json'>{\"@type\":\"NewsArticle\",\"articleBody\":\""
            + words.repeat(5)
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
    int last = features.size() - 1;
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
