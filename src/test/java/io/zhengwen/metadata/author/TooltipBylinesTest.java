package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Authors that only a tooltip announces. */
class TooltipBylinesTest {
  private static final String URL = "https://news.example.org/a/7";

  private static List<String> chinese(String line) {
    return FoundAuthors.names(
        "<html lang=zh-CN>"
            + line
            + "<h1>青岭大桥今晨恢复双向通车</h1><p>"
            + "首批通过的是早班公交和运菜的小货车，抢修队在枯水期连续施工。".repeat(8),
        URL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<div title=作者><a href=#>陆远舟</a></div>; 陆远舟",
        "<i aria-label=作者🖊><span>陆远舟</span></i>; 陆远舟",
        "<div data-original-title=作者：>陆远舟</div>; 陆远舟",
      })
  void chineseNames(String line, String author) {
    assertThat(chinese(line)).containsExactly(author);
  }

  @Test
  void otherTooltipsAnnounceNobody() {
    assertThat(chinese("<div title=分类><a href=#>陆远舟</a></div>")).isEmpty();
    assertThat(chinese("<div title=作者的其他文章><a href=#>陆家嘴</a></div>")).isEmpty();
  }
}
