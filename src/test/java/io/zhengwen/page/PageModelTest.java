package io.zhengwen.page;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.byText;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageModelTest {
  @Test
  void numbersNodesInPreOrder() {
    PageModel page = model("<div id=a><p id=b>one</p><p id=c>two <b id=d>three</b></p></div>");
    assertThat(page.tag(0)).isEqualTo("body");
    assertThat(byId(page, "a")).isEqualTo(1);
    assertThat(byId(page, "b")).isEqualTo(2);
    assertThat(byText(page, "one")).isEqualTo(3);
    assertThat(byId(page, "c")).isEqualTo(4);
    assertThat(byText(page, "two")).isEqualTo(5);
    assertThat(byId(page, "d")).isEqualTo(6);
    assertThat(page.size()).isEqualTo(8);
    assertThat(page.end(1)).isEqualTo(8);
    assertThat(page.end(2)).isEqualTo(4);
    assertThat(page.firstChild(1)).isEqualTo(2);
    assertThat(page.nextSibling(2)).isEqualTo(4);
    assertThat(page.nextSibling(4)).isEqualTo(-1);
    assertThat(page.parent(6)).isEqualTo(4);
    assertThat(page.parent(0)).isEqualTo(-1);
  }

  @Test
  void joinersBehindAnElementStayWithinALine() {
    PageModel page =
        model("<p><a href=x>کتاب</a>\u200cها و <b>می</b>\u200c<i>خواهم</i></p><p>\u200cنه</p>");
    assertThat(page.text(0, page.size(), i -> true)).isEqualTo("کتاب\u200cها و می\u200cخواهم نه");
  }

  @Test
  void leavesOutScriptsStylesAndComments() {
    PageModel page =
        model("<p>x</p><script>a</script><style>b</style><!-- c --><svg><text>d</text></svg>");
    assertThat(page.measures().chars(0)).isEqualTo(1);
    assertThat(page.measures().tags(0)).isEqualTo(1);
  }

  @Test
  void invisibleTextIsNotCounted() {
    PageModel page =
        model(
            "<p>seen</p><p hidden>no</p><p style='color:red;DISPLAY : none'>no</p>"
                + "<noscript>no</noscript><div style='visibility:hidden'><b>no</b></div>"
                + "<template>no</template>");
    assertThat(page.measures().chars(0)).isEqualTo(4);
    assertThat(page.measures().tags(0)).isEqualTo(1);
    assertThat(page.isVisible(byText(page, "seen"))).isTrue();
    assertThat(page.isVisible(byText(page, "no"))).isFalse();
  }

  @Test
  void declarativeShadowRootsAreShown() {
    PageModel page =
        model("<p>seen</p><x-card><template shadowrootmode=open><p>too</p></template></x-card>");
    assertThat(page.measures().chars(0)).isEqualTo(7);
    assertThat(page.isVisible(byText(page, "too"))).isTrue();
  }

  @Test
  void dialogsAndPopoversAreShownWhenOpen() {
    PageModel page =
        model("<p>seen</p><dialog>no</dialog><div popover=auto>no</div><dialog open>too</dialog>");
    assertThat(page.measures().chars(0)).isEqualTo(7);
    assertThat(page.isVisible(byText(page, "too"))).isTrue();
    assertThat(page.isVisible(byText(page, "no"))).isFalse();
  }

  @Test
  void onAPageThatShowsNextToNothingNothingIsInvisible() {
    PageModel page =
        model("<p>Loading</p><div style='display:none'>" + "text ".repeat(20) + "</div>");
    assertThat(page.measures().chars(0)).isEqualTo(7 + 99);
  }

  @Test
  void controlsHoldNoTypedText() {
    PageModel page =
        model(
            "<form><select><option>Paris</select><textarea>x</textarea><button>Go</button></form>");
    assertThat(page.measures().chars(0)).isEqualTo(2);
    assertThat(page.inControl(byText(page, "Go"))).isTrue();
  }

  @Test
  void gapsAreWhatSeparatesTexts() {
    PageModel page =
        model(
            "<p>a<b>b</b> <i>c</i><br>d<br><br>e</p><p>f</p><table><tr><td>g</td><td>h</td></tr>"
                + "<tr><td>i</table>");
    assertThat(page.gapBefore(byText(page, "b"))).isEqualTo(Gap.NONE);
    assertThat(page.gapBefore(byText(page, "c"))).isEqualTo(Gap.SPACE);
    assertThat(page.gapBefore(byText(page, "d"))).isEqualTo(Gap.LINE);
    assertThat(page.gapBefore(byText(page, "e"))).isEqualTo(Gap.BLOCK);
    assertThat(page.gapBefore(byText(page, "f"))).isEqualTo(Gap.BLOCK);
    assertThat(page.gapBefore(byText(page, "h"))).isEqualTo(Gap.CELL);
    assertThat(page.gapBefore(byText(page, "i"))).isEqualTo(Gap.BLOCK);
  }

  @Test
  void adjacentLinksAreSeparateWordsExceptInCjk() {
    PageModel latin = model("<a>home</a><a>news</a>");
    assertThat(latin.gapBefore(byText(latin, "news"))).isEqualTo(Gap.SPACE);
    PageModel han = model("<a>首页</a><a>新闻</a>");
    assertThat(han.gapBefore(byText(han, "新闻"))).isEqualTo(Gap.NONE);
  }

  @Test
  void linksThatEndInAMarkDoNotTouchTheNext() {
    assertThat(visibleText(model("<a>Which one?</a><a>Major</a>"))).isEqualTo("Which one? Major");
    assertThat(visibleText(model("<a>哪一个？</a><a>Major</a>"))).isEqualTo("哪一个？Major");
    assertThat(visibleText(model("<a>哪一个?</a><a>首页</a>"))).isEqualTo("哪一个?首页");
    assertThat(visibleText(model("<b>3.</b><b>5</b>"))).isEqualTo("3.5");
  }

  @ParameterizedTest
  @CsvSource({
    "<b>foo</b>&#8203; bar, foo bar",
    "<b>foo</b>&lrm; bar, foo bar",
    "foo &#8203;<b>bar</b>, foo bar",
    "foo&zwj; <b>&zwj; bar</b>, foo bar",
    "foo<b> &#8203; </b>bar, foo bar",
    "<b>un</b>&shy;<b>break</b>, unbreak",
    "<b>un&#8203;</b><b>&#8203;break</b>, unbreak",
    "<span>中</span>&#8203;<span>文</span>, 中文",
    "<pre>a&#8203;<b>&#8203;</b>b</pre>, ab"
  })
  void invisibleCharactersNeitherSeparateNorHideWhatDoes(String html, String text) {
    assertThat(visibleText(model(html))).isEqualTo(text);
  }

  @Test
  void blocksEndAtBlockBoundariesCellsAndDoubledBreaks() {
    PageModel page =
        model("<div>a <b>b</b><br>c<br><br>d<p>e</p>f</div><table><tr><td>g<td>h</table><p>—</p>");
    Blocks blocks = Blocks.visible(page);
    assertThat(blocks.size()).isEqualTo(6);
    assertThat(blocks.start(0)).isEqualTo(byText(page, "a"));
    assertThat(blocks.end(0)).isEqualTo(byText(page, "c") + 1);
    assertThat(blocks.start(1)).isEqualTo(byText(page, "d"));
    assertThat(page.tag(blocks.owner(1))).isEqualTo("div");
    assertThat(page.tag(blocks.owner(2))).isEqualTo("p");
    assertThat(blocks.start(5)).isEqualTo(byText(page, "h"));
  }

  @Test
  void invisibleBlocksAreSeparate() {
    PageModel page = model("<p>" + "seen ".repeat(200) + "<span hidden>not</span></p>");
    assertThat(Blocks.visible(page).size()).isEqualTo(1);
    Blocks all = Blocks.all(page);
    assertThat(all.size()).isEqualTo(2);
    assertThat(all.isVisible(0)).isTrue();
    assertThat(all.isVisible(1)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "于<st1:chsdate>2005年3月21日</st1:chsdate>在<o:p>北京</o:p>, 于2005年3月21日在北京",
    "<fb:like>Like</fb:like><a>Learn more</a>, Like Learn more",
    "a<blink>b</blink><nobr>c</nobr><tt>d</tt><basefont>e, abcde",
    "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字, 漢字",
    "<ruby><rb>漢</rb><rtc><rt>かん</rt></rtc></ruby>字, 漢字",
    "so <math><mi>x</mi><mo>=</mo><msup><mn>2</mn><mi>n</mi></msup></math>., so x=2n.",
    "<math><semantics><mi>x</mi><annotation>x</annotation></semantics></math> is, x is",
    "<i><b><math><mi>x</mi></math></b><span aria-hidden=true>x</span></i> is, x is",
    "<i><b>x</b><span aria-hidden=true>x</span></i> is, xx is",
    "<math><mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr></mtable></math>, 1 2"
  })
  void elementsOfOtherAndFormerVocabulariesAreInline(String html, String text) {
    PageModel page = model("<p>" + html);
    assertThat(visibleText(page)).isEqualTo(text);
    assertThat(Blocks.visible(page).size()).isEqualTo(1);
  }

  @Test
  void customElementsAreBlocks() {
    PageModel page = model("a<news-item>b</news-item>c");
    assertThat(Blocks.visible(page).size()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "with <side-note>YAML <b>1.2</b></side-note> in|1",
        "(<trusted-source>1</trusted-source>).|1",
        "Quay Ltd<orgid value=q></orgid> said|1",
        "他说<x-term>正文</x-term>在此|1",
        "with <side-note><p>YAML</p></side-note> in|3",
        "<x-a>one</x-a><x-a>two</x-a>|2",
        "<x-a>one</x-a> <x-a>two</x-a>|2",
      })
  void unknownElementsInALineAreInline(String html, int blocks) {
    assertThat(Blocks.visible(model("<div>" + html + "</div>")).size()).isEqualTo(blocks);
  }

  @ParameterizedTest
  @CsvSource({
    "<span style='display:block'>b</span>, 3",
    "<a style='color:red; DISPLAY : flex;'>b</a>, 3",
    "<span style='display:inline-block'>b</span>, 1",
    "<span style='-x-display:blocks'>b</span>, 1",
    "<span style='display:block;visibility:hidden'>b</span>, 2",
    "<span style='display:grid-x'>b</span>, 1",
    "<span style='display:List-Item'>b</span>, 3",
    "<span style='color:red;display'>b</span>, 1",
    "<span style=':display:'>b</span>, 1"
  })
  void stylesOfElementsBreakTheLine(String html, int blocks) {
    assertThat(Blocks.visible(model("<div>" + "a ".repeat(100) + html + "c")).size())
        .isEqualTo(blocks);
  }

  @ParameterizedTest
  @CsvSource({
    "visibility : COLLAPSE, false",
    "color:red; Display:None !important, false",
    "visibility:visible, true",
    "visibility:block, true",
    "display:hidden, true",
    "y:none, true"
  })
  void stylesOfElementsHide(String style, boolean visible) {
    PageModel page = model("<p>" + "a ".repeat(500) + "<b style='" + style + "'>b</b></p>");

    assertThat(page.isVisible(page.size() - 1)).isEqualTo(visible);
  }

  @ParameterizedTest
  @CsvSource({
    "<pre><div>a</div><div>  <b>b</b></div></pre>, '|a|  |b'",
    "<pre><div><i><b>  </b></i><b>b</b></div></pre>, '|  |b'",
    "<pre><div>a</div>  <div>b</div>  </pre>, '|a|b'",
    "<pre><p>a</p>@ @  <b>b</b></pre>, '|a|  |b'",
    "<pre><div><i>  </i>- b</div></pre>, '|  |- b'",
    "<p>  <b>b</b></p>, '|b'"
  })
  void linesOfCodeKeepTheirIndent(String html, String texts) {
    PageModel page = model(html.replace('@', '\n'));
    StringBuilder found = new StringBuilder();
    for (int i = 0; i < page.size(); i++) {
      found.append(page.isText(i) ? '|' + page.text(i) : "");
    }
    assertThat(found).hasToString(texts);
  }

  @ParameterizedTest
  @CsvSource({
    "<html><head><title> A \u200b title</title><title>b</title></head>, A title",
    "Warning: line 3<html><head><title>A title</title></head><p>b, A title",
    "<div><html><head><title>A title</title></head><p>b</div>, A title",
    "<svg><title>Icon</title></svg><p>b, ''",
    "<body><svg><title>Icon</title></svg><title>A title</title>, A title",
    "<p>b, ''"
  })
  void theDocumentTitleIsTheFirstOfHtml(String html, String title) {
    assertThat(model(html).documentTitle()).isEqualTo(title);
  }

  private static String visibleText(PageModel page) {
    return page.text(0, page.size(), i -> true);
  }

  @Test
  void equalClassesHaveOneNumber() {
    StringBuilder html = new StringBuilder("<p class=''>a</p><p class='b c' id=x>b</p><p>c</p>");
    for (int i = 0; i < 1_000; i++) {
      html.append("<i class=k").append(i % 500).append(">t</i>");
    }
    PageModel page = model(html.toString());
    assertThat(page.classCount()).isEqualTo(502);
    assertThat(page.classOf(0)).isZero();
    assertThat(page.classOf(1)).isZero();
    assertThat(page.className(page.classOf(3))).isEqualTo("b c");
    assertThat(page.attr(3, "class")).isEqualTo("b c");
    assertThat(page.id(3)).isEqualTo("x");
    assertThat(page.id(1)).isEmpty();
    assertThat(page.classOf(4)).isZero();
    assertThat(page.className(page.classOf(7))).isEqualTo("k0");
    assertThat(page.classOf(7)).isEqualTo(page.classOf(7 + 1_000));
  }

  @Test
  void textsKnowTheirDigitsAndCjkLetters() {
    PageModel page = model("<p>one</p><p>2026</p><p>二〇二六</p><pre>3</pre><p>٣</p>");
    assertThat(IntStream.range(0, page.size()).filter(page::hasDigit).mapToObj(page::text))
        .containsExactly("2026", "3", "٣");
    assertThat(IntStream.range(0, page.size()).filter(page::hasCjk).mapToObj(page::text))
        .containsExactly("二〇二六");
  }
}
