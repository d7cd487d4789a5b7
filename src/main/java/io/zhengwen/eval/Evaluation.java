package io.zhengwen.eval;

import io.zhengwen.eval.Output.Produced;
import io.zhengwen.eval.measure.CharacterErrors;
import io.zhengwen.eval.measure.LeafTags;
import io.zhengwen.eval.measure.PhraseShare;
import io.zhengwen.eval.measure.RowOverlap;
import io.zhengwen.eval.measure.ShingleOverlap;
import io.zhengwen.eval.measure.TitleMatch;
import io.zhengwen.eval.measure.Tokens;
import io.zhengwen.eval.measure.WordOverlap;
import io.zhengwen.metadata.TitleExtractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageParser;
import io.zhengwen.page.ParsedPage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

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
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<Output> outputs;
  private final int threads;
  private final PageParser parser = new PageParser();

  /**
   * An evaluation.
   *
   * @param outputs what to evaluate
   * @param threads number of threads, at least 1
   */
  public Evaluation(List<Output> outputs, int threads) {
    this.outputs = List.copyOf(outputs);
    this.threads = threads;
  }

  /**
   * Scores every output on every page.
   *
   * @param corpus the pages
   * @param pageDone called after each page, from any thread
   * @throws CorpusException where a page cannot be read
   * @throws IllegalStateException where an output fails on a page; the message names both
   */
  public CorpusScores run(Corpus corpus, Runnable pageDone) throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      await(submit(executor, corpus.sample(WARM_UP_PAGES), () -> {}));
      List<PageScore> scores = await(submit(executor, corpus, pageDone));
      return new CorpusScores(
          corpus.name(), corpus.digest(), outputs.stream().map(Output::name).toList(), scores);
    } finally {
      executor.shutdownNow();
    }
  }

  private List<Future<PageScore>> submit(
      ExecutorService executor, Corpus corpus, Runnable pageDone) {
    List<Future<PageScore>> futures = new ArrayList<>();
    for (LabelledPage page : corpus.pages()) {
      futures.add(
          executor.submit(
              () -> {
                PageScore score = score(page);
                pageDone.run();
                return score;
              }));
    }
    return futures;
  }

  private static List<PageScore> await(List<Future<PageScore>> futures)
      throws InterruptedException {
    List<PageScore> scores = new ArrayList<>();
    for (Future<PageScore> future : futures) {
      try {
        scores.add(future.get());
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException failure) {
          throw failure;
        }
        throw new IllegalStateException(e.getCause());
      } catch (CancellationException e) {
        throw new IllegalStateException(e);
      }
    }
    return scores;
  }

  private PageScore score(LabelledPage labelled) {
    String html;
    try {
      html = labelled.html();
    } catch (IOException e) {
      throw new CorpusException(labelled.file() + ": " + e.getMessage(), e);
    }
    long start = THREADS.getCurrentThreadCpuTime();
    ParsedPage parsed = parser.parse(html, labelled.url());
    long parsedAt = THREADS.getCurrentThreadCpuTime();
    PageModel page = PageModelBuilder.build(parsed);
    long built = THREADS.getCurrentThreadCpuTime() - parsedAt;
    Gold gold = new Gold(labelled, page);
    List<OutputScore> scores = new ArrayList<>();
    for (Output output : outputs) {
      long before = THREADS.getCurrentThreadCpuTime();
      Produced produced = produce(output, page, labelled);
      long nanos = built + THREADS.getCurrentThreadCpuTime() - before;
      scores.add(gold.score(produced, nanos));
    }
    return new PageScore(
        labelled.id(),
        labelled.type(),
        labelled.language(),
        scores,
        labelled.title().isEmpty()
            ? Optional.empty()
            : Optional.of(TitleMatch.of(TitleExtractor.extract(page), labelled.title())),
        parsedAt - start);
  }

  private static Produced produce(Output output, PageModel page, LabelledPage labelled) {
    try {
      return output.produce(page);
    } catch (RuntimeException e) {
      throw new IllegalStateException(output.name() + " failed on " + labelled.file(), e);
    }
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
          produced.selection().map(leaves::overlap),
          extracted.isEmpty(),
          nanos);
    }
  }
}
