package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.passage.Passage;
import io.zhengwen.solr.document.PassageFields.NestedFields;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.Test;

class PassageFieldsTest {
  private static final List<Passage> TWO =
      List.of(new Passage("one", List.of(), 0, 3), new Passage("two", List.of("H"), 4, 7));

  private final PassageFields values = PassageFields.asValues("passage");
  private final PassageFields documents =
      PassageFields.asDocuments(
          "passages", new NestedFields("id", "text", Optional.of("headings")));

  private final SolrInputDocument doc = new SolrInputDocument("id", "a");

  @Test
  void valuesAreTexts() throws Exception {
    values.write(doc, TWO);
    assertThat(doc.getFieldValues("passage")).containsExactly("one", "two");
  }

  @Test
  void documentsHaveIdsOfTheirPage() throws Exception {
    documents.write(doc, TWO);
    SolrInputDocument second =
        (SolrInputDocument) List.copyOf(doc.getFieldValues("passages")).get(1);
    assertThat(second.getFieldValue("id")).isEqualTo("a#p1");
    assertThat(second.getFieldValue("text")).isEqualTo("two");
    assertThat(second.getFieldValues("headings")).containsExactly("H");
  }

  @Test
  void documentWithoutIdIsAnError() {
    assertThatThrownBy(() -> documents.write(new SolrInputDocument(), TWO))
        .isInstanceOf(UnusablePageException.class)
        .hasMessage("its passages cannot be nested in it: it has no 'id'");
  }

  @Test
  void atomicUpdatesSetAndClear() throws Exception {
    doc.setField("html", Map.of("set", "x"));
    values.write(doc, TWO);
    assertThat(doc.getFieldValue("passage")).isEqualTo(Map.of("set", List.of("one", "two")));
    documents.write(doc, List.of());
    assertThat(doc.getFieldValue("passages")).isEqualTo(Collections.singletonMap("set", null));
  }

  @Test
  void clearingKeepsWhatADocumentBrings() {
    doc.setField("html", Collections.singletonMap("set", null));
    doc.setField("passage", Map.of("set", "mine"));
    values.clear(doc);
    assertThat(doc.getFieldValue("passage")).isEqualTo(Map.of("set", "mine"));
    SolrInputDocument whole = new SolrInputDocument("id", "b");
    values.clear(whole);
    assertThat(whole.containsKey("passage")).isFalse();
  }
}
