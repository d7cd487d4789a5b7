package io.zhengwen.method.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.Pages;
import io.zhengwen.page.PageModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SvmFeaturesTest {
  private final SvmFeatures features = new SvmFeatures("");

  private SvmPage measure(String html) {
    return features.measure(Pages.model(html));
  }

  @Test
  void nestedContainersAreExcludedFromABlock() {
    SvmPage page =
        measure("<div>before<div><p>one<p>two<br>three<ul><li>four</ul></div>after</div><p>own");
    assertThat(IntStream.range(0, page.paragraphs()).mapToObj(page::text))
        .containsExactly("before", "one", "two", "three", "four", "after", "own");
    assertThat(IntStream.range(0, page.paragraphs()).map(page::block))
        .containsExactly(0, 1, 1, 1, 1, 0, 2);
    assertThat(page.isSole(6)).isTrue();
    assertThat(page.isSole(0)).isFalse();
  }

  @Test
  void textWithoutWordsAndInvisibleTextIsInNoBlock() {
    SvmPage page = measure("<div>***</div><div hidden>hidden text</div><p>" + "shown ".repeat(100));
    assertThat(page.blocks()).isEqualTo(1);
    assertThat(page.paragraphs()).isEqualTo(1);
  }

  @Test
  void fiveDensitiesOfABlock() {
    // body 0, div 1, h2 2, text 3, p 4, text 5, a 6, text 7: 8 nodes; block tags div, h2, p, a.
    SvmPage page = measure("<div><h2>Home, now</h2><p>It rained. <a>Read</a></p></div>");
    assertThat(page.blocks()).isEqualTo(1);
    // 9 + 10 + 4 characters, 4 of them in links; 5 words, "home" and "read" are noise.
    assertThat(page.blockRow(0)).containsExactly(4 / 23f, 2 / 5f, 2 / 23f, 1 / 4f, 1 / 8f);
  }

  @Test
  void threeDensitiesOfAParagraph() {
    SvmPage page = measure("<div><p>Short.</p><p>A longer one, it is.</p></div>");
    assertThat(page.paragraphRow(0)).containsExactly(6 / 26f, 1 / 6f, 0.25f);
    assertThat(page.paragraphRow(1)).containsExactly(20 / 26f, 2 / 20f, 0.75f);
  }

  @Test
  void chineseIsSegmentedBeforeNoiseIsCounted() {
    // To the segmenter: 返回, 首, 页, 的, 天气; 首页 is one word of the list.
    SvmPage page = measure("<div>返回首页的天气</div>");
    assertThat(page.blockRow(0)[1]).isEqualTo(2 / 4f);
  }

  @Test
  void noiseIsCountedInTheFirstMillionCharacters() {
    SvmPage page = measure("<div>home " + "rain ".repeat(200_000) + "home</div>");
    assertThat(page.blockRow(0)[1]).isEqualTo(1 / 200_000f);
  }

  @Test
  void phraseCountsAsOneNoiseWord() {
    assertThat(measure("<div>sign up or sign a cheque</div>").blockRow(0)[1]).isEqualTo(1 / 5f);
  }

  @Test
  void noiseWordsOfAFileAreAddedToTheShippedOnes(@TempDir Path dir) throws IOException {
    Path file = dir.resolve("noise.txt");
    Files.writeString(file, "# ours\nRained\n\n");
    SvmPage page = new SvmFeatures(file.toString()).measure(Pages.model("<p>home it rained"));
    assertThat(page.blockRow(0)[1]).isEqualTo(2 / 3f);
  }

  @Test
  void missingNoiseWordFileIsNamed() {
    assertThatThrownBy(() -> new SvmFeatures("/no/such/file"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("noiseWords")
        .hasMessageContaining("/no/such/file");
  }

  @Test
  void pageModelIsNotChanged() {
    PageModel page = Pages.model("<div><p>one</p></div>");
    String before = page.document().outerHtml();
    features.measure(page);
    assertThat(page.document().outerHtml()).isEqualTo(before);
  }
}
