package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Comments whose markup has no names, below a heading that says what they are. */
class CommentHeadsTest {
  private static final String ARTICLE =
      "<h1>Enten im Weiher</h1><p>"
          + "Die Stadt prüft, ob das Baden im Weiher krank macht, und bittet um Geduld. ".repeat(5)
          + "</p>";

  private static String comment(String user, String time, String text) {
    return "<div class=css-1x2><div class=css-8a><b class=css-n0>"
        + user
        + "</b><span class=css-d4>"
        + time
        + "</span></div><p>"
        + text
        + "</p><span>Antworten</span></div>";
  }

  private static final String COMMENTS =
      comment("Wasserläufer", "vor 3 Tagen", "Ich bade dort seit vierzig Jahren ohne Ausschlag.")
          + comment(
              "Claudia S.", "vor 3 Tagen", "Das Schild steht doch längst neben dem Automaten.")
          + comment("Gast", "gestern, 18:20", "Typisch, immer sind die Enten schuld an allem.");

  private static Optional<Discussion> read(String html) {
    return DiscussionReader.read(page(html));
  }

  private static PageModel page(String html) {
    return PageModelBuilder.build(new PageReader().read(html, "https://news.example.org/a/7"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4 Kommentare",
        "Kommentare (3)",
        "Lesermeinungen",
        "コメント3件",
        "10件のコメント",
        "3条评论",
        "共 3 条评论",
        "Vos réactions (5)",
        "3 Комментария"
      })
  void aHeadingOfCommentsIsKnown(String heading) {
    assertThat(CommentHeads.isHead(heading)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0 Kommentare", "Kommentare unserer Redaktion", "Reaktion", "Weitere Artikel"})
  void otherHeadingsAreNone(String heading) {
    assertThat(CommentHeads.isHead(heading)).isFalse();
  }

  @Test
  void commentsBelowTheirHeadingAreRead() {
    PageModel page = page(ARTICLE + "<h3>3 Kommentare</h3>" + COMMENTS);
    Discussion found = DiscussionReader.read(page).orElseThrow();
    List<RenderedRecord> comments =
        found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
    assertThat(found.kind()).isEqualTo(Kind.COMMENT);
    assertThat(comments)
        .extracting(RenderedRecord::text)
        .containsExactly(
            "Ich bade dort seit vierzig Jahren ohne Ausschlag.",
            "Das Schild steht doch längst neben dem Automaten.",
            "Typisch, immer sind die Enten schuld an allem.");
    assertThat(comments)
        .extracting(comment -> comment.author().orElse(""))
        .containsExactly("Wasserläufer", "Claudia S.", "Gast");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3条评论", "3 條評論", "共3条评论", "10件のコメント", "댓글 3개", "3개의 댓글", "독자 의견 (3)"})
  void headingsThatBeginWithCountersAreFound(String heading) {
    assertThat(read(ARTICLE + "<h3>" + heading + "</h3>" + COMMENTS)).isPresent();
  }

  @Test
  void withoutAHeadingOrBehindAnotherOneTheyAreNone() {
    assertThat(read(ARTICLE + COMMENTS)).isEmpty();
    assertThat(read(ARTICLE + "<h3>3 Kommentare</h3><h3>Auch interessant</h3>" + COMMENTS))
        .isEmpty();
  }

  @Test
  void numbersOfCommentsBesideManyTeasersAreNoHeadings() {
    String teasers = "<div><span>Kommentare</span></div>".repeat(4);
    assertThat(read(ARTICLE + teasers + COMMENTS)).isEmpty();
  }
}
