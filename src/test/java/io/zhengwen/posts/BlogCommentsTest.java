package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Comments as blogs of site builders and content management systems write them. */
class BlogCommentsTest {
  private static final String URL = "https://quay.example/notes/ferry/";
  private static final String ARTICLE =
      "<article><h1>A later ferry</h1><p>The department has approved a new timetable for the"
          + " ferries between the mainland and the islands, with two more crossings on weekdays"
          + " and one on Sundays.</p><p>The early boat on Saturdays is dropped, because hardly"
          + " anyone used it in the last two years.</p></article>";
  private static final String FIRST =
      "My mother slept at the hospital twice, so this is good news.";
  private static final String SECOND = "Do bicycles still travel free once the card is there?";

  private static List<String> read(String comments) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader().read("<html lang=en><body>" + ARTICLE + comments, URL));
    return DiscussionReader.read(page)
        .map(found -> found.records().stream().map(r -> RenderedRecord.of(page, r)).toList())
        .orElse(List.of())
        .stream()
        .map(r -> r.author().orElse("-") + "|" + dateOf(r) + "|" + r.text())
        .toList();
  }

  /** The date in ISO 8601, or else in the words of the page. */
  private static String dateOf(RenderedRecord comment) {
    return comment
        .date()
        .or(() -> comment.field(ExtractedRecord.DATE).map(ExtractedField::text))
        .orElse("-");
  }

  @ParameterizedTest
  @ValueSource(strings = {"said...", "disse...", "hat gesagt…", "a dit :", "dijo...", "さんのコメント:"})
  void verbsBehindNames(String verb) {
    assertThat(
            read(
                "<section class=comments><dl id=comments-block><dt class=comment-author id=c1><a"
                    + " href=https://b.example/profile/3>Ann Lee</a> "
                    + verb
                    + "</dt><dd class=comment-body><p>"
                    + FIRST
                    + "</p></dd><dd class=comment-footer><span class=comment-timestamp>2024-06-18"
                    + " 09:12</span></dd><dt class=comment-author id=c2>Anonymous "
                    + verb
                    + "</dt><dd class=comment-body><p>"
                    + SECOND
                    + "</p></dd><dd class=comment-footer><span class=comment-timestamp>2024-06-19"
                    + " 14:50</span></dd></dl></section>"))
        .containsExactly(
            "Ann Lee|2024-06-18T09:12|" + FIRST, "Anonymous|2024-06-19T14:50|" + SECOND);
  }

  @Test
  void namesEndTheLineOfTheDate() {
    assertThat(read(headed("<a>amber</a>", "<a>大头鱼</a>")))
        .containsExactly("amber|2024-06-18T09:12|" + FIRST, "大头鱼|2024-06-19T14:50|" + SECOND);
  }

  @Test
  void toolsBehindTheDateAreNoNames() {
    assertThat(read(headed("<a>Reply</a>", "<a>Reply</a>")))
        .allSatisfy(comment -> assertThat(comment).startsWith("-|"));
  }

  private static String headed(String first, String second) {
    return "<div id=comments><h3>Comments</h3><div># re: A later ferry 2024-06-18 09:12 "
        + first
        + "<br>"
        + FIRST
        + "</div><div># re: ferry 2024-06-19 14:50 "
        + second
        + "<br>"
        + SECOND
        + "</div></div>";
  }

  @ParameterizedTest
  @ValueSource(strings = {"not verified", "nicht überprüft", "non vérifié", "no verificado"})
  void namesThatAreNotVerified(String note) {
    assertThat(
            read(
                "<section class=comments>"
                    + comment("Ann Lee (" + note + ")", "2024-06-18", FIRST)
                    + comment("Bo Kay (" + note + ")", "2024-06-19", SECOND)
                    + "</section>"))
        .containsExactly("Ann Lee|2024-06-18|" + FIRST, "Bo Kay|2024-06-19|" + SECOND);
  }

  private static String comment(String author, String date, String text) {
    return "<article class='comment js-comment'><footer class=comment__meta><p"
        + " class=comment__author><span>"
        + author
        + "</span></p><p class=comment__time>"
        + date
        + "</p></footer><div class=comment__content><p>"
        + text
        + "</p></div></article>";
  }

  @Test
  void namesThatWordsAnnounce() {
    assertThat(
            read(
                "<div class=ce_comments><div class=comment_default><p class=info>Kommentar von <a"
                    + " href=https://ann.example>Ann Lee</a> | <time datetime=2024-06-18>18.06.2024"
                    + "</time></p><div class=comment><p>"
                    + FIRST
                    + "</p></div></div><div class=comment_default><p class=info>Kommentar von Bo"
                    + " Kay | <time datetime=2024-06-19>19.06.2024</time></p><div class=comment><p>"
                    + SECOND
                    + "</p></div></div></div>"))
        .containsExactly("Ann Lee|2024-06-18|" + FIRST, "Bo Kay|2024-06-19|" + SECOND);
  }

  @Test
  void namesThatDatesFollow() {
    assertThat(
            read(
                "<div id=comments>"
                    + signed("Ann Lee", "2024-06-18", FIRST)
                    + signed("Bo Kay", "2024-06-19", SECOND)
                    + "</div>"))
        .containsExactly("Ann Lee|2024-06-18|" + FIRST, "Bo Kay|2024-06-19|" + SECOND);
  }

  private static String signed(String author, String date, String text) {
    return "<article class=article-template__comments-comment><p>"
        + text
        + "</p><footer class=right><span class='circle-divider caption'>"
        + author
        + "</span><span class=caption><time datetime="
        + date
        + ">"
        + date
        + "</time></span></footer></article>";
  }

  @Test
  void aCommentAloneWithANameInCamelCase() {
    assertThat(
            read(
                "<div id=comments><div class=blogCommentWrap><div class=blogCommentHeading><div"
                    + " class=blogCommentAuthor><span class=name>Ann Lee</span></div><div"
                    + " class=blogCommentDate><span class=date-text>11/19/2025 07:42:10"
                    + " am</span></div></div><div class=blogCommentText><p>"
                    + FIRST
                    + "</p></div></div></div>"))
        .containsExactly("Ann Lee|2025-11-19T07:42:10|" + FIRST);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10 years ago",
        "vor 3 Tagen",
        "il y a 2 jours",
        "hace 3 semanas",
        "2 mesi fa",
        "3 dagen geleden",
        "2 dni temu",
        "3 дня назад",
        "2 gün önce",
        "منذ 3 أيام",
        "3 ngày trước"
      })
  void datesInWords(String ago) {
    assertThat(
            read(
                "<div class=comment-list>"
                    + comment("Ann Lee", ago, FIRST)
                    + comment("Bo Kay", ago, SECOND)
                    + "</div>"))
        .containsExactly("Ann Lee|" + ago + "|" + FIRST, "Bo Kay|" + ago + "|" + SECOND);
  }

  @Test
  void headingsThatLeadToTheSitesOfWriters() {
    assertThat(
            read(
                "<ol class=commentlist>"
                    + headed("Ann Lee", "2024-06-18", FIRST)
                    + headed("Bo Kay", "2024-06-19", SECOND)
                    + "</ol>"))
        .hasSize(2);
  }

  private static String headed(String author, String date, String text) {
    return "<li class=comment><h4><a href=https://writer.example/>"
        + author
        + "</a></h4><p>"
        + text
        + "</p><small>on "
        + date
        + "</small></li>";
  }

  @Test
  void namesBeforeAPreposition() {
    assertThat(
            read(
                "<div id=comments>"
                    + signed("Ann Lee at", "2024-06-18", FIRST)
                    + signed("Bo Kay at", "2024-06-19", SECOND)
                    + "</div>"))
        .containsExactly("Ann Lee|2024-06-18|" + FIRST, "Bo Kay|2024-06-19|" + SECOND);
  }

  @Test
  void postsOfACategoryAreNoThread() {
    StringBuilder list = new StringBuilder("<main><h1>Category: Ferries</h1>");
    for (String name : List.of("barge", "quay", "gulls")) {
      list.append("<article class=post><header class=entry-header><h2 class=entry-title><a href=/")
          .append(name)
          .append("/ rel=bookmark>The ")
          .append(name)
          .append(
              "</a></h2><div class=entry-meta><time class=published datetime=2025-05-11>May 11,")
          .append(
              " 2025</time> by <span class=author><a href=/author/ann/>Ann Lee</a></span></div>")
          .append("</header><div class=entry-summary><p>What the ")
          .append(name)
          .append(" did in spring, told by those who saw it.</p></div></article>");
    }
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read("<body>" + list + "</main>", "https://quay.example/category/ferries/"));
    assertThat(DiscussionReader.read(page)).isEmpty();
  }

  @Test
  void aNameThatAllCommentsEmphasiseStaysInTheirSentences() {
    StringBuilder comments = new StringBuilder("<section id=comments>");
    for (String name : List.of("Ann Lee", "Bob Roy", "Cem Usta")) {
      comments
          .append("<article class=comment><b class=comment-author>")
          .append(name)
          .append("</b> <time class=comment-date datetime=2024-06-18>18 June</time><p>")
          .append(name)
          .append(" here, and the boat that I take is the <em>Osprey</em> of ")
          .append(name)
          .append("</p></article>");
    }
    assertThat(read(comments.append("</section>").toString()))
        .contains(
            "Bob Roy|2024-06-18|Bob Roy here, and the boat that I take is the Osprey of Bob Roy");
  }
}
