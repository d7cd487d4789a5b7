package io.zhengwen.solr.query;

import io.zhengwen.solr.analysis.AccentedForm;
import io.zhengwen.solr.analysis.AccentedFormsFilterFactory;
import io.zhengwen.solr.analysis.DottedName;
import io.zhengwen.solr.analysis.HyphenedWord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.solr.analysis.TokenizerChain;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/** The forms of single words that the index has beside the folded ones. */
final class IndexedForms {
  private static final Pattern DOTTED = Pattern.compile("[\\p{Ps}\\p{Pi}\"']*+\\.\\p{IsLatin}.*+");
  private static final Pattern PUNCTUATION = Pattern.compile("\\p{P}++");

  private final SolrQueryRequest request;

  IndexedForms(SolrQueryRequest request) {
    this.request = request;
  }

  /**
   * A word as it was typed, with its accents or the dot before it, where the index tells it from
   * its other forms; null for others.
   */
  Query exact(Query query, String word) {
    if (!(query instanceof TermQuery folded)) {
      return null;
    }
    String form = AccentedForm.of(PUNCTUATION.matcher(word).replaceAll(""));
    String field = folded.getTerm().field();
    if (form != null && hasAccentedForms(request.getSchema().getField(field))) {
      return new TermQuery(new Term(field, form));
    }
    return DOTTED.matcher(word).matches()
        ? known(field, DottedName.of(folded.getTerm().text()))
        : null;
  }

  /** A word as pages write it with hyphens or dots; null if none does. */
  Query hyphened(Query query) {
    return query instanceof TermQuery word && OtherSpellings.isLongEnough(word.getTerm().text())
        ? known(word.getTerm().field(), HyphenedWord.of(word.getTerm().text()))
        : null;
  }

  private Query known(String field, String form) {
    Term term = new Term(field, form);
    try {
      return request.getSearcher().docFreq(term) == 0 ? null : new TermQuery(term);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasAccentedForms(SchemaField field) {
    return field.getType().getIndexAnalyzer() instanceof TokenizerChain analyzer
        && Stream.of(analyzer.getTokenFilterFactories())
            .anyMatch(AccentedFormsFilterFactory.class::isInstance);
  }
}
