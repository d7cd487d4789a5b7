package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.Provenance;
import io.zhengwen.bench.train.Training;
import io.zhengwen.extract.Extractor;
import io.zhengwen.method.combined.CombinedExtractor;
import io.zhengwen.method.combined.CombinedModel;
import io.zhengwen.method.combined.CombinedParams;
import io.zhengwen.method.combined.ExpectedF1;
import io.zhengwen.ml.Calibration;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The whole training of the combined method: data, validation, reports, the model file. */
public final class CombinedTraining implements Training {
  private final TrainingData data;
  private final BoostingParams boosting;
  private final CombinedTrainer trainer;
  private final Experiment<HeldOut> experiment;
  private final PrintWriter log;
  private final Provenance provenance = new Provenance();
  private Calibration calibration = Calibration.IDENTITY;

  /** Reads the sets; see {@link TrainingData#read}. */
  public CombinedTraining(
      List<Corpus> sets,
      int everyNth,
      BoostingParams boosting,
      Map<String, Double> setWeights,
      PrintWriter log) {
    this.boosting = boosting;
    this.log = log;
    log("reading " + sets.stream().map(Corpus::name).toList());
    data = TrainingData.read(sets, everyNth, boosting.seed());
    log(
        String.format(
            Locale.ROOT,
            "%d pages, %d blocks; %d copies with comments",
            data.pages().size(),
            blocks(),
            data.copies().size()));
    trainer = new CombinedTrainer(boosting, setWeights);
    experiment = new Experiment<>(data, this::fit, this::log);
    for (Corpus set : sets) {
      provenance.addSet(set, data.pages(set.name()), setWeights.getOrDefault(set.name(), 1.0));
    }
    provenance.note("boosting", boosting.toString());
    provenance.note("copiesWithComments", Integer.toString(data.copies().size()));
  }

  private Function<TrainingPage, HeldOut> fit(List<TrainingPage> pages) {
    CombinedTrainer.Fitted fitted = trainer.fit(pages);
    CombinedModel model = fitted.model(Calibration.IDENTITY, new TreeMap<>());
    Extractor extractor = new CombinedExtractor(CombinedParams.DEFAULT, model);
    return page -> new HeldOut(fitted.probabilities(page), page.score(extractor));
  }

  private long blocks() {
    return data.pages().stream().mapToLong(p -> p.size).sum();
  }

  private void log(String line) {
    log.println(line);
    log.flush();
  }

  @Override
  public Folds folds() {
    return Folds.of(data.pages(), page -> page.site, boosting.seed());
  }

  /** Also fits the calibration of the confidence. */
  @Override
  public void crossValidate(int folds, PrintWriter out) {
    Map<TrainingPage, HeldOut> held = experiment.crossValidate(folds, boosting.seed());
    out.printf(Locale.ROOT, "## Cross-validation, %d folds by site%n%n", folds);
    report(held, "heldOutBySite", out);
    List<Reliability.Point> points = new ArrayList<>();
    held.forEach(
        (page, found) -> {
          ExpectedF1.Choice choice = choose(page, found, page.blocks.form().recall());
          points.add(
              new Reliability.Point(page.site, choice.expected(), page.score(choice.kept()).f1()));
        });
    out.printf(Locale.ROOT, "## Confidence%n%n%s%n", Reliability.table(points).toMarkdown());
    out.flush();
    calibration = Reliability.calibration(points);
  }

  /** Measures sets with a model trained without them, and prints the report. */
  public void leaveOut(Set<String> sets, PrintWriter out) {
    Map<TrainingPage, HeldOut> held = experiment.leaveOut(sets);
    out.printf(Locale.ROOT, "## Trained without %s%n%n", String.join(", ", sets));
    report(held, "trainedWithout", out);
  }

  /** Measures each site of a set with a model trained without it, and prints the report. */
  public void leaveSitesOut(String set, PrintWriter out) {
    Map<TrainingPage, HeldOut> held = experiment.leaveSitesOut(set);
    out.printf(Locale.ROOT, "## %s, leaving one site out%n%n", set);
    report(held, "leavingOneSiteOut", out);
  }

  private void report(Map<TrainingPage, HeldOut> held, String score, PrintWriter out) {
    for (CombinedParams.Favor favor : CombinedParams.Favor.values()) {
      ScoreTable table = table(held, page -> page.blocks.form().recall() * favor.beta());
      String name = favor.name().toLowerCase(Locale.ROOT);
      out.printf(Locale.ROOT, "Main text, favor=%s:%n%n%s%n", name, table.table().toMarkdown());
      if (favor == CombinedParams.Favor.BALANCED) {
        table.sets().forEach(set -> provenance.addScore(set, score, table.f1(set)));
      }
    }
    ScoreTable extracted = new ScoreTable();
    held.forEach((page, found) -> extracted.add(page, found.extracted()));
    out.printf(
        Locale.ROOT,
        "Main text as extracted, after all rules:%n%n%s%n",
        extracted.table().toMarkdown());
    out.printf(
        Locale.ROOT,
        "Noise-stripped body:%n%n%s%n",
        table(held, page -> CombinedExtractor.BODY_BETA).table().toMarkdown());
    out.flush();
  }

  private static ExpectedF1.Choice choose(TrainingPage page, HeldOut found, double beta) {
    return new ExpectedF1(found.probabilities(), page.tokens, page.blocks.form().comonotone())
        .choose(beta, CombinedParams.DEFAULT.emptyBelow(page.size));
  }

  private static ScoreTable table(
      Map<TrainingPage, HeldOut> held, ToDoubleFunction<TrainingPage> beta) {
    ScoreTable table = new ScoreTable();
    held.forEach(
        (page, found) ->
            table.add(page, page.score(choose(page, found, beta.applyAsDouble(page)).kept())));
    return table;
  }

  @Override
  public void writeModel(Path file) throws IOException {
    log("training on all pages");
    CombinedTrainer.Fitted fitted = trainer.fit(data.all().toList());
    CombinedModel model = fitted.model(calibration, provenance.notes());
    try (OutputStream out = Files.newOutputStream(file)) {
      model.write(out);
    }
    log(
        String.format(
            Locale.ROOT,
            "%s: %d bytes, %d trees, %d leaves, %d weights of the network, %d lexicon weights",
            file,
            Files.size(file),
            fitted.trees().trees(),
            fitted.trees().leaves(),
            fitted.net().shape().weights(),
            fitted.lexicon().size()));
  }
}
