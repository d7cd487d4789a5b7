package io.zhengwen.method.combined;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PostHeadsTest {
  private static final String[] TEXTS = {
    "The kettle switches itself off long before the water boils, since I cleaned it.",
    "There is a small hole below the lid through which steam reaches the switch.",
    "It was closed by chalk, as you said, and a pin has opened it again."
  };

  /** Returns which blocks of a thread are left if all are chosen. */
  private static boolean[] left(String post) {
    StringBuilder thread = new StringBuilder("<h1>Kettle</h1>");
    for (int i = 0; i < TEXTS.length; i++) {
      thread.append(
          post.replace("%U", "amber" + i).replace("%D", "2026-04-1" + i).replace("%T", TEXTS[i]));
    }
    PageModel page =
        PageModelBuilder.build(
            new PageReader().read(thread.toString(), "https://forum.example.org/topic/7/kettle"));
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    PostHeads.leaveOut(page, blocks, kept);
    return kept;
  }

  @Test
  void linesThatSayWhoWroteAPostAndWhenAreRemoved() {
    assertThat(
            left(
                "<div class=post><h3>(2) By <a href=/user/%U>%U</a> on %D [link]</h3><div"
                    + " class=content><p>%T</p></div></div>"))
        .containsExactly(true, false, true, false, true, false, true);
  }

  @Test
  void linesOfThePostsStay() {
    assertThat(left("<div class=post><p><a href=/user/%U>%U</a> %D: %T</p></div>"))
        .containsExactly(true, true, true, true);
  }

  @Test
  void linesStayWhereDatesAreMissing() {
    assertThat(
            left(
                "<div class=post><h3><a href=/user/%U>%U</a></h3><div class=content><p>%T</p></div>"
                    + "</div>"))
        .doesNotContain(false);
  }
}
