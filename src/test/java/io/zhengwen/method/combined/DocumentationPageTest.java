package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentationPageTest {
  private static final String TEXT = "<p>" + "word ".repeat(27) + "</p>";

  private static boolean is(PageModel page) {
    return DocumentationPage.is(page, new BlockPage(page, 1000));
  }

  private static boolean isAt(String url) {
    return is(model(TEXT, url));
  }

  private static boolean isMadeWith(String tool) {
    return is(model("<meta name=Generator content='" + tool + "'>" + TEXT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://docs.example.org/start",
        "https://DOC.example.org",
        "https://example.org/docs/",
        "https://example.org/en/latest/Reference/index.html?q=1",
        "https://example.org/user-guide#install"
      })
  void addressOfDocumentation(String url) {
    assertThat(isAt(url)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "docs",
        "https://docs/",
        "https://example.org/news?from=/docs/",
        "https://example.org/man-bites-dog",
        "https://example.org/manual-labour/",
        "https://doctors.example.org/"
      })
  void otherAddress(String url) {
    assertThat(isAt(url)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DocBook XSL Stylesheets V1.79.1",
        "javadoc/ClassWriterImpl",
        " Docutils 0.19: https://docutils.sourceforge.io/",
        "texi2any",
        "Asciidoctor 2.0.20"
      })
  void madeWithToolForDocumentation(String tool) {
    assertThat(isMadeWith(tool)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "WordPress 6.5", "Hugo 0.120", "Sphinxes", "with Sphinx"})
  void madeWithOtherTool(String tool) {
    assertThat(isMadeWith(tool)).isFalse();
  }

  @Test
  void aTenthOfTheWordsIsCode() {
    // 3 of 30 words are no more than a tenth, 4 of 31 are.
    assertThat(is(model(TEXT + "<p><code>a <tt>b</tt></code> <kbd>c</kbd></p>"))).isFalse();
    assertThat(is(model(TEXT + "<p><code>a <tt>b</tt></code> <kbd>c d</kbd></p>"))).isTrue();
  }

  @Test
  void preformattedTextIsNoCode() {
    assertThat(is(model("<h1>Re: sheds</h1><pre>" + "word ".repeat(30) + "</pre>"))).isFalse();
  }

  @Test
  void threadIsNoDocumentation() {
    String thread = "<ul>" + post("ann", 1) + post("bo", 2) + post("cy", 3) + "</ul>";
    PageModel page = model(thread, "https://example.org/docs/forum");
    assertThat(new BlockPage(page, 1000).discussion).isPresent();
    assertThat(is(page)).isFalse();
  }

  private static String post(String user, int day) {
    return "<li class=post><a class=author href=/user/"
        + user
        + ">"
        + user
        + "</a> <time datetime=2026-03-0"
        + day
        + ">"
        + day
        + " March 2026</time><div class=post-body>It works with <code>make all install</code> for"
        + " me.</div></li>";
  }
}
