package io.zhengwen.solr.query;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.apache.lucene.search.Query;
import org.apache.lucene.util.QueryBuilder;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.handler.component.ResponseBuilder;
import org.apache.solr.handler.component.SpellCheckComponent;

/**
 * Solr's spell checking, but for suggestions that find the same as what was typed, since they
 * differ in accents or case alone (<i>españa</i> for <i>Espana</i>), and for corrected queries that
 * find no more pages than what was typed did. The words of {@code spellcheck.q} are read as those
 * of {@code q}.
 */
public final class OtherWordsSpellCheckComponent extends SpellCheckComponent {
  private static final String SUGGESTION = "suggestion";
  private static final String COLLATION_QUERY = "collationQuery";

  /** Marks a request in which only this component asks what corrected queries find. */
  private static final String OWN_HITS = OtherWordsSpellCheckComponent.class.getName() + ".hits";

  @Override
  public void prepare(ResponseBuilder builder) throws IOException {
    SolrParams params = builder.req.getParams();
    if (params.getBool(COMPONENT_NAME, false)
        && params.getInt(SPELLCHECK_MAX_COLLATION_TRIES, 0) > 0
        && !params.getBool(SPELLCHECK_COLLATE_EXTENDED_RESULTS, false)) {
      builder.req.getContext().put(OWN_HITS, true);
      builder.req.setParams(
          new ModifiableSolrParams(params).set(SPELLCHECK_COLLATE_EXTENDED_RESULTS, true));
    }
    super.prepare(builder);
  }

  @Override
  public void process(ResponseBuilder builder) throws IOException {
    String words = builder.req.getParams().get(SPELLCHECK_Q);
    if (words == null || !(queryConverter instanceof TypedQueryConverter)) {
      super.process(builder);
    } else {
      process(words, builder);
    }
    leaveOut(builder, !builder.req.getParams().getBool(ShardParams.IS_SHARD, false));
  }

  /**
   * Checks words as if they were the query. Solr passes those of {@code spellcheck.q} to the
   * analysis alone, however many they are, and fails where the terms of Chinese and its like
   * overlap.
   */
  private void process(String words, ResponseBuilder builder) throws IOException {
    SolrParams params = builder.req.getParams();
    String query = builder.getQueryString();
    ModifiableSolrParams others = new ModifiableSolrParams(params);
    others.remove(SPELLCHECK_Q);
    try {
      builder.req.setParams(others);
      builder.setQueryString(words);
      super.process(builder);
    } finally {
      builder.req.setParams(params);
      builder.setQueryString(query);
    }
  }

  @Override
  public void finishStage(ResponseBuilder builder) {
    super.finishStage(builder);
    leaveOut(builder, true);
  }

  /** The last answer is that of the request, not that of a shard. */
  private void leaveOut(ResponseBuilder builder, boolean last) {
    if (!(builder.rsp.getValues().get(COMPONENT_NAME) instanceof NamedList<?> answer)) {
      return;
    }
    SolrParams params = builder.req.getParams();
    QueryBuilder analysis = new QueryBuilder(getSpellChecker(params).getQueryAnalyzer());
    if (answer.get("suggestions") instanceof NamedList<?> words) {
      leaveOutWords(words, analysis);
    }
    String typed = params.get(SPELLCHECK_Q, params.get(CommonParams.Q));
    if (answer.get("collations") instanceof NamedList<?> queries && typed != null) {
      long found = last ? found(builder) : 0;
      boolean plain = last && builder.req.getContext().containsKey(OWN_HITS);
      for (int i = queries.size() - 1; i >= 0; i--) {
        Object query = queries.getVal(i);
        if (isSame(text(query, COLLATION_QUERY), typed, analysis) || findsNoMore(query, found)) {
          queries.remove(i);
        } else if (plain) {
          replaceValue(queries, i, text(query, COLLATION_QUERY));
        }
      }
    }
  }

  private static long found(ResponseBuilder builder) {
    return builder.rsp.getToLog().get("hits") instanceof Number hits
        ? hits.longValue()
        : builder.getNumberDocumentsFound();
  }

  private static boolean findsNoMore(Object query, long found) {
    return found > 0
        && query instanceof NamedList<?> more
        && more.get("hits") instanceof Number hits
        && hits.longValue() <= found;
  }

  private static void leaveOutWords(NamedList<?> words, QueryBuilder analysis) {
    for (int i = words.size() - 1; i >= 0; i--) {
      String word = words.getName(i);
      if (words.getVal(i) instanceof NamedList<?> entry
          && entry.get(SUGGESTION) instanceof Collection<?> suggestions) {
        List<?> others =
            suggestions.stream()
                .filter(suggestion -> !isSame(text(suggestion, "word"), word, analysis))
                .toList();
        if (others.isEmpty()) {
          words.remove(i);
        } else if (others.size() < suggestions.size()) {
          replace(entry, others);
        }
      }
    }
  }

  private static void replace(NamedList<?> entry, List<?> suggestions) {
    replaceValue(entry, entry.indexOf("numFound", 0), suggestions.size());
    replaceValue(entry, entry.indexOf(SUGGESTION, 0), suggestions);
  }

  @SuppressWarnings("unchecked")
  private static void replaceValue(NamedList<?> values, int i, Object value) {
    ((NamedList<Object>) values).setVal(i, value);
  }

  /** The text of a suggestion, which has a name where more than the text is told. */
  private static String text(Object suggestion, String name) {
    return suggestion instanceof NamedList<?> more
        ? String.valueOf(more.get(name))
        : String.valueOf(suggestion);
  }

  private static boolean isSame(String suggestion, String typed, QueryBuilder analysis) {
    return Objects.equals(words(suggestion, analysis), words(typed, analysis));
  }

  private static Query words(String text, QueryBuilder analysis) {
    return analysis.createPhraseQuery("", text);
  }
}
