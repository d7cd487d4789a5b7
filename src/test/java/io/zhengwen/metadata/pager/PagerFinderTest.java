package io.zhengwen.metadata.pager;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PagerFinderTest {
  private static String of(String url, String html) {
    Pager pager =
        PagerFinder.find(PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))));
    return pager.previous().map(Pager.PageLink::address).orElse("-")
        + " "
        + pager.next().map(Pager.PageLink::address).orElse("-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "« Previous; Next »",
        "Zurück; Weiter",
        "Précédent; Suivant",
        "Anterior; Siguiente",
        "Precedente; Successivo",
        "Vorige; Volgende",
        "Назад; Далее",
        "上一页; 下一页",
        "上頁; 下頁",
        "前へ; 次へ",
        "이전; 다음",
        "Poprzednia; Następna",
        "Önceki; Sonraki",
        "السابق; التالي",
        "‹; ›",
        "<; >",
      })
  void wordsOfManyLanguages(String previous, String next) {
    String html =
        "<ul class=pagination><li><a href='?page=1'>"
            + previous
            + "</a><li><a href='?page=1'>1</a><li>2<li><a href='?page=3'>3</a><li><a href='?page=3'>"
            + next
            + "</a></ul>";
    assertThat(of("https://a.example/list?page=2", html))
        .isEqualTo("https://a.example/list?page=1 https://a.example/list?page=3");
  }

  @Test
  void onePageIsNotOnBothSides() {
    String contents = "<div><a href=/b/7/>上一章</a> <a href=/b/7/>下一章</a></div>";
    assertThat(of("https://a.example/b/7/881.html", contents)).isEqualTo("- -");
    String entries =
        "<link rel=prev href='?cursor=a'><a rel=next class=next href='?cursor=a'>Next</a>";
    assertThat(of("https://a.example/l?cursor=b", entries))
        .isEqualTo("- https://a.example/l?cursor=a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "上一章; 下一章",
        "前の話; 次の話",
        "이전화; 다음화",
        "Previous Chapter; Next Chapter",
        "Chương trước; Chương sau",
      })
  void chaptersOfABook(String previous, String next) {
    String bar = "<div><a href=/b/7/830.html>" + previous + "</a> <a href=/b/7/>目录</a> ";
    String own = "https://a.example/b/7/881.html";
    assertThat(of(own, bar + "<a href=/b/7/932.html>" + next + "</a></div>"))
        .isEqualTo("https://a.example/b/7/830.html https://a.example/b/7/932.html");
    assertThat(
            of(
                own,
                bar
                    + "<a href=/b/7/881_2.html>下一页</a> <a href=/b/7/932.html>"
                    + next
                    + "</a></div>"))
        .isEqualTo("https://a.example/b/7/830.html https://a.example/b/7/881_2.html");
  }

  @Test
  void theNextPostOfABlogIsNoPage() {
    String html =
        "<nav class=pagination-post><a class='prev-post pull-left' href=/posts/1.html>旧门板</a><a"
            + " class='next-post pull-right' href=/posts/2.html>补漏</a></nav>";
    assertThat(of("https://a.example/posts/8f3a.html", html)).isEqualTo("- -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "https://a.example/b/; /b/page/2/; https://a.example/b/page/2/",
        "https://a.example/b/page/9; /b/page/10; https://a.example/b/page/10",
        "https://a.example/t-3.html; t-4.html; https://a.example/t-4.html",
        "https://a.example/l?start=20; ?start=40; https://a.example/l?start=40",
        "https://a.example/l; https://a.example/l?p=2; https://a.example/l?p=2",
      })
  void pageNumbersOfManyForms(String url, String href, String next) {
    assertThat(of(url, "<p><a href='" + href + "'>Next</a>")).isEqualTo("- " + next);
  }

  @ParameterizedTest
  @CsvSource({
    // Counted from 0: the first page has no number, the second has 1.
    "/zw/, -, index_1.html",
    "/zw/index.html, -, index_1.html",
    "/zw/index_1.html, index.html, index_2.html",
    "/zw/t20261110_5567890.shtml, -, t20261110_5567890_1.shtml",
    "/zw/t20261110_5567890_1.shtml, t20261110_5567890.shtml, t20261110_5567890_2.shtml",
    "/zw/list?c=3, -, list?c=3&page=1",
    "/zw/list?page=1&c=3, list?c=3, list?page=2&c=3",
    // The number of the article is no page's.
    "/a/8812.html, -, 8812_2.html",
    "/a/8812_2.html, 8812.html, 8812_3.html",
    // The number of the page is not the last one.
    "/thread-12345-1-1.html, -, thread-12345-2-1.html",
    "/thread-12345-2-1.html, thread-12345-1-1.html, thread-12345-3-1.html",
  })
  void addressesAreCompared(String url, String previous, String next) {
    String base = "https://a.example" + url.substring(0, url.lastIndexOf('/') + 1);
    String links =
        (previous.equals("-") ? "" : "<a href='" + previous + "'>上一页</a> ")
            + "<a href='"
            + next
            + "'>下一页</a>";
    assertThat(of("https://a.example" + url, "<div>" + links + "</div>"))
        .isEqualTo((previous.equals("-") ? "-" : base + previous) + " " + base + next);
  }

  @Test
  void numbersAloneAmidAddresses() {
    String bar =
        "<div class=pg><a href=t-7-1-1.html>1</a> <b>2</b> <a href=t-7-3-1.html>3</a> <a href=t-7-4-1.html>4</a></div>";
    assertThat(of("https://a.example/t-7-2-1.html", bar))
        .isEqualTo("https://a.example/t-7-1-1.html https://a.example/t-7-3-1.html");
  }

  @Test
  void numbersAlone() {
    String bar =
        "<div class=pager><a href=/l?page=1>1</a> <b>2</b> <a href=/l?page=3>3</a> <a href=/l?page=4>4</a></div>";
    assertThat(of("https://a.example/l?page=2", bar))
        .isEqualTo("https://a.example/l?page=1 https://a.example/l?page=3");
  }

  @Test
  void numbersInDigitsOfOtherScripts() {
    String bar = "<div class=pager><b>١</b> <a href=/l?page=2>٢</a> <a href=/l?page=3>٣</a></div>";
    assertThat(of("https://a.example/l", bar)).isEqualTo("- https://a.example/l?page=2");
  }

  @Test
  void declaredNeighbours() {
    String head = "<link rel=prev href=/l?page=1><link rel=next href=/l?page=3>";
    assertThat(of("https://a.example/l?page=2", head))
        .isEqualTo("https://a.example/l?page=1 https://a.example/l?page=3");
    PageHead page =
        PageHead.of(
            PageModelBuilder.build(new PageReader().read(head, "https://a.example/l?page=2")));
    assertThat(PagerFinder.value(PagerFinder.find(page).next().orElseThrow()).source())
        .isEqualTo(MetadataSource.LINK);
  }

  @Test
  void aTitledNeighbourIsAnotherArticle() {
    String head = "<link rel=prev title='Oat cakes' href=/oat-cakes/>";
    String link = "<div class=nav><a rel=prev href=/oat-cakes/>Previous</a></div>";
    assertThat(of("https://a.example/rye-bread/", head + link)).isEqualTo("- -");
    assertThat(of("https://a.example/l?page=3", "<link rel=prev title='Page 2' href='/l?page=2'>"))
        .isEqualTo("https://a.example/l?page=2 -");
  }

  @ParameterizedTest
  @CsvSource({"/rye-bread/comment-page-2/#comments", "/rye-bread?cpage=2", "/rye/comments/page/2/"})
  void furtherCommentsAreNoPage(String href) {
    assertThat(of("https://a.example/rye-bread/", "<a rel=next href='" + href + "'>Next</a>"))
        .isEqualTo("- -");
  }

  @Test
  void thePreviousPostIsNoPageOfAPagedOne() {
    String html =
        "<link rel=prev href=/guide/><link rel=next href=/guide/3/><div class=page-links><a"
            + " href=/guide/>1</a> 2 <a href=/guide/3/>3</a></div><div class=nav-links><div"
            + " class=nav-previous><a href=/oat-cakes/ rel=prev>Oat cakes</a></div></div>";
    assertThat(of("https://a.example/guide/2/", html))
        .isEqualTo("https://a.example/guide/ https://a.example/guide/3/");
  }

  @Test
  void olderEntriesLieWhereThePageSays() {
    assertThat(of("https://a.example/", "<a href=/page/2>Older posts</a>"))
        .isEqualTo("- https://a.example/page/2");
    assertThat(
            of(
                "https://a.example/",
                "<div class=nav-previous><a href=/page/2>Older posts</a></div>"))
        .isEqualTo("https://a.example/page/2 -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<div class=post-navigation><a rel=next href=/how-to-bake>How to bake bread</a></div>",
        "<link rel=next href=/how-to-bake>",
        "<div class=nav-links><p class=nav-next><a rel=next href=/l/3>下一篇文章 揉面</a></p></div>",
        "<p class=next>下一篇 » <a href=/l-2>揉面</a></p>",
        "<p>Next post: <a class=next href=/l-2>Bread</a></p>",
        "<div class=carousel><a class=next href='?page=2'>Next</a></div>",
        "<table class=calendar><tr><td><a href=/2024/06>›</a></table>",
        "<a href='#'>Next</a>",
        "<a href='javascript:go(2)'>Next</a>",
        "<a href='/l-1?page=1'>Next</a>",
        "<a href='/2'>‹ Back</a>",
        "<a href='ftp://a.example/l?page=2'>Next</a>",
        "<a href='https://other.example/l?page=2'>Next</a>",
        "<a href='?page=99'>Last »</a>",
        "<p>next</p>",
      })
  void otherLinksAreNoNeighbours(String html) {
    assertThat(of("https://a.example/l", html)).isEqualTo("- -");
  }

  @Test
  void hostilePagesAreReadInBoundedTime() {
    String url = "https://a.example/l?page=2";
    assertThat(of(url, "<a href='?page=3'>Next</a>".repeat(100_000)))
        .isEqualTo("- https://a.example/l?page=3");
    assertThat(of(url, "<a href='?page=3'>3</a>".repeat(100_000)))
        .isEqualTo("- https://a.example/l?page=3");
    assertThat(of(url, "<a class='" + "next ".repeat(200_000) + "' href='?page=3'>x</a>"))
        .isNotNull();
    assertThat(of(url, "<a href='?page=" + "3".repeat(100_000) + "'>Next</a>")).isEqualTo("- -");
    assertThat(of("https://a.example/" + "page/".repeat(100_000), "<a href='?p=3'>Next</a>"))
        .startsWith("- ");
    assertThat(of(url, "<a href='?page=99999999999999999999'>99999999999999999999</a>"))
        .isEqualTo("- -");
  }

  @ParameterizedTest
  @CsvSource({"#", "/list?sort=new#comments", "https://a.example/list?sort=new", "/"})
  void neitherThePageItselfNorTheSitesFirstPageIsANeighbour(String href) {
    String bar = "<div class=pagination><a rel=prev href='" + href + "'>Previous</a> 1 ";
    assertThat(of("https://a.example/list?sort=new", bar + "<a href='?page=2'>2</a></div>"))
        .startsWith("- ");
  }

  @Test
  void theSitesFirstPageComesBeforeItsSecond() {
    String bar =
        "<div class=pagination><a rel=prev href='/'>Previous</a> <a href='/'>1</a> 2</div>";
    assertThat(of("https://a.example/page/2/", bar)).isEqualTo("https://a.example/ -");
  }
}
