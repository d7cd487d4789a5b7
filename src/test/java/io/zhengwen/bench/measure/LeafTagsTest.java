package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.text.Tokens;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LeafTagsTest {
  private final PageModel page =
      PageModelBuilder.build(
          new PageReader()
              .read(
                  "<body><nav><a>Home</a><a>Sports news</a></nav>"
                      + "<h1>The river rose</h1><p>On <b>Monday</b> the river rose again.</p>"
                      + "<p hidden>On Monday the river</p><footer>Home of the news</footer>",
                  ""));

  private final LeafTags leaves = new LeafTags(page, Tokens.of("On Monday, the river rose again."));

  @Test
  void tagsWithHalfOfTheirOwnTokensInTheAlignmentAreContent() {
    assertThat(leaves.content().stream().mapToObj(page::tag)).containsExactly("p", "b");
  }

  @Test
  void precisionAndRecallCountTags() {
    // extracted: h1, p, footer and the hidden p; right: the first p; missing: b
    Selection.Builder selection = new Selection.Builder(page);
    IntStream.range(0, page.size())
        .filter(page::isText)
        .filter(i -> page.tag(page.parent(i)).matches("h1|p|footer"))
        .forEach(selection::add);

    Overlap overlap = leaves.overlap(selection.build());

    assertThat(overlap.precision()).isCloseTo(1 / 4.0, within(1e-12));
    assertThat(overlap.recall()).isCloseTo(1 / 2.0, within(1e-12));
  }

  @Test
  void extractingEverythingHasFullRecall() {
    Overlap overlap = leaves.overlap(Selection.ofSubtree(page, 0));

    assertThat(overlap.precision()).isCloseTo(2 / 6.0, within(1e-12));
    assertThat(overlap.recall()).isEqualTo(1);
  }
}
