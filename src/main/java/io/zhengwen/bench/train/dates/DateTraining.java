package io.zhengwen.bench.train.dates;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.corpus.Site;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.Provenance;
import io.zhengwen.bench.train.Training;
import io.zhengwen.bench.train.combined.BoostingParams;
import io.zhengwen.bench.train.combined.LexiconTrainer;
import io.zhengwen.bench.train.combined.TreeBooster;
import io.zhengwen.metadata.publication.DateEvidence;
import io.zhengwen.metadata.publication.DateModel;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.TreeEnsemble;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The whole training of the model of dates: data, validation by site, report, the model file. A row
 * is a day that a page names; its target is whether it is the gold's.
 */
public final class DateTraining implements Training {
  /** Small trees, since there are a few thousand pages: ours. */
  public static final BoostingParams BOOSTING =
      new BoostingParams(360, 16, 6, 0.03, 0.8, 1, 0.4, 63, 3, 5, 10, 1);

  private static final int LEXICON_FOLDS = 4;
  private static final int LEXICON_SITES = 5;
  private static final int LEXICON_EPOCHS = 20;

  private static final List<Double> THRESHOLDS = List.of(0.25, 0.32, 0.42, 0.5);

  private final List<DatedPage> pages = new ArrayList<>();
  private final BoostingParams boosting;
  private final Provenance provenance = new Provenance();

  /**
   * A page's days.
   *
   * @param gold the day of publication; empty if the page has none
   */
  private record DatedPage(
      String set, String site, DateEvidence evidence, Optional<LocalDate> gold) {}

  /**
   * Reads the pages of some sets, except those whose gold knows a date but not its day. In a set
   * that labels dates, a page without one has none.
   */
  public DateTraining(List<Corpus> sets, BoostingParams boosting, int threads)
      throws InterruptedException {
    this.boosting = boosting;
    for (Corpus set : sets) {
      List<Optional<DatedPage>> read = new PageLoop(threads).run(set, DateTraining::read, () -> {});
      List<DatedPage> known =
          read.stream()
              .flatMap(Optional::stream)
              .map(page -> new DatedPage(set.name(), page.site, page.evidence, page.gold))
              .toList();
      pages.addAll(known);
      provenance.addSet(set, known.size(), 1);
    }
    provenance.note("boosting", boosting.toString());
  }

  private static Optional<DatedPage> read(LabelledPage page) throws IOException {
    GoldMetadata gold = GoldMetadata.of(page);
    return gold.unknownDate()
        ? Optional.empty()
        : Optional.of(
            new DatedPage("", Site.of(page), DateEvidence.of(page.model()), gold.published()));
  }

  /** The days' rows get what a lexicon of other sites says, as in use. */
  private DateModel train(Collection<DatedPage> training, SortedMap<String, String> notes) {
    HashedWeights[] crossFitted = new HashedWeights[LEXICON_FOLDS];
    for (int f = 0; f < LEXICON_FOLDS; f++) {
      crossFitted[f] = lexicon(training, f);
    }
    return new DateModel(lexicon(training, -1), trees(training, crossFitted), notes);
  }

  private int lexiconFold(DatedPage page) {
    return Folds.of(page.site, LEXICON_FOLDS, ~boosting.seed());
  }

  /** Fits a lexicon to the pages outside a fold, or to all pages for -1. */
  private HashedWeights lexicon(Collection<DatedPage> training, int without) {
    List<LexiconTrainer.Example> examples =
        training.stream()
            .filter(page -> lexiconFold(page) != without && page.evidence.words().length > 0)
            .map(
                page ->
                    new LexiconTrainer.Example(
                        page.site, page.evidence.words(), page.gold.isPresent() ? 1 : 0, 1))
            .toList();
    return LexiconTrainer.train(examples, LEXICON_SITES, LEXICON_EPOCHS, boosting.seed());
  }

  private TreeEnsemble trees(Collection<DatedPage> training, HashedWeights[] lexicons) {
    int width = DateEvidence.width();
    int rows = training.stream().mapToInt(page -> page.evidence.days().size()).sum();
    float[] values = new float[rows * width];
    float[] targets = new float[rows];
    float[] weights = new float[rows];
    int at = 0;
    for (DatedPage page : training) {
      List<LocalDate> days = page.evidence.days();
      float[] features = page.evidence.features(lexicons[lexiconFold(page)]);
      System.arraycopy(features, 0, values, at * width, features.length);
      for (LocalDate day : days) {
        boolean right = page.gold.isPresent() && page.gold.get().equals(day);
        targets[at] = right ? 1 : 0;
        weights[at] = (float) (1 / Math.sqrt(days.size()));
        at++;
      }
    }
    return TreeBooster.train(values, new int[width], targets, weights, boosting);
  }

  @Override
  public Folds folds() {
    return Folds.of(pages, page -> page.site, boosting.seed());
  }

  @Override
  public void crossValidate(int folds, PrintWriter out) {
    List<Choice> choices = new ArrayList<>();
    for (int f = 0; f < folds; f++) {
      int fold = f;
      Predicate<DatedPage> held = page -> Folds.of(page.site, folds, boosting.seed()) == fold;
      DateModel model = train(pages.stream().filter(held.negate()).toList(), new TreeMap<>());
      pages.stream().filter(held).forEach(page -> choices.add(choice(model, page)));
    }
    pages.stream()
        .map(DatedPage::set)
        .distinct()
        .forEach(
            set -> report(set, choices.stream().filter(c -> c.page.set.equals(set)).toList(), out));
    reportConfidence(choices, out);
    out.flush();
  }

  /** The most probable day of a page, null if it names none. */
  private record Choice(DatedPage page, LocalDate day, double probability) {
    boolean isRight() {
      return page.gold.isPresent() && page.gold.get().equals(day);
    }
  }

  private static Choice choice(DateModel model, DatedPage page) {
    double[] probabilities = model.probabilities(page.evidence);
    int best = -1;
    for (int i = 0; i < probabilities.length; i++) {
      best = best < 0 || probabilities[i] > probabilities[best] ? i : best;
    }
    return best < 0
        ? new Choice(page, null, 0)
        : new Choice(page, page.evidence.days().get(best), probabilities[best]);
  }

  private void report(String set, List<Choice> choices, PrintWriter out) {
    double dated = choices.stream().filter(c -> c.page.gold.isPresent()).count();
    double undated = choices.size() - dated;
    double named =
        choices.stream()
            .filter(c -> c.page.gold.filter(c.page.evidence.days()::contains).isPresent())
            .count();
    out.printf(
        Locale.ROOT,
        "%s: %.0f pages with a date, named by the page %.4f; %.0f without%n",
        set,
        dated,
        named / dated,
        undated);
    for (double threshold : THRESHOLDS) {
      List<Choice> given = choices.stream().filter(c -> c.probability >= threshold).toList();
      double right = given.stream().filter(Choice::isRight).count();
      double invented = given.stream().filter(c -> c.page.gold.isEmpty()).count();
      out.printf(
          Locale.ROOT,
          "  from %.2f: right %.4f, wrong %.4f, given where there is none %.4f%n",
          threshold,
          right / dated,
          (given.size() - invented - right) / dated,
          undated == 0 ? 0 : invented / undated);
      provenance.addScore(set, "right" + threshold, right / dated);
    }
  }

  private static void reportConfidence(List<Choice> choices, PrintWriter out) {
    out.println("confidence: pages, mean confidence, share right");
    for (double from = 0.3; from < 0.99; from += 0.1) {
      double low = from;
      List<Choice> bin =
          choices.stream().filter(c -> c.probability >= low && c.probability < low + 0.1).toList();
      out.printf(
          Locale.ROOT,
          "  %.1f: %d %.3f %.3f%n",
          low,
          bin.size(),
          bin.stream().mapToDouble(Choice::probability).average().orElse(Double.NaN),
          bin.stream().mapToDouble(c -> c.isRight() ? 1 : 0).average().orElse(Double.NaN));
    }
  }

  @Override
  public void writeModel(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      train(pages, provenance.notes()).write(out);
    }
  }
}
