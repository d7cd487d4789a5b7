package io.zhengwen.bench.gate;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.eval.FieldScore;
import io.zhengwen.bench.eval.MetadataField;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.gate.Floors.Level;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.TitleMatch;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares scores with their floors. The score of a method and of the noise-stripped body is mean
 * word F1, that of {@value #TITLE} the share of exact titles among pages with a gold title, that of
 * {@value #PUBLISHED} the share of right days among pages with a date of publication, and that of
 * {@value #NOT_PUBLISHED} the share of pages without one that are given none. The same of {@value
 * #AUTHORS}, by mean F1 of the names, and {@value #NO_AUTHORS}.
 */
public final class QualityGate {
  /** The name of the title's score. */
  public static final String TITLE = "title";

  /** The name of the score of dates of publication. */
  public static final String PUBLISHED = "published";

  /** The name of the score of pages without a date of publication. */
  public static final String NOT_PUBLISHED = "not published";

  /** The name of the score of authors. */
  public static final String AUTHORS = "authors";

  /** The name of the score of pages without authors. */
  public static final String NO_AUTHORS = "no authors";

  /** Floors are scores rounded down to a multiple of this. */
  private static final double STEP = 0.001;

  private final List<Output> outputs;
  private final PageLoop loop;

  /** A gate for all methods with their default parameters and for the body. */
  public QualityGate(Resources resources, int threads) {
    this(
        Stream.concat(Methods.all().stream().map(Method::name), Stream.of(Output.BODY))
            .map(name -> Output.of(name, resources))
            .toList(),
        threads);
  }

  /** A gate for some outputs. */
  QualityGate(List<Output> outputs, int threads) {
    this.outputs = List.copyOf(outputs);
    this.loop = new PageLoop(threads);
  }

  /** The scores reached on the pages of a set. */
  public SortedMap<String, Double> scores(Corpus corpus, Runnable pageDone)
      throws InterruptedException {
    boolean dated =
        corpus.pages().stream().anyMatch(page -> GoldMetadata.of(page).published().isPresent());
    boolean signed =
        corpus.pages().stream().anyMatch(page -> !GoldMetadata.of(page).authors().isEmpty());
    boolean hasText = corpus.pages().stream().anyMatch(page -> !page.content().isEmpty());
    List<Map<String, Double>> pages =
        loop.run(
            corpus,
            labelled -> {
              PageModel page = labelled.model();
              List<String> gold = Tokens.of(labelled.content());
              Map<String, Double> scores = new TreeMap<>();
              for (Output output : hasText ? outputs : List.<Output>of()) {
                List<String> extracted = Tokens.of(output.produce(labelled, page).text());
                scores.put(output.name(), WordOverlap.of(extracted, gold).f1());
              }
              if (dated || signed || !labelled.title().isEmpty()) {
                PageMetadata metadata = MetadataReader.read(page);
                addTitle(scores, labelled, metadata);
                if (dated) {
                  MetadataField.PUBLISHED
                      .score(labelled, GoldMetadata.of(labelled), metadata)
                      .ifPresent(score -> add(scores, score, PUBLISHED, NOT_PUBLISHED));
                }
                if (signed) {
                  MetadataField.AUTHORS
                      .score(labelled, GoldMetadata.of(labelled), metadata)
                      .ifPresent(score -> add(scores, score, AUTHORS, NO_AUTHORS));
                }
              }
              return scores;
            },
            pageDone);
    SortedMap<String, Double> means = new TreeMap<>();
    pages.stream()
        .flatMap(p -> p.keySet().stream())
        .distinct()
        .forEach(
            name ->
                means.put(
                    name,
                    Statistics.mean(
                        pages.stream()
                            .filter(p -> p.containsKey(name))
                            .mapToDouble(p -> p.get(name))
                            .toArray())));
    return means;
  }

  private static void addTitle(
      Map<String, Double> scores, LabelledPage page, PageMetadata metadata) {
    if (!page.title().isEmpty()) {
      String title = metadata.title().map(MetadataValue::value).orElse("");
      scores.put(TITLE, TitleMatch.of(title, page.title()).exact() ? 1.0 : 0.0);
    }
  }

  private static void add(
      Map<String, Double> scores, FieldScore score, String found, String absent) {
    if (score.isInGold()) {
      scores.put(found, score.f1());
    } else {
      scores.put(absent, score.outcome() == FieldScore.Outcome.ABSENT ? 1.0 : 0.0);
    }
  }

  /**
   * What is wrong with the scores on some pages, a line each; empty where nothing is.
   *
   * @param corpus the pages that the floors are of
   * @param scores the scores reached on them
   * @param floors their floors
   */
  public static List<String> violations(
      Corpus corpus, SortedMap<String, Double> scores, Level floors) {
    List<String> violations = dataViolations(corpus, floors);
    if (!violations.isEmpty()) {
      return violations;
    }
    scores.forEach(
        (name, score) -> {
          Double floor = floors.floors().get(name);
          if (floor == null) {
            violations.add(
                String.format(
                    Locale.ROOT, "%s: %s has no floor (score %.4f)", corpus.name(), name, score));
          } else if (Math.max(score, roundDown(score)) < floor) {
            violations.add(
                String.format(
                    Locale.ROOT,
                    "%s: %s fell to %.4f, below its floor of %.3f",
                    corpus.name(),
                    name,
                    score,
                    floor));
          }
        });
    floors.floors().keySet().stream()
        .filter(name -> !scores.containsKey(name))
        .map(name -> corpus.name() + ": " + name + " has a floor but no score")
        .forEach(violations::add);
    return violations;
  }

  private static List<String> dataViolations(Corpus corpus, Level floors) {
    List<String> violations = new ArrayList<>();
    String digest = corpus.digest();
    if (!digest.equals(floors.digest())) {
      violations.add(
          corpus.name()
              + ": these are not the pages that its floors were reached on ("
              + corpus.pages().size()
              + " pages with the digest "
              + digest
              + ", not "
              + floors.pages()
              + " with "
              + floors.digest()
              + ")");
    }
    return violations;
  }

  /**
   * New floors: scores rounded down.
   *
   * @param corpus the pages
   * @param scores the scores reached on them
   * @param old the floors so far, or null
   * @param allowLower lets floors fall, disappear, or be of other pages; without it they stay as
   *     they are where the score is lower
   * @throws IllegalArgumentException where something would fall that must not
   */
  public static Level raise(
      Corpus corpus, SortedMap<String, Double> scores, Level old, boolean allowLower) {
    SortedMap<String, Double> floors = new TreeMap<>();
    scores.forEach((name, score) -> floors.put(name, roundDown(score)));
    String digest = corpus.digest();
    if (old != null && !allowLower) {
      if (!old.digest().equals(digest)) {
        throw new IllegalArgumentException(
            corpus.name() + ": the pages changed, so its floors cannot be compared");
      }
      old.floors().forEach((name, floor) -> floors.merge(name, floor, Math::max));
    }
    return new Level(corpus.pages().size(), digest, floors);
  }

  /** The floor of a score; a score that is a multiple but for its last digits counts as one. */
  private static double roundDown(double score) {
    return Math.floor(score / STEP + 1e-9) / Math.round(1 / STEP);
  }
}
