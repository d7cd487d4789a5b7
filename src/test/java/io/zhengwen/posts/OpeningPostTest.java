package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpeningPostTest {
  private static final String FORUM = "https://boats.example/t/88213";
  private static final String ELSEWHERE = "https://boats.example/2024/03/leak";

  private static final String QUESTION =
      "Our dinghy takes on water at the centreboard case, about a bucket in an hour of sailing, and"
          + " I cannot see where it comes in. Has anybody taken such a case apart?";

  private static final String REPLIES =
      "<div class=replies>"
          + reply(
              "carla77", "2024-03-12", "Look at the screws along the keel first, mine were loose.")
          + reply("dmitri", "2024-03-13", "Dry it for a month, then run thin epoxy into the seam.")
          + reply("bo_k", "2024-03-14", "Three of them were loose indeed. Thank you both.")
          + "</div>";

  private static String reply(String user, String day, String text) {
    return "<div class=reply><a class=who href=/member/"
        + user
        + ">"
        + user
        + "</a> <span class=ago>"
        + day
        + "</span><div class=reply_content>"
        + text
        + "</div></div>";
  }

  private static String opening(String user, String day, String text) {
    return "<div class=head><h1>Leak at the centreboard case</h1><small class=meta><a href=/member/"
        + user
        + ">"
        + user
        + "</a> · <span class=ago>"
        + day
        + "</span></small></div><div class=topic><p>"
        + text
        + "</p></div>";
  }

  private static Discussion read(String body, String url) {
    return DiscussionReader.read(page(body, url)).orElseThrow();
  }

  private static PageModel page(String body, String url) {
    return PageModelBuilder.build(
        new PageReader().read("<html><body>" + body + "</body></html>", url));
  }

  private static List<RenderedRecord> posts(String body) {
    PageModel page = page(body, FORUM);
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.POST);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static String thread(String opening) {
    return "<nav><a href=/>Boats</a></nav><main><div class=box>"
        + opening
        + "</div><div class=ad>Varnish, half price</div>"
        + REPLIES
        + "</main>";
  }

  @Test
  void aPostBuiltDifferentlyFromTheRepliesIsTheFirst() {
    assertThat(posts(thread(opening("bo_k", "2024-03-11", QUESTION))))
        .hasSize(4)
        .first()
        .extracting(RenderedRecord::text, RenderedRecord::author, RenderedRecord::date)
        .extracting(Object::toString)
        .containsExactly(QUESTION, "Optional[bo_k]", "Optional[2024-03-11]");
  }

  @Test
  void aPostWithoutAnElementAroundItIsFound() {
    String flat =
        "<main>" + opening("bo_k", "2024-03-11", QUESTION) + REPLIES + "</main><footer>a</footer>";
    assertThat(posts(flat))
        .extracting(post -> post.author().orElse(""))
        .containsExactly("bo_k", "carla77", "dmitri", "bo_k");
  }

  @Test
  void outsideForumsRepliesAreCommentsOnAnArticle() {
    Discussion found = read(thread(opening("bo_k", "2024-03-11", QUESTION)), ELSEWHERE);
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    assertThat(found.records()).hasSize(3);
  }

  @Test
  void aSummaryOfTheFirstPostIsNone() {
    assertThat(posts(thread(opening("carla77", "2024-03-12", QUESTION)))).hasSize(3);
  }

  @Test
  void aFewWordsAreNone() {
    assertThat(posts(thread(opening("bo_k", "2024-03-11", "Any ideas?")))).hasSize(3);
  }

  @Test
  void whatStandsAboveTheTitleIsNone() {
    String notice =
        "<div class=notice><a href=/member/admin>admin</a> <span class=ago>2024-01-02</span><p>"
            + QUESTION
            + "</p></div><h1>Leak at the centreboard case</h1>";
    assertThat(posts("<main>" + notice + REPLIES + "</main>"))
        .extracting(post -> post.author().orElse(""))
        .containsExactly("carla77", "dmitri", "bo_k");
  }
}
