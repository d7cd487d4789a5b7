package io.zhengwen.bench.train.authors;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.corpus.Site;
import io.zhengwen.bench.measure.AuthorMatch;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.Training;
import io.zhengwen.bench.train.authors.AuthorFitting.Example;
import io.zhengwen.metadata.author.AuthorCandidates;
import io.zhengwen.metadata.author.AuthorFinder;
import io.zhengwen.metadata.author.AuthorModel;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The whole training of the model of authors: data, validation by site, report, the model file.
 * Sets in Chinese are only measured: their bylines have weights set by hand.
 */
public final class AuthorTraining implements Training {
  private static final Set<String> ONLY_MEASURED = Set.of("zh-dev", "zh-news");
  private static final Map<String, Double> SET_WEIGHTS = Map.of("fundus-news", 2.0);

  private final List<LabelledAuthors> pages = new ArrayList<>();
  private final int seed;

  private record LabelledAuthors(
      String set, String site, List<String> gold, AuthorCandidates candidates) {

    double f1(List<String> names) {
      return gold.isEmpty() ? 0 : AuthorMatch.of(names, gold).f1();
    }
  }

  private record Chosen(LabelledAuthors page, boolean given, double confidence, double f1) {}

  /** Reads the pages of some sets. */
  public AuthorTraining(List<Corpus> sets, int seed, int threads) throws InterruptedException {
    this.seed = seed;
    for (Corpus set : sets) {
      pages.addAll(new PageLoop(threads).run(set, page -> read(set.name(), page), () -> {}));
    }
  }

  private static LabelledAuthors read(String set, LabelledPage page) throws IOException {
    return new LabelledAuthors(
        set, Site.of(page), GoldMetadata.of(page).authors(), AuthorFinder.candidates(page.model()));
  }

  private static AuthorModel train(List<LabelledAuthors> pages) {
    Map<String, Integer> ofSite = new HashMap<>();
    pages.forEach(page -> ofSite.merge(page.site, 1, Integer::sum));
    List<Example> examples =
        pages.stream()
            .filter(page -> !ONLY_MEASURED.contains(page.set))
            .map(
                page ->
                    new Example(
                        page.candidates,
                        page.candidates.statements().stream()
                            .mapToDouble(statement -> page.f1(statement.names()))
                            .toArray(),
                        SET_WEIGHTS.getOrDefault(page.set, 1.0) / Math.sqrt(ofSite.get(page.site))))
            .toList();
    return AuthorFitting.fit(examples);
  }

  @Override
  public Folds folds() {
    return Folds.of(pages, page -> page.site, seed);
  }

  @Override
  public void crossValidate(int folds, PrintWriter out) {
    List<Chosen> chosen = new ArrayList<>();
    for (int f = 0; f < folds; f++) {
      int fold = f;
      AuthorModel model =
          train(pages.stream().filter(p -> Folds.of(p.site, folds, seed) != fold).toList());
      pages.stream()
          .filter(p -> Folds.of(p.site, folds, seed) == fold)
          .forEach(p -> chosen.add(choose(model, p)));
    }
    pages.stream()
        .map(LabelledAuthors::set)
        .distinct()
        .forEach(
            set ->
                out.println(
                    line(set, chosen.stream().filter(c -> c.page.set.equals(set)).toList())));
    printConfidence(chosen, out);
    out.flush();
  }

  private static Chosen choose(AuthorModel model, LabelledAuthors page) {
    Optional<AuthorModel.Choice> best = model.choose(page.candidates);
    boolean given = best.filter(c -> AuthorFinder.isGiven(c, page.candidates)).isPresent();
    return new Chosen(
        page,
        given,
        best.map(AuthorModel.Choice::confidence).orElse(0.0),
        best.map(c -> page.f1(c.statement().names())).orElse(0.0));
  }

  private static String line(String set, List<Chosen> chosen) {
    List<Chosen> labelled = chosen.stream().filter(c -> !c.page.gold.isEmpty()).toList();
    List<Chosen> others = chosen.stream().filter(c -> c.page.gold.isEmpty()).toList();
    return String.format(
        Locale.ROOT,
        "%s: F1 %.4f of %d pages with authors, given on %.4f; given on %.4f of %d without",
        set,
        labelled.stream().mapToDouble(c -> c.given ? c.f1 : 0).average().orElse(Double.NaN),
        labelled.size(),
        labelled.stream().mapToDouble(c -> c.given ? 1 : 0).average().orElse(Double.NaN),
        others.stream().mapToDouble(c -> c.given ? 1 : 0).average().orElse(Double.NaN),
        others.size());
  }

  private static void printConfidence(List<Chosen> chosen, PrintWriter out) {
    out.println("confidence: pages, mean confidence, mean F1");
    for (int tenth = 0; tenth < 10; tenth++) {
      int bin = tenth;
      List<Chosen> in =
          chosen.stream().filter(c -> (int) Math.min(9, c.confidence * 10) == bin).toList();
      out.printf(
          Locale.ROOT,
          "  %.1f: %d %.3f %.3f%n",
          bin / 10.0,
          in.size(),
          in.stream().mapToDouble(Chosen::confidence).average().orElse(Double.NaN),
          in.stream().mapToDouble(Chosen::f1).average().orElse(Double.NaN));
    }
  }

  @Override
  public void writeModel(Path file) throws IOException {
    Files.writeString(
        file,
        "# Weights of traits of what a page says about its authors, by 'train authors': trait, value, weight.\n"
            + "# Those of East Asian bylines and names are set by hand and kept.\n"
            + train(pages).text());
  }
}
