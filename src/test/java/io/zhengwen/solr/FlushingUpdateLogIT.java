package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.core.CoreContainer;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.CommitUpdateCommand;
import org.apache.solr.update.UpdateLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is on the disk when a commit begins; {@code KilledCommitIT} kills real processes. */
class FlushingUpdateLogIT {
  @TempDir private Path home;

  @Test
  void commitWritesTheLogBeforeItBeginsAnother() throws Exception {
    Configset.shipped().copyTo(home.resolve("pages"));
    Files.writeString(home.resolve("solr.xml"), "<solr/>");
    Files.writeString(home.resolve("pages").resolve("core.properties"), "name=pages\n");
    CoreContainer container = CoreContainer.createAndLoad(home);
    try (SolrCore core = container.getCore("pages");
        SolrQueryRequest request = new LocalSolrQueryRequest(core, Map.of())) {
      UpdateLog log = core.getUpdateHandler().getUpdateLog();
      add(request, "of the first log");
      assertThat(written(log)).doesNotContain("of the first log");

      log.preCommit(new CommitUpdateCommand(request, false));
      add(request, "of the second log");
      log.finish(null);

      assertThat(written(log)).contains("of the first log", "of the second log");
    } finally {
      container.shutdown();
    }
  }

  private static void add(SolrQueryRequest request, String title) throws IOException {
    AddUpdateCommand add = new AddUpdateCommand(request);
    add.solrDoc = new SolrInputDocument("id", title, "title", title);
    add.setVersion(1);
    request.getCore().getUpdateHandler().addDoc(add);
  }

  private static String written(UpdateLog log) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(Path.of(log.getTlogDir()))) {
      for (Path file : files.toList()) {
        all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }
}
