package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Authors of articles that declare nothing, among names of others. */
class ShownAuthorsTest {
  private static final String TEXT =
      "<p>" + "The river rose in the night, and nobody had seen it so high. ".repeat(10) + "</p>";

  private static List<String> names(String html) {
    return FoundAuthors.names(html, "https://news.example.org/a/7");
  }

  private static String teaser(String title, String author) {
    return "<li><a href=/"
        + title.hashCode()
        + ">"
        + title
        + "</a><i class=author>"
        + author
        + "</i></li>";
  }

  private static String article(String line, String end) {
    return "<ul>"
        + teaser("Council wants a wider bridge by summer", "Cy Orr")
        + teaser("Three boats sank in the gale of Sunday", "Eva Poe")
        + "</ul><h1>The river is higher than ever</h1>"
        + line
        + TEXT
        + end
        + "<ul>"
        + teaser("The old lighthouse gets a new lamp", "Ed Fox")
        + "</ul>";
  }

  @Test
  void authorsOfOtherPagesAreNone() {
    assertThat(names(article("<div>Ann Lee</div><div>12 November 2026</div>", "")))
        .containsExactly("Ann Lee");
    assertThat(names(article("<div>12 November 2026</div>", ""))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Posted on November 12, 2026 by Ann Lee",
        "posted Thursday, November 12, 2026 at 10:14 PM by Ann Lee",
        "12.11.2026, 10:22 von Ann Lee",
        "12.11.2026, 10:22 von Ann Lee <i>Symbolbild</i>",
        "Posted November 12, 2026 by Ann Lee in <a href=/t>Upcoming Games</a>",
        "Veröffentlicht am 12. November 2026 von Ann Lee",
        "Publicado el 12 de noviembre de 2026 por Ann Lee",
        "November 12, 2026 @ 2:00 pm - Written by Ann Lee",
        "Posted Nov 12, 2026 17:33 UTC (Thu) by Ann Lee",
      })
  void aBylineMayBeginWithItsDate(String line) {
    assertThat(names(article("<p>" + line + "</p>", ""))).containsExactly("Ann Lee");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Last updated 12 November 2026 by Ann Lee",
        "Sold on 12 November 2026 by Ann Lee",
        "12 November 2026 | Reviewed by Ann Lee",
      })
  void whatElseIsDoneOnADayIsNoByline(String line) {
    assertThat(names(article("<p>" + line + "</p>", ""))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "<p>– Ann Lee</p>, Ann Lee",
    "<p>(Ann Lee/dpa)</p>, Ann Lee",
    "<p align=right>Ann Lee</p>, Ann Lee",
    "<p style='text-align: right'><b>Lê Phương</b></p>, Lê Phương",
    "<p>Further Reading</p>, ''"
  })
  void aSignatureIsALineOfItsOwnWithAMarkOrOnTheRight(String end, String name) {
    assertThat(names(article("<div>12 November 2026</div>", end)))
        .containsExactlyElementsOf(name.isEmpty() ? List.of() : List.of(name));
  }

  @Test
  void aNameUnderAQuotationIsOfWhoIsQuoted() {
    String quote = "<p>“" + "Nobody shall build beside this river again. ".repeat(4) + "”</p>";
    assertThat(names(article("<div>12 November 2026</div>", quote + "<p>– Ann Lee</p>"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"राहुल वर्मा", "رنا معلوف", "สมชาย ใจดี", "מיכל לוי"})
  void namesInScriptsWithoutCapitalsAreNames(String name) {
    String line = "<div class=author>" + name + "</div><time>12 November 2026</time>";
    assertThat(names(article(line, ""))).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "View Profile",
        "See all posts",
        "RSS feed",
        "2 Kommentare",
        "Ver perfil",
        "Pin It",
        "Share14K",
        "Facebookでシェアする",
        "About the author",
        "Über die Autorin",
        "À propos de l'auteur",
        "この記事を書いた人",
        "作者简介",
        "기자 소개"
      })
  void labelsBesideANameAreNone(String label) {
    String line =
        "<div class=byline><a rel=author class=author href=/people/annlee>%s</a> <span class=byline"
            + ">Ann Lee</span></div><time>12 November 2026</time>";
    assertThat(names(article(line.replace("%s", label), ""))).containsExactly("Ann Lee");
  }

  @Test
  void whatListsAreSortedByIsNoName() {
    assertThat(Announcements.endsWithBy("3 May by")).isTrue();
    assertThat(Announcements.endsWithBy("Sort by")).isFalse();
    assertThat(Announcements.endsWithBy("Shop by:")).isFalse();
  }

  @Test
  void aPageThatDeclaresNothingMayShowAByline() {
    String page = "<title>The river</title><font size=5>The river</font><p>By Ann Lee</p>" + TEXT;
    assertThat(names(page)).containsExactly("Ann Lee");
    assertThat(names("<meta property=og:type content=website>" + page)).isEmpty();
    String above = "<title>The river</title><p>By Ann Lee</p><h1>The river</h1>" + TEXT;
    assertThat(names(above)).isEmpty();
  }

  @Test
  void theAuthorOfAPostIsNamedBelowIt() {
    String block =
        "<div><time datetime=2026-11-12>November 12, 2026</time></div><div class=wp-block-post-author>"
            + "<p class=wp-block-post-author__name>Ann Lee</p></div><a rel=tag href=/category/rivers>Rivers</a>";
    assertThat(names(post(block))).containsExactly("Ann Lee");
    String box =
        "<footer><span>Published <time datetime=2026-11-12>November 12, 2026</time></span></footer>"
            + "<div class=author-bio><h2 class=author-title>By Tom</h2><p>Tom writes of rivers and keeps bees.</p>"
            + "<a class=author-link rel=author href=/author/tom>View all of Tom's posts.</a></div>";
    assertThat(names(post(box))).containsExactly("Tom");
  }

  private static String post(String below) {
    return "<body class='post-template-default single single-post postid-8'>"
        + "<header><p><a href=/>The Hallow Review</a></p></header><main><h1>The river is higher than ever</h1>"
        + "<article>"
        + TEXT.repeat(4)
        + "</article>"
        + below
        + "</main>";
  }

  @Test
  void whoMayEditIsNoAuthor() {
    String menu =
        "<div class=vector-user-menu-anon-editor><p>Pages for logged out editors <a href=/help>learn more</a></p></div>";
    assertThat(names(menu + "<h1>The river is higher than ever</h1>" + TEXT)).isEmpty();
  }

  @Test
  void aLinkToAllPostsIsNoName() {
    String link = "<a class=author-link rel=author href=/author/lin>View all of 林晓雨's posts.</a>";
    assertThat(names(post(link))).isEmpty();
  }
}
