package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.Test;

class BlankValuesTest {
  private static final Map<String, Object> CLEARED = Collections.singletonMap("set", null);

  @Test
  void aFieldWithoutOtherValuesIsRemoved() {
    for (Object blank : Arrays.asList("", " \t\n", "\u3000", null, List.of(), List.of("", " "))) {
      assertThat(dropped(blank)).as("'%s'", blank).isNull();
    }
  }

  @Test
  void otherValuesStay() {
    assertThat(dropped("2024")).isEqualTo("2024");
    assertThat(dropped(" 2024")).isEqualTo(" 2024");
    assertThat(dropped(0)).isEqualTo(0);
    assertThat(dropped(Arrays.asList("", "Jane", null, "Jim"))).isEqualTo(List.of("Jane", "Jim"));
  }

  @Test
  void anAtomicUpdateStaysOne() {
    assertThat(dropped(Map.of("set", ""))).isEqualTo(CLEARED);
    assertThat(dropped(Map.of("set", List.of(" ")))).isEqualTo(CLEARED);
    assertThat(dropped(CLEARED)).isEqualTo(CLEARED);
    assertThat(dropped(Map.of("set", List.of("", "Jane"))))
        .isEqualTo(Map.of("set", List.of("Jane")));
    assertThat(dropped(Map.of("remove", ""))).isEqualTo(Map.of("remove", ""));
  }

  @Test
  void onlyDestinationsLoseThem() {
    assertThat(after(ExistingTitle.FILL)).containsExactlyInAnyOrder("id", "other");
    assertThat(after(ExistingTitle.OVERWRITE)).containsExactlyInAnyOrder("id", "other");
    assertThat(after(ExistingTitle.KEEP)).containsExactlyInAnyOrder("id", "title", "other");
  }

  private static Set<String> after(ExistingTitle existing) {
    SolrInputDocument doc = new SolrInputDocument("id", "1", "title", "", "day", "", "other", "");
    new FieldMapping(
            Map.of(Destination.TITLE, "title", Destination.of("published").orElseThrow(), "day"),
            LanguageFields.of(Map.of(), Set.of()),
            field -> DateForm.INSTANT,
            "version",
            TextLimit.NONE)
        .dropBlanks(doc, existing);
    return Set.copyOf(doc.getFieldNames());
  }

  private static Object dropped(Object value) {
    SolrInputDocument doc = new SolrInputDocument();
    doc.setField("day", value);
    BlankValues.drop(doc, "day");
    return doc.containsKey("day") ? doc.getField("day").getValue() : null;
  }
}
