package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class SelectionTest {
  private final PageModel page = model("<p>one<p>two<p>three");

  private String text(Selection selection) {
    return TextRenderer.render(page, selection).replace('\n', ' ');
  }

  @Test
  void fromANodeOnTheRestIsSelected() {
    Selection all = Selection.ofSubtree(page, 0);
    int second = all.next(all.next(0) + 1);
    assertThat(text(all.from(0))).isEqualTo("one two three");
    assertThat(text(all.from(second))).isEqualTo("two three");
    assertThat(text(all.from(second + 1))).isEqualTo("three");
    assertThat(text(all.from(second).from(second + 1))).isEqualTo("three");
  }

  @Test
  void fromTheEndOnNothingIs() {
    Selection all = Selection.ofSubtree(page, 0);
    assertThat(all.from(all.end()).isEmpty()).isTrue();
    assertThat(all.from(all.end() + 1_000).isEmpty()).isTrue();
    assertThat(all.from(all.end() - 1).size()).isOne();
    assertThat(Selection.empty().from(5).isEmpty()).isTrue();
    assertThat(Selection.empty().end()).isZero();
  }
}
