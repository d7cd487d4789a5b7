package io.zhengwen.solr.reextract;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.CursorMarkParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.CursorMark;
import org.apache.solr.search.DocIterator;
import org.apache.solr.search.QParser;
import org.apache.solr.search.QueryCommand;
import org.apache.solr.search.QueryResult;
import org.apache.solr.search.QueryUtils;
import org.apache.solr.search.SolrIndexSearcher;
import org.apache.solr.search.SortSpec;
import org.apache.solr.search.SortSpecParsing;
import org.apache.solr.search.SyntaxError;
import org.apache.solr.util.RefCounted;

/**
 * The documents of a core that may have to be extracted again, by their ids in order, without those
 * nested in others. Documents that become searchable meanwhile are found if their ids come later.
 */
final class OldDocuments {
  private static final int PAGE = 200;

  private final SolrCore core;
  private final ReextractOptions options;
  private final SortSpec byId;
  private CursorMark cursor;

  OldDocuments(SolrCore core, ReextractOptions options) {
    this.core = core;
    this.options = options;
    IndexSchema schema = core.getLatestSchema();
    byId = SortSpecParsing.parseSortSpec(schema.getUniqueKeyField().getName() + " asc", schema);
    cursor = new CursorMark(schema, byId);
    cursor.parseSerializedTotem(CursorMarkParams.CURSOR_MARK_START);
  }

  /**
   * The number of all of them that are searchable now.
   *
   * @throws IllegalArgumentException if a filter cannot be parsed
   */
  long count() throws IOException {
    return count(query());
  }

  /** The number of those that are searchable now and have a value in a field. */
  long countWith(SchemaField field) throws IOException {
    return count(
        new BooleanQuery.Builder()
            .add(query(), Occur.MUST)
            .add(field.getType().getExistenceQuery(null, field), Occur.FILTER)
            .build());
  }

  private long count(Query query) throws IOException {
    RefCounted<SolrIndexSearcher> searcher = core.getSearcher();
    try {
      return searcher.get().count(query);
    } finally {
      searcher.decref();
    }
  }

  /** The ids of the next documents; none if there are no more. */
  List<String> next() throws IOException {
    IndexSchema schema = core.getLatestSchema();
    String key = schema.getUniqueKeyField().getName();
    RefCounted<SolrIndexSearcher> searcher = core.getSearcher();
    try {
      QueryCommand command =
          new QueryCommand()
              .setQuery(query())
              .setSort(byId.getSort())
              .setLen(PAGE)
              .setCursorMark(cursor);
      QueryResult result = searcher.get().search(command);
      List<String> ids = new ArrayList<>();
      for (DocIterator found = result.getDocList().iterator(); found.hasNext(); ) {
        ids.add(
            schema.printableUniqueKey(
                searcher.get().getDocFetcher().doc(found.nextDoc(), Set.of(key))));
      }
      cursor = result.getNextCursorMark();
      return ids;
    } finally {
      searcher.decref();
    }
  }

  private Query query() {
    IndexSchema schema = core.getLatestSchema();
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    query.add(new MatchAllDocsQuery(), Occur.MUST);
    SchemaField nested = schema.getFieldOrNull(IndexSchema.NEST_PATH_FIELD_NAME);
    if (nested != null) {
      query.add(nested.getType().getExistenceQuery(null, nested), Occur.MUST_NOT);
    }
    if (options.before().isPresent()) {
      SchemaField written = schema.getField(CommonParams.VERSION_FIELD);
      String before = Long.toString(options.before().getAsLong());
      query.add(
          written.getType().getRangeQuery(null, written, null, before, true, false), Occur.FILTER);
    } else {
      SchemaField version = schema.getField(options.versionField());
      query.add(version.getType().getFieldQuery(null, version, options.version()), Occur.MUST_NOT);
    }
    try (SolrQueryRequest request = new LocalSolrQueryRequest(core, new ModifiableSolrParams())) {
      for (String filter : options.filters()) {
        Query parsed = QParser.getParser(filter, request).getQuery();
        if (parsed == null) {
          throw new IllegalArgumentException(
              "parameter 'fq' has the value '" + filter + "', which is no query");
        }
        query.add(QueryUtils.makeQueryable(parsed), Occur.FILTER);
      }
    } catch (SyntaxError e) {
      throw new IllegalArgumentException("parameter 'fq' cannot be parsed: " + e.getMessage(), e);
    }
    return query.build();
  }
}
