package io.zhengwen.metadata.names;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class ElementNamesTest {
  private static boolean has(String attributes, int flag) {
    PageModel page = model("<div " + attributes + ">text</div>");
    return (new ElementNames(page).flags(1) & flag) != 0;
  }

  @Test
  void classesAndIdsNameAuthors() {
    assertThat(has("class='post-Author'", ElementNames.AUTHOR)).isTrue();
    assertThat(has("id=author-box class=x", ElementNames.AUTHOR)).isTrue();
    assertThat(has("class='authorized'", ElementNames.AUTHOR)).isFalse();
    assertThat(has("class='signature'", ElementNames.AUTHOR)).isTrue();
    assertThat(has("class='package-signature'", ElementNames.AUTHOR)).isFalse();
    assertThat(has("class='fn'", ElementNames.USER)).isTrue();
    assertThat(has("class='fnord'", ElementNames.USER)).isFalse();
    assertThat(has("class='by-line'", ElementNames.BYLINE)).isTrue();
  }

  @Test
  void wordsOfDatesBeginPartsOfNames() {
    assertThat(has("class='entryDate'", ElementNames.DATE)).isTrue();
    assertThat(has("class='entry_date'", ElementNames.DATE)).isTrue();
    assertThat(has("class='update-candidate'", ElementNames.DATE)).isFalse();
  }

  @Test
  void datesOfPublicationAndOfChangesHaveNames() {
    assertThat(has("class='entry-date published'", ElementNames.PUBLISHED)).isTrue();
    assertThat(has("class='entry-date published'", ElementNames.CHANGED)).isFalse();
    assertThat(has("class='entry-modified-time'", ElementNames.CHANGED)).isTrue();
    assertThat(has("class='post'", ElementNames.PUBLISHED)).isFalse();
  }

  @Test
  void footerOfAnEntryHoldsItsDate() {
    assertThat(has("class='site-footer'", ElementNames.ELSEWHERE)).isTrue();
    assertThat(has("class='entry-footer'", ElementNames.ELSEWHERE)).isFalse();
    assertThat(has("class='nav entry-footer'", ElementNames.ELSEWHERE)).isTrue();
    assertThat(has("class='navy'", ElementNames.ELSEWHERE)).isFalse();
  }

  @Test
  void topicsOfAnEntrySayNothingOfItsPlace() {
    String topics = "category-newsletter tag-comments post_tag-kommentar";
    assertThat(has("class='post hentry " + topics + "'", ElementNames.ELSEWHERE)).isFalse();
    assertThat(has("class='status-publish " + topics + "'", ElementNames.REPLIES)).isFalse();
    assertThat(has("class='hentry widget " + topics + "'", ElementNames.ELSEWHERE)).isTrue();
    assertThat(has("class='category-newsletter'", ElementNames.ELSEWHERE)).isTrue();
    String more = "x".repeat(300);
    assertThat(has("class='" + topics + " " + more + "'", ElementNames.ELSEWHERE)).isTrue();
    assertThat(has("class='" + topics + " " + more + " hentry'", ElementNames.ELSEWHERE)).isFalse();
  }

  @Test
  void ancestorsCountUpToHalfOfTheText() {
    PageModel page =
        model(
            "<div class=comments><p>A short one.</p></div><div class=sidebar><p>"
                + "A long text that is more than half of the page.</p></div>");
    ElementNames names = new ElementNames(page);
    assertThat(names.around(2) & ElementNames.COMMENTS).isNotZero();
    assertThat(names.around(5) & ElementNames.ASIDE).isZero();
  }

  @Test
  void longNamesAreReadInBoundedTime() {
    assertThat(has("class='" + "a".repeat(100_000) + " author'", ElementNames.AUTHOR)).isFalse();
    assertThat(has("class='日期 date 日'", ElementNames.DATE)).isTrue();
  }
}
