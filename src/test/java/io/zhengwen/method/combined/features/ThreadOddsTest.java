package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ThreadOddsTest {
  private static final Offset<Double> CLOSE = within(1e-5);

  /** A page of three posts, with or without their dates, between a headline and a last line. */
  private static BlockPage thread(boolean dated) {
    StringBuilder html = new StringBuilder("<h1>Lamps</h1>");
    for (int p = 1; p <= 3; p++) {
      html.append("<div class=post><div class=head><a class=author href=/user/")
          .append(p)
          .append(">Name")
          .append(p)
          .append("</a> ");
      if (dated) {
        html.append("<time datetime=2024-05-0").append(p).append(">May ").append(p);
        html.append(", 2024</time>");
      }
      html.append("</div><div class=message>");
      for (int w = 0; w < 20; w++) {
        html.append("word").append((char) ('a' + p)).append((char) ('a' + w)).append(' ');
      }
      html.append("</div></div>");
    }
    html.append("<p>All rights reserved");
    return new BlockPage(
        PageModelBuilder.build(
            new PageReader().read(html.toString(), "https://example.org/forum/thread/5")),
        1000);
  }

  private static double[] moved(BlockPage page) {
    double[] p = new double[page.size];
    Arrays.fill(p, .5);
    ThreadOdds.of(page).move(p);
    return p;
  }

  @Test
  void textOfPostsIsLikelierAndAllElseIsLessLikely() {
    BlockPage page = thread(true);
    double[] p = moved(page);
    int last = page.size - 1;
    double elsewhere = 1 / (1 + Math.exp(.5));
    double between = 1 / (1 + Math.E);
    double text = 1 - between;
    assertThat(ThreadOdds.of(page).isPresent()).isTrue();
    assertThat(p[0]).as("headline").isCloseTo(elsewhere, CLOSE);
    assertThat(p[1]).as("author before the first text").isCloseTo(elsewhere, CLOSE);
    assertThat(IntStream.of(2, 4, 6).mapToObj(b -> p[b]))
        .as("texts")
        .allSatisfy(x -> assertThat(x).isCloseTo(text, CLOSE));
    assertThat(p[3]).as("author of the second post").isCloseTo(between, CLOSE);
    assertThat(p[last]).as("last line").isCloseTo(elsewhere, CLOSE);
  }

  @Test
  void certainBlocksStayCertain() {
    double[] p = new double[thread(true).size];
    p[0] = 1;
    ThreadOdds.of(thread(true)).move(p);
    assertThat(p[0]).isCloseTo(1, within(1e-5));
    assertThat(p[2]).isCloseTo(0, within(1e-5));
  }

  @Test
  void postsWithoutDatesMoveNothing() {
    BlockPage page = thread(false);
    assertThat(page.discussion).isPresent();
    assertThat(ThreadOdds.of(page).isPresent()).isFalse();
    assertThat(moved(page)).containsOnly(.5);
  }
}
