package io.zhengwen.solr.query;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.ExtendedDismaxQParser;
import org.apache.solr.search.QParser;
import org.apache.solr.search.SyntaxError;

/**
 * Solr's edismax parser with {@linkplain Synonyms synonyms of several words}, {@linkplain
 * PrefixPhrase beginnings of several words}, {@linkplain LiteralPhrase patterns as they stand}, a
 * bound on the number of similar words, and {@linkplain NamedPages pages that are named}.
 */
final class TypedParser extends ExtendedDismaxQParser {
  private final int similarWords;
  private final Function<QParser, Optional<Query>> named;

  /**
   * Creates a parser.
   *
   * @param similarWords how many words a word with {@code ~} may stand for in a field
   * @param named the pages that are found beside those that have the words
   */
  TypedParser(
      String query,
      int similarWords,
      Function<QParser, Optional<Query>> named,
      SolrParams local,
      SolrParams params,
      SolrQueryRequest request) {
    super(query, local, params, request);
    this.similarWords = similarWords;
    this.named = named;
  }

  @Override
  protected Query parseOriginalQuery(
      ExtendedSolrQueryParser parser,
      String query,
      List<Clause> clauses,
      ExtendedDismaxConfiguration config) {
    Query words = super.parseOriginalQuery(parser, query, clauses, config);
    if (words == null) {
      return null;
    }
    Optional<Query> pages = named.apply(this);
    return pages.isEmpty()
        ? words
        : new BooleanQuery.Builder()
            .add(words, Occur.SHOULD)
            .add(pages.get(), Occur.SHOULD)
            .build();
  }

  @Override
  protected ExtendedSolrQueryParser createEdismaxQueryParser(QParser parser, String field) {
    return new WordParser(parser, field, similarWords);
  }

  private static final class WordParser extends ExtendedSolrQueryParser {
    private final QParser parser;
    private final int similarWords;

    WordParser(QParser parser, String field, int similarWords) {
      super(parser, field);
      this.parser = parser;
      this.similarWords = similarWords;
    }

    @Override
    protected Query getFieldQuery(String field, String word, boolean quoted, boolean raw)
        throws SyntaxError {
      return Synonyms.oneOf(super.getFieldQuery(field, word, quoted, raw));
    }

    @Override
    protected Query newPrefixQuery(Term prefix) {
      SchemaField field = parser.getReq().getSchema().getField(prefix.field());
      Query words =
          hasPositions(field) ? PrefixPhrase.of(prefix, field.getType().getIndexAnalyzer()) : null;
      return words == null ? super.newPrefixQuery(prefix) : words;
    }

    @Override
    protected Query newWildcardQuery(Term pattern) {
      SchemaField field = parser.getReq().getSchema().getField(pattern.field());
      Query literal =
          hasPositions(field)
              ? LiteralPhrase.of(pattern, field.getType().getQueryAnalyzer())
              : null;
      Query words = super.newWildcardQuery(pattern);
      return literal == null ? words : new DisjunctionMaxQuery(List.of(words, literal), 0);
    }

    /** Whether phrases can be found in a field. */
    private static boolean hasPositions(SchemaField field) {
      return !field.omitTermFreqAndPositions() && !field.omitPositions();
    }

    @Override
    protected Query newFuzzyQuery(Term word, float similarity, int prefixLength) {
      int edits = FuzzyQuery.floatToEdits(similarity, word.text().length());
      return new FuzzyQuery(
          word, edits, prefixLength, similarWords, FuzzyQuery.defaultTranspositions);
    }
  }
}
