package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.zhengwen.solr.document.SourceField.RefusedUpdateException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.Test;

class SourceFieldTest {
  private static final List<String> NAMES = List.of("html", "raw");

  @Test
  void firstFieldWithAValueIsTheSource() throws Exception {
    SolrInputDocument doc = new SolrInputDocument();
    assertThat(SourceField.find(doc, NAMES)).isEmpty();
    doc.setField("raw", "b");
    assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("raw", List.of("b")));
    doc.setField("html", null);
    assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("raw", List.of("b")));
    doc.setField("html", Map.of("set", Arrays.asList("a", null)));
    assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("html", List.of("a")));
  }

  @Test
  void aBlankValueHidesNoOther() throws Exception {
    for (Object blank : new Object[] {"", " \n", new byte[0], ByteBuffer.allocate(0)}) {
      SolrInputDocument doc = new SolrInputDocument();
      doc.setField("html", blank);
      SourceField alone = new SourceField("html", List.of(blank));
      assertThat(SourceField.find(doc, NAMES)).contains(alone);
      doc.setField("raw", " ");
      assertThat(SourceField.find(doc, NAMES)).contains(alone);
      doc.setField("raw", "b");
      assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("raw", List.of("b")));
      doc.setField("html", Map.of("set", blank));
      assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("raw", List.of("b")));
      doc.removeField("raw");
      assertThat(SourceField.find(doc, NAMES)).contains(alone);
    }
  }

  @Test
  void clearingCountsOnlyWhereNoOtherHasAValue() throws Exception {
    SolrInputDocument doc = new SolrInputDocument();
    doc.setField("html", Collections.singletonMap("set", null));
    assertThat(SourceField.find(doc, NAMES).orElseThrow().isCleared()).isTrue();
    doc.setField("raw", Map.of("set", "b"));
    assertThat(SourceField.find(doc, NAMES)).contains(new SourceField("raw", List.of("b")));
  }

  @Test
  void otherAtomicUpdatesAreRefused() {
    SolrInputDocument doc = new SolrInputDocument();
    doc.setField("html", Map.of("add", "x"));
    assertThatExceptionOfType(RefusedUpdateException.class)
        .isThrownBy(() -> SourceField.find(doc, NAMES))
        .withMessageContaining("'html'")
        .withMessageContaining("[add]")
        .withMessageContaining("{\"set\": page}");
  }
}
