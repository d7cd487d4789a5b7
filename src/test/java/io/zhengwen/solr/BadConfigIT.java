package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A core whose options are wrong does not load, and says what to change. */
class BadConfigIT {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          unknown  | <str name="onError">keep</str>   | <str name="onErorr">keep</str>     | unknown option 'onErorr' with the value 'keep', must be one of source, url
          value    | <str name="onError">keep</str>   | <str name="onError">explode</str>  | option 'onError' has the value 'explode', must be one of keep, skip, fail
          nofield  | <str name="body">body</str>      | <str name="body">rest</str>        | option 'fields.body' has the value 'rest', but the schema 'zhengwen' has no such field
          number   | <str name="title">title</str>    | <str name="title">n_l</str>        | option 'fields.title' has the value 'n_l', a field of type 'plong': it cannot hold text
          label    | <str name="body">body</str>      | <str name="label.source">n_l</str> | option 'fields.label.source' has the value 'n_l', a field of type 'plong': it cannot hold text
          boolean  | <str name="title">title</str>    | <str name="title">flag_b</str>     | it cannot hold text
          fraction | <str name="confidence">extract_confidence</str> | <str name="confidence">n_l</str> | it cannot hold a number from 0 to 1
          key      | <str name="title">title</str>    | <str name="title">id</str>         | it is the unique key
          string   | <str name="content">content</str>| <str name="content">c_s</str>      | it refuses text above 32766 bytes
          method   | <str name="onError">keep</str>   | <str name="method">magic</str>     | unknown method 'magic'; must be one of
          param    | <str name="onError">keep</str>   | <lst name="params"><str name="speed">9</str></lst> | unknown parameter 'speed'
          model    | <str name="onError">keep</str>   | <lst name="params"><str name="model">no/such.model</str></lst> | parameter 'model' has the value 'no/such.model', which cannot be used: there is no such file
          clash    | <str name="body">body</str>      | <str name="body">html</str>        | options 'source' and 'fields.body' both have the value 'html'
          """)
  void coreDoesNotLoad(String name, String old, String replacement, String message)
      throws Exception {
    SolrServer server = SharedSolr.server();
    SolrHttp.Response created =
        server.createCore("bad-" + name, Configset.shipped().with(old, replacement));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString().replace("\\\"", "\""))
        .contains("MainContentUpdateProcessorFactory: ")
        .contains(message);
  }
}
