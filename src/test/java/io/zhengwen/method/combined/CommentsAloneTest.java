package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CommentsAloneTest {
  private static final String SAID =
      "The new weir is lower than the old one, so the wheel turns slower when the brook is low, "
          + "and rye takes the miller a day longer than it did in other years.";

  private static final String PAGE =
      "<h1><a href=https://mill.example/weir>A lower weir</a></h1><section id=comments>"
          + "<h2>3 comments</h2><ol class=comments>"
          + comment("ada")
          + comment("bert")
          + comment("clara")
          + "</ol></section>";

  private static String comment(String name) {
    return "<li class=comment><div class=comment-meta><a class=author href=/u/"
        + name
        + ">"
        + name
        + "</a> <time datetime=2026-05-0"
        + name.length()
        + ">2 May 2026</time></div><div class=comment-body><p>"
        + SAID
        + "</p></div></li>";
  }

  /** Returns the texts that are chosen if a block is so likely; the first may be chosen already. */
  private static String chosen(int block, double likely, boolean already) {
    PageModel page = model(PAGE);
    BlockPage blocks = new BlockPage(page, 100);
    double[] p = new double[blocks.size];
    Arrays.fill(p, .05);
    p[block] = likely;
    boolean[] kept = new boolean[blocks.size];
    kept[0] = already;
    CommentsAlone.add(page, blocks, p, kept);
    StringBuilder text = new StringBuilder();
    for (int b = 0; b < kept.length; b++) {
      text.append(kept[b] ? page.text(blocks.blocks.start(b)) + "|" : "");
    }
    return text.toString();
  }

  @Test
  void commentsAreTheTextWhereNothingElseIsLikely() {
    assertThat(chosen(0, .1, false)).isEqualTo((SAID + "|").repeat(3));
    assertThat(chosen(0, .1, true)).isEqualTo("A lower weir|" + (SAID + "|").repeat(3));
  }

  @Test
  void belowATextTheyAreNot() {
    assertThat(chosen(0, .2, false)).isEmpty();
  }

  @Test
  void whereOneOfThemIsLikelyTheChoiceStays() {
    assertThat(chosen(3, .2, true)).isEqualTo("A lower weir|");
  }

  @Test
  void aPageWithoutCommentsStaysEmpty() {
    PageModel page = model("<p>" + SAID);
    boolean[] kept = new boolean[1];
    CommentsAlone.add(page, new BlockPage(page, 100), new double[1], kept);
    assertThat(kept).containsExactly(false);
  }
}
