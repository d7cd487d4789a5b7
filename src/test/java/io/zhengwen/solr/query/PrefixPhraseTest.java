package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Matches;
import org.apache.lucene.search.MatchesIterator;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.junit.jupiter.api.Test;

class PrefixPhraseTest {
  private static final String FIELD = "text";
  private static final Analyzer ANALYZER = new StandardAnalyzer();

  private interface Check {
    void on(IndexSearcher searcher) throws IOException;
  }

  /** Searches texts, of which each has a segment of its own if they are few. */
  private static void search(List<String> texts, Check check) throws IOException {
    try (Directory directory = new ByteBuffersDirectory()) {
      IndexWriterConfig config =
          new IndexWriterConfig(ANALYZER).setMergePolicy(NoMergePolicy.INSTANCE);
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        for (String text : texts) {
          Document document = new Document();
          document.add(new TextField(FIELD, text, Store.NO));
          writer.addDocument(document);
          if (texts.size() < 10) {
            writer.commit();
          }
        }
      }
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        check.on(new IndexSearcher(reader));
      }
    }
  }

  private static Query phrase(String prefix) {
    return PrefixPhrase.of(new Term(FIELD, prefix), ANALYZER);
  }

  private static List<Integer> found(IndexSearcher searcher, String prefix) throws IOException {
    TopDocs top = searcher.search(phrase(prefix), 10_000);
    assertThat(top.scoreDocs).allMatch(document -> document.score == 1);
    return Arrays.stream(top.scoreDocs).map(document -> document.doc).sorted().toList();
  }

  @Test
  void wordsStandSideBySide() throws IOException {
    search(
        List.of(
            "the wi fi is open", "fi wi", "wi is fi", "nothing", "wi wi fast", "old wi", "a b c d"),
        searcher -> {
          assertThat(found(searcher, "wi-f")).containsExactly(0, 4);
          assertThat(found(searcher, "wi-fi")).containsExactly(0);
          assertThat(found(searcher, "the-wi-f")).containsExactly(0);
          assertThat(found(searcher, "a-b-c-d")).containsExactly(6);
          assertThat(found(searcher, "b-c-dd")).isEmpty();
          assertThat(found(searcher, "no-f")).isEmpty();
          assertThat(found(searcher, "wi-fi-")).containsExactly(0);
          assertThat(found(searcher, "old/")).containsExactly(5);
        });
    assertThat(phrase("wi")).isNull();
  }

  @Test
  void noWordIsLeftOutHoweverManyBeginTheSame() throws IOException {
    List<String> texts =
        IntStream.range(0, 5_000).mapToObj(i -> "non f" + (10_000 + i) + " x f" + i).toList();
    search(
        texts,
        searcher -> {
          assertThat(found(searcher, "non-f")).hasSize(5_000);
          assertThat(found(searcher, "non-f14")).hasSize(1_000);
          assertThat(found(searcher, "non-f14999")).containsExactly(4_999);
          assertThat(found(searcher, "x-f4999")).containsExactly(4_999);
          assertThat(found(searcher, "non-x")).isEmpty();
        });
  }

  @Test
  void phrasesAreReadAPartAtATime() throws IOException {
    String common = "a ".repeat(PhraseEnds.MOST / 4);
    search(
        List.of(common + "f", common, common + "fa", common, common + "fb", common + "x f"),
        searcher -> assertThat(found(searcher, "a-f")).containsExactly(0, 2, 4));
    List<String> many =
        IntStream.range(0, 12).mapToObj(i -> common + (i % 3 == 0 ? "f" + i : "x")).toList();
    search(many, searcher -> assertThat(found(searcher, "a-f")).containsExactly(0, 3, 6, 9));
  }

  @Test
  void theirPlacesAreKnown() throws IOException {
    search(
        List.of("no f", "fi wi fi wi wi fast f"),
        searcher -> {
          Matches matches =
              searcher
                  .createWeight(searcher.rewrite(phrase("wi-f")), ScoreMode.COMPLETE_NO_SCORES, 1)
                  .matches(searcher.getIndexReader().leaves().get(1), 0);
          MatchesIterator places = matches.getMatches(FIELD);
          assertThat(places.next()).isTrue();
          assertThat(places.startPosition()).isEqualTo(1);
          assertThat(places.endPosition()).isEqualTo(2);
          assertThat(places.next()).isTrue();
          assertThat(places.startPosition()).isEqualTo(4);
          assertThat(places.next()).isFalse();
        });
  }

  @Test
  void manyOfThemTakeLittleTime() throws IOException {
    List<String> texts = IntStream.range(0, 3_000).mapToObj(i -> "of f" + i + " to g" + i).toList();
    search(
        texts,
        searcher ->
            assertTimeout(
                Duration.ofSeconds(20),
                () -> {
                  for (int i = 0; i < 450; i++) {
                    assertThat(searcher.count(phrase((i % 2 == 0 ? "of-f" : "to-g") + i % 5)))
                        .isPositive();
                  }
                }));
  }
}
