package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.Pages;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthorFinderTest {
  private static final String TEXT =
      "<p>" + "The river rose in the night, and nobody had seen it so high. ".repeat(20) + "</p>";

  private static List<MetadataValue<String>> find(String html) {
    return FoundAuthors.of(html, "https://news.example.org/2024/river");
  }

  private static List<String> names(String html) {
    return find(html).stream().map(MetadataValue::value).toList();
  }

  private static String article(String head, String byline) {
    return "<head><title>The river</title><meta property=og:type content=article>"
        + head
        + "</head><body><main><article><h1>The river</h1>"
        + byline
        + TEXT
        + "</article></main></body>";
  }

  private static String jsonLd(String json) {
    return "<script type=application/ld+json>" + json + "</script>";
  }

  @ParameterizedTest
  @ValueSource(strings = {"© 2026 Ann Lee", "(c) 2026 Ann Lee.", "(C) 2026 by Ann Lee"})
  void theLineOfCopyrightNamesSomebody(String line) {
    assertThat(
            AuthorFinder.candidates(Pages.model("<h1>The river</h1>" + TEXT + line)).statements())
        .filteredOn(statement -> statement.place() == AuthorPlace.COPYRIGHT)
        .flatExtracting(AuthorStatement::names)
        .containsExactly("Ann Lee");
  }

  @Test
  void articleInJsonLd() {
    String list =
        "{\"@type\":\"NewsArticle\",\"author\":[{\"@type\":\"Person\",\"name\":\"Ann Lee\"},"
            + "{\"@type\":\"Person\",\"name\":\"Bo Ek\"}]}";
    List<MetadataValue<String>> found = find(article(jsonLd(list), ""));
    assertThat(found).extracting(MetadataValue::value).containsExactly("Ann Lee", "Bo Ek");
    assertThat(found).allMatch(v -> v.source() == MetadataSource.JSON_LD && v.confidence() > 0.6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "管理员",
        "网站管理员",
        "系统管理员",
        "admin",
        "Administrator",
        "root",
        "Webmaster",
        "Super User"
      })
  void theAccountOfWhoeverRunsTheSiteIsNobody(String account) {
    String meta = "<meta name=author content='" + account + "'>";
    assertThat(names(article(meta, ""))).isEmpty();
    assertThat(names(article(meta, "<p>By <a href=/author/7>Ann Lee</a>")))
        .containsExactly("Ann Lee");
    assertThat(
            names(article(jsonLd("{\"@type\":\"Article\",\"author\":\"" + account + "\"}"), meta)))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Written by", "Napisane przez", "Ditulis oleh", "Skrevet af", "Kirjoittanut", "Napsal(a)",
        "Scris de", "Được viết bởi", "נכתב על ידי", "نوشته شده توسط", "글쓴이", "執筆者"
      })
  void labelsOfTwitterInManyLanguages(String label) {
    String head = "<meta name=twitter:label1 content='" + label + "'>";
    assertThat(names(article(head + "<meta name=twitter:data1 content='Ann Lee'>", "")))
        .containsExactly("Ann Lee");
    assertThat(
            names(
                article(
                    "<meta name=twitter:label1 content='Est. reading time'>"
                        + "<meta name=twitter:data1 content='Ann Lee'>",
                    "")))
        .isEmpty();
  }

  @Test
  void whatThePersonIsStandsUnderAnotherClass() {
    String byline =
        "<span class=byline><span class=byline-name>By Ann Lee</span>"
            + " <span class=byline-title>Quay News, Oslo, Norway</span></span>";
    assertThat(names(article("", byline))).containsExactly("Ann Lee");
  }

  @Test
  void aHeadlineIsNoNameBehindALabel() {
    String html =
        "<meta property=og:type content=article><body><div>Text</div><h1>Ann Lee, pioneer, dead</h1>"
            + TEXT;
    assertThat(names(html)).isEmpty();
  }

  @Test
  void aKoreanReporterBesideTheNameOfThePaper() {
    String metas = "<meta name=author content=갯벌신문><meta name=author content='신현주 기자'>";
    assertThat(names(article(metas, ""))).containsExactly("신현주");
  }

  @Test
  void referencesWithinTheGraph() {
    String graph =
        "{\"@graph\":[{\"@type\":\"Article\",\"author\":{\"@id\":\"#ann\"}},"
            + "{\"@type\":\"Person\",\"@id\":\"#ann\",\"name\":\"Ann Lee\"}]}";
    assertThat(names(article(jsonLd(graph), ""))).containsExactly("Ann Lee");
  }

  @Test
  void severalNamesInOneString() {
    String json = "{\"@type\":\"Article\",\"author\":\"Ann Lee, Bo Ek and Cy Orr\"}";
    assertThat(names(article(jsonLd(json), ""))).containsExactly("Ann Lee", "Bo Ek", "Cy Orr");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<p class=byline>By <a href=/author/ann-lee>Ann Lee</a></p>",
        "<p>By <a href=/people/1>Ann Lee</a></p>",
        "<p>Por <a href=/people/1>Ann Lee</a></p>",
        "<div class=author>Von Ann Lee</div>",
        "<p>Par <a rel=author href=/auteurs/lee>Ann Lee</a></p>",
        "<p class=meta>Por <a class=author href=/autor/ann-lee>Ann Lee</a> | 3 de mayo de 2024</p>",
        "<p itemprop=author itemscope itemtype=https://schema.org/Person><span itemprop=name>Ann Lee</span></p>",
        "<span class=byline>Автор: <a href=/authors/lee>Ann Lee</a></span>",
      })
  void bylines(String byline) {
    assertThat(names(article("", byline))).containsExactly("Ann Lee");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<p>作者：张小三</p>; 张小三",
        "<p><span>来源：某某网</span> <span>作者：</span><span>张小三</span></p>; 张小三",
        "<p>（记者 张小三）连日大雨，河水上涨，两岸居民连夜转移到安全地带。</p>; 张小三",
      })
  void chineseBylines(String byline, String name) {
    String text = "<p>" + "昨天夜里河水上涨，沿岸村民都说从未见过这么高的水位。".repeat(12) + "</p>";
    assertThat(names("<body><h1>河水上涨</h1>" + byline + text)).containsExactly(name);
  }

  @Test
  void editorIsNoAuthorWhereThereIsOne() {
    String text = "<p>" + "昨天夜里河水上涨，沿岸村民都说从未见过这么高的水位。".repeat(12) + "</p>";
    assertThat(names("<body><h1>河水上涨</h1><p>作者：张小三</p>" + text + "<p>责任编辑：王五</p>"))
        .containsExactly("张小三");
  }

  @ParameterizedTest
  @ValueSource(strings = {"article:author", "og:article:author", "articleAuthor", "parsely-author"})
  void declarationsOfTheAuthorOfAnArticleAreRead(String name) {
    assertThat(names(article("<meta name='" + name + "' content='Ann Lee'>", "")))
        .containsExactly("Ann Lee");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Discuz! X3.4; Discuz! Team and Comsenz UI Team",
        "WordPress 6.4; WordPress",
        "Joomla! - Open Source Content Management; Joomla Admin",
      })
  void softwareIsNoAuthor(String generator, String author) {
    String meta = "<meta name=generator content='" + generator + "'>";
    assertThat(names(article(meta + "<meta name=author content='" + author + "'>", ""))).isEmpty();
  }

  @Test
  void softwareIsItsOwnSitesAuthorAndNoNamesake() {
    String author = "<meta name=author content='Hugo Lee'>";
    assertThat(names(article("<meta name=generator content='Hugo 0.1'>" + author, "")))
        .containsExactly("Hugo Lee");
    String own =
        "<meta name=generator content='Example 2'><meta name=author content='Example Team'>";
    assertThat(names(article(own, ""))).containsExactly("Example Team");
  }

  @Test
  void chineseNamesHoldNoSpaces() {
    assertThat(names("<html lang=zh>" + article("<meta name=author content='赵 培'>", "")))
        .containsExactly("赵培");
  }

  @Test
  void noneWhereThePageNamesNone() {
    assertThat(names(article("", ""))).isEmpty();
    assertThat(names("")).isEmpty();
    assertThat(
            names(
                "<body><h1>Lamp</h1><p>Only 20 euros.</p><div class=reviews><div itemprop=review>"
                    + "<span class=review-author>Ann Lee</span><p>Very bright.</p></div>"
                    + "<div itemprop=review><span class=review-author>Bo Ek</span><p>Too bright.</p></div></div>"))
        .isEmpty();
    assertThat(
            names(
                article(
                    "<meta property=article:author content=https://social.example/ann>"
                        + "<meta name=author content=undefined>",
                    "")))
        .isEmpty();
  }

  @Test
  void hostilePagesAreReadInBoundedTime() {
    String links = "<a class=author href=/author/x>By Ann Lee and</a> ".repeat(100_000);
    assertThat(names("<body>" + links)).hasSizeLessThan(31);
    String name = "By Ann, ".repeat(200_000);
    assertThat(names("<body><h1>x</h1><p class=byline>" + name + "</p>")).isEmpty();
    assertThat(names("<meta name=author content=\"" + name + "\">")).isEmpty();
    assertThat(names(jsonLd("{\"@type\":\"Article\",\"author\":\"" + name + "\"}"))).isEmpty();
    assertThat(names("<body>" + "（".repeat(300_000) + "记者 ".repeat(100_000))).isEmpty();
    assertThat(names("<body>" + "<div class=author>".repeat(50_000) + "Ann Lee"))
        .hasSizeLessThan(2);
    assertThat(names("<meta name=author content='" + "&#0;&#xD800;(".repeat(10_000) + "'>"))
        .isEmpty();
  }

  @Test
  void bibliographiesBeginWithTheFamilyName() {
    assertThat(names(article("<meta name=citation_authors content='Ek, Bo; de Orr, Cy M.'>", "")))
        .containsExactly("Bo Ek", "Cy M. de Orr");
  }

  @Test
  void whoReviewsAProductIsNotItsAuthor() {
    String name = "<span itemprop=author>Ann Lee</span>";
    String review = "<div itemprop=review itemscope>%s<p>Too loud.</div>";
    assertThat(names(article("", name))).containsExactly("Ann Lee");
    assertThat(names(article("", review.replace("%s", name)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"acceptedAnswer", "suggestedAnswer"})
  void whoAnswersAQuestionDidNotAskIt(String property) {
    String answer = "<div itemprop=%s itemscope><p itemprop=author>Ann Lee</p>" + TEXT + "</div>";
    assertThat(names(article("", answer.replace("%s", "about")))).containsExactly("Ann Lee");
    assertThat(names(article("", answer.replace("%s", property)))).isEmpty();
  }

  @Test
  void termsBesideTheirValuesAreNoNames() {
    String terms = "<dl><dt>%s</dt><dd><p>Terraced</p></dd></dl><p>Added on 12/11/2026</p>";
    String page = "<title>Quay Street</title><h1>Quay Street</h1>" + terms + TEXT;
    assertThat(names(page.replace("%s", "PROPERTY TYPE"))).isEmpty();
    assertThat(names(page.replace("dt>", "p>").replace("%s", "Ann Miller")))
        .containsExactly("Ann Miller");
  }

  @Test
  void aLinkToAShopIsNoByline() {
    String html =
        "<title>Reading lamp</title><h1>Reading lamp</h1><div id=bylineInfo><a class=byline"
            + " href=/stores/Lumora/page/7>Visit the Lumora Store</a></div><p>A lamp with a clamp.";
    assertThat(names(html)).isEmpty();
  }

  @Test
  void aLabelOfSomethingElseBehindThatOfAnAuthorIsNoName() {
    String html =
        "<title>Tomates amarillos en maceta</title><h3 class=catbg><span id=author>Autor</span>"
            + " Tema: Tomates amarillos en maceta (Leído 412 veces)</h3><p>Hola a todos.";
    assertThat(names(html)).isEmpty();
  }

  @Test
  void personsOfLatexmlAreGivenWithoutTheirAffiliations() {
    String author =
        "<span class='ltx_creator ltx_role_author'><span class=ltx_personname>Ann Leeson</span><span"
            + " class=ltx_author_notes><span class=ltx_contact>Harbour University</span></span></span>";
    assertThat(
            names(
                article(
                    "",
                    "<div class=ltx_authors>"
                        + author
                        + author.replace("Ann Leeson", "Bo Karlsson")
                        + "</div>")))
        .containsExactly("Ann Leeson", "Bo Karlsson");
  }
}
