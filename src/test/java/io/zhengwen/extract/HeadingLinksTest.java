package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadingLinksTest {
  private static String without(String html) {
    PageModel page = model(html);
    Selection all = Selection.ofSubtree(page, 0);
    return TextRenderer.render(page, ReadableText.of(page, all));
  }

  @ParameterizedTest
  @CsvSource({
    "<h2>Tides<a class=headerlink href=#t>¶</a></h2>, Tides",
    "<h2><a href=#t><span>\uF0C1</span></a> Tides</h2>, Tides",
    "<h2>Tides <a class='anchor x' href=#t><i>Link to this heading</i></a></h2>, Tides",
    "<h2><span>Tides</span><span class=mw-editsection>[<a href=/e>edit</a>]</span></h2>, Tides",
    "<div><h2>Tides</h2><span class=mw-editsection><b>[</b><a>edit source</a><b>]</b></span></div>, Tides",
    "<p>tide()<a class=headerlink href=#t>¶</a></p>, tide()",
    "<h2>Tides &nbsp; <a href=#top_of_page><span>top</span></a></h2>, Tides",
    "<p>tide() <a href=/s><span class=viewcode-link>[source]</span></a></p>, tide()",
    "<div><h2 id=t>Tides</h2> <a href=#t><i></i><span>Section on tides</span></a></div>, Tides"
  })
  void linksThatAreNotForReadingAreFound(String html, String rest) {
    assertThat(without(html).strip()).isEqualTo(rest);
  }

  @ParameterizedTest
  @CsvSource({
    "<h2><a class=anchor href=#t>Tides</a></h2>, Tides",
    "<h2><a href=/tides>Tides</a> of May</h2>, Tides of May",
    "<h2>Tides <a class=anchor href=/may>of May</a></h2>, Tides of May",
    "<p>Tides<a href=#n1>*</a> rise</p>, Tides* rise",
    "<h2>Tides § 4 ¶</h2>, Tides § 4 ¶",
    "<p>Tides <a href=/e>edit</a></p>, Tides edit",
    "<h2>Tides <a href=#may>of May</a></h2>, Tides of May",
    "<b id=t>Tides</b> <a href=#t>of May</a>, Tides of May"
  })
  void othersStay(String html, String rest) {
    assertThat(without(html).strip()).isEqualTo(rest);
  }
}
