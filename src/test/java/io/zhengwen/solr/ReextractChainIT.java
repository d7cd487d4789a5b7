package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Stored pages are extracted again in chains with other processors that change documents. */
@Tag("solr10")
class ReextractChainIT {
  private static final String OURS =
      "<processor class=\"io.zhengwen.solr.MainContentUpdateProcessorFactory\">";
  private static final String LOG = "<processor class=\"solr.LogUpdateProcessorFactory\"/>";

  private static final String FRONT =
      """
      <processor class="solr.DefaultValueUpdateProcessorFactory">
        <str name="fieldName">shelf_s</str><str name="value">new</str>
      </processor>
      <processor class="solr.TimestampUpdateProcessorFactory">
        <str name="fieldName">seen_dt</str>
      </processor>
      <processor class="solr.UUIDUpdateProcessorFactory">
        <str name="fieldName">serial_s</str>
      </processor>
      """;

  private static final String BEHIND =
      """
      <processor class="solr.RegexReplaceProcessorFactory">
        <str name="fieldName">title</str>
        <str name="pattern">Harbour</str>
        <str name="replacement">Harbor</str>
      </processor>
      <processor class="solr.TruncateFieldUpdateProcessorFactory">
        <str name="fieldName">content</str><int name="maxLength">20</int>
      </processor>
      <processor class="solr.CloneFieldUpdateProcessorFactory">
        <str name="source">title</str><str name="dest">copy_ss</str>
      </processor>
      <processor class="solr.DefaultValueUpdateProcessorFactory">
        <str name="fieldName">kind_s</str><str name="value">page</str>
      </processor>
      <processor class="solr.DefaultValueUpdateProcessorFactory">
        <str name="fieldName">description</str><str name="value">none</str>
      </processor>
      """;

  @Test
  void otherProcessorsDoAsWhenThePageCame() throws Exception {
    String core = "reextract-chain";
    SolrHttp solr =
        SharedSolr.core(core, Configset.shipped().with(OURS, FRONT + OURS).with(LOG, BEHIND + LOG));
    SolrHttp.Response added =
        solr.updateJson(
            core,
            List.of(
                Map.of(
                    "id",
                    "a",
                    "html",
                    Pages.ENGLISH,
                    "shelf_s",
                    "mine",
                    "kind_s",
                    "a page",
                    "n_l",
                    3)),
            "zhengwen.method",
            "density");
    assertThat(added.status()).as(added.error()).isEqualTo(200);
    JsonNode before = SharedSolr.stored(core, "a");
    assertThat(before.path("title").asText()).isEqualTo("Harbor bridge reopens");

    JsonNode end = new Reextraction(solr, core).startAndAwait();
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(1);
    JsonNode after = SharedSolr.stored(core, "a");
    assertThat(after.path("extract_method").asText()).isEqualTo("combined");
    for (String field : List.of("shelf_s", "seen_dt", "serial_s", "kind_s", "n_l", "title")) {
      assertThat(after.path(field)).as(field).isEqualTo(before.path(field));
    }
    assertThat(after.path("content").asText()).hasSize(20);
    assertThat(after.path("copy_ss").toString()).isEqualTo("[\"Harbor bridge reopens\"]");
    assertThat(after.path("description")).isEqualTo(before.path("description"));
  }

  @Test
  void signaturesOfWholeDocumentsAreRefused() throws Exception {
    String core = "reextract-signed";
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with(
                    LOG,
                    "<processor class=\"solr.SignatureUpdateProcessorFactory\">"
                        + "<bool name=\"overwriteDupes\">false</bool>"
                        + "<str name=\"signatureField\">sign_s</str>"
                        + "<str name=\"fields\">content</str></processor>"
                        + LOG));
    SolrHttp.Response refused = new Reextraction(solr, core).post("start");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("SignatureUpdateProcessorFactory").contains("sign_s");
  }
}
