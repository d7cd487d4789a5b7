package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.eval.Output.Produced;
import io.zhengwen.bench.measure.CharacterErrors;
import io.zhengwen.bench.measure.LeafTags;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.PhraseShare;
import io.zhengwen.bench.measure.RowOverlap;
import io.zhengwen.bench.measure.ShingleOverlap;
import io.zhengwen.bench.measure.TitleMatch;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageText;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Runs outputs over labelled sets and scores them, pages in parallel. Scores do not depend on the
 * number of threads.
 *
 * <p>Times are thread CPU times of one run. Of each set, some pages are processed once beforehand,
 * unscored, so that the compiled code is measured. An output's time has a part that all outputs of
 * a page share: measuring the tree.
 */
public final class Evaluation {
  private static final int WARM_UP_PAGES = 200;
  private static final Overlap UNKNOWN = new Overlap(Double.NaN, Double.NaN, Double.NaN);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<Output> outputs;
  private final List<Grouping> groupings;
  private final int threads;

  /**
   * An evaluation.
   *
   * @param outputs what to evaluate
   * @param groupings how pages are grouped, besides by type and language
   * @param threads number of threads, at least 1
   */
  public Evaluation(List<Output> outputs, List<Grouping> groupings, int threads) {
    this.outputs = List.copyOf(outputs);
    this.groupings = List.copyOf(groupings);
    this.threads = threads;
  }

  /**
   * Scores every output on every page.
   *
   * @param corpus the pages
   * @param pageDone called after each page, from any thread
   * @throws CorpusException where a page cannot be read
   * @throws IllegalStateException naming the page on which an output fails
   */
  public CorpusScores run(Corpus corpus, Runnable pageDone) throws InterruptedException {
    PageLoop loop = new PageLoop(threads);
    loop.run(corpus.sample(WARM_UP_PAGES), this::warmUp, () -> {});
    List<PageScore> scores = loop.run(corpus, this::score, pageDone);
    return new CorpusScores(
        corpus.name(),
        corpus.digest(),
        outputs.stream().map(Output::name).toList(),
        groupings.stream().map(Grouping::name).toList(),
        scores);
  }

  private Void warmUp(LabelledPage labelled) throws IOException {
    PageModel page = labelled.model();
    outputs.forEach(output -> output.produce(labelled, page));
    return null;
  }

  private PageScore score(LabelledPage labelled) throws IOException {
    PageText text = labelled.text();
    long start = THREADS.getCurrentThreadCpuTime();
    ParsedPage parsed = labelled.parse(text);
    long parsedAt = THREADS.getCurrentThreadCpuTime();
    PageModel page = PageModelBuilder.build(parsed);
    long built = THREADS.getCurrentThreadCpuTime() - parsedAt;
    Gold gold = new Gold(labelled, page);
    List<OutputScore> scores = new ArrayList<>();
    String content = "";
    Extraction extraction = Extraction.of(Selection.empty()).build();
    for (Output output : outputs) {
      long before = THREADS.getCurrentThreadCpuTime();
      Produced produced = output.produce(labelled, page);
      long nanos = built + THREADS.getCurrentThreadCpuTime() - before;
      scores.add(gold.score(produced, nanos));
      if (content.isEmpty() && produced.extraction().isPresent()) {
        content = produced.text();
        extraction = produced.extraction().get();
      }
    }
    PageMetadata metadata = MetadataReader.read(page, content, extraction);
    return new PageScore(
        labelled.id(),
        labelled.type(),
        labelled.language(),
        groupings.stream().collect(Collectors.toMap(Grouping::name, g -> g.groupOf(page))),
        scores,
        labelled.title().isEmpty()
            ? Optional.empty()
            : Optional.of(
                TitleMatch.of(
                    metadata.title().map(MetadataValue::value).orElse(""), labelled.title())),
        metadataScores(labelled, metadata),
        parsedAt - start);
  }

  private static Map<MetadataField, FieldScore> metadataScores(
      LabelledPage labelled, PageMetadata metadata) {
    GoldMetadata gold = GoldMetadata.of(labelled);
    Map<MetadataField, FieldScore> scores = new EnumMap<>(MetadataField.class);
    for (MetadataField field : MetadataField.values()) {
      field.score(labelled, gold, metadata).ifPresent(score -> scores.put(field, score));
    }
    return scores;
  }

  /** A page's gold, prepared once for all outputs. */
  private static final class Gold {
    private final LabelledPage labelled;
    private final List<String> tokens;
    private final LeafTags leaves;

    Gold(LabelledPage labelled, PageModel page) {
      this.labelled = labelled;
      tokens = Tokens.of(labelled.content());
      leaves = new LeafTags(page, tokens);
    }

    OutputScore score(Produced produced, long nanos) {
      String text = produced.text();
      List<String> extracted = Tokens.of(text);
      return new OutputScore(
          WordOverlap.of(extracted, tokens),
          ShingleOverlap.of(extracted, tokens),
          PhraseShare.of(text, labelled.with()),
          PhraseShare.of(text, labelled.without()),
          CharacterErrors.of(text, labelled.content()),
          RowOverlap.of(text, labelled.content()),
          produced.extraction().map(e -> leaves.overlap(e.mainText())).orElse(UNKNOWN),
          extracted.isEmpty(),
          produced.extraction().isPresent() ? nanos : Double.NaN);
    }
  }
}
