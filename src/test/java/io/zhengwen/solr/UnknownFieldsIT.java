package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fields that the schema lacks cost no document, and make none. */
@Tag("solr10")
class UnknownFieldsIT {
  private static final String CORE = "unknown";
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  @Test
  void valuesAreKept() throws Exception {
    post(
        "{'id':'kept','content':'quartz','author':'A. B.','depth':3,'ok':true,'tags':['x','y'],"
            + "'blob':'"
            + "z".repeat(40_000)
            + "'}");
    post("{'id':'kept','depth':{'set':4},'seen':{'add':'today'}}");
    JsonNode stored = SharedSolr.stored(CORE, "kept");
    assertThat(stored.path("other_author").path(0).asText()).isEqualTo("A. B.");
    assertThat(stored.path("other_depth").path(0).asText()).isEqualTo("4");
    assertThat(stored.path("other_seen").path(0).asText()).isEqualTo("today");
    assertThat(stored.path("other_tags")).hasSize(2);
    assertThat(stored.path("other_blob").path(0).asText()).hasSize(40_000);
    assertThat(found("author:\"A. B.\"")).isEmpty();
    assertThat(found("quartz")).containsExactly("kept");
  }

  @Test
  void objectsBecomeJson() throws Exception {
    post(
        "{'id':'object','html':'<title>Quokka page</title><p>The quokka lives on an island.',"
            + "'meta':{'title':'quokka quokka','author':'Jane'},'none':{},'one':{'k':'v'},"
            + "'titled':{'title':'quokka'},'by':[{'id':42,'name':'Jane'},'Jim']}");
    post("{'id':'object','html':{'set':'<p>The quokka lives on an island.'},'seen':{'add':1}}");
    JsonNode stored = SharedSolr.stored(CORE, "object");
    assertThat(stored.path("other_meta").path(0).asText())
        .isEqualTo("{\"title\":\"quokka quokka\",\"author\":\"Jane\"}");
    assertThat(stored.path("other_none").path(0).asText()).isEqualTo("{}");
    assertThat(stored.path("other_one").path(0).asText()).isEqualTo("{\"k\":\"v\"}");
    assertThat(stored.path("other_titled").path(0).asText()).isEqualTo("{\"title\":\"quokka\"}");
    assertThat(stored.path("other_by"))
        .extracting(JsonNode::asText)
        .containsExactly("{\"id\":42,\"name\":\"Jane\"}", "Jim");
    assertThat(found("quokka")).containsExactly("object");
    assertThat(found("*:*")).isSubsetOf("object", "kept", "thread", "item");
  }

  @Test
  void objectsInFieldsThatTheSchemaHasMakeNoDocuments() throws Exception {
    post(
        "{'id':'item','html':'<meta name=author content=Jane&#32;Roe><p>The numbat eats termites.',"
            + "'authors':[{'title':'numbat','name':'Jane'}],'image':{'url':'/a.png'}}");
    JsonNode stored = SharedSolr.stored(CORE, "item");
    assertThat(stored.path("other_authors").path(0).asText())
        .isEqualTo("{\"title\":\"numbat\",\"name\":\"Jane\"}");
    assertThat(stored.path("other_image").path(0).asText()).isEqualTo("{\"url\":\"/a.png\"}");
    assertThat(stored.path("authors").path(0).asText()).isEqualTo("Jane Roe");
    assertThat(found("numbat")).containsExactly("item");
    assertThat(solr.updateJson(CORE, Map.of("delete", "item")).status()).isEqualTo(200);
  }

  @Test
  void documentsUnderALabelAreNested() throws Exception {
    post("{'id':'thread','content':'wombat','answer':{'id':'thread/1','content':'wombat'}}");
    assertThat(found("wombat")).containsExactlyInAnyOrder("thread", "thread/1");
    post("{'id':'thread','answer':{'remove':{'id':'thread/1'}}}");
    assertThat(found("wombat")).containsExactly("thread");
    post(
        "{'id':'thread','content':'wombat',"
            + "'_childDocuments_':[{'id':'thread/2','content':'wombat','meta':{'a':1,'b':2}}]}");
    assertThat(found("wombat")).containsExactlyInAnyOrder("thread", "thread/2");
    assertThat(solr.updateJson(CORE, Map.of("delete", "thread")).status()).isEqualTo(200);
  }

  private static List<String> found(String query) throws Exception {
    return solr.select(CORE, "q", query, "rows", "100").docs().findValuesAsText("id");
  }

  private static void post(String document) throws Exception {
    byte[] json = ("[" + document.replace('\'', '"') + "]").getBytes(StandardCharsets.UTF_8);
    SolrHttp.Response response = solr.update(CORE, "application/json", json, "commit", "true");
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
