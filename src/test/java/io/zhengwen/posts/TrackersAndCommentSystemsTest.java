package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Posts of issue trackers, boards without names, and comment systems of weblogs. */
class TrackersAndCommentSystemsTest {
  private static final List<String> USERS = List.of("amber", "bo", "carla", "dmitri");

  private static final List<String> TEXTS =
      List.of(
          "Take the pedal off, clean the thread and put fresh grease on it before the rain comes.",
          "Mine did the same for a whole winter, and in the end the bottom bracket was loose.",
          "Did the grease last through the weekend, or does it squeak again as it did before?",
          "You need a spanner of 36 mm for the lockring, which any good shop will lend you.");

  private static final String ARTICLE =
      "<article><h1>Squeaking pedals</h1><p>"
          + "What squeaks in the rain is seldom the pedal itself, as everybody who has tried knows. "
              .repeat(4)
          + "</p></article>";

  /**
   * A page of records of the same markup: {i} is a number from 1, {user} and {text} are its own.
   */
  private static String records(String template) {
    return IntStream.range(0, TEXTS.size())
        .mapToObj(
            i ->
                template
                    .replace("{i}", Integer.toString(i + 1))
                    .replace("{user}", USERS.get(i))
                    .replace("{text}", TEXTS.get(i)))
        .collect(Collectors.joining());
  }

  private static List<RenderedRecord> read(String url, String html, Kind kind) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, url));
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(kind);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static void assertTextsAndDates(List<RenderedRecord> records) {
    assertThat(records).extracting(RenderedRecord::text).isEqualTo(TEXTS);
    assertThat(records)
        .extracting(post -> post.date().orElse("").substring(0, 10))
        .containsExactly("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04");
  }

  private static void assertUsers(List<RenderedRecord> records) {
    assertThat(records).extracting(post -> post.author().orElse("")).isEqualTo(USERS);
  }

  @Test
  void aLinkToAProfileMayHoldThePictureOfItsUser() {
    List<RenderedRecord> comments =
        read(
            "https://jira.example/browse/VAN-12",
            ARTICLE
                + records(
                    "<div id=comment-{i} class='issue-data-block activity-comment'><div"
                        + " class=action-head><div class=action-details><a class='user-hover"
                        + " user-avatar' href='/secure/ViewProfile.jspa?name={user}'><img alt=''>"
                        + " {user}</a> added a comment - <time"
                        + " datetime=2026-11-0{i}T09:10:00+0000>0{i}/Nov/26 09:10</time></div></div>"
                        + "<div class='action-body flooded'><p>{text}</p></div></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void aTooltipHasTheDateOfARelativeTime() {
    for (String tooltip : List.of("data-tippy-content", "data-bs-original-title")) {
      List<RenderedRecord> comments =
          read(
              "https://lemmy.example/post/7",
              ARTICLE
                  + records(
                      "<li class=comment><a class=person-listing href=/u/{user}>{user}</a> <span"
                          + " class=moment-time "
                          + tooltip
                          + "='Sunday, November {i}, 2026 at 10:11:22 AM'>2{i} days ago</span>"
                          + "<div class=comment-content><p>{text}</p></div></li>"),
              Kind.COMMENT);
      assertTextsAndDates(comments);
      assertUsers(comments);
    }
  }

  @Test
  void theCardOfACommentIsNoTeaser() {
    List<RenderedRecord> comments =
        read(
            "https://bikes.example/2026/pedals/",
            ARTICLE
                + records(
                    "<div class=commento-card><div class=commento-header><div"
                        + " class=commento-name>{user}</div><div class=commento-timeago title='Nov"
                        + " {i} 2026 09:10:00'>{i} days ago</div></div><div class=commento-body>"
                        + "<p>{text}</p></div></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void handlesAreGivenWithoutTheirSign() {
    List<RenderedRecord> comments =
        read(
            "https://video.example/watch?v=7",
            ARTICLE
                + records(
                    "<div class=comment-thread><a id=author-text href='/@{user}'>@{user}</a> <span"
                        + " class=published-time><a href='/watch?v=7&lc={i}'>{i} days ago</a>"
                        + "</span><div class=comment-content>{text}</div></div>"),
            Kind.COMMENT);
    assertThat(comments).extracting(RenderedRecord::text).isEqualTo(TEXTS);
    assertUsers(comments);
  }

  @Test
  void whoPostedATextWhenIsNoPartOfIt() {
    List<RenderedRecord> comments =
        read(
            "https://ask.example/41/Pedals",
            ARTICLE
                + records(
                    "<div class=comments id=c{i}>{text}<br><span class=smallcopy>posted by <a"
                        + " href=/user/{i}>{user}</a> at <a href='#{i}'>9:10 AM</a> on November {i},"
                        + " 2026 <span>[<a href=#>{i} favorites</a>]</span></span></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void aNoteOfAChangeMayBeNamedAsAText() {
    String posts =
        records(
            "<li class=postcontainer id=post_{i}><div class=posthead><span class=postdate>11-0{i}-2026,"
                + " 09:10 AM</span></div><a class=username href='member.php?{i}'>{user}</a><div"
                + " class=postbody><div class=postrow><div class=content><blockquote"
                + " class=postcontent>{text}</blockquote></div></div><div class=after_content>"
                + "</div></div></li>");
    String note =
        "<div class=after_content><blockquote class='postcontent lastedited'>Last edited by bo;"
            + " 11-09-2026 at <span class=time>10:00 AM</span>.</blockquote></div>";
    List<RenderedRecord> read =
        read(
            "https://bikes.example/showthread.php?t=41",
            posts.replaceFirst("<div class=after_content></div>", note),
            Kind.POST);
    assertTextsAndDates(read);
    assertUsers(read);
  }

  @Test
  void aTransactionIsNoAction() {
    List<RenderedRecord> comments =
        read(
            "https://phab.example/T412",
            ARTICLE
                + records(
                    "<div class=timeline-shell><div class=timeline-title><a href='/p/{user}/'"
                        + " class=link-person>{user}</a> added a comment. <a href='#{i}'>Nov {i},"
                        + " 2026, 9:10 AM</a></div><span class=transaction-comment><div"
                        + " class=remarkup><p>{text}</p></div></span></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void whatAUserWroteIsNoBoxAboutTheUser() {
    List<RenderedRecord> comments =
        read(
            "https://bikes.example/view/?no=41",
            ARTICLE
                + records(
                    "<li id=comment_li_{i}><span class=nickname>{user}</span><div"
                        + " class='clear btn_reply'><p class='usertxt'>{text}</p></div><span"
                        + " class=date_time>2026.11.0{i} 09:10</span></li>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void aNameWithoutMarkupBeginsItsRecord() {
    List<RenderedRecord> comments =
        read(
            "https://bikes.example/2026/pedals/",
            ARTICLE
                + records(
                    "<div class=cusdis-comment><div class=mr-2><div>{user}</div></div><div"
                        + " class=text-sm>2026-11-0{i} 09:10</div><div class=my-2><p>{text}</p>"
                        + "</div><button>Reply</button></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void aLabelStandsBeforeAName() {
    List<RenderedRecord> posts =
        read(
            "https://bbs.bikes.example/post-boat-41-1.shtml",
            records(
                "<div class=item id=p{i}><div class=info><span>{i}</span> <span>作者：<a"
                    + " href='https://home.example/{i}'>{user}</a></span> <span>时间：2026-11-0{i}"
                    + " 09:10:00</span></div><div class=bbs-content>{text}</div></div>"),
            Kind.POST);
    assertTextsAndDates(posts);
    assertUsers(posts);
  }

  @Test
  void aHeadingThatIsTheAnchorOfItsCommentLeadsNowhereElse() {
    List<RenderedRecord> comments =
        read(
            "https://tech.example/story/26/11/03/pump",
            ARTICLE
                + records(
                    "<li id=tree_{i} class=comment><div class=title><h4><a name=comment_link_{i}"
                        + " href='//tech.example/comments.pl?sid=1&cid={i}'>Pedals again</a></h4>"
                        + "</div><div class=details><span class=by>by <a"
                        + " href='//tech.example/~{user}'>{user}</a></span> <span"
                        + " class=otherdetails>on Sunday November 0{i}, 2026 @10:10AM</span></div>"
                        + "<div class=commentBody><div>{text}</div></div></li>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }

  @Test
  void whatScreenReadersAreToldBesideANameIsNoPartOfIt() {
    List<RenderedRecord> comments =
        read(
            "https://bikes.example/2026/pedals/",
            ARTICLE
                + records(
                    "<div class=comment><a class=username href=/user/{user}>{user} <span"
                        + " class=visually-hidden>Offline</span></a> <time"
                        + " datetime=2026-11-0{i}T09:10:00Z>{i} days ago</time><div"
                        + " class=comment-body>{text}</div></div>"),
            Kind.COMMENT);
    assertTextsAndDates(comments);
    assertUsers(comments);
  }
}
