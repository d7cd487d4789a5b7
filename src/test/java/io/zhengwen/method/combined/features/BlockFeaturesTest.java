package io.zhengwen.method.combined.features;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares the values of a small page with those computed by hand. */
class BlockFeaturesTest {
  /**
   * Blocks: 0 "Home" (link), 1 "News" (link), 2 heading, 3 and 4 paragraphs, 5 hidden, 6 footer.
   * Words: 1, 1, 3, 22, 4.25 (3 words and 2 CJK letters), 1, 2: 34.25 in all. Characters: 4, 4, 18,
   * 106, 15, 4, 12: 163 in all.
   */
  private static final String HTML =
      "<title>Solar boat crosses lake</title><body>"
          + "<ul class='MainMenu'><li><a href=/>Home</a></li><li><a href=/n>News</a></li></ul>"
          + "<div class='post-body' role='main'><h1>Solar boat crosses</h1><img src=a>"
          + "<p>A boat that runs on <b>sunlight</b> has crossed the lake, and its crew of three"
          + " says it was quiet, slow and safe."
          + "<p>It cost €9, 正文。"
          + "<div style='display:none'>News</div></div>"
          + "<div id=footer>© 2026 Ferry</div>";

  private final BlockPage page =
      new BlockPage(PageModelBuilder.build(new PageReader().read(HTML, "")), 100);
  private final BlockFeatures features = new BlockFeatures(page, new HashedWeights(Map.of()));

  private double value(int b, String name) {
    float[] row = new float[BlockFeatures.SCHEMA.size()];
    features.fill(b, 1, row);
    int column = BlockFeatures.SCHEMA.names().indexOf(name);
    assertThat(column).as(name).isNotNegative();
    return row[column];
  }

  private void check(int b, String name, double expected) {
    assertThat(value(b, name)).as(b + " " + name).isCloseTo(expected, within(1e-5));
  }

  @Test
  void ownText() {
    assertThat(page.size).isEqualTo(7);
    check(0, "words", 1);
    check(3, "words", 22);
    check(4, "words", 3 + 2 / 1.6);
    check(0, "linkDensity", 1);
    check(0, "links", 1);
    check(3, "commas", 2);
    check(3, "punctuationPerWord", 3 / 22.0);
    check(3, "sentences", 1);
    check(4, "sentences", 1);
    check(4, "currency", 1);
    check(3, "boldShare", 8 / 106.0);
    check(2, "boldShare", 1);
    check(3, "imagesBefore", 1);
    check(2, "imagesBefore", 0);
    check(3, "endsSentence", 1);
    check(6, "endsSentence", 0);
    check(5, "hidden", 1);
    check(4, "hidden", 0);
    check(2, "titleOverlap", 1);
    check(2, "titleJaccard", 3 / 4.0);
    check(6, "blocksAfter", 0);
  }

  @Test
  void tagsRolesAndNames() {
    check(2, "tag.h1", 1);
    check(3, "tag.p", 1);
    check(3, "in.main", 1);
    check(6, "in.main", 0);
    check(0, "in.ul", 1);
    check(0, "in.a", 0);
    check(0, "family.navigation.levels", 1);
    check(0, "family.navigation.count", 1);
    check(3, "family.navigation.levels", 12);
    check(3, "family.content.levels", 1);
    check(6, "family.footer.levels", 0);
    check(3, "depth", 2);
  }

  @Test
  void ancestorsAndScores() {
    double all = 1 + 1 + 3 + 22 + 4.25 + 1 + 2;
    check(3, "up0.words", 22);
    check(3, "up1.words", 3 + 22 + 4.25 + 1);
    check(3, "up2.words", all);
    check(3, "up5.words", all);
    check(3, "up1.wordShare", 30.25 / all);
    check(3, "up1.longWordShare", 1);
    check(3, "up1.blocks", 4);
    check(3, "up1.headings", .25);
    check(3, "up1.offset", 1);
    check(3, "up2.linkDensity", 8.0 / 163);
    check(3, "ancestors", 3);
    // Points go to the paragraph's parent: 1 + 2 commas + 106/100; half of it to body.
    check(3, "inBestPoints", 1);
    check(0, "inBestPoints", 0);
    check(0, "toBestPoints", 2);
    check(6, "toBestPoints", 1);
    check(3, "greatestPoints", 1);
    check(0, "greatestPoints", .5 * (1 - 8.0 / 163));
  }

  @Test
  void repetitionAndPaths() {
    check(0, "siblings", 2);
    check(1, "classPath.blocks", 2);
    check(1, "classPath.wordShare", 2 / 34.25);
    check(3, "tagPath.blocks", 2);
    check(1, "sameTextBefore", 0);
    check(5, "sameTextBefore", 1);
    check(1, "sameText", 2);
    check(1, "before1.samePath", 1);
    check(2, "before1.samePath", 0);
  }

  @Test
  void neighboursAndLandmarks() {
    check(0, "before1.words", -1);
    check(2, "after1.words", 22);
    check(3, "before1.heading", 1);
    check(3, "window3.words", 34.25 / 7);
    check(3, "heading.distance", 1);
    check(3, "heading.words", 3);
    check(3, "heading.level", 1);
    check(1, "heading.distance", 999);
    check(4, "afterTitle", 2);
    check(4, "previousLong", 1);
    check(4, "nextLong", 99);
    check(2, "afterFirstLong", -1);
  }

  @Test
  void pageAsAWhole() {
    check(0, "page.blocks", 7);
    check(6, "page.long", 1);
    check(6, "page.h1", 1);
    check(6, "page.inListShare", 2 / 34.25);
    check(6, "page.mains", 0);
    check(6, "page.cjkShare", 2.0 / 163);
  }

  @Test
  void everyValueIsWrittenAndFinite() {
    float[] row = new float[BlockFeatures.SCHEMA.size() + 1];
    for (int b = 0; b < page.size; b++) {
      Arrays.fill(row, Float.NaN);
      features.fill(b, 1, row);
      assertThat(row[row.length - 1]).isNaN();
      for (int i = 0; i < row.length - 1; i++) {
        assertThat(Float.isFinite(row[i])).as(BlockFeatures.SCHEMA.names().get(i)).isTrue();
      }
    }
  }

  @Test
  void rowsAreFilledTogetherAsEachAlone() {
    int width = BlockFeatures.SCHEMA.size();
    float[] rows = new float[(page.size - 1) * width];
    features.fill(1, page.size - 1, rows);
    for (int b = 1; b < page.size; b++) {
      float[] row = new float[width];
      features.fill(b, 1, row);
      assertThat(Arrays.copyOfRange(rows, (b - 1) * width, b * width)).containsExactly(row);
    }
  }

  @Test
  void everyBlockHasTheNamesOfTheSchema() {
    for (int b = 0; b < page.size; b++) {
      float[] row = new float[BlockFeatures.SCHEMA.size()];
      features.fill(b, 1, row);
      FeatureRow named = features.named(b);
      assertThat(named.names()).isEqualTo(BlockFeatures.SCHEMA.names());
      assertThat(named.values()).containsExactly(row);
    }
  }

  /** Ensures that a feature can be added only together with its name. */
  @Test
  void onlyBlockFeaturesWritesToAnArray() {
    noMethods()
        .that()
        .areDeclaredInClassesThat()
        .resideInAPackage(BlockFeatures.class.getPackageName())
        .and()
        .areDeclaredInClassesThat()
        .areNotAssignableTo(BlockFeatures.class)
        .should()
        .haveRawParameterTypes(
            DescribedPredicate.describe(
                "an array of floats among them",
                types -> types.stream().anyMatch(type -> type.isEquivalentTo(float[].class))))
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(BlockFeatures.class.getPackageName()));
  }

  @Test
  void lexiconSumsTheWeightsOfAnElementsKeys() {
    // main, menu: any and near; two paths.
    List<Integer> found = Arrays.stream(NameKeys.of(page.tree, page.element(0))).boxed().toList();
    assertThat(found).hasSize(6).doesNotHaveDuplicates();
    BlockFeatures weighed =
        new BlockFeatures(page, new HashedWeights(Map.of(found.get(0), 3f, found.get(5), -1f)));
    float[] row = new float[BlockFeatures.SCHEMA.size()];
    weighed.fill(0, 1, row);
    assertThat((double) row[BlockFeatures.LEXICON_COLUMN])
        .isCloseTo(2 / Math.sqrt(6), within(1e-5));
  }

  @Test
  void theShareOfCjkLettersIsThatOfTextsAlone() {
    String card = "<li><a href=/p>竹编茶盘</a><p>¥128</p></li>";
    String text = "<p>" + "竹编茶盘由山里的老匠人用当年的毛竹手工编成，".repeat(9) + "</p>";
    assertThat(cjkShare("<ul>" + card.repeat(20) + "</ul>")).isZero();
    assertThat(cjkShare(text + "<ul>" + card.repeat(3) + "</ul>")).isGreaterThan(.8f);
  }

  private static float cjkShare(String html) {
    BlockPage page = new BlockPage(PageModelBuilder.build(new PageReader().read(html, "")), 100);
    float[] row = new float[BlockFeatures.SCHEMA.size()];
    new BlockFeatures(page, new HashedWeights(Map.of())).fill(0, 1, row);
    return row[BlockFeatures.SCHEMA.names().indexOf("page.cjkShare")];
  }
}
