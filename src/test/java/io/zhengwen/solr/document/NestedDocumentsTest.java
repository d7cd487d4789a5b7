package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.Test;

class NestedDocumentsTest {
  @Test
  void allKindsOfNestingAreFound() {
    SolrInputDocument root = document("root");
    root.addChildDocument(document("anonymous"));
    root.setField("reply", document("labelled"));
    root.setField("comments", List.of(document("listed"), document("listed too")));
    SolrInputDocument added = document("added");
    added.setField("reply", document("deeper"));
    root.setField("more", Map.of("add", List.of(added)));
    assertThat(NestedDocuments.of(root))
        .extracting(doc -> doc.getFieldValue("id"))
        .containsExactlyInAnyOrder(
            "root", "anonymous", "labelled", "listed", "listed too", "added", "deeper");
  }

  @Test
  void whatAVisitTakesOutIsNotVisited() {
    SolrInputDocument root = document("root");
    root.setField("reply", document("taken out"));
    root.setField("answer", document("left"));
    List<Object> visited = new ArrayList<>();
    NestedDocuments.visit(
        root,
        doc -> {
          visited.add(doc.getFieldValue("id"));
          doc.removeField("reply");
        });
    assertThat(visited).containsExactly("root", "left");
  }

  @Test
  void nestingMayBeDeep() {
    SolrInputDocument doc = document("leaf");
    for (int i = 0; i < 100_000; i++) {
      SolrInputDocument parent = document("p" + i);
      parent.setField("child", doc);
      doc = parent;
    }
    assertThat(NestedDocuments.of(doc)).hasSize(100_001);
  }

  private static SolrInputDocument document(String id) {
    SolrInputDocument doc = new SolrInputDocument();
    doc.setField("id", id);
    return doc;
  }
}
