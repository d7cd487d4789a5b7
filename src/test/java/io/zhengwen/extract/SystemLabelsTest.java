package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SystemLabelsTest {
  private static final String TEXT = "<p>Tides rise twice a day.</p>";

  private static String with(String html) {
    PageModel page = model(TEXT + html);
    Selection all = Selection.ofSubtree(page, 0);
    return TextRenderer.render(page, ReadableText.of(page, all)).strip();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a class=mw-jump-link href=#mw-head>Jump to navigation</a>",
        "<div id=siteSub class=noprint>From Wind Wiki</div>",
        "<div class=printfooter data-nosnippet>Retrieved from “<a dir=ltr href=/t>https://w.example/t</a>”</div>",
        "<div class=docInfo><bdi>tides.txt</bdi> · Last modified: 2026/11/29 07:22 by <bdi>ann</bdi></div>",
        "<div class=pageId><span>sea:tides</span></div>",
        "<div class='language-Python vp-adaptive-theme'><span class=lang>python</span></div>"
      })
  void linesOfSystemsAreLeftOut(String html) {
    assertThat(with(html)).isEqualTo("Tides rise twice a day.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class=printed>By the moon.</div>",
        "<p class=language-en><span class=lang>By the moon.</span></p>",
        "<p><span class=lang>By the moon.</span></p>"
      })
  void othersStay(String html) {
    assertThat(with(html)).endsWith("By the moon.");
  }
}
