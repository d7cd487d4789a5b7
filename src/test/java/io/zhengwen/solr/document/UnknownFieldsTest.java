package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.Test;

class UnknownFieldsTest {
  private static final UnknownFields FIELDS =
      new UnknownFields(
          Set.of("id", "title", "html", "image", "other_depth")::contains,
          Set.of("skus")::contains,
          "id",
          "other_");

  @Test
  void anObjectBecomesJson() {
    assertThat(renamed(document("title", "quokka", "author", "Jane")))
        .isEqualTo("{\"title\":\"quokka\",\"author\":\"Jane\"}");
    assertThat(renamed(document())).isEqualTo("{}");
    assertThat(renamed(Map.of("k", "v"))).isEqualTo("{\"k\":\"v\"}");
    assertThat(renamed(Map.of())).isEqualTo("{}");
    assertThat(renamed(document("title", "quokka"))).isEqualTo("{\"title\":\"quokka\"}");
  }

  @Test
  void whatIsInAnObjectIsWrittenAsItWasSent() {
    SolrInputDocument object =
        document(
            "sizes",
            Arrays.asList(1, 2.5, null),
            "by",
            document("name", "Jane \"J\"", "tags", List.of()),
            "none",
            null,
            "one",
            Map.of("k", true));
    object.addChildDocument(document("a", 1));
    assertThat(renamed(object))
        .isEqualTo(
            "{\"sizes\":[1,2.5,null],\"by\":{\"name\":\"Jane \\\"J\\\"\",\"tags\":[]},"
                + "\"none\":null,\"one\":{\"k\":true},\"_childDocuments_\":[{\"a\":1}]}");
    assertThat(renamed(document("at", new Date(0), "raw", "hi".getBytes(StandardCharsets.UTF_8))))
        .isEqualTo("{\"at\":\"1970-01-01T00:00:00Z\",\"raw\":\"aGk=\"}");
  }

  @Test
  void eachObjectOfAListBecomesJson() {
    assertThat(renamed(List.of(document("a", 1, "b", 2), "plain", Map.of("set", 3))))
        .isEqualTo(List.of("{\"a\":1,\"b\":2}", "plain", "{\"set\":3}"));
  }

  @Test
  void anAtomicUpdateStaysOne() {
    for (String operation : List.of("set", "add", "add-distinct", "remove", "removeregex", "inc")) {
      assertThat(renamed(Map.of(operation, 4))).isEqualTo(Map.of(operation, 4));
    }
    Map<String, Object> cleared = Collections.singletonMap("set", null);
    assertThat(renamed(cleared)).isEqualTo(cleared);
    assertThat(renamed(Map.of("set", 1, "other", 2)).toString()).startsWith("{\"");
    assertThat(renamed(document("add", "x", "remove", "y")))
        .as("Solr reads an object of two members as a document")
        .isEqualTo(Map.of("add", "x", "remove", "y"));
  }

  @Test
  void objectsInAnAtomicUpdateBecomeJson() {
    assertThat(renamed(Map.of("set", document("a", 1, "b", 2))))
        .isEqualTo(Map.of("set", "{\"a\":1,\"b\":2}"));
    assertThat(renamed(Map.of("add", List.of(Map.of("set", 1), "x"))))
        .isEqualTo(Map.of("add", List.of("{\"set\":1}", "x")));
  }

  @Test
  void documentsWithIdOfFieldsThatTheSchemaHasStay() {
    SolrInputDocument reply = document("id", "1/1", "html", "<p>Yes");
    assertStays(reply);
    assertStays(List.of(reply, document("id", "1/2", "title", "No")));
    assertStays(Map.of("add", reply));
    assertStays(Map.of("remove", document("id", "1/1")));
    assertStays(document("id", "1/1", "title", "T", "deeper", List.of(reply)));
  }

  @Test
  void objectsThatOnlyLookLikeDocumentsDoNot() {
    assertThat(renamed(document("id", 42, "name", "Jane")))
        .isEqualTo("{\"id\":42,\"name\":\"Jane\"}");
    assertThat(renamed(document("id", "42"))).isEqualTo("{\"id\":\"42\"}");
    assertThat(renamed(document("id", "1/1", "title", "T", "by", document("name", "J"))))
        .isEqualTo("{\"id\":\"1/1\",\"title\":\"T\",\"by\":{\"name\":\"J\"}}");
    assertThat(renamed(List.of(document("id", "1/1", "title", "T"), document("title", "U"))))
        .isEqualTo(List.of("{\"id\":\"1/1\",\"title\":\"T\"}", "{\"title\":\"U\"}"));
  }

  @Test
  void fieldsThatTheSchemaHasStayWithoutObjects() {
    assertStays("image", "/a.png");
    assertStays("image", List.of("/a.png", "/b.png"));
    assertStays("image", Map.of("set", List.of("/a.png")));
    assertStays("image", Collections.singletonMap("set", null));
    assertStays("image", document("id", "1/1", "title", "T"));
  }

  @Test
  void anObjectInAFieldThatTheSchemaHasBecomesJsonBesideIt() {
    assertThat(renamed("image", document("url", "/a.png", "width", 7)))
        .isEqualTo("{\"url\":\"/a.png\",\"width\":7}");
    assertThat(renamed("image", Map.of("url", "/a.png"))).isEqualTo("{\"url\":\"/a.png\"}");
    assertThat(renamed("image", List.of("/b.png", Map.of("url", "/a.png"))))
        .isEqualTo(List.of("/b.png", "{\"url\":\"/a.png\"}"));
    assertThat(renamed("image", Map.of("set", Map.of("url", "/a.png"))))
        .isEqualTo(Map.of("set", "{\"url\":\"/a.png\"}"));
  }

  @Test
  void labelsThatAreExceptedStay() {
    assertStays("skus", document("name", "Jane", "age", 7));
  }

  @Test
  void aFieldThatComesTwiceHasBothValues() {
    SolrInputDocument document = document("id", "1", "other_depth", 1, "depth", 2);
    FIELDS.rename(document);
    assertThat(document.getFieldValues("other_depth")).containsExactly(1, 2);
  }

  private static Object renamed(Object value) {
    return renamed("meta", value);
  }

  private static Object renamed(String name, Object value) {
    SolrInputDocument document = document("id", "1", name, value);
    FIELDS.rename(document);
    assertThat(document.getFieldNames()).containsExactly("id", "other_" + name);
    return document.getField("other_" + name).getValue();
  }

  private static void assertStays(Object value) {
    assertStays("meta", value);
  }

  private static void assertStays(String name, Object value) {
    SolrInputDocument document = document("id", "1", name, value);
    FIELDS.rename(document);
    assertThat(document.getFieldNames()).containsExactly("id", name);
    assertThat(document.getField(name).getValue()).isSameAs(value);
  }

  private static SolrInputDocument document(Object... fields) {
    SolrInputDocument document = new SolrInputDocument(new LinkedHashMap<>());
    for (int i = 0; i < fields.length; i += 2) {
      document.setField((String) fields[i], fields[i + 1]);
    }
    return document;
  }
}
