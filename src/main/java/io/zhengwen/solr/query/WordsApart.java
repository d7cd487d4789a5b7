package io.zhengwen.solr.query;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.Query;

/** Queries that find the words of what was typed in one where they stand apart. */
final class WordsApart {
  private final Set<Query> queries = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Takes note of such a query, and makes it count by a factor. */
  Query of(Query words, float factor) {
    queries.add(words);
    return new BoostQuery(words, factor);
  }

  /** Returns a query without those that find words apart. */
  Query removedFrom(Query query) {
    if (query instanceof BoostQuery boosted) {
      return new BoostQuery(removedFrom(boosted.getQuery()), boosted.getBoost());
    }
    return query instanceof DisjunctionMaxQuery any
        ? new DisjunctionMaxQuery(
            any.getDisjuncts().stream()
                .filter(alternative -> !isApart(alternative))
                .map(this::removedFrom)
                .toList(),
            any.getTieBreakerMultiplier())
        : query;
  }

  private boolean isApart(Query query) {
    return query instanceof BoostQuery boosted && queries.contains(boosted.getQuery());
  }
}
