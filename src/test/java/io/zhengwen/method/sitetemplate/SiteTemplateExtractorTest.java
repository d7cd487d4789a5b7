package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.FOOTER;
import static io.zhengwen.method.sitetemplate.SitePages.MENU;
import static io.zhengwen.method.sitetemplate.SitePages.model;
import static io.zhengwen.method.sitetemplate.SitePages.page;
import static io.zhengwen.method.sitetemplate.SitePages.sentence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.svm.MinMaxScaler;
import io.zhengwen.ml.svm.RbfSvm;
import io.zhengwen.ml.svm.ScaledSvm;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTemplateExtractorTest {
  @TempDir private Path dir;
  private Path model;
  private final Resources resources = Resources.inMemory();

  /** A model that keeps a tag if less than about half of its text is in links. */
  private static ScaledSvm fewLinks() {
    float[] max = new float[5];
    Arrays.fill(max, 1);
    return new ScaledSvm(
        new MinMaxScaler(new float[5], max),
        new RbfSvm(1, 0, new float[] {1, -1}, new float[][] {new float[5], {0, 0, 0, 0, 1}}));
  }

  private static byte[] written() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SiteTemplateModel(
            fewLinks(), BlockLevelNames.DEFAULT, new TreeMap<>(Map.of("date", "2020-02-02")))
        .file()
        .write(out);
    return out.toByteArray();
  }

  private static SiteTemplateModel read(byte[] bytes) throws IOException {
    return SiteTemplateModel.read(new ByteArrayInputStream(bytes));
  }

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.write(dir.resolve("m.model"), written());
  }

  private Extractor extractor(String... parameters) {
    Map<String, String> all = new TreeMap<>(Map.of("model", model.toString()));
    for (int i = 0; i < parameters.length; i += 2) {
      all.put(parameters[i], parameters[i + 1]);
    }
    return Methods.create("sitetemplate", all, resources);
  }

  private static void learn(Extractor extractor, PageModel page) {
    extractor.learn(page, extractor.extract(page));
  }

  private static String text(Extractor extractor, PageModel page) {
    return TextRenderer.render(page, extractor.extract(page).mainText());
  }

  @Test
  void svmDecidesAloneUntilASiteHasTemplates() {
    Extractor extractor = extractor();
    for (int n = 0; n < 10; n++) {
      assertThat(text(extractor, page("quay.example", n)))
          .contains(sentence(n), "Copyright")
          .doesNotContain("Front page");
      learn(extractor, page("quay.example", n));
    }
    assertThat(text(extractor, page("quay.example", 10)))
        .isEqualTo(sentence(10) + "\n" + sentence(100_010));
    assertThat(text(extractor, page("other.example", 10))).contains("Copyright");
  }

  @Test
  void svmClassifiesTheTagsLeftByTemplates() {
    // A paragraph and as much of menu in one tag: with the menu removed, the tag is clean.
    String mixed = "<div>" + MENU.replace("div>", "p>").repeat(3) + "<p>%s</p></div>" + FOOTER;
    Extractor extractor = extractor();
    for (int n = 0; n < 10; n++) {
      learn(extractor, model("http://quay.example/" + n, mixed.replace("%s", sentence(n))));
    }
    String last = mixed.replace("%s", "Fog tonight.");
    assertThat(text(extractor, model("http://quay.example/x", last))).isEqualTo("Fog tonight.");
    assertThat(text(extractor(), model("http://other.example/x", last)))
        .doesNotContain("Fog tonight.");
  }

  @Test
  void methodAndFilterShareLibraries() {
    Extractor learner = extractor();
    for (int n = 0; n < 10; n++) {
      learn(learner, page("quay.example", n));
    }
    PageModel page = page("quay.example", 77);
    assertThat(text(extractor(), page)).doesNotContain("Copyright");
    Extractor filter = Methods.create("fulltext+sitetemplate", Map.of(), resources);
    assertThat(text(filter, page)).doesNotContain("Copyright", "Front page");
  }

  @Test
  void explanationContainsRemovedTemplatesAndKeptTags() {
    Extractor extractor = extractor();
    for (int n = 0; n < 10; n++) {
      learn(extractor, page("quay.example", n));
    }
    assertThat(extractor.extract(page("quay.example", 50)).explain().toString())
        .contains("characters of the page that are templates of its site")
        .contains("1.00000 = block-level tags kept of 1")
        .contains("R of tag", "R1", "R5");
  }

  @Test
  void explanationIsUnaffectedByLaterLearning() {
    for (String method : List.of("sitetemplate", "fulltext+sitetemplate")) {
      Extractor extractor = Methods.create(method, Map.of(), Resources.inMemory());
      for (int n = 0; n < 9; n++) {
        learn(extractor, page("quay.example", n));
      }
      PageModel tenth = page("quay.example", 9);
      Extraction extraction = extractor.extract(tenth);
      extractor.learn(tenth, extraction);
      assertThat(extraction.explain().value()).as(method).isZero();
      assertThat(extractor.extract(tenth).explain().value()).as(method).isPositive();
    }
  }

  @Test
  void parametersAreValidated() {
    assertThat(text(extractor("threshold", "5"), page("quay.example", 1))).isEmpty();
    assertThat(text(extractor("tags", "p,div"), page("quay.example", 1))).contains(sentence(1));
    assertThatThrownBy(() -> extractor("tags", "div,em"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("parameter 'tags' has the value 'div,em'")
        .hasMessageContaining("'em' is not a block-level tag");
    assertThatThrownBy(() -> extractor("n1", "4")).hasMessageContaining("unknown parameter 'n1'");
  }

  @Test
  void writtenModelIsReadWithItsProvenance() throws IOException {
    SiteTemplateModel read = read(written());
    assertThat(read.provenance()).containsExactly(Map.entry("date", "2020-02-02"));
    assertThat(read.tags()).isEqualTo(BlockLevelNames.DEFAULT);
    assertThat(read.svm().decide(new float[5])).isPositive();
  }

  @Test
  void shippedModelHasItsProvenance() {
    assertThat(SiteTemplateModel.shipped().provenance())
        .containsKeys("date", "seed", "tags", "svm.c", "svm.sigma", "svm.gridScore")
        .containsKeys("data.wcxb-dev.sha256", "score.wcxb-dev.tags");
  }

  @Test
  void damagedAndForeignModelsAreRefusedWithTheReason() throws IOException {
    byte[] flipped = written();
    flipped[flipped.length / 2] ^= 1;
    assertThatThrownBy(() -> read(flipped)).hasMessageContaining("damaged");
    assertThatThrownBy(() -> read("no model".repeat(9).getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("not a model file");
    FeatureSchema other = new FeatureSchema(1, List.of("x"));
    refused(new ModelFile("svm", other.digest(), new TreeMap<>(), new byte[3]), "a model for svm");
    refused(
        new ModelFile("sitetemplate", other.digest(), new TreeMap<>(), new byte[3]),
        "trained on other features");
    refused(
        ModelFile.of(
            "sitetemplate",
            SiteTemplateModel.SCHEMA,
            new TreeMap<>(),
            out -> {
              fewLinks().write(out);
              out.writeUTF("body,span");
            }),
        "'span' is not a block-level tag");
    refused(
        ModelFile.of("sitetemplate", SiteTemplateModel.SCHEMA, new TreeMap<>(), fewLinks()::write),
        "ends early");
  }

  private void refused(ModelFile file, String reason) throws IOException {
    try (OutputStream out = Files.newOutputStream(model)) {
      file.write(out);
    }
    assertThatThrownBy(this::extractor)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("parameter 'model'")
        .hasMessageContaining("m.model")
        .hasMessageContaining(reason);
  }
}
