package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.Pages;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiscussionTest {
  private static final PageModel PAGE =
      Pages.model(
          "<p id=intro>ten words stand above all that readers ever wrote here</p>"
              + "<b>Ann</b><p id=r0>a text of twelve words that is longer than each of the others</p>"
              + "<b>Bo</b><p id=r1>seven words of a reader who agrees</p>"
              + "<b>Cy</b><p id=r2>seven words of a reader who disagrees</p>");

  private static Selection of(String id) {
    return Selection.ofSubtree(PAGE, Pages.byId(PAGE, id));
  }

  private static Selection all(String... without) {
    Selection all = Selection.ofSubtree(PAGE, 0);
    for (String id : without) {
      all = all.minus(of(id));
    }
    return all;
  }

  private static Discussion discussion(Kind kind, ExtractedField... fields) {
    List<ExtractedRecord> records =
        IntStream.range(0, 3)
            .mapToObj(
                i -> new ExtractedRecord(kind, of("r" + i), List.of(fields), Optional.empty()))
            .toList();
    return new Discussion(kind, records, all("intro"), all("intro"), true);
  }

  private static List<String> texts(Discussion discussion) {
    return discussion.records().stream()
        .map(record -> RenderedRecord.of(PAGE, record).text())
        .toList();
  }

  @Test
  void commentsBelowTheMainTextStay() {
    Discussion comments = discussion(Kind.COMMENT);
    assertThat(comments.beside(PAGE, of("intro"))).contains(comments);
    assertThat(comments.beside(PAGE, Selection.empty())).contains(comments);
  }

  @Test
  void theCommentThatIsMostOfTheMainTextIsTheArticle() {
    Discussion found =
        discussion(Kind.COMMENT).beside(PAGE, all("r1", "r2", "intro")).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    assertThat(texts(found))
        .containsExactly(
            "seven words of a reader who agrees", "seven words of a reader who disagrees");
    assertThat(TextRenderer.render(PAGE, found.text())).startsWith("Bo").doesNotContain("Ann");
    assertThat(found.aside().isEmpty()).isTrue();
  }

  @Test
  void nothingFollowsAnArticleThatIsTheLastComment() {
    assertThat(discussion(Kind.COMMENT).beside(PAGE, of("r2"))).isEmpty();
  }

  @Test
  void commentsThatAreTheMainTextAreAThread() {
    Discussion found = discussion(Kind.COMMENT).beside(PAGE, all()).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.POST);
    assertThat(found.records()).hasSize(3).allMatch(record -> record.kind() == Kind.POST);
  }

  @Test
  void aLongReplyBelowAQuestionOfTheMainTextIsNoArticle() {
    PageModel page =
        Pages.model(
            "<p id=r0>where are the keys of the shed</p><p id=r1>they hang behind the door of the"
                + " kitchen, below the coats, on the hook with the red ring</p><p id=r2>thanks</p>");
    List<ExtractedRecord> records =
        IntStream.range(0, 3)
            .mapToObj(i -> Selection.ofSubtree(page, Pages.byId(page, "r" + i)))
            .map(text -> new ExtractedRecord(Kind.COMMENT, text, List.of(), Optional.empty()))
            .toList();
    Selection all = Selection.ofSubtree(page, 0);
    Discussion comments = new Discussion(Kind.COMMENT, records, all, all, true);
    assertThat(comments.beside(page, all.minus(records.get(2).text())).orElseThrow().records())
        .hasSize(3)
        .allMatch(record -> record.kind() == Kind.POST);
    assertThat(comments.beside(page, records.get(1).text()).orElseThrow().records()).hasSize(1);
  }

  @Test
  void postsStay() {
    Discussion posts = discussion(Kind.POST);
    assertThat(posts.beside(PAGE, all())).contains(posts);
    assertThat(posts.beside(PAGE, of("r0"))).contains(posts);
    assertThat(posts.beside(PAGE, Selection.empty())).contains(posts);
  }

  @Test
  void postsOutsideAForumShowWhoWroteThemAndMore() {
    ExtractedField author = new ExtractedField(ExtractedRecord.AUTHOR, "Ann", "Ann");
    ExtractedField link = new ExtractedField(ExtractedRecord.AUTHOR_LINK, "/ann", "/ann");
    ExtractedField date = new ExtractedField(ExtractedRecord.DATE, "21 Nov", "21 Nov");
    assertThat(outsideForums(discussion(Kind.POST, author, date), 3)).isPresent();
    assertThat(outsideForums(discussion(Kind.POST, author, link), 3)).isPresent();
    assertThat(outsideForums(discussion(Kind.COMMENT, author, date), 3)).isPresent();
    assertThat(outsideForums(discussion(Kind.POST, author, date), 2)).isEmpty();
    assertThat(outsideForums(discussion(Kind.POST, author), 3)).isEmpty();
    assertThat(outsideForums(discussion(Kind.POST, date), 3)).isEmpty();
    assertThat(outsideForums(discussion(Kind.COMMENT), 3)).isEmpty();
  }

  private static Optional<Discussion> outsideForums(Discussion discussion, int records) {
    List<ExtractedRecord> first = discussion.records().subList(0, records);
    return new Discussion(discussion.kind(), first, discussion.text(), discussion.aside(), false)
        .beside(PAGE, all());
  }

  @Test
  void postsBelowTheMainTextAreCommentsIfTheyAreSigned() {
    ExtractedField author = new ExtractedField(ExtractedRecord.AUTHOR, "Ann", "Ann");
    Discussion found = discussion(Kind.POST, author).beside(PAGE, of("intro")).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    assertThat(found.records()).hasSize(3).allMatch(record -> record.kind() == Kind.COMMENT);
    assertThat(discussion(Kind.POST).beside(PAGE, of("intro"))).isEmpty();
  }

  @Test
  void postsAboveAMainTextThatHasNoneOfThemAreNone() {
    ExtractedField author = new ExtractedField(ExtractedRecord.AUTHOR, "Ann", "Ann");
    Discussion posts = discussion(Kind.POST, author);
    Selection above = all("intro", "r2");
    Discussion topics =
        new Discussion(Kind.POST, posts.records().subList(0, 2), above, above, true);
    assertThat(topics.beside(PAGE, of("r2"))).isEmpty();
  }
}
