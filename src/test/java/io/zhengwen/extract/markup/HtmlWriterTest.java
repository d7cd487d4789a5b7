package io.zhengwen.extract.markup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlWriterTest {
  private static final Set<String> ATTRIBUTES =
      Set.of("href", "src", "alt", "start", "value", "colspan", "rowspan", "class");

  private static final Set<String> ELEMENTS =
      Set.of(
          "p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption tr td th blockquote pre figure figcaption"
              .concat(" em strong del code sub sup q cite a img br tbody")
              .split(" "));

  @Test
  void keepsStructureAndEscapes() {
    assertThat(
            Renderings.html(
                "<div class=x><h2>T</h2><p onclick=evil()>a &lt; <b>b</b></p><ul><li>c</ul>d</div>"))
        .isEqualTo("<h2>T</h2>\n<p>a &lt; <strong>b</strong></p>\n<ul><li>c</li>\n</ul>\n<p>d</p>");
  }

  @Test
  void nestsAsDocumentsShould() {
    assertThat(Renderings.html("<li>a<li>b")).isEqualTo("<ul><li>a</li>\n<li>b</li>\n</ul>");
    assertThat(Renderings.html("<ul><li>a</li><ul><li>b</ul></ul>"))
        .isEqualTo("<ul><li>a<ul><li>b</li>\n</ul>\n</li>\n</ul>");
    assertThat(Renderings.html("<a href=/x><h3>a</h3><p>b</p></a>"))
        .isEqualTo(
            "<h3><a href=\"https://example.org/x\">a</a></h3>\n"
                + "<p><a href=\"https://example.org/x\">b</a></p>");
    assertThat(Renderings.html("<p>a<br><br>b<br>c</p>")).isEqualTo("<p>a</p>\n<p>b<br>\nc</p>");
    assertThat(Renderings.html("<ol start=3><li><p>a</p><p>b</p></ol>"))
        .isEqualTo("<ol start=\"3\"><li>a<p>b</p>\n</li>\n</ol>");
    assertThat(Renderings.html("<ol><li value=7>a</ol>"))
        .isEqualTo("<ol><li value=\"7\">a</li>\n</ol>");
  }

  @Test
  void tablesOfDataStayTablesAndThoseOfLayoutDoNot() {
    assertThat(
            Renderings.html(
                "<table><tr><th>k<th>v<tr><td><td colspan=2>1<tr><td>x<td></td></table>"))
        .isEqualTo(
            "<table><tr><th>k</th>\n<th>v</th>\n</tr>\n<tr><td></td>\n<td colspan=\"2\">1</td>\n</tr>\n"
                + "<tr><td>x</td>\n<td></td>\n</tr>\n</table>");
    assertThat(Renderings.html("<table><tr><td><table><tr><td>a</table><p>b<td>c</table>"))
        .isEqualTo("<p>a</p>\n<p>b</p>\n<p>c</p>");
    assertThat(Renderings.html("<table><tr><td><h1>T</h1>a<td>c</table>"))
        .isEqualTo("<h1>T</h1>\n<p>a</p>\n<p>c</p>");
  }

  @Test
  void codeBesideTheNumbersOfItsLinesIsNoTable() {
    assertThat(
            Renderings.html(
                "<table><tr><td class=gutter><pre><span>9</span><br><span>10</span><br></pre>"
                    + "<td><pre><code>a\n  b</code></pre></table>"))
        .isEqualTo("<pre>\na\n  b</pre>");
    assertThat(
            Renderings.html(
                "<table><tr><td><pre>1\n2\n</pre><td><pre>a\n  b</pre><tr><td colspan=2>c</table>"))
        .isEqualTo("<pre>\na\n  b</pre>\n<p>c</p>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<table><tr><td><pre>1\n3\n</pre><td><pre>a\nb</pre></table>",
        "<table><tr><td><pre>1\n2\n</pre><td>a</table>",
        "<table><tr><td>1<td><pre>a</pre></table>",
        "<table><tr><td><pre>1</pre><td><pre>a</pre><tr><td><pre>2</pre><td><pre>b</pre></table>",
        "<table><tr><td><pre>1\n2</pre><td><pre>a</pre><td>b</table>",
      })
  void numbersInOtherTablesStay(String table) {
    assertThat(Renderings.html(table)).startsWith("<table><tr><td>").contains("1");
  }

  @Test
  void addressesAreAbsolute() {
    assertThat(
            Renderings.html("<p><a href=' a b.html\n'>a</a> <a href=?q=1>b</a> <a href=#c>c</a>"))
        .isEqualTo(
            "<p><a href=\"https://example.org/dir/a%20b.html\">a</a>"
                + " <a href=\"https://example.org/dir/page.html?q=1\">b</a>"
                + " <a href=\"https://example.org/dir/page.html#c\">c</a></p>");
    assertThat(
            Renderings.html("<base href=//other.example/x/><p><a href=../y>a</a><img src=z.png>"))
        .isEqualTo(
            "<p><a href=\"https://other.example/y\">a</a>"
                + "<img src=\"https://other.example/x/z.png\" alt=\"\"></p>");
    assertThat(Renderings.html("<p><a href='mailto:a@b.example'>m</a>"))
        .isEqualTo("<p><a href=\"mailto:a@b.example\">m</a></p>");
  }

  @Test
  void withoutAnAddressRelativeLinksAreText() {
    StructuredText text = Renderings.text("<base href='javascript:1'><p><a href=/x>a</a> b");
    assertThat(HtmlWriter.write(text, RenderOptions.DEFAULT, "")).isEqualTo("<p>a b</p>");
  }

  @Test
  void withoutAnAddressImagesAreTheirReplacementText() {
    StructuredText text =
        Renderings.textWithoutAddress(
            "<p>The area<img src=a.png alt='A = \\pi r^2'>of a circle (<img src=b.png alt=r>), a"
                + " <a href='https://example.org/r'><img src=r.png alt=report></a>.<img src=c.png></p>"
                + "<ul><li><a href='mailto:a@b.example'><img src=m.png></a><li>b</ul>");
    assertThat(HtmlWriter.write(text, RenderOptions.DEFAULT, ""))
        .isEqualTo(
            "<p>The area A = \\pi r^2 of a circle (r), a"
                + " <a href=\"https://example.org/r\">report</a>.</p>\n<ul><li>b</li>\n</ul>");
    assertThat(HtmlWriter.write(text, RenderOptions.DEFAULT.withoutImages(), ""))
        .contains("of a circle (), a .</p>");
  }

  @Test
  void spaceBeforeAnImageStays() {
    assertThat(
            Renderings.html("<p>a <a href=/x><b><img src=i.png></b></a> b<i>c </i><img src=j.png>"))
        .isEqualTo(
            "<p>a <a href=\"https://example.org/x\"><strong>"
                + "<img src=\"https://example.org/dir/i.png\" alt=\"\"></strong></a> b<em>c</em>"
                + " <img src=\"https://example.org/dir/j.png\" alt=\"\"></p>");
    assertThat(
            HtmlWriter.write(
                Renderings.text("<p>a&nbsp;<img src=i.png>b<img src=j.png>&nbsp;c"),
                RenderOptions.DEFAULT.withoutImages(),
                ""))
        .isEqualTo("<p>a b c</p>");
  }

  @Test
  void addressesOfPagesAreReadAsBrowsersDo() {
    String link = "<p><a href=a[1].html>a</a>";
    for (String url :
        new String[] {
          "http://[2001:db8::1]:80/x/", " http://e.example/", "\uFEFFhttp://e.example/\n"
        }) {
      assertThat(HtmlWriter.write(Renderings.text(link, url), RenderOptions.DEFAULT, ""))
          .isEqualTo(
              "<p><a href=\"" + url.replaceAll("[\uFEFF\\s]", "") + "a%5B1%5D.html\">a</a></p>");
    }
  }

  @Test
  void imagesThatLoadLaterHaveTheirAddress() {
    assertThat(
            Renderings.html(
                "<p>a <img src='data:image/gif;base64,R0' data-src=/later.jpg alt=L> b"
                    + "<img srcset='/s.jpg 1x, /l.jpg 2x'> c<img src=pixel.gif width=1 height=1> d"
                    + "<img src='data:image/svg+xml,<svg onload=alert(1)>'>e"
                    + "<picture><source srcset='/p.webp 640w'><img></picture>"
                    + "<img src=blank.gif data-wpfc-original-src=/w.png>"))
        .isEqualTo(
            "<p>a <img src=\"https://example.org/later.jpg\" alt=\"L\"> b"
                + "<img src=\"https://example.org/l.jpg\" alt=\"\"> c de"
                + "<img src=\"https://example.org/p.webp\" alt=\"\">"
                + "<img src=\"https://example.org/w.png\" alt=\"\"></p>");
  }

  @Test
  void imagesOfOtherTextsAreNotOurs() {
    StructuredText text =
        Renderings.without(
            "<div><p>a</p><div><img src=teaser.png><span id=not1>Read more</span></div>"
                + "<figure><img src=ours.png><figcaption id=not2>Photo</figcaption></figure><p>b</p></div>"
                + "<aside><img src=aside.png></aside>");
    assertThat(HtmlWriter.write(text, RenderOptions.DEFAULT, ""))
        .contains("ours.png")
        .doesNotContain("teaser.png")
        .doesNotContain("aside.png");
  }

  @Test
  void switchesLeaveOutWhatTheySay() {
    StructuredText text =
        Renderings.text(
            "<p><a href=/x>a</a> <img src=i.png> b</p><p><img src=j.png></p>"
                + "<table><tr><td>1<td>2</table>");
    assertThat(
            HtmlWriter.write(
                text, RenderOptions.DEFAULT.withoutLinks().withoutImages().withoutTables(), ""))
        .isEqualTo("<p>a b</p>");
    assertThat(HtmlWriter.write(text, RenderOptions.DEFAULT.withoutImages(), ""))
        .isEqualTo(
            "<p><a href=\"https://example.org/x\">a</a> b</p>\n"
                + "<table><tr><td>1</td>\n<td>2</td>\n</tr>\n</table>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a href=\"javascript:alert(1)\">t</a>",
        "<a href=\"JaVaScRiPt:alert(1)\">t</a>",
        "<a href=\" &#1; javascript:alert(1)\">t</a>",
        "<a href=\"java\nscript:alert(1)\">t</a>",
        "<a href=\"java&Tab;script:alert(1)\">t</a>",
        "<a href=\"\u200bjavascript:alert(1)\">t</a>",
        "<a href=\"data:text/html,<script>alert(1)</script>\">t</a>",
        "<a href=\"vbscript:x\">t</a>",
        "<a href=\"view-source:http://x\">t</a>",
        "<a href=\"http:javascript:alert(1)\">t</a>",
        "<a href=\"//x\" onmouseover=\"alert(1)\" style=\"x:expression(1)\">t</a>",
        "<a href='http://x/\"onmouseover=alert(1) a=\"'>t</a>",
        "<img src=x onerror=alert(1)>t",
        "<img src=\"javascript:alert(1)\">t",
        "t <img src='http://x/\" onerror=alert(1) \"' alt='\" onerror=alert(1) x=\"'> t",
        "<svg><script>alert(1)</script></svg>t",
        "<svg><style><img src=x onerror=alert(1)></style></svg>t",
        "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">t",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">t",
        "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>t",
        "<template><script>alert(1)</script></template>t",
        "<xmp><img src=x onerror=alert(1)></xmp>t",
        "<plaintext><img src=x onerror=alert(1)>t",
        "<textarea><img src=x onerror=alert(1)></textarea>t",
        "<iframe srcdoc='<script>alert(1)</script>'></iframe>t",
        "<pre class='language-\" onclick=alert(1)'>t</pre>",
        "<ol start='1\" onclick=\"alert(1)'><li>t</ol>",
        "<table><tr><td colspan='2\" onclick=\"alert(1)'>t<td>u</table>",
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
        "<q><s><a href='x:y'><b></q>t",
        "<p>t</p><base href='javascript:/a/-alert(1)///////'><p><a href=../lol/safe.html>t</a>",
      })
  void isSafe(String attack) {
    String html = Renderings.html(attack);
    Element body = Jsoup.parse(html).body();
    for (Element element : body.getAllElements()) {
      if (element == body) {
        continue;
      }
      assertThat(ELEMENTS).as(html).contains(element.normalName());
      for (Attribute attribute : element.attributes()) {
        assertThat(ATTRIBUTES).as(html).contains(attribute.getKey());
        if (Set.of("href", "src").contains(attribute.getKey())) {
          assertThat(attribute.getValue()).as(html).matches("(https?://|mailto:|tel:)[^\\s\"<>]*");
        }
      }
    }
    assertThat(Jsoup.parse(body.html()).body().html()).isEqualTo(body.html());
  }
}
