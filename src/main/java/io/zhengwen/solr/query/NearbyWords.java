package io.zhengwen.solr.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.queries.intervals.IntervalQuery;
import org.apache.lucene.queries.intervals.Intervals;
import org.apache.lucene.queries.intervals.IntervalsSource;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.util.QueryBuilder;
import org.apache.solr.util.SolrPluginUtils;

/** Words that stand in one passage, in any order. */
final class NearbyWords {
  /** In characters of Chinese: two or three sentences. */
  private static final int WIDEST_PASSAGE = 100;

  private NearbyWords() {}

  /**
   * Makes a query.
   *
   * @param field one with positions
   * @param enough how many of the words must match, in the form of {@code mm}
   * @return null if there are no words
   */
  static Query of(List<String> words, String field, Analyzer analyzer, String enough) {
    QueryBuilder builder = new QueryBuilder(analyzer);
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    List<IntervalsSource> places = new ArrayList<>();
    for (String word : words) {
      Query query = builder.createPhraseQuery(field, word);
      if (query != null) {
        any.add(query, Occur.SHOULD);
        places.add(places(word, field, analyzer));
      }
    }
    SolrPluginUtils.setMinShouldMatch(any, enough);
    BooleanQuery all = any.build();
    if (places.size() < 2) {
      return places.isEmpty() ? null : all;
    }
    int fewest = Math.max(1, all.getMinimumNumberShouldMatch());
    IntervalsSource together = Intervals.atLeast(fewest, places.toArray(IntervalsSource[]::new));
    return any.add(
            new IntervalQuery(field, Intervals.maxwidth(WIDEST_PASSAGE, together)), Occur.FILTER)
        .build();
  }

  private static IntervalsSource places(String word, String field, Analyzer analyzer) {
    try {
      return Intervals.analyzedText(word, analyzer, field, 0, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
