package io.zhengwen.bench.gate;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.GoldPosts;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.eval.FieldScore;
import io.zhengwen.bench.eval.MetadataField;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.eval.PostScore;
import io.zhengwen.bench.eval.RecordScores;
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
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The scores of a set that have floors, by name, from 0 to 1: for each method and the
 * noise-stripped body the mean word F1; for each metadata field that the set labels, named as in
 * {@link MetadataField#key()}, the mean F1 where the gold has a value, and, as {@code no authors}
 * and so on, the share of pages without one that are given none; {@value #ONE_TITLE}; and what the
 * default method reads of posts and comments.
 */
public final class GateScores {
  /**
   * The share of pages whose title is not the gold title with more behind or before a separator.
   */
  public static final String ONE_TITLE = "title without more";

  /** F1 of the texts of posts. */
  public static final String POSTS = "posts";

  /** The share of posts whose user is right, of those whose gold has one. */
  public static final String POST_USERS = "users of posts";

  /** The share of posts whose day is right, of those whose gold has one. */
  public static final String POST_DATES = "dates of posts";

  /** The mean word F1 of comments on pages that have some. */
  public static final String COMMENTS = "comments";

  /** The share of pages without comments on which none are found. */
  public static final String NO_COMMENTS = "no comments";

  /** Fields whose gold tells pages without a value from pages that are not labelled. */
  private static final Set<MetadataField> TELL_NONE =
      EnumSet.of(
          MetadataField.PUBLISHED, MetadataField.AUTHORS, MetadataField.NEXT, MetadataField.PREV);

  private final List<Output> outputs;
  private final Output records;
  private final int threads;

  /** Scores of all methods with their default parameters and of the body. */
  public GateScores(Resources resources, int threads) {
    this(
        Stream.concat(Methods.all().stream().map(Method::name), Stream.of(Output.BODY))
            .map(name -> Output.of(name, resources))
            .toList(),
        Output.of(Methods.DEFAULT, resources),
        threads);
  }

  /**
   * Scores of some outputs.
   *
   * @param records the output whose posts and comments count
   */
  GateScores(List<Output> outputs, Output records, int threads) {
    this.outputs = List.copyOf(outputs);
    this.records = records;
    this.threads = threads;
  }

  /** The scores reached on the pages of a set. */
  public SortedMap<String, Double> of(Corpus corpus, Runnable pageDone)
      throws InterruptedException {
    boolean hasText = corpus.pages().stream().anyMatch(page -> !page.content().isEmpty());
    List<Output> scored = hasText ? outputs : List.of();
    List<MetadataField> labelled = labelled(corpus);
    List<Map<String, Double>> pages =
        new PageLoop(threads).run(corpus, page -> score(page, scored, labelled), pageDone);
    SortedMap<String, Double> means = new TreeMap<>();
    pages.stream()
        .flatMap(page -> page.keySet().stream())
        .distinct()
        .forEach(name -> means.put(name, mean(pages, name)));
    addRecords(corpus, means);
    return means;
  }

  private static double mean(List<Map<String, Double>> pages, String name) {
    return Statistics.mean(
        pages.stream()
            .filter(page -> page.containsKey(name))
            .mapToDouble(page -> page.get(name))
            .toArray());
  }

  /** The fields of which a page of the set has gold. */
  private static List<MetadataField> labelled(Corpus corpus) {
    return Stream.of(MetadataField.values())
        .filter(
            field ->
                corpus.pages().stream().anyMatch(page -> field.isIn(page, GoldMetadata.of(page))))
        .toList();
  }

  private static Map<String, Double> score(
      LabelledPage labelled, List<Output> outputs, List<MetadataField> fields) throws IOException {
    PageModel page = labelled.model();
    List<String> gold = Tokens.of(labelled.content());
    Map<String, Double> scores = new TreeMap<>();
    for (Output output : outputs) {
      List<String> extracted = Tokens.of(output.produce(labelled, page).text());
      scores.put(output.name(), WordOverlap.of(extracted, gold).f1());
    }
    if (!fields.isEmpty()) {
      PageMetadata metadata = MetadataReader.read(page);
      for (MetadataField field : fields) {
        field
            .score(labelled, GoldMetadata.of(labelled), metadata)
            .ifPresent(score -> add(scores, field, score));
      }
      if (!labelled.title().isEmpty()) {
        String title = metadata.title().map(MetadataValue::value).orElse("");
        scores.put(ONE_TITLE, TitleMatch.of(title, labelled.title()).longer() ? 0.0 : 1.0);
      }
    }
    return scores;
  }

  private static void add(Map<String, Double> scores, MetadataField field, FieldScore score) {
    if (score.isInGold()) {
      scores.put(field.key(), score.f1());
    } else if (TELL_NONE.contains(field)) {
      scores.put("no " + field.key(), score.outcome() == FieldScore.Outcome.ABSENT ? 1.0 : 0.0);
    }
  }

  /** Adds what is read of posts and comments where the gold has some. */
  private void addRecords(Corpus corpus, SortedMap<String, Double> scores)
      throws InterruptedException {
    Corpus discussed =
        corpus.only(
            page -> {
              GoldPosts gold = GoldPosts.of(page);
              return !gold.posts().isEmpty() || gold.comments().isPresent();
            });
    if (discussed.pages().isEmpty()) {
      return;
    }
    RecordScores found = RecordScores.of(records, discussed, threads, () -> {});
    PostScore posts = found.posts();
    if (posts.gold() > 0) {
      scores.put(POSTS, posts.f1());
      addShare(scores, POST_USERS, posts.rightUsers(), posts.users());
      addShare(scores, POST_DATES, posts.rightDates(), posts.dates());
    }
    if (found.commented() > 0) {
      scores.put(COMMENTS, found.commentF1());
    }
    addShare(scores, NO_COMMENTS, found.uncommented() - found.falseComments(), found.uncommented());
  }

  private static void addShare(SortedMap<String, Double> scores, String name, int part, int of) {
    if (of > 0) {
      scores.put(name, (double) part / of);
    }
  }
}
