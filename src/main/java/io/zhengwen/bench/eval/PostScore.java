package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.GoldPosts;
import io.zhengwen.bench.measure.PostMatch;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How well the posts of a thread were read, in sums that add up over pages.
 *
 * @param gold posts in the gold
 * @param found posts that were extracted
 * @param text sum of the word F1 of the gold's posts and their {@link PostMatch}es
 * @param users gold posts with a user
 * @param rightUsers those whose match has the same user: the same letters and digits, or, where the
 *     gold has an address, a link to it
 * @param dates gold posts with a date
 * @param rightDates those whose match has the same day; where the gold's date cannot be read, such
 *     as one without a year, the same text
 */
public record PostScore(
    int gold, int found, double text, int users, int rightUsers, int dates, int rightDates) {
  /** Scores the records of a page. */
  static PostScore of(PageModel page, List<ExtractedRecord> records, List<GoldPosts.Post> gold) {
    List<String> texts =
        records.stream().map(record -> TextRenderer.render(page, record.text())).toList();
    List<PostMatch.Match> matches =
        PostMatch.of(gold.stream().map(GoldPosts.Post::text).toList(), texts);
    DateText dateReader = PageDates.reader(page);
    double text = 0;
    int users = 0;
    int rightUsers = 0;
    int dates = 0;
    int rightDates = 0;
    for (int g = 0; g < gold.size(); g++) {
      GoldPosts.Post post = gold.get(g);
      PostMatch.Match match = matches.get(g);
      text += match.f1();
      ExtractedRecord found = match.found() < 0 ? null : records.get(match.found());
      users += post.user().isEmpty() ? 0 : 1;
      dates += post.date().isEmpty() ? 0 : 1;
      rightUsers += found != null && sameUser(post.user(), found) ? 1 : 0;
      rightDates += found != null && sameDate(post.date(), found, dateReader) ? 1 : 0;
    }
    return new PostScore(gold.size(), records.size(), text, users, rightUsers, dates, rightDates);
  }

  /** Adds the sums of another page. */
  PostScore plus(PostScore other) {
    return new PostScore(
        gold + other.gold,
        found + other.found,
        text + other.text,
        users + other.users,
        rightUsers + other.rightUsers,
        dates + other.dates,
        rightDates + other.rightDates);
  }

  /** Text precision: the sum of F1 over the extracted posts. */
  public double precision() {
    return found == 0 ? 0 : text / found;
  }

  /** Text recall: the sum of F1 over the gold's posts. */
  public double recall() {
    return gold == 0 ? 0 : text / gold;
  }

  /** The harmonic mean of precision and recall. */
  public double f1() {
    return gold + found == 0 ? 0 : 2 * text / (gold + found);
  }

  private static boolean sameUser(String gold, ExtractedRecord found) {
    if (gold.isEmpty()) {
      return false;
    }
    Optional<String> link = found.field(ExtractedRecord.AUTHOR_LINK).map(f -> (String) f.value());
    return plain(gold)
            .equals(found.field(ExtractedRecord.AUTHOR).map(f -> plain(f.text())).orElse(""))
        || gold.contains("/") && link.isPresent() && endsWith(link.get(), gold)
        || gold.contains(".php?") && link.isPresent() && endsWith(link.get(), gold);
  }

  private static boolean endsWith(String link, String gold) {
    String path = gold.startsWith("./") ? gold.substring(2) : gold;
    return link.endsWith(path);
  }

  private static boolean sameDate(String gold, ExtractedRecord found, DateText reader) {
    if (gold.isEmpty()) {
      return false;
    }
    Optional<ExtractedField> date = found.field(ExtractedRecord.DATE);
    if (date.isEmpty()) {
      return false;
    }
    Optional<LocalDate> day = reader.first(gold).flatMap(m -> day(m.value()));
    if (plain(gold).equals(plain(date.get().text()))) {
      return true;
    }
    return day.isPresent()
        && date.get().value() instanceof TemporalAccessor value
        && day.equals(day(value));
  }

  private static Optional<LocalDate> day(TemporalAccessor value) {
    PageDate date = new PageDate(value);
    return date.hasDay() ? Optional.of(date.firstDay()) : Optional.empty();
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "");
  }
}
