package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.page.read.PageText;
import io.zhengwen.solr.Options;
import io.zhengwen.solr.Pages;
import io.zhengwen.solr.config.ConfigParser;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import io.zhengwen.solr.metrics.Outcome;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.NamedList;
import org.junit.jupiter.api.Test;

class FieldMappingTest {
  private static final FieldMapping MAPPING = mapping(Options.config().fields(), Map.of());
  private static final SourceText TEXT =
      new SourceText(
          List.of(PageText.of(Pages.ENGLISH, null)), false, Optional.empty(), Optional.empty());
  private static final ExtractedPage PAGE = ContentExtractor.create().extract(Pages.ENGLISH, "");

  @Test
  void onlyConfiguredDestinationsAreWritten() {
    SolrInputDocument doc = document("id", "1");
    write(doc, ExistingTitle.FILL);
    assertThat(doc.getFieldNames()).containsExactlyInAnyOrder("id", "title", "content", "outcome");
    assertThat(doc.getFieldValue("content")).isEqualTo(PAGE.content());
    assertThat(doc.getFieldValue("outcome")).isEqualTo("extracted");
  }

  @Test
  void valuesOfAtomicUpdatesAreSet() {
    SolrInputDocument doc = document("id", "1", "html", Map.of("set", Pages.ENGLISH));
    write(doc, ExistingTitle.FILL);
    assertThat(doc.getFieldValue("content")).isEqualTo(Map.of("set", PAGE.content()));
    assertThat(doc.getFieldValue("why")).isEqualTo(Collections.singletonMap("set", null));
  }

  @Test
  void labelledChildrenAreNotAnAtomicUpdate() {
    SolrInputDocument doc = document("id", "1", "reply", document("id", "2"));
    assertThat(FieldMapping.isAtomic(doc)).isFalse();
  }

  @Test
  void titlesAreKeptFilledOrOverwritten() {
    assertThat(titleAfter("Mine", ExistingTitle.KEEP)).isEqualTo("Mine");
    assertThat(titleAfter("", ExistingTitle.KEEP)).isEqualTo("");
    assertThat(titleAfter("Mine", ExistingTitle.FILL)).isEqualTo("Mine");
    assertThat(titleAfter(" ", ExistingTitle.FILL)).isEqualTo(PAGE.title());
    assertThat(titleAfter("Mine", ExistingTitle.OVERWRITE)).isEqualTo(PAGE.title());
  }

  @Test
  void pageWithoutValueLeavesWhatTheDocumentBrings() {
    ExtractedPage empty = ContentExtractor.create().extract("", "");
    SolrInputDocument doc = document("id", "1", "title", "Mine", "content", "Mine too");
    MAPPING.write(doc, empty, TEXT, Outcome.EMPTY, "no main text", ExistingTitle.OVERWRITE);
    assertThat(doc.getFieldValue("title")).isEqualTo("Mine");
    assertThat(doc.getFieldValue("content")).isEqualTo("Mine too");
    assertThat(doc.getFieldValue("why")).isEqualTo("no main text");
  }

  @Test
  void whatADocumentBringsIsBlankOnlyIfAllOfItIs() {
    SolrInputDocument doc = document("id", "1", "title", List.of("", "Mine"));
    write(doc, ExistingTitle.FILL);
    assertThat(doc.getFieldValues("title")).containsExactly("", "Mine");
    assertThat(titleAfter(List.of("", " "), ExistingTitle.FILL)).isEqualTo(PAGE.title());
    doc = document("id", "1", "html", Map.of("set", Pages.ENGLISH), "title", Map.of("add", "Mine"));
    write(doc, ExistingTitle.FILL);
    assertThat(doc.getFieldValue("title")).isEqualTo(Map.of("add", "Mine"));
    doc.setField("title", Map.of("set", ""));
    write(doc, ExistingTitle.FILL);
    assertThat(doc.getFieldValue("title")).isEqualTo(Map.of("set", PAGE.title()));
  }

  @Test
  void clearingRemovesAllDestinations() {
    SolrInputDocument doc =
        document("id", "1", "html", Collections.singletonMap("set", null), "title", "Mine");
    MAPPING.clear(doc);
    Map<String, Object> removed = Collections.singletonMap("set", null);
    assertThat(doc.getFieldValue("content")).isEqualTo(removed);
    assertThat(doc.getFieldValue("outcome")).isEqualTo(removed);
    assertThat(doc.getFieldValue("title")).isEqualTo("Mine");
  }

  @Test
  void longReasonsAreShortened() {
    SolrInputDocument doc = document("id", "1");
    MAPPING.writeNothing(doc, Outcome.KEPT, "x".repeat(50_000));
    assertThat((String) doc.getFieldValue("why")).hasSize(1000);
    doc = document("id", "1");
    MAPPING.writeNothing(doc, Outcome.KEPT, "x" + "\ud842\udfb7".repeat(20_000));
    assertThat((String) doc.getFieldValue("why")).hasSize(999).endsWith("\udfb7");
  }

  @Test
  void aLabelOfTheMethodIsWritten() {
    NamedList<Object> fields = Options.of("label.pageLength", "length", "label.none", "nothing");
    FieldMapping mapping =
        mapping(
            ConfigParser.parse(Options.of("source", "html", "fields", fields)).fields(), Map.of());
    ExtractedPage page = ContentExtractor.of("density").extract(Pages.ENGLISH, "");
    SolrInputDocument doc = document("id", "1");
    mapping.write(doc, page, TEXT, Outcome.EXTRACTED, null, ExistingTitle.FILL);
    assertThat(doc.getFieldValue("length")).isEqualTo("long");
    assertThat(doc.getFieldNames()).containsExactlyInAnyOrder("id", "length");
  }

  @Test
  void everyDestinationHasItsValue() {
    NamedList<Object> fields = new NamedList<>();
    Destination.names().forEach(name -> fields.add(name, "x_" + name));
    FieldMapping mapping =
        mapping(
            ConfigParser.parse(Options.of("source", "html", "fields", fields)).fields(), Map.of());
    SourceText bytes = new SourceText(List.of(), true, Optional.of("GB18030"), Optional.empty());
    SolrInputDocument doc = document("id", "1");
    mapping.write(doc, PAGE, bytes, Outcome.EXTRACTED, "cut off", ExistingTitle.FILL);
    double confidence = PAGE.confidence().orElseThrow();
    assertThat(doc.getFieldNames())
        .allSatisfy(name -> assertThat(doc.getFieldValue(name)).isNotNull());
    assertThat(doc.getFieldValue("x_title")).isEqualTo(PAGE.title());
    assertThat(doc.getFieldValue("x_content")).isEqualTo(PAGE.content());
    assertThat(doc.getFieldValue("x_language")).isEqualTo("en");
    assertThat(doc.getFieldValue("x_body")).isEqualTo(PAGE.body());
    assertThat(doc.getFieldValue("x_contentHtml")).isEqualTo(PAGE.contentHtml());
    assertThat(doc.getFieldValue("x_method")).isEqualTo("combined");
    assertThat(doc.getFieldValue("x_confidence")).isEqualTo((float) confidence);
    assertThat(doc.getFieldValue("x_charset")).isEqualTo("GB18030");
    assertThat(doc.getFieldValue("x_outcome")).isEqualTo("extracted");
    assertThat(doc.getFieldValue("x_reason")).isEqualTo("cut off");
  }

  @Test
  void longTextsAreCutOffAndMarkupIsLeftOut() {
    Map<Destination, String> fields =
        Map.of(
            Destination.CONTENT,
            "content",
            Destination.of("contentHtml").orElseThrow(),
            "markup",
            Destination.TITLE,
            "title");
    SolrInputDocument doc = document("id", "1");
    mapping(
            fields,
            Map.of(Destination.CONTENT, "content_*"),
            new TextLimit(PAGE.content().length() - 1))
        .write(doc, PAGE, TEXT, Outcome.EXTRACTED, null, ExistingTitle.FILL);
    String cut = (String) doc.getFieldValue("content");
    assertThat(PAGE.content()).startsWith(cut).isNotEqualTo(cut);
    assertThat(doc.getFieldValue("content_en")).isEqualTo(cut);
    assertThat(doc.getFieldValue("title")).isEqualTo(PAGE.title());
    assertThat(doc.containsKey("markup")).isFalse();
  }

  private static FieldMapping mapping(
      Map<Destination, String> fields, Map<Destination, String> patterns) {
    return mapping(fields, patterns, TextLimit.NONE);
  }

  private static FieldMapping mapping(
      Map<Destination, String> fields, Map<Destination, String> patterns, TextLimit limit) {
    Set<String> schema =
        Set.of("title_de", "title_en", "content_de", "content_en", "content_xx", "content_raw");
    return new FieldMapping(
        fields,
        LanguageFields.of(patterns, schema),
        field -> DateForm.TEXT,
        "density-0-dev",
        limit);
  }

  /** What is written to the fields of languages for an English page. */
  private static SolrInputDocument inLanguages(SolrInputDocument doc) {
    mapping(
            Map.of(Destination.TITLE, "title", Destination.LANGUAGE, "lang"),
            Map.of(Destination.TITLE, "title_*", Destination.CONTENT, "content_*"))
        .write(doc, PAGE, TEXT, Outcome.EXTRACTED, null, ExistingTitle.FILL);
    return doc;
  }

  @Test
  void fieldsOfThePagesLanguageAreWritten() {
    SolrInputDocument doc = inLanguages(document("id", "1"));
    assertThat(doc.getFieldNames())
        .containsExactlyInAnyOrder("id", "title", "lang", "title_en", "content_en");
    assertThat(doc.getFieldValue("title_en")).isEqualTo(PAGE.title());
    assertThat(doc.getFieldValue("content_en")).isEqualTo(PAGE.content());
  }

  @Test
  void theLanguageAndTitleThatADocumentBringsDecide() {
    SolrInputDocument doc = document("id", "1", "lang", "de-AT", "title", "Mine");
    FieldMapping mapping =
        mapping(
            Map.of(Destination.TITLE, "title"),
            Map.of(Destination.TITLE, "title_*", Destination.CONTENT, "content_*"));
    mapping.write(doc, PAGE, TEXT, Outcome.EXTRACTED, null, ExistingTitle.FILL);
    assertThat(doc.getFieldValue("title_en")).isEqualTo("Mine");
    doc = document("id", "1", "lang", "de-AT", "title", "Mine");
    FieldMapping withLanguage =
        mapping(Map.of(Destination.LANGUAGE, "lang"), Map.of(Destination.CONTENT, "content_*"));
    withLanguage.writeNothing(doc, Outcome.NON_HTML, "a PDF");
    assertThat(doc.getFieldNames()).containsExactlyInAnyOrder("id", "lang", "title");
  }

  @Test
  void anAtomicUpdateClearsTheFieldsOfOtherLanguages() {
    SolrInputDocument doc = inLanguages(document("id", "1", "html", Map.of("set", Pages.ENGLISH)));
    assertThat(doc.getFieldValue("title_en")).isEqualTo(Map.of("set", PAGE.title()));
    assertThat(doc.getFieldValue("title_de")).isEqualTo(Collections.singletonMap("set", null));
    assertThat(doc.getFieldValue("content_de")).isEqualTo(Collections.singletonMap("set", null));
    assertThat(doc.containsKey("content_raw")).isFalse();
  }

  private static Object titleAfter(Object title, ExistingTitle mode) {
    SolrInputDocument doc = document("id", "1", "title", title);
    write(doc, mode);
    return doc.getFieldValue("title");
  }

  private static void write(SolrInputDocument doc, ExistingTitle mode) {
    MAPPING.write(doc, PAGE, TEXT, Outcome.EXTRACTED, null, mode);
  }

  private static SolrInputDocument document(Object... fields) {
    SolrInputDocument doc = new SolrInputDocument();
    for (int i = 0; i < fields.length; i += 2) {
      doc.setField((String) fields[i], fields[i + 1]);
    }
    return doc;
  }
}
