package io.zhengwen.bench.train.combined.comments;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class SurroundingsTest {
  private static final String SOURCE = "The ferry leaves at noon and comes back before dark";
  private static final int PAGES = 400;

  private static String made(int seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    return Surroundings.html(new SyntheticText(SOURCE, random), random);
  }

  private static List<Element> bodies() {
    List<Element> bodies = new ArrayList<>();
    for (int seed = 0; seed < PAGES; seed++) {
      bodies.add(Jsoup.parse(made(seed)).body());
    }
    return bodies;
  }

  private static double share(String selector) {
    return (double) bodies().stream().filter(b -> b.selectFirst(selector) != null).count() / PAGES;
  }

  @Test
  void writesEachKindOnSomePages() {
    String author = ".author-box, .about-author, .entry-author, #authorarea, .post-author";
    assertThat(share(author + ", .contributor, .author_info")).isBetween(.3, .5);
    assertThat(share(".related-posts, .more-stories, .recommend-list, #more-news, .post-list"))
        .isBetween(.2, .4);
    assertThat(share(".newsletter-signup, .disclaimer, .subscribe-box, .shengming"))
        .isBetween(.08, .3);
    assertThat(bodies()).anyMatch(body -> body.childNodeSize() == 0);
  }

  @Test
  void usesOnlyWordsOfSource() {
    Set<String> words = new HashSet<>(Tokens.of(SOURCE));
    for (Element body : bodies()) {
      body.select(".more-stories time, .post-list .meta").remove();
      assertThat(words).containsAll(Tokens.of(body.text()));
      assertThat(body.html()).doesNotContain("{", "}");
    }
  }

  @Test
  void writesAtLeastTwoTeasers() {
    List<Integer> teasers = new ArrayList<>();
    for (Element body : bodies()) {
      for (Element list : body.select(".more-stories")) {
        teasers.add(list.select("article.teaser > p.summary").size());
      }
    }
    assertThat(teasers).isNotEmpty().allMatch(n -> n >= 2 && n <= 7);
  }

  @Test
  void isDeterministic() {
    assertThat(made(5)).isEqualTo(made(5));
    assertThat(new HashSet<>(List.of(made(1), made(2), made(3), made(4)))).hasSizeGreaterThan(1);
  }
}
