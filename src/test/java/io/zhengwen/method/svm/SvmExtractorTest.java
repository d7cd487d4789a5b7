package io.zhengwen.method.svm;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.Pages;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.ml.svm.MinMaxScaler;
import io.zhengwen.ml.svm.RbfSvm;
import io.zhengwen.ml.svm.ScaledSvm;
import io.zhengwen.page.PageModel;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SvmExtractorTest {
  private static final String PAGE =
      "<div><p>Some words that matter, they do.</p><p>No mark here</p></div>"
          + "<div><a>one link</a> <a>another link</a></div>";

  private SvmModel model;

  /**
   * Creates a model that keeps blocks of low link density, and paragraphs with punctuation in them.
   */
  @BeforeEach
  void makeModel() {
    ScaledSvm blocks =
        new ScaledSvm(
            new MinMaxScaler(new float[5], new float[] {1, 0, 0, 0, 0}),
            new RbfSvm(0.5, 0, new float[] {1, -1}, new float[][] {new float[5], {1, 0, 0, 0, 0}}));
    ScaledSvm paragraphs =
        new ScaledSvm(
            new MinMaxScaler(new float[3], new float[] {0, 0.01f, 0}),
            new RbfSvm(0.5, 0, new float[] {1, -1}, new float[][] {{0, 1, 0}, new float[3]}));
    model = new SvmModel(blocks, paragraphs, new TreeMap<>());
  }

  private String extract(String html, double threshold, boolean paragraphs) {
    PageModel page = Pages.model(html);
    SvmParams params = new SvmParams("", "", threshold, paragraphs);
    return TextRenderer.render(page, new SvmExtractor(params, model).extract(page).mainText());
  }

  @Test
  void firstStageKeepsBlocksAndTheSecondDropsParagraphs() {
    assertThat(extract(PAGE, 0, false)).isEqualTo("Some words that matter, they do.\nNo mark here");
    assertThat(extract(PAGE, 0, true)).isEqualTo("Some words that matter, they do.");
  }

  @Test
  void thresholdAppliesToTheFirstStage() {
    assertThat(extract(PAGE, 2, false)).isEmpty();
    assertThat(extract(PAGE, -2, false)).contains("another link");
  }

  @Test
  void blockOfOneParagraphIsKeptWhole() {
    assertThat(extract("<div>No mark here</div>", 0, true)).isEqualTo("No mark here");
  }

  @Test
  void shippedModelKeepsTheArticleAndNotTheNavigation() {
    String paragraph =
        "<p>The harbour was quiet that morning, and the boats, which had come in at dawn, lay still."
            + " Nobody spoke; the tide went out again, as it always did.</p>";
    String html =
        "<ul><li><a href=/>Home</a><li><a href=/a>About us</a><li><a href=/c>Contact</a></ul>"
            + "<div><h1>A quiet harbour</h1>"
            + paragraph.repeat(6)
            + "</div><div><a href=/p>Privacy policy</a> <a href=/t>Terms</a> Copyright</div>";
    PageModel page = Pages.model(html);
    String text =
        TextRenderer.render(
            page, new SvmExtractor(SvmParams.DEFAULT, SvmModel.shipped()).extract(page).mainText());
    assertThat(text).contains("Nobody spoke").doesNotContain("About us", "Privacy", "Terms");
  }

  @Test
  void pagesWithoutTextHaveNoMainText() {
    for (String html : new String[] {"", "<script>var a = 'b c';</script>", "<p>*** ---"}) {
      assertThat(extract(html, 0, true)).isEmpty();
    }
  }

  @Test
  void deepPageIsExtracted() {
    String html = "<div>".repeat(400) + "words at the bottom, many of them.";
    assertThat(extract(html, 0, true)).isEqualTo("words at the bottom, many of them.");
  }

  @Test
  void extractorIsThreadSafe() {
    SvmExtractor extractor = new SvmExtractor(new SvmParams("", "", 0, true), model);
    PageModel page = Pages.model(PAGE.replace("words", "词语"));
    var once = extractor.extract(page);
    assertThat(IntStream.range(0, 200).parallel().mapToObj(i -> extractor.extract(page)))
        .allMatch(once::equals);
  }

  @Test
  void explanationContainsDensitiesOfKeptBlocks() {
    SvmExtractor extractor = new SvmExtractor(new SvmParams("", "", 0, true), model);
    assertThat(extractor.extract(Pages.model(PAGE)).explain().toString())
        .contains("1.00000 = blocks kept of 2", "link density", "1.00000 = paragraphs dropped");
  }
}
