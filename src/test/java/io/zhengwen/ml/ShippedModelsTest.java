package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShippedModelsTest {
  private static final Path NOTICE = Path.of(System.getProperty("zhengwen.basedir", ""), "NOTICE");
  private static final Pattern TRAINING_SET = Pattern.compile("data\\.([a-z0-9-]+)\\.sha256");

  @ParameterizedTest
  @ValueSource(strings = {"combined", "dates", "sitetemplate", "svm"})
  void noticeNamesTheSetsThatItWasTrainedOn(String model) throws IOException {
    String notice = Files.readString(NOTICE);
    assertThat(trainingSets(model))
        .contains("wcxb-dev", "zh-news")
        .allSatisfy(set -> assertThat(notice).contains("[" + set + "]"));
  }

  /** The sets by the names of the provenance, which stands before the model itself. */
  private static Set<String> trainingSets(String model) throws IOException {
    try (InputStream in =
        ShippedModelsTest.class.getResourceAsStream("/io/zhengwen/models/" + model + ".model")) {
      String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      Matcher names = TRAINING_SET.matcher(text);
      Set<String> sets = new TreeSet<>();
      while (names.find()) {
        sets.add(names.group(1));
      }
      return sets;
    }
  }
}
