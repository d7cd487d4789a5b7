package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClosedFramesTest {
  @ParameterizedTest
  @CsvSource({
    "<p>a</p><iframe src='x'/><p>b</p>, <p>a</p><iframe src='x'/></iframe><p>b</p>",
    "<iframe/><p>b</p><iframe/>, <iframe/></iframe><p>b</p><iframe/></iframe>",
    "<iframe/>text<iframe src=b></iframe>, <iframe/></iframe>text<iframe src=b></iframe>",
    "<iframe></iframe><iframe a/>b, <iframe></iframe><iframe a/></iframe>b"
  })
  void framesWrittenAsXmlGetAnEndTag(String html, String closed) {
    assertThat(ClosedFrames.withEndTags(html)).isEqualTo(closed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "<p>a", "<iframe src=a>", "<iframe/></iframe>b", "<iframe", "<iframe/"})
  void otherPagesAreLeftAlone(String html) {
    assertThat(ClosedFrames.withEndTags(html)).isSameAs(html);
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void timeIsLinear() {
    String frames = "<iframe/>".repeat(200_000);
    assertThat(ClosedFrames.withEndTags(frames)).hasSize(200_000 * (9 + 9));
    String open = "<iframe".repeat(200_000);
    assertThat(ClosedFrames.withEndTags(open)).isSameAs(open);
    assertThat(ClosedFrames.withEndTags(open + "/>")).endsWith("<iframe<iframe/></iframe>");
  }

  @Test
  void textBehindSuchAFrameIsRead() {
    assertThat(new PageReader().read("<p>a<iframe src='x' /><p>b", "").document().text())
        .isEqualTo("a b");
  }
}
