package io.zhengwen.solr.query;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SynonymQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.QueryBuilder;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.ExtendedDismaxQParser.ExtendedSolrQueryParser;
import org.apache.solr.search.QParser;
import org.apache.solr.search.SyntaxError;
import org.apache.solr.util.SolrPluginUtils;

/**
 * Edismax's reader of words and groups with {@linkplain Synonyms synonyms of several words},
 * {@linkplain PrefixPhrase beginnings of several words}, {@linkplain HalfTypedNasals nasals that
 * are typed half}, {@linkplain LiteralPhrase patterns as they stand}, {@linkplain DividedWords
 * words with and without spaces}, {@linkplain OtherSpellings other spellings}, {@linkplain
 * IndexedForms forms of words in the index}, {@linkplain NumberedNames names with numbers apart},
 * {@linkplain MixedScripts scripts apart}, {@linkplain UnspacedWords words that are typed in one}
 * near each other, a bound on the number of similar words, and {@code mm} for the words of each
 * group.
 */
final class WordParser extends ExtendedSolrQueryParser {
  /** The number by which the grammar of queries tells {@code OR}. */
  private static final int OR = 2;

  /** And {@code NOT}. */
  private static final int NOT = 10;

  private static final float OTHERWISE_WRITTEN = 0.5f;

  private final QParser parser;
  private final int similarWords;
  private final boolean otherSpellings;
  private final String groupWords;
  private final Function<String, Analyzer> languages;

  /** The groups whose clauses are joined by {@code OR}. */
  private final Set<List<BooleanClause>> alternatives =
      Collections.newSetFromMap(new IdentityHashMap<>());

  /** Of no use for what is excluded, which is excluded as it was typed. */
  private final WordsApart apart = new WordsApart();

  /**
   * Creates a reader.
   *
   * @param similarWords how many words a word with {@code ~} may stand for in a field
   * @param otherSpellings whether words are also found as others write them
   * @param groupWords how many clauses of a group must match, in the form of {@code mm}, if they
   *     are not joined by {@code OR}
   * @param languages an analyzer for words of a language that has no spaces; null for none
   */
  WordParser(
      QParser parser,
      String field,
      int similarWords,
      boolean otherSpellings,
      String groupWords,
      Function<String, Analyzer> languages) {
    super(parser, field);
    this.parser = parser;
    this.similarWords = similarWords;
    this.otherSpellings = otherSpellings;
    this.groupWords = groupWords;
    this.languages = languages;
  }

  @Override
  protected void addClause(
      List<BooleanClause> clauses, int conjunction, int modifiers, Query clause) {
    if (conjunction == OR) {
      alternatives.add(clauses);
    }
    super.addClause(
        clauses, conjunction, modifiers, modifiers == NOT ? apart.removedFrom(clause) : clause);
  }

  @Override
  protected Query getBooleanQuery(List<BooleanClause> clauses) throws SyntaxError {
    Query group = super.getBooleanQuery(clauses);
    return group instanceof BooleanQuery words && !alternatives.contains(clauses)
        ? SolrPluginUtils.setMinShouldMatch(words, groupWords)
        : group;
  }

  @Override
  protected Query getFieldQuery(String field, String word, boolean quoted, boolean raw)
      throws SyntaxError {
    return Synonyms.oneOf(super.getFieldQuery(field, word, quoted, raw));
  }

  @Override
  protected Query newFieldQuery(
      Analyzer analyzer,
      String field,
      String word,
      boolean quoted,
      boolean phrases,
      boolean graphs,
      SynonymQueryStyle synonyms)
      throws SyntaxError {
    Query query = super.newFieldQuery(analyzer, field, word, quoted, phrases, graphs, synonyms);
    if (quoted || query == null || !hasPositions(parser.getReq().getSchema().getField(field))) {
      return query;
    }
    List<Query> queries = new ArrayList<>();
    IndexedForms forms = new IndexedForms(parser.getReq());
    Query exact = otherSpellings ? forms.exact(query, word) : null;
    queries.add(exact == null ? query : new BoostQuery(query, OTHERWISE_WRITTEN));
    if (exact != null) {
      queries.add(exact);
    }
    for (String otherwise : otherSpellings ? otherwise(word) : List.<String>of()) {
      Query other =
          super.newFieldQuery(analyzer, field, otherwise, false, phrases, graphs, synonyms);
      if (other != null && !other.equals(query)) {
        queries.add(new BoostQuery(other, OTHERWISE_WRITTEN));
      }
    }
    Query hyphened = otherSpellings ? forms.hyphened(query) : null;
    if (hyphened != null) {
      queries.add(new BoostQuery(hyphened, OTHERWISE_WRITTEN));
    }
    Query attached =
        otherSpellings && query instanceof TermQuery
            ? oneOf(field, AttachedArticles.otherwise(word), analyzer)
            : null;
    if (attached != null) {
      queries.add(new BoostQuery(attached, OTHERWISE_WRITTEN));
    }
    Query divided = DividedWords.divided(query);
    if (divided != null) {
      queries.add(new BoostQuery(divided, OTHERWISE_WRITTEN));
    }
    if (otherSpellings) {
      addApart(all(analyzer, field, wordsOfBothScripts(word), phrases, graphs, synonyms), queries);
    }
    List<String> words = otherSpellings ? UnspacedWords.of(word, languages) : List.of(word);
    Query near =
        words.equals(List.of(word)) ? null : NearbyWords.of(words, field, analyzer, groupWords);
    addApart(near, queries);
    return queries.size() == 1 ? query : new DisjunctionMaxQuery(queries, 0);
  }

  private void addApart(Query words, List<Query> queries) {
    if (words != null) {
      queries.add(apart.of(words, OTHERWISE_WRITTEN));
    }
  }

  private static List<String> otherwise(String word) {
    return Stream.concat(
            OtherSpellings.of(word).stream(), Stream.ofNullable(NumberedNames.divided(word)))
        .toList();
  }

  private List<String> wordsOfBothScripts(String word) {
    return MixedScripts.parts(word).stream()
        .filter(part -> !UnspacedWords.of(part, languages).isEmpty())
        .toList();
  }

  /** All of some words, wherever they stand; null for none. */
  private Query all(
      Analyzer analyzer,
      String field,
      List<String> words,
      boolean phrases,
      boolean graphs,
      SynonymQueryStyle synonyms)
      throws SyntaxError {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words) {
      Query query = newFieldQuery(analyzer, field, word, false, phrases, graphs, synonyms);
      if (query == null) {
        return null;
      }
      all.add(query, Occur.MUST);
    }
    return words.isEmpty() ? null : all.build();
  }

  /** A single clause, however many words there are. */
  private static Query oneOf(String field, List<String> words, Analyzer analyzer) {
    SynonymQuery.Builder any = new SynonymQuery.Builder(field);
    boolean more = false;
    for (String word : words) {
      if (new QueryBuilder(analyzer).createBooleanQuery(field, word) instanceof TermQuery term) {
        any.addTerm(term.getTerm());
        more = true;
      }
    }
    return more ? any.build() : null;
  }

  @Override
  protected Query newPrefixQuery(Term prefix) {
    SchemaField field = parser.getReq().getSchema().getField(prefix.field());
    Query words =
        hasPositions(field) ? PrefixPhrase.of(prefix, field.getType().getIndexAnalyzer()) : null;
    return words == null ? beginnings(prefix) : words;
  }

  private Query beginnings(Term prefix) {
    Query words = super.newPrefixQuery(prefix);
    List<String> others = HalfTypedNasals.otherwise(prefix.text());
    if (others.isEmpty()) {
      return words;
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder().add(words, Occur.SHOULD);
    for (String other : others) {
      any.add(super.newPrefixQuery(new Term(prefix.field(), other)), Occur.SHOULD);
    }
    return new ConstantScoreQuery(any.build());
  }

  @Override
  protected Query newWildcardQuery(Term pattern) {
    SchemaField field = parser.getReq().getSchema().getField(pattern.field());
    Query literal =
        hasPositions(field) ? LiteralPhrase.of(pattern, field.getType().getQueryAnalyzer()) : null;
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
