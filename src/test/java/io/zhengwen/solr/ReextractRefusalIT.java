package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is wrong with a request to extract stored pages again, or with the core, is answered 400.
 */
@Tag("solr10")
class ReextractRefusalIT {
  private static final String CORE = "reextract-refusal";

  private static Reextraction again;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    again = new Reextraction(solr, CORE);
  }

  @Test
  void wrongRequestsAreAnswered400() throws Exception {
    assertThat(solr.get(again.path(), List.of("action", "start")).error()).contains("posted");
    assertThat(again.post("restart").error()).contains("status, start, stop");
    assertThat(again.post("start", "rate", "fast").error()).contains("'rate'");
    assertThat(again.post("start", "fq", "id:[").error()).contains("'fq'");
    for (String none : List.of("", "{!lucene}")) {
      SolrHttp.Response refused = again.post("start", "fq", none);
      assertThat(refused.status()).as(none).isEqualTo(400);
      assertThat(refused.error()).contains("'fq'");
    }
    assertThat(again.post("start", "before", "noon").error()).contains("'before'");
    assertThat(again.post("start", "before", "+999999999-01-01T00:00:00Z").status()).isEqualTo(400);
    assertThat(again.post("start", "keep", "nothing").error()).contains("'keep'");
    assertThat(again.post("start", "chain", "nobody").status()).isEqualTo(400);
  }

  @Test
  void anUnknownParameterStartsNothing() throws Exception {
    for (String unknown : List.of("filter", "fq.", "FQ", "befor", "q", "zhengwen.method")) {
      SolrHttp.Response refused = again.post("start", unknown, "id:none");
      assertThat(refused.status()).as(unknown).isEqualTo(400);
      assertThat(refused.error())
          .contains("unknown parameter '" + unknown + "' with the value 'id:none'")
          .contains("must be one of action, before, chain, forget, fq, keep, learn, rate");
      assertThat(solr.get(again.path(), List.of(unknown, "1")).status()).isEqualTo(400);
    }
  }

  @Test
  void parametersThatSolrReadsOfEveryRequestAreNoneOfIts() throws Exception {
    SolrHttp.Response answer =
        solr.get(
            again.path(),
            List.of(
                "fq",
                "id:none",
                "wt",
                "json",
                "omitHeader",
                "true",
                "indent",
                "true",
                "distrib",
                "true",
                "_stateVer_",
                "x:1",
                "shards.tolerant",
                "true",
                "echoParams",
                "all",
                "expandMacros",
                "false",
                "useParams",
                "none",
                "json.nl",
                "map",
                "_",
                "1795000000",
                "version",
                "2"));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  @Test
  void fieldsThatWouldBeLostAreRefused() throws Exception {
    String core = "reextract-lossy";
    Reextraction lossy = new Reextraction(solr, core);
    SharedSolr.core(
        core,
        Configset.shipped()
            .with(
                "managed-schema.xml",
                "<field name=\"page_type\"",
                """
                <fieldType name="sortable" class="solr.SortableTextField">
                  <analyzer><tokenizer name="standard"/></analyzer>
                </fieldType>
                <fieldType name="rank" class="solr.RankField"/>
                <field name="shelf" type="text_any" indexed="true" stored="false"/>
                <field name="order" type="sortable" indexed="true" stored="false"/>
                <field name="weight" type="rank"/>
                <field name="copied" type="text_any" indexed="true" stored="false"/>
                <copyField source="title" dest="copied"/>
                <dynamicField name="*_made" type="string" indexed="false" stored="false"
                  docValues="true" useDocValuesAsStored="false"/>
                <copyField source="*_s" dest="*_made"/>
                <fieldType name="place" class="solr.PointType" dimension="2"
                  subFieldSuffix="_part"/>
                <field name="where" type="place" indexed="true" stored="true"/>
                <dynamicField name="*_part" type="pdouble" indexed="true" stored="false"
                  docValues="true" useDocValuesAsStored="false"/>
                <dynamicField name="*_dv" type="string" indexed="false" stored="false"
                  docValues="true" useDocValuesAsStored="false"/>
                <field name="page_type\""""));
    solr.updateJson(
        core,
        List.of(Map.of("id", "a", "html", Pages.ENGLISH, "kind_s", "big", "where", "1,2")),
        "zhengwen.method",
        "fulltext");
    assertThat(lossy.startAndAwait().path("done").asInt()).isEqualTo(1);
    byte[] notSearchable = "[{\"id\":\"c\",\"draft_dv\":\"yes\"}]".getBytes(StandardCharsets.UTF_8);
    solr.post("/" + core + "/update", "application/json", notSearchable);
    assertThat(lossy.post("start").error()).contains("would lose").contains("draft_dv");
    for (Map.Entry<String, Object> field :
        Map.<String, Object>of("shelf", "low", "order", "first", "weight", 5, "kind_dv", "big")
            .entrySet()) {
      solr.updateJson(
          core,
          List.of(Map.of("id", "b", "html", Pages.ENGLISH, field.getKey(), field.getValue())));
      SolrHttp.Response refused = lossy.post("start");
      assertThat(refused.status()).as(field.getKey()).isEqualTo(400);
      assertThat(refused.error()).contains("would lose").contains(field.getKey());
    }
  }

  @Test
  void withoutAUniqueKeyNothingStarts() throws Exception {
    String core = "reextract-keyless";
    SharedSolr.core(
        core,
        Configset.shipped()
            .with("solr.TolerantUpdateProcessorFactory", "solr.LogUpdateProcessorFactory")
            .with("<lst name=\"wrappers\">", "<!--")
            .with("<!-- Without <str name=\"method\">", "")
            .with("managed-schema.xml", "<uniqueKey>id</uniqueKey>", ""));
    SolrHttp.Response refused = solr.get("/" + core + "/zhengwen/reextract", List.of());
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("no unique key");
  }

  @Test
  void withoutVersionsNothingStarts() throws Exception {
    String core = "reextract-plain";
    SharedSolr.core(
        core, Configset.shipped().with("<str name=\"extractVersion\">extract_version</str>", ""));
    SolrHttp.Response refused = new Reextraction(solr, core).post("start");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("extractVersion");
  }
}
