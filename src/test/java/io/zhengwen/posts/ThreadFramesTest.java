package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Posts within a frame or under headings that look like something else. */
class ThreadFramesTest {
  private static final String QUESTION =
      "Since the update the tide tables of all western harbours are an hour late, while those of"
          + " the south, which hardly has any tide, are right. I have emptied the cache and changed"
          + " the time zone, and neither helped. What else could I try?";

  private static Discussion read(String body, String url) {
    return DiscussionReader.read(page(body, url)).orElseThrow();
  }

  private static PageModel page(String body, String url) {
    return PageModelBuilder.build(
        new PageReader().read("<html><body>" + body + "</body></html>", url));
  }

  private static String item(String kind, String user, int day, String text) {
    return "<div class='item %K'><div class=%K-author><a class=author-link href=/users/%U>%U</a>"
            .replace("%K", kind)
            .replace("%U", user)
        + "<span class=date>2024-03-%D</span></div><div class=%K-content><p>%T</p></div></div>"
            .replace("%K", kind)
            .replace("%D", Integer.toString(day))
            .replace("%T", text);
  }

  @Test
  void theFrameOfAThreadIsNoPost() {
    String thread =
        "<ul class=thread-replies><li class=all>"
            + item("topic", "filou", 10, QUESTION)
            + item("reply", "annick", 11, "Which version is it, and which harbours are late?")
            + item("reply", "filou", 12, "The last one, and all harbours north of the river.")
            + item("reply", "annick", 13, "Summer time was added twice. It is mended now, thanks.")
            + "</li></ul>";
    String url = "https://boats.example/forum/tides-late";
    List<RenderedRecord> posts =
        read(thread, url).records().stream()
            .map(record -> RenderedRecord.of(page(thread, url), record))
            .toList();
    assertThat(posts).extracting(RenderedRecord::text).hasSize(4);
    assertThat(posts.get(0).text()).isEqualTo(QUESTION);
  }

  @Test
  void headingsOfCommentsMayLeadToTheirOwnPages() {
    String comments =
        comment(1, "Tessa", "The holes show as gaps if you take the picture from the side.")
            + comment(2, "Bo", "How did you deal with cards that were warped by water?")
            + comment(3, "Tessa", "They were frozen first and dried between boards.");
    Discussion found =
        read(
            "<h1>Cards</h1><p>" + QUESTION + "</p><ul>" + comments + "</ul>",
            "https://cards.example/story/2024/long-term-storage");
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    assertThat(found.records()).hasSize(3);
  }

  private static String comment(int n, String user, String text) {
    return "<li class=comment><h4><a href='/comments.pl?cid=%N'>Re: Cards</a></h4>"
            .replace("%N", Integer.toString(n))
        + "<div class=details>by <a class=user href=/people/%U>%U</a> on 2024-03-1%N</div>"
            .replace("%U", user)
            .replace("%N", Integer.toString(n))
        + "<div class=comment-body>"
        + text
        + "</div></li>";
  }
}
