package io.zhengwen.extract;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class TextRendererTest {
  private static String text(String html) {
    PageModel page = model(html);
    return TextRenderer.render(page, Selection.ofSubtree(page, 0));
  }

  @Test
  void paragraphsAreOnSeparateLines() {
    assertThat(text("<h1>T</h1><p>one <b>t</b>wo,\n three</p>\n<div>four<p>five</div>"))
        .isEqualTo("T\none two, three\nfour\nfive");
  }

  @Test
  void inlineTagsDoNotSplitChinese() {
    assertThat(text("<p>北<em>京</em><a>气象</a><a>台</a><span>发布</span></p>")).isEqualTo("北京气象台发布");
  }

  @Test
  void lineBreaksAreKept() {
    assertThat(text("<p>a<br>b<br><br>c</p>")).isEqualTo("a\nb\nc");
  }

  @Test
  void listItemsAreMarked() {
    assertThat(text("<ul><li>a</li><li><p>b</p><p>c</p></li><li></li></ul>d"))
        .isEqualTo("- a\n- b\nc\nd");
  }

  @Test
  void anItemIsMarkedThoughItsFirstTextIsLeftOut() {
    PageModel page =
        model("<p>c</p><ul><li><b id=x>1</b> <i>a</i></li><li><b id=y>2</b></li></ul><p>b</p>");
    Selection kept =
        Selection.ofSubtree(page, 0)
            .minus(Selection.ofSubtree(page, byId(page, "x")))
            .minus(Selection.ofSubtree(page, byId(page, "y")));
    assertThat(TextRenderer.render(page, kept)).isEqualTo("c\n- a\nb");
  }

  @Test
  void tableRowsAreLinesAndCellsAreSeparatedByTabs() {
    assertThat(text("<table><tr><th>k<th>v</tr><tr><td>1<td><p>2</p></table>"))
        .isEqualTo("k\tv\n1\t2");
    assertThat(text("<table><tr><td><p>1</p><td><div><p>2</p></div><tr><td><p>3</p></table>"))
        .isEqualTo("1\t2\n3");
  }

  @Test
  void cellsOfLayoutsAreOnSeparateLines() {
    assertThat(text("<table><tr><td><p>1</p><td><p>2</p><p>3</p></table>")).isEqualTo("1\n2\n3");
    String prose = "The weir was built to drive a mill. ".repeat(6).strip();
    assertThat(text("<table><tr><td><p>1</p><td><p>" + prose + "</p></table>"))
        .isEqualTo("1\n" + prose);
  }

  @Test
  void emptyLinesOfPreformattedTextAreKeptHoweverTheyAreMade() {
    assertThat(text("<pre>a<br><br>b<br>c</pre>d")).isEqualTo("a\n\nb\nc\nd");
    assertThat(text("<pre><b>a</b><br/><br/><br/><i>b</i></pre>")).isEqualTo("a\n\n\nb");
    assertThat(text("<pre>a\n<br>b<br><br></pre><br><br><pre>c</pre>")).isEqualTo("a\n\nb\nc");
  }

  @Test
  void linesOfCodeThatAreElementsHaveOneLineBreak() {
    String line = "<span style='display:flex'><span>";
    String end = "\n</span></span>";
    String code =
        line + "a:<i>" + end + line + "<i>  </i>- b:" + end + line + end + line + "c" + end;
    assertThat(text("<p>x</p><pre><code>" + code + "</code></pre><p>y"))
        .isEqualTo("x\na:\n  - b:\n\nc\n\ny");
    assertThat(text("<pre><div>a\n</div><div>b\n</div></pre>")).isEqualTo("a\nb");
    assertThat(text("<pre>a\n<div>b\n</div><h2>c</h2></pre>")).isEqualTo("a\n\nb\n\nc");
  }

  @Test
  void preformattedTextIsKept() {
    assertThat(text("<p>x</p><pre>a\n  <b>b</b>\n\nc</pre>")).isEqualTo("x\na\n  b\n\nc");
    assertThat(text("<pre>\n\n  a\n b \n</pre>")).isEqualTo("  a\n b");
  }

  @Test
  void entitiesAreDecoded() {
    assertThat(text("a&nbsp;&amp;&lt;b&gt;&#x4e2d;")).isEqualTo("a &<b>中");
  }

  @Test
  void textLeftOutStillSeparatesItsNeighbours() {
    PageModel page = model("<p>a</p><p id=x>b</p><p>c <i id=y>d</i> e</p>");
    Selection kept =
        Selection.ofSubtree(page, 0)
            .minus(Selection.ofSubtree(page, byId(page, "x")))
            .minus(Selection.ofSubtree(page, byId(page, "y")));
    assertThat(TextRenderer.render(page, kept)).isEqualTo("a\nc e");
  }
}
