package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.GoldPosts;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How well an output reads posts and comments, where the gold of a set has them, and on which pages
 * it finds lists.
 *
 * @param output the output's name
 * @param posts sums over all posts of the set
 * @param commented pages whose gold has comments
 * @param commentF1 the mean word F1 of the comments over these pages, 0 where none were found
 * @param uncommented pages whose gold says that they have no comments
 * @param falseComments those on which comments were found
 * @param threads where posts were found in a set of forums' and other pages
 * @param lists where entries were found in a set of lists and other pages
 */
public record RecordScores(
    String output,
    PostScore posts,
    int commented,
    double commentF1,
    int uncommented,
    int falseComments,
    FoundOn threads,
    FoundOn lists) {
  private static final PostScore NO_POSTS = new PostScore(0, 0, 0, 0, 0, 0, 0);

  private static final String FORUM = "forum";
  private static final Set<String> LISTS = Set.of("collection", "listing");

  private record OnPage(
      PostScore posts,
      double commentF1,
      boolean commented,
      boolean spurious,
      String type,
      boolean thread,
      boolean list) {}

  private static int count(List<OnPage> pages, Predicate<OnPage> which) {
    return (int) pages.stream().filter(which).count();
  }

  /** Whether the gold of a set has posts or comments, or tells a forum's pages from others. */
  public static boolean appliesTo(Corpus corpus) {
    return corpus.pages().stream()
            .map(GoldPosts::of)
            .anyMatch(gold -> !gold.posts().isEmpty() || gold.comments().isPresent())
        || corpus.pages().stream().map(page -> FORUM.equals(page.type())).distinct().count() > 1;
  }

  /** Scores an output that comes from a method on a set. */
  public static RecordScores of(Output output, Corpus corpus, int threads, Runnable pageDone)
      throws InterruptedException {
    List<OnPage> pages = new PageLoop(threads).run(corpus, page -> score(output, page), pageDone);
    int commented = count(pages, OnPage::commented);
    int withGold =
        (int) corpus.pages().stream().filter(p -> GoldPosts.of(p).comments().isPresent()).count();
    return new RecordScores(
        output.name(),
        pages.stream().map(OnPage::posts).reduce(NO_POSTS, PostScore::plus),
        commented,
        pages.stream().filter(OnPage::commented).mapToDouble(OnPage::commentF1).average().orElse(0),
        withGold - commented,
        count(pages, OnPage::spurious),
        FoundOn.of(pages, page -> FORUM.equals(page.type), OnPage::thread),
        FoundOn.of(pages, page -> LISTS.contains(page.type), OnPage::list));
  }

  private static OnPage score(Output output, LabelledPage labelled) throws IOException {
    GoldPosts gold = GoldPosts.of(labelled);
    PageModel page = labelled.model();
    Extraction extraction = output.extraction(page);
    List<ExtractedRecord> found = records(extraction, ExtractedRecord.Kind.POST);
    PostScore posts = gold.posts().isEmpty() ? NO_POSTS : PostScore.of(page, found, gold.posts());
    String comments = TextRenderer.render(page, extraction.comments());
    String expected = gold.comments().orElse("");
    boolean commented = !expected.isBlank();
    return new OnPage(
        posts,
        WordOverlap.of(Tokens.of(comments), Tokens.of(expected)).f1(),
        commented,
        gold.comments().isPresent() && !commented && !comments.isEmpty(),
        labelled.type(),
        !found.isEmpty(),
        !records(extraction, ExtractedRecord.Kind.ENTRY).isEmpty());
  }

  private static List<ExtractedRecord> records(Extraction extraction, ExtractedRecord.Kind kind) {
    return extraction.records().stream().filter(record -> record.kind() == kind).toList();
  }

  private void line(StringBuilder out, String text) {
    out.append(String.format(Locale.ROOT, "%s: %s%n", output, text));
  }

  /** The scores in lines of text. */
  public String describe() {
    StringBuilder out = new StringBuilder();
    if (posts.gold() > 0) {
      out.append(
          String.format(
              Locale.ROOT,
              "%s: posts %d, found %d; text F1 %.3f (P %.3f, R %.3f), user right %.3f, date right"
                  + " %.3f%n",
              output,
              posts.gold(),
              posts.found(),
              posts.f1(),
              posts.precision(),
              posts.recall(),
              (double) posts.rightUsers() / Math.max(1, posts.users()),
              (double) posts.rightDates() / Math.max(1, posts.dates())));
    }
    if (commented + uncommented > 0) {
      out.append(
          String.format(
              Locale.ROOT,
              "%s: comments F1 %.3f on %d pages that have some; found on %d of %d that have none%n",
              output,
              commentF1,
              commented,
              falseComments,
              uncommented));
    }
    if (threads.isKnown()) {
      line(out, threads.describe("posts", "pages of forums"));
    }
    if (lists.isKnown() && lists.found() + lists.spurious() > 0) {
      line(out, lists.describe("entries", "collections and listings"));
    }
    return out.toString();
  }
}
