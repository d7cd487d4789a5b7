package io.zhengwen.solr.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.solr.Options;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.OnError;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import java.util.Map;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.junit.jupiter.api.Test;

class RequestOptionsTest {
  private static final MainContentConfig CONFIG =
      Options.config("method", "density", "params", Options.of("shortBelow", "300"));

  @Test
  void withoutParametersTheConfigurationApplies() {
    assertThat(read("q", "x", "commit", "true"))
        .isEqualTo(
            new RequestOptions(
                false,
                true,
                "density",
                Map.of("shortBelow", "300"),
                ExistingTitle.FILL,
                Unchanged.INDEX,
                OnError.FAIL,
                NonHtml.PASS));
  }

  @Test
  void safeParametersOverride() {
    assertThat(
            read(
                "zhengwen.skip", "true",
                "zhengwen.learn", "false",
                "zhengwen.existingTitle", "keep",
                "zhengwen.onError", "skip",
                "zhengwen.nonHtml", "fail",
                "zhengwen.params.shortBelow", "500"))
        .isEqualTo(
            new RequestOptions(
                true,
                false,
                "density",
                Map.of("shortBelow", "500"),
                ExistingTitle.KEEP,
                Unchanged.INDEX,
                OnError.SKIP,
                NonHtml.FAIL));
  }

  @Test
  void anotherMethodStartsFromItsOwnDefaults() {
    assertThat(read("zhengwen.method", "scedd", "zhengwen.params.topCoef", "0.1").params())
        .isEqualTo(Map.of("topCoef", "0.1"));
  }

  @Test
  void otherParametersAreRefusedByName() {
    assertRefused(
        "a request cannot set 'zhengwen.source' (value 'secret'), only zhengwen.skip,"
            + " zhengwen.learn, zhengwen.method, zhengwen.params.*, zhengwen.existingTitle,"
            + " zhengwen.unchanged, zhengwen.onError,"
            + " zhengwen.nonHtml",
        "zhengwen.source",
        "secret");
    assertRefused(
        "parameter 'zhengwen.unchanged' has the value 'skip', but 'fields.signature' is not given: it is compared",
        "zhengwen.unchanged",
        "skip");
    assertRefused(
        "option 'zhengwen.onError' has the value 'x', must be one of keep, skip, fail",
        "zhengwen.onError",
        "x");
    assertRefused(
        "option 'zhengwen.skip' has the value 'yes', must be true or false",
        "zhengwen.skip",
        "yes");
    assertRefused(
        "a request cannot set 'zhengwen.params.charset' (value 'UTF-8'): it belongs to the"
            + " owner of the index, to be set in solrconfig.xml",
        "zhengwen.params.charset",
        "UTF-8");
  }

  @Test
  void aParameterGivenTwiceIsRefused() {
    assertRefused(
        "parameter 'zhengwen.onError' is given 2 times, must be given once",
        "zhengwen.onError",
        "keep",
        "zhengwen.onError",
        "fail");
  }

  @Test
  void aRequestCannotTurnLearningOn() {
    MainContentConfig config = Options.config("templates", Options.of("learn", "false"));
    ModifiableSolrParams request = new ModifiableSolrParams();
    request.add("zhengwen.learn", "true");
    assertThat(RequestOptions.of(config, request).learn()).isFalse();
  }

  private static void assertRefused(String message, String... params) {
    assertThatIllegalArgumentException().isThrownBy(() -> read(params)).withMessage(message);
  }

  private static RequestOptions read(String... params) {
    ModifiableSolrParams request = new ModifiableSolrParams();
    for (int i = 0; i < params.length; i += 2) {
      request.add(params[i], params[i + 1]);
    }
    return RequestOptions.of(CONFIG, request);
  }
}
