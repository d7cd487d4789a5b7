package io.zhengwen.bench.search;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.page.PageModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.QueryBuilder;

/**
 * Indexes the texts that outputs produce from the pages of a set, a field for each output, and
 * searches for the phrases of the gold: phrases of the main text should find their page, phrases of
 * boilerplate should find nothing.
 */
public final class SearchEffect {
  /** The name of the field that holds the gold: what a perfect extraction would reach. */
  public static final String GOLD = "gold";

  private final List<Output> outputs;
  private final PageLoop loop;

  /**
   * The results of phrase queries in a field.
   *
   * @param output the output's name, or {@value SearchEffect#GOLD}
   * @param withFound share of the phrases that must be there that find their page; NaN without any
   * @param withoutFound share of the phrases that must not be there that find their page all the
   *     same; NaN without any
   * @param withoutPages mean number of pages that a phrase that must not be there finds; NaN
   *     without any
   * @param tokens number of tokens indexed, with their repetitions
   */
  public record Effect(
      String output, double withFound, double withoutFound, double withoutPages, long tokens) {}

  /**
   * The results of phrase queries in all fields.
   *
   * @param analyzer the name of the analyzer that made the tokens
   * @param effects an effect for each output, then that of the gold
   */
  public record AnalyzerEffects(String analyzer, List<Effect> effects) {
    /** Copies the list. */
    public AnalyzerEffects {
      effects = List.copyOf(effects);
    }
  }

  /** For outputs, on so many threads. */
  public SearchEffect(List<Output> outputs, int threads) {
    this.outputs = List.copyOf(outputs);
    this.loop = new PageLoop(threads);
  }

  /**
   * Indexes and searches, once with each analyzer.
   *
   * @param pageDone called after each page's extraction, from any thread
   */
  public List<AnalyzerEffects> run(Corpus corpus, List<Analyzer> analyzers, Runnable pageDone)
      throws IOException, InterruptedException {
    List<List<String>> texts = loop.run(corpus, this::texts, pageDone);
    List<AnalyzerEffects> all = new ArrayList<>();
    for (Analyzer analyzer : analyzers) {
      String name = analyzer.getClass().getSimpleName();
      all.add(new AnalyzerEffects(name, effects(corpus, texts, analyzer)));
    }
    return all;
  }

  private List<Effect> effects(Corpus corpus, List<List<String>> texts, Analyzer analyzer)
      throws IOException {
    try (Directory directory = new ByteBuffersDirectory()) {
      index(directory, analyzer, texts);
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        IndexSearcher searcher = new IndexSearcher(reader);
        QueryBuilder queries = new QueryBuilder(analyzer);
        List<Effect> effects = new ArrayList<>();
        for (String field : fields()) {
          effects.add(effect(corpus, searcher, queries, field));
        }
        return effects;
      }
    }
  }

  private List<String> fields() {
    List<String> fields = new ArrayList<>(outputs.stream().map(Output::name).toList());
    fields.add(GOLD);
    return fields;
  }

  private List<String> texts(LabelledPage labelled) throws IOException {
    PageModel page = labelled.model();
    List<String> texts = new ArrayList<>();
    outputs.forEach(output -> texts.add(output.produce(labelled, page).text()));
    texts.add(labelled.content());
    return texts;
  }

  /** A page's number in the index is its place in the set: one segment, written in order. */
  private void index(Directory directory, Analyzer analyzer, List<List<String>> texts)
      throws IOException {
    IndexWriterConfig config =
        new IndexWriterConfig(analyzer).setMergePolicy(NoMergePolicy.INSTANCE);
    config.setMaxBufferedDocs(Math.max(2, texts.size() + 1));
    config.setRAMBufferSizeMB(IndexWriterConfig.DISABLE_AUTO_FLUSH);
    List<String> fields = fields();
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (List<String> page : texts) {
        Document document = new Document();
        for (int f = 0; f < fields.size(); f++) {
          document.add(new TextField(fields.get(f), page.get(f), Field.Store.NO));
        }
        writer.addDocument(document);
      }
    }
  }

  private static Effect effect(
      Corpus corpus, IndexSearcher searcher, QueryBuilder queries, String field)
      throws IOException {
    Hits with = hits(corpus, searcher, queries, field, LabelledPage::with);
    Hits without = hits(corpus, searcher, queries, field, LabelledPage::without);
    long tokens = 0;
    for (var leaf : searcher.getIndexReader().leaves()) {
      var terms = leaf.reader().terms(field);
      tokens += terms == null ? 0 : terms.getSumTotalTermFreq();
    }
    return new Effect(
        field, with.share(), without.share(), (double) without.pages / without.phrases, tokens);
  }

  private record Hits(int phrases, int ownPage, long pages) {
    double share() {
      return (double) ownPage / phrases;
    }
  }

  private static Hits hits(
      Corpus corpus,
      IndexSearcher searcher,
      QueryBuilder queries,
      String field,
      Function<LabelledPage, List<String>> phrasesOf)
      throws IOException {
    int phrases = 0;
    int ownPage = 0;
    long pages = 0;
    for (int i = 0; i < corpus.pages().size(); i++) {
      for (String phrase : phrasesOf.apply(corpus.pages().get(i))) {
        Query query = queries.createPhraseQuery(field, phrase);
        if (query == null) {
          continue; // nothing but stop words and punctuation
        }
        MatchingPages found = MatchingPages.of(searcher, query);
        phrases++;
        pages += found.count();
        ownPage += found.contains(i) ? 1 : 0;
      }
    }
    return new Hits(phrases, ownPage, pages);
  }
}
