package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineNumbersTest {
  private static String without(String html) {
    PageModel page = model(html);
    Selection all = Selection.ofSubtree(page, 0);
    return TextRenderer.render(page, all.minus(LineNumbers.of(page, all)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<pre><span class=linenos>9</span><b>tide</b>()\n<span class=linenos>10</span>ebb()</pre>",
        "<pre><span class='ln'> 9 </span>tide()\n<span class='ln'>10 </span>ebb()</pre>",
        "<pre><code><span style=x><span class='lineno gl'>9 </span>tide()\n</span><span"
            + " class='lineno gl'>10 </span>ebb()</code></pre>",
        "<table><tr><td><pre>9\n10</pre><td><pre>tide()\nebb()</pre></table>",
        "<table><tr><td class=blob-num>9<td>tide()<tr><td class=blob-num>10<td>ebb()</table>",
        "<table><tr><td class=crayon-nums><div><div>9</div><div>10</div></div>"
            + "<td><div>tide()</div><div>ebb()</div></table>",
        "<pre><code>tide()\nebb()</code><ul class=pre-numbering><li>1</li><li>2</li></ul></pre>",
        "<div><a class=linenr href=#l9>  9</a> tide()</div><div><a class=linenr>10</a>ebb()</div>"
      })
  void theNumbersOfLinesAreFound(String code) {
    assertThat(without(code).strip().replaceAll("\\s+", " ")).isEqualTo("tide() ebb()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<pre><span class=mi>1</span>, 2\n<span class=mi>2</span>, 3</pre>",
        "<pre><span class=linenos>1a</span>tide()</pre>",
        "<pre><span class=linenos>1234567</span>tide()</pre>",
        "<p class=gutter>12</p><p class=ln>13</p>",
        "<table><tr><td>1<td>tide<tr><td>2<td>ebb</table>",
        "<table><tr><td><pre>1\n3</pre><td><pre>tide()\nebb()</pre></table>"
      })
  void otherNumbersAreNone(String html) {
    PageModel page = model(html);
    assertThat(LineNumbers.of(page, Selection.ofSubtree(page, 0)).isEmpty()).isTrue();
  }

  @Test
  void whatIsNotSelectedIsNotFound() {
    PageModel page = model("<pre><span class=linenos>1</span>tide()</pre>");
    assertThat(LineNumbers.of(page, Selection.empty()).isEmpty()).isTrue();
  }
}
