package io.zhengwen.benchmark;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;

/** Two cores with the shipped configset: one that extracts alone, one that learns templates. */
final class TemplateCores {
  /** The core that extracts by {@code combined}. */
  static final String ALONE = "alone";

  /** The core that extracts by {@code combined+sitetemplate}, with templates in files. */
  static final String BOTH = "both";

  private TemplateCores() {}

  /** Makes both. */
  static void create(SolrServer server) throws IOException {
    Configset shipped = Configset.shipped();
    server.createCore(ALONE, shipped);
    server.createCore(
        BOTH,
        shipped.with(
            "<str name=\"onError\">keep</str>",
            "<str name=\"onError\">keep</str><str name=\"method\">combined+sitetemplate</str>"
                + "<lst name=\"templates\"><str name=\"store\">files</str></lst>"));
  }
}
