package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Customers' reviews below the text on a product, and records of tickets headed by dates. */
class ReviewsTest {
  private static final String PRODUCT =
      "<h1>Oak bench</h1><div class=description><p>A bench of solid oak for two, oiled twice by hand"
          + " before it leaves the workshop, with feet that can be levelled on uneven ground.</div>";
  private static final List<String> USERS = List.of("Amber", "Bo K.");
  private static final List<String> TEXTS =
      List.of(
          "It stands in the rain since March and looks as it did on the first day.",
          "Heavier than we thought, but nothing wobbles any more.");

  private static PageModel page(String body, String url) {
    return PageModelBuilder.build(
        new PageReader().read("<html><body>" + body + "</body></html>", url));
  }

  private static String records(String template) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < USERS.size(); i++) {
      out.append(
          template
              .replace("{user}", USERS.get(i))
              .replace("{text}", TEXTS.get(i))
              .replace("{day}", "2026-03-1" + i));
    }
    return out.toString();
  }

  private static List<RenderedRecord> comments(PageModel page) {
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class='jdgm-rev'><span class=jdgm-rev__timestamp>{day}</span><span"
            + " class=jdgm-rev__author>{user}</span><div class=jdgm-rev__body><p>{text}</div></div>",
        "<div class=review-item><div class=review-content>{text}</div><p class=review-author><span"
            + " class=label>Review by</span> <strong>{user}</strong><p class=review-date><span>Posted"
            + " on</span> <time datetime={day}>{day}</time></div>",
        "<div class='a-section review'><span class=a-profile-name>{user}</span><span"
            + " class=review-date>Reviewed on {day}</span><div class=review-text>{text}</div></div>",
      })
  void reviewsThatShowTheirWritersAndDatesAreComments(String template) {
    List<RenderedRecord> found = comments(page(PRODUCT + records(template), "https://x.example/b"));
    assertThat(found).extracting(RenderedRecord::text).containsExactlyElementsOf(TEXTS);
    assertThat(found)
        .extracting(RenderedRecord::author)
        .containsExactly(Optional.of("Amber"), Optional.of("Bo K."));
    assertThat(found)
        .extracting(RenderedRecord::date)
        .containsExactly(Optional.of("2026-03-10"), Optional.of("2026-03-11"));
  }

  @Test
  void reviewsByMicrodataNeedNotShowTheirWriters() {
    String template =
        "<div class=review-item itemprop=review itemscope itemtype=https://schema.org/Review><div"
            + " itemprop=author><meta itemprop=name content='{user}'></div><p class=date>{day}</p><div"
            + " class=review-content>{text}</div></div>";
    assertThat(comments(page(PRODUCT + records(template), "https://x.example/b")))
        .extracting(RenderedRecord::text)
        .containsExactlyElementsOf(TEXTS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class=preview-item><span class=author>{user}</span><span class=date>{day}</span><p>{text}</div>",
        "<div class=reviews-box><span class=author>{user}</span><span class=date>{day}</span><p>{text}</div>",
        "<div class=review><span class=rating>5</span><p>{text}</div>",
        "<div class=review><h3><a href=/film/{user}>Films of {user}</a></h3><span class=author>{user}</span><span"
            + " class=date>{day}</span><p>{text}</div>",
      })
  void otherRecordsAreNoReviews(String template) {
    assertThat(DiscussionReader.read(page(PRODUCT + records(template), "https://x.example/b")))
        .isEmpty();
  }

  @Test
  void changesOfATicketHeadedByTheirDatesAreComments() {
    String template =
        "<div class=change><h3>Changed <a class=timeline href=/timeline title='See timeline at"
            + " {day}'>8 months ago</a> by <span class=trac-author>{user}</span></h3><div"
            + " class=comment><p>{text}</div></div>";
    assertThat(comments(page(PRODUCT + records(template), "https://x.example/b/310")))
        .extracting(RenderedRecord::author)
        .containsExactly(Optional.of("Amber"), Optional.of("Bo K."));
  }

  @Test
  void theDayOfJoiningIsNoDateOfAPostThatSaysWhenInWords() {
    String template =
        "<li class=postcontainer><span class=postdate><span class=date>{day},&nbsp;<span class=time>22:40</span></span></span><a class=username"
            + " href=member.php?1-{user}>{user}</a><dl class=userinfo_extra><dt>Üyelik tarihi</dt>"
            + "<dd>Ocak 2019</dd></dl><blockquote class=postcontent>{text}</blockquote></li>";
    String posts = records(template).replace("2026-03-11", "Dün");
    PageModel page = page("<ol>" + posts + "</ol>", "https://x.example/forum/7");
    assertThat(DiscussionReader.read(page).orElseThrow().records())
        .extracting(
            record -> record.field(ExtractedRecord.DATE).map(ExtractedField::text).orElse(""))
        .containsExactly("2026-03-10, 22:40", "Dün, 22:40");
  }

  @Test
  void idsOfForumSoftwareTellAForum() {
    String template =
        "<article><div class=PostUser><h3 class=PostUser-name>{user}</h3></div><div"
            + " class=Post-body><p>{text}</div></article>";
    PageModel page =
        page("<div id=flarum-content>" + records(template) + "</div>", "https://x.example/d/7");
    assertThat(DiscussionReader.read(page).map(Discussion::kind)).contains(Kind.POST);
  }

  @Test
  void reviewsAreCertainlyNoPartOfTheTextOnADeclaredProduct() {
    String reviews =
        records(
            "<div class='product review'><b class=review-author>{user}</b><time datetime={day}>{day}"
                + "</time><p class=review-text>{text}</p></div>");
    String product = "<div itemscope itemtype=https://schema.org/Product>" + PRODUCT + "</div>";
    Discussion declared = DiscussionReader.read(page(product + reviews, "")).orElseThrow();
    assertThat(declared.aside().isEmpty()).isFalse();
    Discussion other = DiscussionReader.read(page(PRODUCT + reviews, "")).orElseThrow();
    assertThat(other.kind()).isEqualTo(Kind.COMMENT);
    assertThat(other.aside().isEmpty()).isTrue();
  }
}
