package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A core whose options are wrong does not load, and says what to change. */
@Tag("solr10")
@Tag("slow")
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
          several  | <str name="authors">authors</str> | <str name="authors">c_s</str>      | it cannot hold several values
          nodate   | <str name="published">published</str> | <str name="published">n_l</str>    | it cannot hold a date
          fraction | <str name="confidence">extract_confidence</str> | <str name="confidence">n_l</str> | it cannot hold a number from 0 to 1
          key      | <str name="title">title</str>    | <str name="title">id</str>         | it is the unique key
          string   | <str name="content">content</str>| <str name="content">c_s</str>      | it refuses text above 32766 bytes
          method   | <str name="onError">keep</str>   | <str name="method">magic</str>     | unknown method 'magic'; must be one of
          param    | <str name="onError">keep</str>   | <lst name="params"><str name="speed">9</str></lst> | unknown parameter 'speed'
          model    | <str name="onError">keep</str>   | <lst name="params"><str name="model">no/such.model</str></lst> | parameter 'model' has the value 'no/such.model', which cannot be used: there is no such file
          url      | <str name="url">url</str>        | <str name="url">address</str>      | option 'url' has the value 'address', but the schema 'zhengwen' has no such field
          type     | <str name="contentType">content_type</str> | <str name="contentType">media</str> | option 'contentType' has the value 'media', but the schema 'zhengwen' has no such field
          urldate  | <str name="url">url</str>        | <str name="url">crawled_dt</str>   | option 'url' has the value 'crawled_dt', a field of type 'pdate': it cannot hold text
          typenum  | <str name="contentType">content_type</str> | <str name="contentType">n_l</str> | option 'contentType' has the value 'n_l', a field of type 'plong': it cannot hold text
          root     | <str name="title">title</str>    | <str name="title">_root_</str>     | option 'fields.title' has the value '_root_', a field of type 'string': Solr fills it
          idsource | <str name="source">html</str>    | <str name="source">id</str>        | option 'source' has the value 'id', a field of type 'string': it is the unique key
          strsource| <str name="source">html</str>    | <str name="source">page_s</str>    | it refuses text above 32766 bytes
          before   | <processor class="solr.LogUpdateProcessorFactory"/> | <processor class="solr.TolerantUpdateProcessorFactory"/><processor class="solr.LogUpdateProcessorFactory"/> | in the chain 'zhengwen' it stands before TolerantUpdateProcessorFactory: documents that are lost would be acknowledged
          pattern  | <str name="content">content_*</str> | <str name="content">content_en</str> | option 'languageFields.content' has the value 'content_en', must be a name with one *
          nolang   | <str name="content">content_*</str> | <str name="body">body_*</str> | option 'languageFields.body' has the value 'body_*', but the schema 'zhengwen' has no field of such a name with a language's code of two letters in place of *; dynamic fields do not count
          dynlang  | <str name="content">content_*</str> | <str name="body">*_t</str> | dynamic fields do not count
          numlang  | <str name="content">content_*</str> | <str name="confidence">content_*</str> | its value is not a text
          single   | <str name="body">body</str>      | <str name="nearSignature">near_s</str> | option 'fields.nearSignature' has the value 'near_s', a field of type 'string': it cannot hold several values
          written  | <str name="written">wrapper_fields</str> | <str name="written">c_s</str> | option 'wrappers.written' has the value 'c_s', a field of type 'string': it cannot hold several values
          unread   | <str name="written">wrapper_fields</str> | <str name="written">authors_text</str> | option 'wrappers.written' has the value 'authors_text', a field of type 'text_any': it is read before an atomic update, but it is neither stored nor has docValues
          passone  | <str name="onError">keep</str>   | <lst name="passages"><str name="field">content</str></lst> | options 'fields.content' and 'passages.field' both have the value 'content'
          passmany | <str name="onError">keep</str>   | <lst name="passages"><str name="field">text_t</str></lst> | option 'passages.field' has the value 'text_t', a field of type 'text_any': it cannot hold several values
          passsize | <str name="onError">keep</str>   | <lst name="passages"><str name="field">text_t</str><str name="size">10</str></lst> | option 'passages.size' has the value '10', must be a whole number from 50 to 30000
          passnone | <str name="onError">keep</str>   | <lst name="passages"><str name="as">documents</str></lst> | option 'passages.field' is missing
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

  @ParameterizedTest
  @ValueSource(strings = {"useDocValuesAsStored='true'", "maxCharsForDocValues='20000'"})
  void sortedTextThatRefusesLongOnesIsRefused(String option) throws Exception {
    SolrHttp.Response created =
        SharedSolr.server()
            .createCore(
                "bad-sortable-" + option.charAt(0),
                Configset.shipped()
                    .with("<str name=\"body\">body</str>", "<str name=\"body\">sorted</str>")
                    .with(
                        "managed-schema.xml",
                        "<field name=\"page_type\"",
                        """
                        <fieldType name="sortable" class="solr.SortableTextField" OPTION>
                          <analyzer><tokenizer name="standard"/></analyzer>
                        </fieldType>
                        <field name="sorted" type="sortable"/>
                        <field name="page_type\""""
                            .replace("OPTION", option)));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString())
        .contains("option 'fields.body' has the value 'sorted'")
        .contains("useDocValuesAsStored");
  }

  @Test
  void keysThatHoldNoIdsOfNestedDocumentsAreRefused() throws Exception {
    SolrHttp.Response created =
        SharedSolr.server()
            .createCore(
                "bad-uuid",
                Configset.shipped()
                    .with(
                        "managed-schema.xml",
                        "<field name=\"id\" type=\"string\"",
                        "<fieldType name=\"uuid\" class=\"solr.UUIDField\"/>"
                            + "<field name=\"id\" type=\"uuid\"")
                    .with(
                        "managed-schema.xml",
                        "<field name=\"_root_\" type=\"string\"",
                        "<field name=\"_root_\" type=\"uuid\""));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString())
        .contains("the unique key 'id' of type 'uuid' cannot hold ids like PAGE#p0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io.zhengwen.solr.LosslessDistributedUpdateProcessorFactory",
        "solr.DistributedUpdateProcessorFactory"
      })
  void behindTheProcessorThatDistributesItIsRefused(String distributing) throws Exception {
    assertRefusedBehind(
        distributing,
        Configset.shipped()
            .with(
                "<processor class=\"io.zhengwen.solr.LosslessDistributedUpdateProcessorFactory\"/>",
                ""));
  }

  /** Solr puts a processor that distributes before the one that indexes, if the chain has none. */
  @Test
  void behindTheProcessorThatIndexesItIsRefused() throws Exception {
    assertRefusedBehind("solr.RunUpdateProcessorFactory", Configset.shipped());
  }

  private static void assertRefusedBehind(String type, Configset configset) throws Exception {
    String processor = "<processor class=\"io.zhengwen.solr.MainContentUpdateProcessorFactory\">";
    String simpleName = type.substring(type.lastIndexOf('.') + 1);
    SolrHttp.Response created =
        SharedSolr.server()
            .createCore(
                "bad-behind-" + simpleName,
                configset.with(processor, "<processor class=\"" + type + "\"/>" + processor));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString())
        .contains(
            "MainContentUpdateProcessorFactory: in the chain 'zhengwen' it stands behind "
                + simpleName
                + ": pages would be indexed");
  }
}
