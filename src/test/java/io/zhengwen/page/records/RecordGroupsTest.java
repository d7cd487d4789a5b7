package io.zhengwen.page.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordGroupsTest {
  private static final String TEXT = "<i>some more words than the head</i>";

  private static PageModel page(String html) {
    return PageModelBuilder.build(new PageReader().read(html, ""));
  }

  /** The groups of a page by a name. */
  private static List<RecordGroup> groups(String html, String name) {
    PageModel page = page(html);
    ElementKeys keys = ElementKeys.of(page);
    return RecordGroups.of(page, keys, (key, n) -> key >= 0 && keys.name(key).equals(name));
  }

  /** The texts of the records of a page's only group by a name. */
  private static List<String> texts(String html, String name) {
    List<RecordGroup> groups = groups(html, name);
    assertThat(groups).hasSize(1);
    return texts(page(html), groups.get(0));
  }

  private static List<String> texts(PageModel page, RecordGroup group) {
    return IntStream.range(0, group.size())
        .mapToObj(r -> page.text(group.start(r), group.end(r), i -> true))
        .toList();
  }

  @Test
  void elementsOfANameAreAGroupWhereverTheyStand() {
    assertThat(
            texts(
                "<div><p class=post>one</p></div><section><div><p class=post>two</p></div></section>",
                "post"))
        .containsExactly("one", "two");
  }

  @Test
  void elementsAreLiftedToWhatHoldsOneOfThem() {
    String card = "<li><h3 class=name>%s</h3><p>%s</p></li>";
    String html =
        "<ul>"
            + String.format(Locale.ROOT, card, "A", "first")
            + String.format(Locale.ROOT, card, "B", "second")
            + "</ul>";
    assertThat(texts(html, "name")).containsExactly("A first", "B second");
  }

  @Test
  void repliesMayBeWithinWhatTheyAnswer() {
    String html =
        "<div class=reply>one<div class=reply>two<div class=reply>three</div></div></div>"
            + "<div class=reply>four</div>";
    RecordGroup group = groups(html, "reply").get(0);
    assertThat(group.size()).isEqualTo(4);
    assertThat(texts(page(html), group)).element(3).isEqualTo("four");
  }

  @Test
  void rowsOfAuthorAndTextAreOneRecord() {
    String rows = "<tr><td class=who>%s</td></tr><tr><td>%s some more words than that</td></tr>";
    String html =
        "<table>"
            + String.format(Locale.ROOT, rows, "Ann", "first")
            + String.format(Locale.ROOT, rows, "Bo", "second")
            + "</table>";
    assertThat(texts(html, "who"))
        .containsExactly(
            "Ann first some more words than that", "Bo second some more words than that");
  }

  @Test
  void elementsWithoutNamesAreGroupedByTheirPathOfTags() {
    String html = "<ol><li>one</li><li>two</li><li>three</li></ol><p>below</p>";
    PageModel page = page(html);
    List<RecordGroup> groups = RecordGroups.of(page, ElementKeys.of(page), (key, n) -> key < 0);
    assertThat(groups).hasSize(1);
    assertThat(texts(page, groups.get(0))).containsExactly("one", "two", "three");
  }

  @Test
  void onlyGroupsThatAreWantedAreMade() {
    assertThat(groups("<p class=a>one</p><p class=b>two</p><p class=b>three</p>", "c")).isEmpty();
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
