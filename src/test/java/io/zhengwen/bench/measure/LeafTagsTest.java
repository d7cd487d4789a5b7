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

  /** The text of the elements whose names match. */
  private Selection selectionOf(String tags) {
    Selection.Builder selection = new Selection.Builder(page);
    IntStream.range(0, page.size())
        .filter(page::isText)
        .filter(i -> page.tag(page.parent(i)).matches(tags))
        .forEach(selection::add);
    return selection.build();
  }

  @Test
  void tagsWithHalfOfTheirOwnTokensInTheAlignmentAreContent() {
    // extracted besides: the hidden p
    Overlap overlap = leaves.overlap(selectionOf("p|b"));

    assertThat(overlap.recall()).isEqualTo(1);
    assertThat(overlap.precision()).isCloseTo(2 / 3.0, within(1e-12));
  }

  @Test
  void precisionAndRecallCountTags() {
    // extracted: h1, p, footer and the hidden p; right: the first p; missing: b
    Overlap overlap = leaves.overlap(selectionOf("h1|p|footer"));

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
