package io.zhengwen.metadata.thread;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.publication.DatedPages;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.posts.DiscussionReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who began a thread, and when, on pages that name others, too. */
class ThreadAuthorTest {
  private static final String FIRST =
      post("amber", 3, "My left pedal squeaks whenever it rains, and oil did not help for long.");

  private static final String SECOND =
      post("bo", 4, "Take the pedal off, clean the thread and put fresh grease on it.");

  private static final String THIRD =
      post("carla", 5, "Mine did the same for a whole winter, and then the bearing was loose.");

  private static String post(String user, int day, String text) {
    return ("<div class=post id=p{i}><div class=post_head><span class=post_date>0{i}.11.2026, 09:10"
            + "</span></div><a class=username href='/user-{i}.html'>{user}</a><div"
            + " class=post_body>{text}</div></div>")
        .replace("{i}", Integer.toString(day))
        .replace("{user}", user)
        .replace("{text}", text);
  }

  private static PageMetadata read(String url, String html) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, url));
    return MetadataReader.read(
        page,
        "",
        Extraction.of(Selection.empty())
            .records(DiscussionReader.read(page).orElseThrow().records())
            .build());
  }

  private static List<String> authors(PageMetadata metadata) {
    return metadata.authors().stream().map(MetadataValue::value).toList();
  }

  private static String day(PageMetadata metadata) {
    return metadata.published().orElseThrow().value().firstDay().toString();
  }

  @Test
  void isNotWhoChangedAPost() {
    String note =
        "<span class=post_edit>(Zuletzt bearbeitet: 06.11.2026, 10:00 von <a"
            + " href=/user-4.html>bo</a>.)</span></span>";
    PageMetadata found =
        read(
            "https://bikes.example/forum/thread-41.html",
            "<html lang=de><title>Pedal</title><h1>Pedal</h1>"
                + FIRST
                + SECOND.replace("</span>", note)
                + THIRD);
    assertThat(authors(found)).containsExactly("amber");
    assertThat(day(found)).isEqualTo("2026-11-03");
  }

  @Test
  void isUnknownOnALaterPage() {
    PageMetadata found =
        read(
            "https://bikes.example/forum/thread-41-2.html",
            "<html lang=en><title>Pedal</title><h1>Pedal</h1><a rel=prev"
                + " href=/forum/thread-41-1.html>Previous page</a>"
                + FIRST
                + SECOND
                + THIRD);
    assertThat(found.prev()).isPresent();
    assertThat(authors(found)).isEmpty();
    assertThat(found.published()).isEmpty();
  }

  @Test
  void isNotTheOwnerOfTheSite() {
    PageMetadata found =
        read(
            "https://bikes.example/forum/41",
            "<html lang=en><meta name=author content='Old Bikes'><title>Pedal</title><h1>Pedal</h1>"
                + FIRST
                + SECOND
                + THIRD);
    assertThat(authors(found)).containsExactly("amber");
  }

  @Test
  void isNotWhoRepliedLast() {
    PageMetadata found =
        read(
            "https://bikes.example/forums/topic/pedal/",
            "<html lang=en><title>Pedal</title><h1>Pedal</h1><p>This topic has 2 replies and was"
                + " last updated <a href='#3'>2 weeks ago</a> by <a href=/users/carla>Carla"
                + " Ek</a>.</p>"
                + FIRST
                + SECOND
                + THIRD);
    assertThat(authors(found)).containsExactly("amber");
  }

  @Test
  void mayStandInALineAboveThePosts() {
    PageMetadata found =
        read(
            "https://bikes.example/forum/item?id=41",
            "<html lang=en><title>Pedal</title><table><tr><td class=title><a"
                + " href=https://pedal.example/>Pedal</a></td></tr><tr><td class=subtext><span"
                + " class=subline>88 points by <a href='user?id=dmitri'>dmitri</a> <span class=age"
                + " title='2026-11-02T20:00:00 1793649600'>21 days ago</span></span></td></tr>"
                + "</table>"
                + FIRST
                + SECOND
                + THIRD);
    assertThat(authors(found)).containsExactly("dmitri");
    assertThat(day(found)).isEqualTo("2026-11-02");
  }

  @Test
  void whoReportedAnIssueBesideItsAnswersIsItsAuthor() {
    PageMetadata found =
        read(
            "https://bikes.example/forum/41",
            "<html lang=en><title>Pedal</title><h1>Pedal</h1><p>Created by <a class=author-link"
                + " href=/ann>Ann Leeson</a></p><div>"
                + FIRST
                + SECOND
                + THIRD
                + "</div>");
    assertThat(authors(found)).containsExactly("Ann Leeson");
  }

  @Test
  void isUnknownWhereTheTextBeginsBeforeTheFirstPost() {
    String opening = "Pumps stop in the frost, and nobody in the harbour can say why that is so. ";
    String html = "<html lang=en><title>Pedal</title><h1>Pedal</h1><div>" + FIRST + SECOND + THIRD;
    PageModel page =
        PageModelBuilder.build(new PageReader().read(html, "https://bikes.example/forum/41"));
    String posts = "My left pedal squeaks whenever it rains, and oil did not help for long.";
    List<ExtractedRecord> records = DiscussionReader.read(page).orElseThrow().records();
    PageHead head = PageHead.of(page);
    assertThat(ThreadStarter.of(records, head, posts, false).flatMap(ThreadStarter::user))
        .contains("amber");
    assertThat(
            ThreadStarter.of(records, head, opening.repeat(3) + posts, false)
                .flatMap(ThreadStarter::user))
        .isEmpty();
  }

  @Test
  void elementsOfTimeOfGithubAreRead() {
    PageMetadata found =
        DatedPages.of(
            "https://code.example/o/r/releases/tag/v2",
            "<html lang=en><title>Release v2</title><h1>v2</h1><div>amber released this <relative-time"
                + " datetime=2026-11-03T09:10:00Z>03 Nov 09:10</relative-time></div>"
                + DatedPages.TEXT);
    assertThat(day(found)).isEqualTo("2026-11-03");
  }
}
