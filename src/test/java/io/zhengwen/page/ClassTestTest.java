package io.zhengwen.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.read.PageReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassTestTest {
  @Test
  void eachValueIsTestedOnceAndOnlyIfAskedFor() {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    "<div class=a></div><div class=b></div><div class=a></div><i></i><p class=c>",
                    ""));
    List<String> tested = new ArrayList<>();
    ClassTest test =
        new ClassTest(
            page,
            value -> {
              tested.add(value);
              return value.equals("a");
            });

    List<Boolean> passes = new ArrayList<>();
    for (int i = 0; i <= 4; i++) {
      passes.add(test.passes(i));
    }

    assertThat(passes).containsExactly(false, true, false, true, false);
    assertThat(tested).containsExactly("a", "b");
  }
}
