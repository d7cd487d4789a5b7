package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.template.FieldType;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.TemplateKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server says can be said in both languages of the studio. */
class MessageTest {
  private static final Pattern ENTRY =
      Pattern.compile("(?m)^  '?([\\w.-]+)'?: '((?:[^'\\\\]|\\\\.)*)',$");
  private static final Pattern GAP = Pattern.compile("\\{(\\w+)\\}");

  /** Between what stands in one literal of the code. */
  private static final Pattern SEAM = Pattern.compile("\\{\\w+\\}|, | has no |^the ");

  private static final int SHORTEST = 5;

  private static Map<String, String> texts(String file, String language) throws IOException {
    String name = "web/" + file + "." + language + ".js";
    try (InputStream in = StudioFiles.class.getResourceAsStream(name)) {
      Map<String, String> texts = new LinkedHashMap<>();
      Matcher entry = ENTRY.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      while (entry.find()) {
        assertThat(texts.put(entry.group(1), entry.group(2))).as(entry.group(1)).isNull();
      }
      assertThat(texts).isNotEmpty();
      return texts;
    }
  }

  private static List<String> gaps(String text) {
    return GAP.matcher(text).results().map(gap -> gap.group(1)).sorted().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void everyMessageHasATranslation(String language) throws Exception {
    Map<String, String> texts = texts("said", language);
    List<String> codes = new ArrayList<>();
    for (Message message : Message.values()) {
      String key = "said." + message.code();
      codes.add(key);
      assertThat(texts).containsKey(key);
      assertThat(message.parameters()).as(key).containsAll(gaps(texts.get(key)));
    }
    assertThat(texts.keySet()).containsExactlyInAnyOrderElementsOf(codes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"said", "words", "messages", "wrapper-messages"})
  void bothLanguagesSayTheSame(String file) throws Exception {
    Map<String, String> english = texts(file, "en");
    Map<String, String> chinese = texts(file, "zh");
    assertThat(chinese.keySet()).containsExactlyInAnyOrderElementsOf(english.keySet());
    english.forEach(
        (key, text) -> assertThat(gaps(chinese.get(key))).as(key).isSubsetOf(gaps(text)));
  }

  /** A message that is worded otherwise in the code would no longer be found. */
  @Test
  void everyMessageIsStillSaid() throws Exception {
    Path sources = Path.of(System.getProperty("zhengwen.basedir", ""), "src/main/java");
    List<String> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(sources)) {
      for (Path file : all.filter(path -> path.toString().endsWith(".java")).toList()) {
        if (!file.endsWith("Message.java")) {
          files.add(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", "").replace("\\\"", "\""));
        }
      }
    }
    List<String> lost = new ArrayList<>();
    for (Message message : Message.values()) {
      List<String> parts =
          SEAM.splitAsStream(message.text()).filter(part -> part.length() >= SHORTEST).toList();
      if (files.stream().noneMatch(file -> parts.stream().allMatch(part -> isIn(file, part)))) {
        lost.add(message.text());
      }
    }
    assertThat(lost).isEmpty();
  }

  private static boolean isIn(String file, String part) {
    return file.contains(part) || isJoined(file, part);
  }

  /** What services do not find is said by two: "there is no " before it by the handler. */
  private static boolean isJoined(String file, String part) {
    return part.startsWith("there is no ")
        && file.contains(part.substring("there is no ".length()));
  }

  @Test
  void whatMethodsSayOfAPageIsKnown() throws Exception {
    Map<String, String> words = texts("words", "en");
    TreeSet<String> unknown = new TreeSet<>();
    Path pages = Path.of(System.getProperty("zhengwen.basedir", ""), "test-corpus/pages");
    for (Method method : Methods.all()) {
      assertThat(words).containsKey("method." + method.name());
      ContentExtractor extractor =
          new ContentExtractor(method.name(), Map.of(), ParseLimits.DEFAULT, Resources.inMemory());
      for (String page : List.of("site-harbour-01", "site-harbour-11")) {
        String html = Files.readString(pages.resolve(page + ".html"));
        Map<String, Object> view =
            PageView.decisions(extractor.analyze(new PageReader().read(html, "")));
        assertThat((Map<?, ?>) view.get("measureDetail"))
            .as(method.name())
            .extracting("code")
            .isNotNull();
        for (Object note : (List<?>) view.get("notes")) {
          Map<?, ?> said = (Map<?, ?>) ((Map<?, ?>) note).get("detail");
          if (!said.containsKey("code")) {
            unknown.add(said.get("message").toString());
          }
        }
      }
    }
    assertThat(unknown).allMatch(text -> text.matches("R\\d"));
  }

  @Test
  void everyFeatureAndWordHasAName() throws Exception {
    Map<String, String> words = texts("words", "en");
    assertThat(BlockFeatures.SCHEMA.names()).allMatch(name -> isNamed(name, words));
    assertThat(PageMetadata.NAMES).allMatch(name -> words.containsKey("metadata." + name));
    assertThat(MetadataSource.values())
        .allMatch(source -> words.containsKey("source." + source.label()));
  }

  @Test
  void everyValueOfTheServerHasAWord() throws Exception {
    Map<String, String> words = texts("words", "en");
    words.putAll(texts("messages", "en"));
    words.putAll(texts("wrapper-messages", "en"));
    List<String> keys = new ArrayList<>();
    add(keys, "alarm.", Alarm.Kind.values());
    add(keys, "alarm.text.", Alarm.Kind.values());
    add(keys, "attachment.", Attachment.State.values());
    add(keys, "kind.", TemplateKind.values());
    add(keys, "kind.", ExtractedRecord.Kind.values());
    add(keys, "limit.", ParsedPage.Truncation.values());
    add(keys, "rule.", LabelRelation.values());
    add(keys, "rule.", RuleKind.values());
    add(keys, "type.", FieldType.values());
    for (Outcome outcome : Outcome.values()) {
      keys.add("outcome." + outcome.label());
    }
    for (OutcomeCounters.Count count : OutcomeCounters.Count.values()) {
      keys.add("count." + count.label());
    }
    assertThat(words.keySet()).containsAll(keys);
  }

  private static void add(List<String> keys, String kind, Enum<?>[] values) {
    for (Enum<?> value : values) {
      keys.add(kind + value.name().toLowerCase(Locale.ROOT));
    }
  }

  /** As {@code said.js} names features. */
  private static boolean isNamed(String name, Map<String, String> words) {
    if (words.containsKey("feature." + name)) {
      return true;
    }
    String[] parts = name.split("\\.", 2);
    if (parts.length < 2) {
      return false;
    }
    String[] rest = parts[1].split("\\.", 2);
    if (parts[0].equals("family")) {
      return words.containsKey("family." + rest[0])
          && words.containsKey("feature.family." + rest[1]);
    }
    return words.containsKey("feature." + parts[0] + ".any")
        && (parts[0].equals("tag") || parts[0].equals("in") || isNamed(parts[1], words));
  }
}
