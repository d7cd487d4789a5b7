package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A method that throws an exception of any kind costs no document but as onError says. */
class MethodFaultTest {
  private static final String SECRET = "/var/solr/secret";

  private static IndexSchema schema;

  private final List<SolrInputDocument> indexed = new ArrayList<>();
  private final OutcomeCounters counters = new OutcomeCounters();
  private boolean refusing;

  @BeforeAll
  static void readSchema(@TempDir Path instance) throws Exception {
    schema = Configset.shipped().schema(instance);
  }

  @Test
  void keepIndexesTheDocumentWithTheReason() throws Exception {
    add("keep");
    assertThat(indexed).hasSize(1);
    assertThat(indexed.get(0).getFieldValue("outcome")).isEqualTo("kept");
    assertThat(indexed.get(0).getFieldValue("why"))
        .asString()
        .contains("method fulltext+sitetemplate failed", "IllegalStateException")
        .doesNotContain(SECRET);
    assertThat(indexed.get(0).getFieldValue("html")).isEqualTo(Pages.ENGLISH);
  }

  @Test
  void skipLeavesItOut() throws Exception {
    add("skip");
    assertThat(indexed).isEmpty();
  }

  @Test
  void failNamesItWithoutPathsOfTheServer() {
    assertThatThrownBy(() -> add("fail"))
        .isInstanceOfSatisfying(SolrException.class, e -> assertThat(e.code()).isEqualTo(400))
        .hasMessageContaining("document 'a'")
        .hasMessageContaining("method fulltext+sitetemplate failed")
        .hasMessageNotContaining(SECRET)
        .rootCause()
        .hasMessageNotContaining(SECRET);
  }

  @Test
  void whatIsRefusedBehindItIsNoFaultOfThePage() {
    refusing = true;
    assertThatThrownBy(() -> add("keep")).hasMessage("no such field");
    assertThat(counters.documents(Outcome.REFUSED)).isEqualTo(1);
    assertThat(counters.documents(Outcome.FAILED)).isZero();
    assertThat(counters.documents(Outcome.KEPT)).isZero();
  }

  private void add(String onError) throws IOException {
    MainContentConfig config =
        Options.config("method", "fulltext+sitetemplate", "onError", onError);
    UpdateRequestProcessor index =
        new UpdateRequestProcessor(null) {
          @Override
          public void processAdd(AddUpdateCommand cmd) {
            if (refusing) {
              throw new SolrException(SolrException.ErrorCode.BAD_REQUEST, "no such field");
            }
            indexed.add(cmd.getSolrInputDocument());
          }
        };
    SolrInputDocument document = new SolrInputDocument();
    document.setField("id", "a");
    document.setField("url", "https://www.quay.example/");
    document.setField("html", Pages.ENGLISH);
    AddUpdateCommand command = new AddUpdateCommand(null);
    command.solrDoc = document;
    SolrQueryRequest request =
        new LocalSolrQueryRequest(null, new ModifiableSolrParams()) {
          @Override
          public IndexSchema getSchema() {
            return MethodFaultTest.schema;
          }
        };
    try (Resources resources = Resources.builder().templateStore(new BrokenStore()).build()) {
      new MainContentUpdateProcessor(
              new ChainExtraction(
                  config,
                  resources,
                  Optional.empty(),
                  new Extractors(config, SchemaCheck.languageFields(config, schema), resources),
                  counters),
              RequestOptions.of(config, new ModifiableSolrParams()),
              request,
              Optional.empty(),
              new SolrQueryResponse(),
              index)
          .processAdd(command);
    }
  }

  private static final class BrokenStore implements TemplateStore {
    @Override
    public Optional<StoredSite> load(SiteKey site) {
      throw new IllegalStateException(SECRET);
    }

    @Override
    public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
      throw new IllegalStateException(SECRET);
    }

    @Override
    public boolean delete(SiteKey site) {
      throw new IllegalStateException(SECRET);
    }

    @Override
    public List<SiteKey> sites(String after, int most) {
      return List.of();
    }
  }
}
