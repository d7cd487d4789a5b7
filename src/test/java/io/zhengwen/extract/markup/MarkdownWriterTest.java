package io.zhengwen.extract.markup;

import static io.zhengwen.extract.markup.Renderings.markdown;
import static io.zhengwen.extract.markup.Renderings.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.nodes.Entities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownWriterTest {
  @Test
  void headingsParagraphsAndInlineElements() {
    assertThat(
            markdown(
                "<h2>Harbour <em>news</em></h2><p>A <strong>bold</strong> move, <code>x = `1`</code>, and"
                    + " <a href=/more>more</a>.<br>H<sub>2</sub>O <del>old</del></p><p><img src=a.png alt=Quay></p>end"))
        .isEqualTo(
            """
            ## Harbour *news*

            A **bold** move, `` x = `1` ``, and [more](https://example.org/more).\\
            H<sub>2</sub>O ~~old~~

            ![Quay](https://example.org/dir/a.png)

            end""");
  }

  @Test
  void listsNestAndCount() {
    assertThat(
            markdown(
                "<ol start=9><li>nine<ul><li>a<li>b</ul><li>ten<p>more</ol><ul><li>c</ul><ul><li>d</ul>"))
        .isEqualTo(
            """
            9. nine
               - a
               - b
            10. ten

                more

            - c

            * d""");
  }

  @Test
  void itemsHaveTheirOwnNumbers() {
    assertThat(markdown("<ol><li>one<li value=7>seven<li>eight<li value=x>nine</ol>"))
        .isEqualTo("1. one\n7. seven\n8. eight\n9. nine");
    assertThat(markdown("<ul><li value=7>a</ul>")).isEqualTo("- a");
  }

  @Test
  void tablesHaveAHeadAndNoPipes() {
    assertThat(
            markdown(
                "<table><caption>Tides</caption><tr><th>Port<th>High|low<tr><td rowspan=2>Quay<td>1"
                    + "<br>2<tr><td><ul><li>3<li>4</ul></table>"))
        .isEqualTo(
            """
            Tides

            | Port | High\\|low |
            | --- | --- |
            | Quay | 1<br>2 |
            | | 3<br>4 |""");
    assertThat(markdown("<table><tr><td>a<td>b</table>"))
        .isEqualTo("| | |\n| --- | --- |\n| a | b |");
  }

  @Test
  void cellsStayInTheirColumns() {
    assertThat(
            markdown(
                "<table><tr><td>a<td rowspan=2>b<tr><td>c<tr><td>d<td>e<tr><td>f<td>g</table>"))
        .isEqualTo("| | |\n| --- | --- |\n| a | b |\n| c |\n| d | e |\n| f | g |");
  }

  @Test
  void codeKeepsTheSpacesAtTheEndsOfItsLines() {
    assertThat(markdown("<blockquote><pre>-- \nAnn\n  \n\nend</pre></blockquote>"))
        .isEqualTo("> ```\n> -- \n> Ann\n>   \n>\n> end\n> ```");
  }

  @Test
  void codeKeepsItsLinesAndLanguage() {
    assertThat(
            markdown("<pre><code class='language-java'>if (a) {\n  ```\n}\n</code></pre><p>x</p>"))
        .isEqualTo("````java\nif (a) {\n  ```\n}\n````\n\nx");
    assertThat(markdown("<pre><i></i><code class='hljs language-rust'>let a = 1;</code></pre>"))
        .isEqualTo("```rust\nlet a = 1;\n```");
    assertThat(markdown("<pre>a<br><br>b</pre>")).isEqualTo("```\na\n\nb\n```");
    assertThat(markdown("<ul><li><pre>a\n\n  b</pre></ul>"))
        .isEqualTo("- ```\n  a\n\n    b\n  ```");
  }

  @Test
  void codeInACellKeepsItsIndentAndEmptyLines() {
    assertThat(
            markdown(
                "<table><tr><td>Old<td><pre>\n\n  def f(x):\n    return x | 1\n\n  f(2)\n\n</pre></table>"))
        .isEqualTo(
            "| | |\n| --- | --- |\n"
                + "| Old | `  def f(x):`<br>`    return x \\| 1`<br><br>`  f(2)` |");
  }

  @Test
  void quotationsHoldBlocks() {
    assertThat(
            markdown("<blockquote><p>a</p><ul><li>b</ul><blockquote>c</blockquote></blockquote>"))
        .isEqualTo("> a\n>\n> - b\n>\n> > c");
  }

  @Test
  void emphasisMarksAvoidPunctuation() {
    assertThat(markdown("<p><b>重要：</b>内容<b>“引用”</b>后")).isEqualTo("**重要**：内容“**引用**”后");
    assertThat(read(markdown("<p><b>重要：</b>内容<b>“引用”</b>后")).select("strong").eachText())
        .containsExactly("重要", "引用");
    assertThat(markdown("<p><b>a</b><i>b</i>")).isEqualTo("**a**b");
    assertThat(markdown("<p><b>one</b> <b>two</b>")).isEqualTo("**one two**");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <b>Who?<br><i>The cook</i></b> | **Who?\\¶*The cook***
          <i>a <b>b</b> c</i> | *a **b** c*
          <b><i>a</i></b> | ***a***
          <b><i>a</i> b</b> | ***a* b**
          <i>a<b>b</b>c</i>d | *a**b**c*d
          <b><i>a</i>b<i>c</i></b> | ***a*bc**
          <s>a <b>b</b> c</s> | ~~a **b** c~~
          a<s><b>b</b> c</s> | a~~b c~~
          <b><i>重要：</i>内容：</b>后 | ***重要*：内容**：后
          <b>（<i>注</i>）</b>后 | **（*注***）后
          """)
  void emphasisMayBeWithinEmphasis(String html, String expected) {
    String markdown = markdown("<p>" + html);
    assertThat(markdown).isEqualTo(expected.replace('¶', '\n'));
    assertThat(read(markdown).text()).doesNotContain("*");
  }

  @Test
  void charactersAreEscapedOnlyWhereTheyWouldHaveAMeaning() {
    assertThat(
            markdown("<p>Wow! <b>Yes!</b> A&amp;B, AT&amp;T! <a href='/?a=1&t=2&copy;'>x</a>!</p>"))
        .isEqualTo("Wow! **Yes!** A&B, AT&T! [x](https://example.org/?a=1&t=2©)!");
    assertThat(markdown("<p>Wow!<a href=/x>x</a><b>!<a href=/x>x</a>!</b><a href=/x>x</a>"))
        .isEqualTo(
            "Wow\\![x](https://example.org/x)**\\![x](https://example.org/x)!**[x](https://example.org/x)");
    assertThat(markdown("<p><a href='/?a&amp;copy;'>x</a> &amp;am<b>p;</b>"))
        .isEqualTo("[x](https://example.org/?a&amp;copy;) \\&am**p;**");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# no heading",
        "1. no item",
        "12) no item",
        "- no item",
        "+ no item",
        "* no item",
        "> no quote",
        "*no emphasis*",
        "__no emphasis__",
        "snake_case_name",
        "`no code`",
        "[no](link)",
        "![no](image)",
        "[no]: /reference",
        "<b>no tag</b>",
        "<!-- no comment -->",
        "<https://no.example>",
        "&amp; &copy; &#35;",
        "\\*",
        "\\",
        "~~no~~",
        "---",
        "===",
        "***",
        "```",
        "~~~",
        "| a | b |",
        "C#",
        "a #",
        "100% & <5 > 3",
        "http://a.example/b_c_d*e*",
        "!",
        "$x_1$",
        "a | b",
        "***a**",
        "_a",
        "=> b",
        "+1",
        "-1",
        "#tag",
        "1.5"
      })
  void textStaysText(String text) {
    String html = "<p>" + Entities.escape(text) + "<br>" + Entities.escape(text);
    assertThat(read(markdown(html)).select("p")).hasSize(1);
    assertThat(read(markdown(html)).select("p").text()).isEqualTo(text + " " + text);
    assertThat(read(markdown(html)).select("p > *")).allMatch(e -> e.normalName().equals("br"));
    assertThat(read(markdown(html.replace("<p>", "<h2>"))).select("h2").text())
        .isEqualTo(text + " " + text);
    String cell = "<table><tr><td>" + Entities.escape(text) + "<td>x</table>";
    assertThat(read(markdown(cell)).select("td").first().text()).isEqualTo(text);
  }

  @Test
  void deepListsStayBounded() {
    String markdown = markdown("<ul><li>x".repeat(5000));
    assertThat(markdown.length()).isLessThan(5000 * 200);
  }
}
