package io.zhengwen.method.combined.names;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageNamesTest {
  private final PageModel page =
      model(
          "<div class='siteNav top' id=mainMenu>a</div><div class='siteNav top'>b</div>"
              + "<div class='top siteNav other more'>c</div><p id=nav>d</p><p>e</p>");
  private final int[] elements =
      IntStream.range(1, page.size()).filter(i -> !page.isText(i)).toArray();
  private final PageNames names = new PageNames(page);

  private int[] words(int element) {
    names.read(elements[element]);
    return IntStream.range(0, names.count()).map(names::word).toArray();
  }

  @Test
  void wordsAreNumberedInTheOrderOfTheirAppearance() {
    assertThat(words(0)).containsExactly(0, 1, 2, 3, 4);
    assertThat(words(1)).containsExactly(0, 1, 2);
    assertThat(words(3)).containsExactly(1);
    assertThat(words(4)).isEmpty();
    assertThat(names.wordHashes()).hasSize(5);
  }

  @Test
  void attributeReadAgainGivesTheSameWords() {
    words(0);
    int withId = names.families();
    long hash = names.classHash();
    words(1);
    int navigation = 1 << NameFamilies.names().indexOf("navigation");
    assertThat(names.families() & navigation).isEqualTo(navigation);
    assertThat(names.classHash()).isEqualTo(hash);
    words(4);
    assertThat(names.families()).isZero();
    words(0);
    assertThat(names.families()).isEqualTo(withId);
    assertThat(names.classHash()).isEqualTo(hash);
  }

  @Test
  void firstThreeClassesHashInAnyOrder() {
    words(1);
    long two = names.classHash();
    words(2);
    long three = names.classHash();
    assertThat(three).isNotEqualTo(two);
    PageModel other = model("<div class='other top siteNav last'>c</div>");
    PageNames again = new PageNames(other);
    again.read(1);
    assertThat(again.classHash()).isEqualTo(three);
  }
}
