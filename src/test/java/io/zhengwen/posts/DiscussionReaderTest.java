package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiscussionReaderTest {
  private static final String[] USERS = {"amber", "Bo K.", "carla77", "dmitri"};
  private static final String[] TEXTS = {
    "The left pedal squeaks whenever it rains, and oil did not help for long.",
    "Take the pedal off, clean the thread and put fresh grease on it.",
    "Mine did the same. In the end the bottom bracket was loose.",
    "Thanks to both of you, grease was enough."
  };
  private static final String ARTICLE =
      "<article><h1>How to grease a pedal</h1><p>Pedals turn on bearings that want a little grease"
          + " every season, more often where it rains a lot.</p><p>Unscrew the pedal, mind that the"
          + " left one has a thread that runs the other way, and wipe off all that is old and"
          + " black before anything new is put on.</p></article>";

  private static PageModel page(String body, String url) {
    return PageModelBuilder.build(
        new PageReader().read("<html><body>" + body + "</body></html>", url));
  }

  private static List<RenderedRecord> read(Kind kind, PageModel page) {
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(kind);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private interface Template {
    String post(int i, String user, String text);
  }

  private static String posts(Template template) {
    return IntStream.range(0, USERS.length)
        .mapToObj(i -> template.post(i, USERS[i], TEXTS[i]))
        .collect(Collectors.joining());
  }

  private static void assertAllRead(List<RenderedRecord> posts) {
    assertThat(posts).extracting(RenderedRecord::text).containsExactly(TEXTS);
    assertThat(posts)
        .extracting(RenderedRecord::author)
        .containsExactly(
            IntStream.range(0, 4).mapToObj(i -> Optional.of(USERS[i])).toArray(Optional[]::new));
    assertThat(posts)
        .extracting(post -> post.date().orElse("").substring(0, 10))
        .containsExactly("2024-03-11", "2024-03-12", "2024-03-13", "2024-03-14");
  }

  @Test
  void readsPostsWithProfilesSignaturesAndButtons() {
    String thread =
        posts(
            (i, user, text) ->
                "<div id='p"
                    + (900 + i)
                    + "' class='post bg"
                    + (i % 2 + 1)
                    + "'><dl class='postprofile'><dt><a href='./memberlist.php?mode=viewprofile&u="
                    + i
                    + "' class='username'>"
                    + user
                    + "</a></dt><dd class='profile-rank'>Rider</dd><dd class='profile-joined'>"
                    + "Joined: 0"
                    + (9 - 2 * i % 5)
                    + " Feb 20"
                    + (19 - i * 3 % 7)
                    + "</dd></dl><div class='postbody'><ul class='post-buttons'><li><a"
                    + " href='./posting.php?mode=quote&p=1'>Quote</a></li></ul><p class='author'><a"
                    + " href='./viewtopic.php?p="
                    + (900 + i)
                    + "#p"
                    + (900 + i)
                    + "'>Post</a> <time datetime='2024-03-1"
                    + (i + 1)
                    + "T08:30:00+00:00'>Mar 1"
                    + (i + 1)
                    + ", 2024</time></p><div class='content'>"
                    + text
                    + "</div><div class='signature'>Ride on, number "
                    + i
                    + "!</div></div></div>");
    PageModel page =
        page("<h2>Pedals</h2>" + thread, "https://bikes.example/forum/viewtopic.php?t=5");
    List<RenderedRecord> posts = read(Kind.POST, page);
    assertAllRead(posts);
    assertThat(posts.get(2).link())
        .contains("https://bikes.example/forum/viewtopic.php?p=902#p902");
  }

  @Test
  void readsPostsOfARowForTheAuthorAndARowForTheText() {
    String rows =
        posts(
            (i, user, text) ->
                "<tr><td class='head'><a name='"
                    + i
                    + "7'></a>by <a class='user' href='/profile/"
                    + i
                    + "'>"
                    + user
                    + "</a> on 1"
                    + (i + 1)
                    + " March 2024</td></tr><tr><td class='text'>"
                    + text
                    + "</td></tr>");
    assertAllRead(
        read(Kind.POST, page("<table>" + rows + "</table>", "https://forum.example.org/topic/7")));
  }

  /** An article with nested comments. */
  private static String commented(String dateFormat) {
    StringBuilder nested = new StringBuilder();
    for (int i = 0; i < USERS.length; i++) {
      nested
          .append("<ul class='children'><li class='comment depth-")
          .append(i + 1)
          .append("' id='comment-")
          .append(40 + i)
          .append("'><div class='comment-author vcard'><cite class='fn'>")
          .append(USERS[i])
          .append("</cite> <span class='says'>says:</span></div><div class='comment-meta'><a")
          .append(" href='#comment-")
          .append(40 + i)
          .append("'>")
          .append(String.format(Locale.ROOT, dateFormat, 11 + i))
          .append("</a></div><div class='comment-content'><p>")
          .append(TEXTS[i])
          .append("</p></div><div class='reply'><a href='?r'>Reply</a></div>");
    }
    nested.append("</li></ul>".repeat(USERS.length));
    return ARTICLE + "<div id='comments'><h3>4 Replies</h3>" + nested + "</div>";
  }

  @Test
  void readsDatesByTheHabitsOfThePage() {
    assertAllRead(
        read(Kind.COMMENT, page(commented("%d/03/2024 8:30"), "https://example.co.uk/grease")));
  }

  @Test
  void readsNestedCommentsEachWithItsOwnText() {
    PageModel page = page(commented("March %d, 2024 at 8:30 am"), "https://example.org/grease");
    List<RenderedRecord> comments = read(Kind.COMMENT, page);
    assertAllRead(comments);
    assertThat(comments.get(3).link()).contains("https://example.org/grease#comment-43");
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(TextRenderer.render(page, found.text()))
        .contains("amber", "March 12, 2024", TEXTS[3])
        .doesNotContain("Reply", "Unscrew");
    assertThat(TextRenderer.render(page, found.aside()))
        .contains("amber", TEXTS[3], "Reply")
        .doesNotContain("Unscrew");
  }

  /** A post and replies built differently. */
  private static String discussion() {
    String replies =
        IntStream.range(1, 4)
            .mapToObj(
                i ->
                    "<li class='ItemComment' id='Comment_"
                        + i
                        + "'><a class='Username' href='/profile/"
                        + i
                        + "'>"
                        + USERS[i]
                        + "</a> <time datetime='2024-03-1"
                        + (i + 1)
                        + "'>March</time><div class='Message'>"
                        + TEXTS[i]
                        + "</div></li>")
            .collect(Collectors.joining());
    return "<div class='Discussion'><div class='Head'><a class='Username' href='/profile/0'>amber</a>"
        + " <time datetime='2024-03-11'>March</time></div><div class='Wrap'><div"
        + " class='Message'>"
        + TEXTS[0]
        + "</div></div></div><ul class='Comments'>"
        + replies
        + "</ul>";
  }

  @Test
  void theFirstPostMayBeBuiltDifferently() {
    assertAllRead(read(Kind.POST, page(discussion(), "https://example.org/discussion/12/pedals")));
  }

  @Test
  void whatIsCommentedOnIsNoComment() {
    PageModel page = page(discussion(), "https://example.org/pedals");
    assertThat(read(Kind.COMMENT, page))
        .extracting(RenderedRecord::text)
        .containsExactly(TEXTS[1], TEXTS[2], TEXTS[3]);
    assertThat(DiscussionReader.read(page).orElseThrow().aside().isEmpty())
        .as("replies to a question look the same and are part of its page")
        .isTrue();
  }

  @Test
  void aPageIsOfAForumByWholeWordsOfItsAddressOrByWhatItDeclares() {
    for (String address : List.of("bbs6.example.org/9", "example.org/questions/12/a-question")) {
      assertThat(read(Kind.POST, page(discussion(), "https://" + address))).hasSize(4);
    }
    for (String address : List.of("example.org/keyboards/a", "stalker.example.org/dashboard/a")) {
      assertThat(read(Kind.COMMENT, page(discussion(), "https://" + address))).hasSize(3);
    }
    String head = "<html><head><meta name='Generator' content='Discourse 3.4.0'></head><body>";
    for (String html :
        List.of(
            head + discussion(),
            "<div itemscope itemtype='https://schema.org/DiscussionForumPosting'>"
                + discussion()
                + "</div>")) {
      PageModel page = PageModelBuilder.build(new PageReader().read(html, "https://a.example/b"));
      assertThat(read(Kind.POST, page)).hasSize(4);
    }
  }

  @Test
  void linksToThePostAndDatesOfChangesAreNotItsAuthorAndDate() {
    String thread =
        posts(
            (i, user, text) ->
                "<div class='answer'><div class='cell'>"
                    + text
                    + "</div><a itemprop='url' href='/q/"
                    + i
                    + "'>Share</a><div class='info'>edited <span class='when' title='2025-01-0"
                    + (i + 1)
                    + " 10:00:00Z'>Jan "
                    + (i + 1)
                    + ", 2025 at 10:00</span></div><div class='info'>asked <span class='when'"
                    + " title='2024-03-1"
                    + (i + 1)
                    + " 08:00:00Z'>Mar 1"
                    + (i + 1)
                    + ", 2024 at 8:00</span></div><a itemprop='url' href='/users/"
                    + i
                    + "/x'>"
                    + user
                    + "</a></div>");
    List<RenderedRecord> posts =
        read(Kind.POST, page(thread, "https://example.org/questions/7/pedals"));
    assertThat(posts)
        .extracting(post -> post.author().orElse(""))
        .containsExactly("amber", "Bo K.", "carla77", "dmitri");
    assertThat(posts)
        .extracting(post -> post.date().orElse("").substring(0, 10))
        .containsExactly("2024-03-11", "2024-03-12", "2024-03-13", "2024-03-14");
  }

  @Test
  void rowsOfLinksBehindAThreadAreNoPosts() {
    String thread =
        posts(
            (i, user, text) ->
                "<div class='post' itemprop='comment'><a class='username' href='/u/"
                    + i
                    + "'>"
                    + user
                    + "</a> <time datetime='2024-03-1"
                    + (i + 1)
                    + "'>1"
                    + (i + 1)
                    + " March 2024</time><div class='text'>"
                    + text
                    + "</div></div>");
    String rows =
        "<div class='post'><a href='/t/8'>Chains that creak in the rain</a></div>"
            + "<div class='post'><a href='/t/9'>Saddles for long days</a></div>";
    assertAllRead(read(Kind.POST, page(thread + rows, "https://example.org/forum/7")));
  }

  @Test
  void pagesWithoutRecordsHaveNoDiscussion() {
    assertThat(DiscussionReader.read(page("", ""))).isEmpty();
    assertThat(DiscussionReader.read(page(ARTICLE, "https://example.org/grease"))).isEmpty();
  }

  @Test
  void readsAHostilePageInBoundedTime() {
    String deep = "<div class='comment post a b c d e f g h'>".repeat(20_000);
    String wide = "<p class='comment'><a class='user' href='/user/1'>x</a> 2024-01-01 y</p>";
    PageModel page = page(wide.repeat(20_000) + deep, "https://example.org/forum/1");
    assertThat(DiscussionReader.read(page)).isEmpty();
  }
}
