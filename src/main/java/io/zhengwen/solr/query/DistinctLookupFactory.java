package io.zhengwen.solr.query;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.suggest.InputIterator;
import org.apache.lucene.search.suggest.Lookup;
import org.apache.lucene.search.suggest.analyzing.AnalyzingInfixSuggester;
import org.apache.lucene.store.DataInput;
import org.apache.lucene.store.DataOutput;
import org.apache.lucene.util.BytesRef;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.core.SolrCore;
import org.apache.solr.spelling.suggest.fst.AnalyzingInfixLookupFactory;

/**
 * Solr's {@code AnalyzingInfixLookupFactory}, with each text once however many documents have it.
 * The first 25 words (or ideographs) of what was typed are looked up.
 */
public final class DistinctLookupFactory extends AnalyzingInfixLookupFactory {
  private static final int MOST_WORDS = 25;

  @Override
  public Lookup create(NamedList<?> params, SolrCore core) {
    return new DistinctLookup((AnalyzingInfixSuggester) super.create(params, core));
  }

  private static final class DistinctLookup extends Lookup implements Closeable {
    private final AnalyzingInfixSuggester texts;

    DistinctLookup(AnalyzingInfixSuggester texts) {
      this.texts = texts;
    }

    @Override
    public void build(InputIterator all) throws IOException {
      texts.build(InputIterator.EMPTY);
      for (BytesRef text = all.next(); text != null; text = all.next()) {
        texts.update(text, all.contexts(), all.weight(), all.payload());
      }
      texts.commit();
      texts.refresh();
    }

    @Override
    public List<LookupResult> lookup(
        CharSequence typed, Set<BytesRef> contexts, boolean popular, int count) throws IOException {
      return each(typed, count, text -> texts.lookup(text, contexts, popular, count));
    }

    @Override
    public List<LookupResult> lookup(
        CharSequence typed, BooleanQuery contexts, int count, boolean allTerms, boolean highlight)
        throws IOException {
      return each(typed, count, text -> texts.lookup(text, contexts, count, allTerms, highlight));
    }

    private interface Titles {
      List<LookupResult> of(String typed) throws IOException;
    }

    /** Those of what was typed, and behind them those of the {@link HalfTypedNasals} in it. */
    private static List<LookupResult> each(CharSequence typed, int count, Titles titles)
        throws IOException {
      String first = QueryTerms.first(typed.toString(), MOST_WORDS);
      List<LookupResult> found = new ArrayList<>(titles.of(first));
      for (String other : HalfTypedNasals.otherwise(first)) {
        for (LookupResult result : titles.of(other)) {
          boolean isNew = found.stream().noneMatch(one -> one.key.equals(result.key));
          if (isNew && found.size() < count) {
            found.add(result);
          }
        }
      }
      return found;
    }

    @Override
    public long getCount() throws IOException {
      return texts.getCount();
    }

    @Override
    public boolean store(DataOutput output) throws IOException {
      return texts.store(output);
    }

    @Override
    public boolean load(DataInput input) throws IOException {
      return texts.load(input);
    }

    @Override
    public long ramBytesUsed() {
      return texts.ramBytesUsed();
    }

    @Override
    public void close() throws IOException {
      texts.close();
    }
  }
}
