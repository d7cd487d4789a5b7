package io.zhengwen.page.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordGroupsTest {
  private static final String TEXT = "<i>some more words than the head</i>";

  /** The groups of a page by a name. */
  private static List<RecordGroup> groups(String html, String name) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, ""));
    ElementKeys keys = ElementKeys.of(page);
    return RecordGroups.of(page, keys, (key, n) -> key >= 0 && keys.name(key).equals(name));
  }

  @Test
  void theLastRunIsNoLongerThanTheOthers() {
    RecordGroup group =
        groups("<b class=head>a</b>" + TEXT + "<b class=head>b</b>" + TEXT + TEXT, "head").get(0);

    assertThat(group.size()).isEqualTo(2);
    assertThat(group.end(0)).isEqualTo(group.start(1));
    assertThat(group.end(1) - group.start(1)).isEqualTo(group.end(0) - group.start(0));
  }
}
