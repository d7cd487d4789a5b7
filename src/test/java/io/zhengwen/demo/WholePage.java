package io.zhengwen.demo;

import java.util.List;

/**
 * All visible text of pages in the field {@value #FIELD}, as Solr indexes HTML without extraction,
 * for comparison with what was extracted: commands for a collection of the shipped configset.
 */
public final class WholePage {
  /** The field. */
  public static final String FIELD = "page_text";

  /** For {@code /schema}. */
  public static final String SCHEMA =
      """
      {"add-field-type": {"name": "text_page", "class": "solr.TextField", "positionIncrementGap": "100",
         "autoGeneratePhraseQueries": "true",
         "analyzer": {
           "charFilters": [{"class": "io.zhengwen.solr.analysis.CharTableCharFilterFactory",
                            "mapping": "traditional-simplified.txt,word-breaks.txt"}],
           "tokenizer": {"class": "solr.StandardTokenizerFactory"},
           "filters": [{"class": "solr.CJKWidthFilterFactory"}, {"class": "solr.LowerCaseFilterFactory"},
                       {"class": "solr.ASCIIFoldingFilterFactory"}, {"class": "solr.CJKBigramFilterFactory"}]}},
       "add-field": {"name": "page_text", "type": "text_page", "indexed": true, "stored": true}}
      """;

  /** For {@code /config}, one after another: the page is copied, its markup stripped by Solr. */
  public static final List<String> CONFIG =
      List.of(
          """
          {"add-updateprocessor": {"name": "copy-page", "class": "solr.CloneFieldUpdateProcessorFactory",
            "source": "html", "dest": "page_text"}}
          """,
          """
          {"add-updateprocessor": {"name": "strip-page", "class": "solr.HTMLStripFieldUpdateProcessorFactory",
            "fieldName": "page_text"}}
          """,
          """
          {"add-initparams": {"name": "whole-page", "path": "/update",
            "defaults": {"processor": "copy-page,strip-page"}}}
          """);

  private WholePage() {}
}
