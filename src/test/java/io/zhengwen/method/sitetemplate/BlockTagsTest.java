package io.zhengwen.method.sitetemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.Pages;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BlockTagsTest {
  private static BlockTags measure(String html) {
    return new BlockTags(Pages.model(html), BlockLevelNames.DEFAULT, Selection.empty());
  }

  @Test
  void nestedTagsAreExcludedFromATag() {
    BlockTags tags =
        measure("<div>before<section><p>one<p>two</section>after</div><ul><li>own</ul><p>***");
    assertThat(IntStream.range(0, tags.pieces()).mapToObj(tags::text))
        .containsExactly("before", "one", "two", "after", "own");
    assertThat(IntStream.range(0, tags.pieces()).map(tags::tag)).containsExactly(0, 1, 1, 0, 2);
    assertThat(tags.size()).isEqualTo(3);
  }

  @Test
  void fiveFeatures() {
    // Of the page: 19 characters, 8 of them in links, 3 links, 2 pictures.
    BlockTags tags =
        measure(
            "<div>It rained. <a>More</a> <img src=a></div>"
                + "<div><a>Home</a><a><img src=b></a> *</div>");
    assertThat(tags.row(0)).containsExactly(14 / 20f, 4 / 9f, 1 / 4f, 1 / 3f, 4 / 15f);
    assertThat(tags.row(1)).containsExactly(5 / 20f, 4 / 9f, 2 / 4f, 1 / 3f, 4 / 6f);
  }

  @Test
  void removedTextIsNotCounted() {
    PageModel page =
        Pages.model("<div>It rained.</div><div><a>Home</a> <a>News</a></div><div>Imprint</div>");
    Selection removed =
        new Selection.Builder(page)
            .add(Pages.byText(page, "Home"))
            .add(Pages.byText(page, "Imprint"))
            .build();
    BlockTags tags = new BlockTags(page, BlockLevelNames.DEFAULT, removed);
    assertThat(tags.size()).isEqualTo(2);
    assertThat(tags.row(0)).containsExactly(10 / 15f, 0, 0, 0, 0);
    assertThat(tags.row(1)).containsExactly(4 / 15f, 4 / 5f, 1 / 2f, 0, 4 / 5f);
    assertThat(tags.text(1)).isEqualTo("News");
    assertThat(TextRenderer.render(page, tags.select(new boolean[] {true, true})))
        .isEqualTo("It rained.\nNews");
    assertThat(TextRenderer.render(page, tags.select(new boolean[] {false, true})))
        .isEqualTo("News");
  }

  @Test
  void invisibleTextIsInNoTag() {
    assertThat(measure("<div hidden>hidden text</div>" + "<p>shown ".repeat(100)).size())
        .isEqualTo(1);
  }

  @Test
  void otherTagsMayBeClassified() {
    PageModel page = Pages.model("<article>one<ul><li>two</li><li>three</li></ul></article>");
    BlockLevelNames names = BlockLevelNames.of(" li, article ");
    assertThat(names).hasToString("article,body,li");
    BlockTags tags = new BlockTags(page, names, Selection.empty());
    assertThat(IntStream.range(0, tags.pieces()).map(tags::tag)).containsExactly(0, 1, 2);
  }

  @Test
  void namesOfOtherElementsAreRefused() {
    for (String invalid : new String[] {"div,span", "a", "div,,p", "DIV", "<p>", "script"}) {
      assertThatThrownBy(() -> BlockLevelNames.of(invalid))
          .as(invalid)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not a block-level tag");
    }
  }
}
