package io.zhengwen.relevance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Terms;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.client.solrj.embedded.EmbeddedSolrServer;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.core.CoreContainer;
import org.apache.solr.core.SolrCore;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;

/** A core of a configset in this process, below a directory of its own. */
final class PageIndex implements AutoCloseable {
  private static final String CORE = "pages";
  private static final int BATCH = 200;

  private final EmbeddedSolrServer solr;
  private final Path instance;

  private PageIndex(EmbeddedSolrServer solr, Path instance) {
    this.solr = solr;
    this.instance = instance;
  }

  /** Creates an empty index. */
  static PageIndex create(Path home, Path conf) throws IOException {
    Path instance = home.resolve(CORE);
    Files.createDirectories(instance.resolve("conf"));
    Files.writeString(home.resolve("solr.xml"), "<solr/>");
    Files.createFile(instance.resolve("core.properties"));
    try (Stream<Path> files = Files.list(conf)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, instance.resolve("conf").resolve(file.getFileName()));
      }
    }
    CoreContainer container = CoreContainer.createAndLoad(home.toAbsolutePath());
    return new PageIndex(new EmbeddedSolrServer(container, CORE), instance);
  }

  /** Adds documents; those fields that the schema names and does not fill by itself. */
  void add(List<Map<String, Object>> documents) throws SolrServerException, IOException {
    IndexSchema schema;
    try (SolrCore core = solr.getCoreContainer().getCore(CORE)) {
      schema = core.getLatestSchema();
    }
    List<SolrInputDocument> batch = new ArrayList<>();
    for (Map<String, Object> document : documents) {
      SolrInputDocument input = new SolrInputDocument();
      document.forEach(
          (field, value) -> {
            SchemaField known = schema.getFields().get(field);
            if (known != null && !schema.isCopyFieldTarget(known)) {
              input.addField(field, value);
            }
          });
      batch.add(input);
      if (batch.size() == BATCH) {
        solr.add(batch);
        batch.clear();
      }
    }
    if (!batch.isEmpty()) {
      solr.add(batch);
    }
    solr.optimize();
  }

  /** The ids of the first documents that a search finds, best first. */
  Hits search(SolrParams params) throws SolrServerException, IOException {
    var found = solr.query(params).getResults();
    List<String> ids = new ArrayList<>();
    for (SolrDocument document : found) {
      ids.add((String) document.getFirstValue("id"));
    }
    return new Hits(found.getNumFound(), ids);
  }

  /** What a search found. */
  record Hits(long found, List<String> ids) {}

  /** Documents in the posting lists of all terms: a term counts once for each document. */
  long postings() throws IOException {
    long postings = 0;
    try (SolrCore core = solr.getCoreContainer().getCore(CORE)) {
      var searcher = core.getSearcher();
      try {
        for (LeafReaderContext leaf : searcher.get().getIndexReader().leaves()) {
          for (var field : leaf.reader().getFieldInfos()) {
            Terms terms = leaf.reader().terms(field.name);
            postings += terms == null ? 0 : terms.getSumDocFreq();
          }
        }
      } finally {
        searcher.decref();
      }
    }
    return postings;
  }

  /** The bytes of the index's files, with the stored fields. */
  long bytes() throws IOException {
    try (Stream<Path> files = Files.walk(instance.resolve("data/index"))) {
      long bytes = 0;
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        bytes += Files.size(file);
      }
      return bytes;
    }
  }

  @Override
  public void close() throws IOException {
    solr.close();
  }
}
