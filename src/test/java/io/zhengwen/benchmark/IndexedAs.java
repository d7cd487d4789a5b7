package io.zhengwen.benchmark;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What becomes of a page that is sent to a Solr with the shipped configset. */
enum IndexedAs {
  /** The request is read, and the page forgotten. */
  NOTHING("nothing stored or analysed", Sent.PAGE, unindexed(), "plain"),
  /** All values are extracted, and none is stored or analysed. */
  EXTRACTED("extraction alone", Sent.PAGE, unindexed(), ""),
  /** As shipped. */
  STORED("shipped, with the page stored", Sent.PAGE, shipped(), ""),
  /** As shipped, without the page. */
  DROPPED(
      "shipped, sourceAction=drop",
      Sent.PAGE,
      shipped()
          .with("<str name=\"sourceAction\">decode</str>", "<str name=\"sourceAction\">drop</str>"),
      ""),
  /** Labelled title and text in the same fields. */
  GOLD("labelled text, same schema", Sent.GOLD, shipped(), "plain"),
  /** Labelled title and text in the same fields, and the page stored. */
  GOLD_STORED(
      "labelled text, same schema, with the page stored", Sent.GOLD_AND_PAGE, shipped(), "plain"),
  /** The whole page in the field of main text, by Lucene's character filter. */
  WHOLE_BY_FILTER(
      "whole page by HTMLStripCharFilter, page stored",
      Sent.PAGE,
      shipped()
          .with(
              "managed-schema.xml",
              "<field name=\"html\" type=\"raw\"/>",
              "<field name=\"html\" type=\"text_html\" indexed=\"true\" stored=\"true\"/>")
          .with("managed-schema.xml", "<fieldType name=\"text_any\"", strippedType()),
      "plain"),
  /** The whole page in the field of main text, by Solr's update processor. */
  WHOLE_BY_PROCESSOR(
      "whole page by HTMLStripFieldUpdateProcessor, page stored", Sent.PAGE, shipped(), "strip");

  private static final ObjectMapper JSON = new ObjectMapper();

  private enum Sent {
    PAGE,
    GOLD,
    GOLD_AND_PAGE
  }

  private final String description;
  private final Sent sent;
  private final Configset configset;
  private final String chain;

  IndexedAs(String description, Sent sent, Configset configset, String chain) {
    this.description = description;
    this.sent = sent;
    this.configset = configset;
    this.chain = chain;
  }

  /** For people. */
  String description() {
    return description;
  }

  /** Makes the core. */
  void createCore(SolrServer server) throws IOException {
    SolrHttp.Response created = server.createCore(name(), configset);
    if (created.status() != 200) {
      throw new IllegalStateException(created.error());
    }
  }

  /** Bodies of requests with pages in JSON. */
  List<byte[]> batches(List<LabelledPage> pages, int size) throws IOException {
    List<byte[]> batches = new ArrayList<>();
    List<Map<String, Object>> batch = new ArrayList<>();
    for (LabelledPage page : pages) {
      batch.add(document(page));
      if (batch.size() == size) {
        batches.add(JSON.writeValueAsBytes(batch));
        batch.clear();
      }
    }
    if (!batch.isEmpty()) {
      batches.add(JSON.writeValueAsBytes(batch));
    }
    return batches;
  }

  private Map<String, Object> document(LabelledPage page) throws IOException {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", page.id());
    document.put("url", page.url());
    if (sent != Sent.GOLD) {
      document.put("html", page.text().html());
    }
    if (sent != Sent.PAGE) {
      String text = page.content();
      document.put("title", page.title());
      document.put("content", text);
      document.put(page.language().equals("zh") ? "content_zh" : "content_en", text);
    }
    return document;
  }

  /** Sends a batch. */
  void send(SolrHttp solr, byte[] batch) throws IOException {
    String[] params = chain.isEmpty() ? new String[0] : new String[] {"update.chain", chain};
    SolrHttp.Response answer = solr.update(name(), "application/json", batch, params);
    if (answer.status() != 200) {
      throw new IllegalStateException(name() + ": " + answer.error());
    }
  }

  /** Commits. */
  void commit(SolrHttp solr) throws IOException {
    solr.updateJson(name(), List.of());
  }

  private static Configset shipped() {
    return Configset.shipped()
        .with(
            "</updateRequestProcessorChain>",
            """
            </updateRequestProcessorChain>
            <updateRequestProcessorChain name="plain">
              <processor class="solr.LogUpdateProcessorFactory"/>
              <processor class="solr.DistributedUpdateProcessorFactory"/>
              <processor class="solr.RunUpdateProcessorFactory"/>
            </updateRequestProcessorChain>
            <updateRequestProcessorChain name="strip">
              <processor class="solr.CloneFieldUpdateProcessorFactory">
                <str name="source">html</str>
                <str name="dest">content</str>
              </processor>
              <processor class="solr.HTMLStripFieldUpdateProcessorFactory">
                <str name="fieldName">content</str>
              </processor>
              <processor class="solr.LogUpdateProcessorFactory"/>
              <processor class="solr.DistributedUpdateProcessorFactory"/>
              <processor class="solr.RunUpdateProcessorFactory"/>
            </updateRequestProcessorChain>
            """);
  }

  /** The shipped schema, in which only the id is kept. */
  private static Configset unindexed() {
    String schema = "managed-schema.xml";
    String ignored = " indexed=\"false\" stored=\"false\"";
    return shipped()
        .with(schema, " indexed=\"true\" stored=\"true\"/>", ignored + "/>")
        .with(schema, " indexed=\"true\" stored=\"false\"/>", ignored + "/>")
        .with(schema, " indexed=\"false\" stored=\"true\"/>", ignored + "/>")
        .with(schema, " indexed=\"true\" stored=\"true\" multiValued", ignored + " multiValued")
        .with(schema, " indexed=\"true\" stored=\"false\" multiValued", ignored + " multiValued")
        .with(schema, " indexed=\"false\" stored=\"true\" docValues", ignored + " docValues")
        .with(schema, "solr.StrField\" docValues=\"true\"", "solr.StrField\" docValues=\"false\"")
        .with(
            schema,
            "solr.DatePointField\" docValues=\"true\"",
            "solr.DatePointField\" docValues=\"false\"")
        .with(
            schema,
            "solr.FloatPointField\" docValues=\"true\"",
            "solr.FloatPointField\" docValues=\"false\"");
  }

  private static String strippedType() {
    return """
    <fieldType name="text_html" class="solr.TextField" positionIncrementGap="100" storeOffsetsWithPositions="true">
      <analyzer>
        <charFilter class="solr.HTMLStripCharFilterFactory"/>
        <charFilter class="io.zhengwen.solr.analysis.ComposedCharFilterFactory"/>
        <charFilter class="io.zhengwen.solr.analysis.CharTableCharFilterFactory" mapping="traditional-simplified.txt,word-breaks.txt,iota-subscripts.txt"/>
        <charFilter class="io.zhengwen.solr.analysis.FormulaDigitsCharFilterFactory"/>
        <tokenizer class="solr.StandardTokenizerFactory"/>
        <filter class="io.zhengwen.solr.analysis.UnspacedScriptsFilterFactory"/>
        <filter class="solr.CJKWidthFilterFactory"/>
        <filter class="solr.ICUFoldingFilterFactory" filter="[[:Latin:][:Greek:][:Cyrillic:][:Arabic:][:Hebrew:][:Armenian:][:Georgian:][:Han:][:Common:][:Inherited:]-[\\u3099\\u309A\\u30FC]]"/>
        <filter class="solr.CJKBigramFilterFactory" outputUnigrams="true"/>
      </analyzer>
    </fieldType>
    <fieldType name="text_any\"""";
  }
}
