package io.zhengwen.solr.query;

import io.zhengwen.solr.analysis.AccentedForm;
import io.zhengwen.solr.analysis.DottedName;
import io.zhengwen.solr.analysis.HyphenedWord;
import io.zhengwen.text.LowerCase;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.Bits;
import org.apache.solr.spelling.DirectSolrSpellChecker;
import org.apache.solr.spelling.SpellingOptions;
import org.apache.solr.spelling.SpellingResult;
import org.apache.solr.spelling.Token;

/**
 * Solr's {@code DirectSolrSpellChecker} for a field whose analysis folds accents: it suggests <i>
 * münchen</i> rather than <i>munchen</i>, as the documents write the word, in lower case. The field
 * is stored and indexed with offsets; of any other, terms are suggested as they are. Terms with
 * digits, such as that of a word with the number of a note, are none.
 */
public final class WrittenFormSpellChecker extends DirectSolrSpellChecker {
  /** A word is read in so many documents, since each takes time. */
  private static final int MOST_DOCUMENTS = 3;

  @Override
  public SpellingResult getSuggestions(SpellingOptions options) throws IOException {
    int count = options.count;
    int alternatives = options.alternativeTermCount;
    // Of a word with an accent the index has two terms, of one with hyphens another.
    options.count = 3 * count;
    options.alternativeTermCount = 3 * alternatives;
    SpellingResult result = super.getSuggestions(options);
    for (Map.Entry<Token, LinkedHashMap<String, Integer>> words :
        result.getSuggestions().entrySet()) {
      Integer frequency = result.getTokenFrequency(words.getKey());
      boolean known = alternatives > 0 && frequency != null && frequency > 0;
      words.setValue(written(words.getValue(), options.reader, known ? alternatives + 1 : count));
    }
    return result;
  }

  private LinkedHashMap<String, Integer> written(
      Map<String, Integer> terms, IndexReader reader, int most) throws IOException {
    LinkedHashMap<String, Integer> words = new LinkedHashMap<>();
    for (Map.Entry<String, Integer> term : terms.entrySet()) {
      String text = term.getKey();
      if (words.size() < most
          && !AccentedForm.isOne(text)
          && !HyphenedWord.isOne(text)
          && !DottedName.isOne(text)
          && text.chars().noneMatch(Character::isDigit)) {
        words.merge(commonForm(text, reader), term.getValue(), Integer::sum);
      }
    }
    return words;
  }

  private String commonForm(String term, IndexReader reader) throws IOException {
    Map<String, Integer> forms = new LinkedHashMap<>();
    int documents = MOST_DOCUMENTS;
    for (LeafReaderContext leaf : reader.leaves()) {
      documents -= addForms(term, leaf.reader(), documents, forms);
    }
    return forms.isEmpty()
        ? term
        : Collections.max(forms.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  /**
   * Adds the first form in each of some documents.
   *
   * @return the number of documents read
   */
  private int addForms(String term, LeafReader reader, int most, Map<String, Integer> forms)
      throws IOException {
    PostingsEnum postings =
        most == 0 ? null : reader.postings(new Term(field, term), PostingsEnum.OFFSETS);
    if (postings == null) {
      return 0;
    }
    Bits live = reader.getLiveDocs();
    StoredFields stored = reader.storedFields();
    int read = 0;
    while (read < most && postings.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
      if (live == null || live.get(postings.docID())) {
        read++;
        postings.nextPosition();
        String[] texts = stored.document(postings.docID(), Set.of(field)).getValues(field);
        int start = postings.startOffset();
        int end = postings.endOffset();
        if (texts.length == 1 && start >= 0 && end <= texts[0].length()) {
          forms.merge(LowerCase.of(texts[0].substring(start, end)), 1, Integer::sum);
        }
      }
    }
    return read;
  }
}
