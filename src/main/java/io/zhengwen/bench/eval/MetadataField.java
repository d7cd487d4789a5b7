package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.GoldPager;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.FieldScore.Outcome;
import io.zhengwen.bench.measure.AuthorMatch;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.PictureMatch;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.language.LanguageCodes;
import io.zhengwen.text.Tokens;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** A metadata field that labelled sets have gold of. */
public enum MetadataField {
  /** The title, right if its tokens are the gold's in the same order. */
  TITLE(
      "title",
      (page, gold) -> page.title().isEmpty() ? List.of() : List.of(words(page.title())),
      (page, gold) -> false,
      metadata -> metadata.title().map(title -> words(title.value())).stream().toList(),
      false),
  /** The date of publication, right if its day is. */
  PUBLISHED(
      "published",
      (page, gold) -> gold.published().map(Object::toString).stream().toList(),
      (page, gold) -> gold.unknownDate(),
      metadata ->
          metadata
              .published()
              .map(MetadataValue::value)
              .filter(PageDate::hasDay)
              .map(date -> date.firstDay().toString())
              .stream()
              .toList(),
      false),
  /** The authors, right if all names are the gold's, in any order: see {@link AuthorMatch}. */
  AUTHORS(
      "authors",
      (page, gold) -> gold.authors(),
      (page, gold) -> gold.unknownAuthors(),
      metadata -> metadata.authors().stream().map(MetadataValue::value).toList(),
      false) {
    @Override
    double f1(List<String> values, List<String> labels) {
      return AuthorMatch.of(values, labels).f1();
    }
  },
  /** The language of the main text by ISO 639-1; unknown where a set labels none. */
  LANGUAGE(
      "language",
      (page, gold) -> LanguageCodes.of(page.language()).stream().toList(),
      (page, gold) -> LanguageCodes.of(page.language()).isEmpty(),
      metadata -> metadata.language().map(MetadataValue::value).stream().toList(),
      false),
  /** The keywords, right if all are the gold's, in any order. */
  KEYWORDS(
      "keywords",
      (page, gold) -> gold.keywords().stream().map(MetadataField::words).toList(),
      (page, gold) -> false,
      metadata -> metadata.keywords().stream().map(keyword -> words(keyword.value())).toList(),
      false),
  /**
   * The lead image, right if it is one of the gold's pictures in any size: {@link PictureMatch}.
   */
  IMAGE(
      "image",
      (page, gold) -> gold.images(),
      (page, gold) -> false,
      metadata -> metadata.image().map(MetadataValue::value).stream().toList(),
      true) {
    @Override
    double f1(List<String> values, List<String> labels) {
      return values.stream()
              .allMatch(value -> labels.stream().anyMatch(label -> PictureMatch.same(value, label)))
          ? 1
          : 0;
    }
  },
  /** The next page, right if a link that the gold selects leads there. */
  NEXT("next", GoldPager::next, PageMetadata::next),
  /** The previous page, right if a link that the gold selects leads there. */
  PREV("prev", GoldPager::previous, PageMetadata::prev);

  private final String key;
  private final BiFunction<LabelledPage, GoldMetadata, List<String>> gold;
  private final BiPredicate<LabelledPage, GoldMetadata> unknown;
  private final Function<PageMetadata, List<String>> given;
  private final boolean oneOf;

  /**
   * Creates a field.
   *
   * @param unknown whether the gold knows that there is a value, but not which
   * @param oneOf whether a value is right if it is one of the gold's
   */
  MetadataField(
      String key,
      BiFunction<LabelledPage, GoldMetadata, List<String>> gold,
      BiPredicate<LabelledPage, GoldMetadata> unknown,
      Function<PageMetadata, List<String>> given,
      boolean oneOf) {
    this.key = key;
    this.gold = gold;
    this.unknown = unknown;
    this.given = given;
    this.oneOf = oneOf;
  }

  /** Creates a field for a neighbour. */
  MetadataField(
      String key,
      Function<GoldPager, List<String>> gold,
      Function<PageMetadata, Optional<MetadataValue<String>>> given) {
    this(
        key,
        (page, labels) -> labels.pager().map(gold).orElse(List.of()),
        (page, labels) -> labels.pager().isEmpty(),
        metadata -> given.apply(metadata).map(MetadataValue::value).stream().toList(),
        true);
  }

  /** The name of the field in {@link PageMetadata#values()}. */
  public String key() {
    return key;
  }

  double f1(List<String> values, List<String> labels) {
    return oneOf ? labels.containsAll(values) ? 1 : 0 : Overlap.ofMultisets(values, labels).f1();
  }

  /** Whether the gold of a page has a value. */
  public boolean isIn(LabelledPage page, GoldMetadata labels) {
    return !unknown.test(page, labels) && !gold.apply(page, labels).isEmpty();
  }

  /** The score on a page; empty if the gold cannot tell. */
  public Optional<FieldScore> score(LabelledPage page, GoldMetadata labels, PageMetadata metadata) {
    if (unknown.test(page, labels)) {
      return Optional.empty();
    }
    List<String> right = gold.apply(page, labels);
    List<String> values = given.apply(metadata);
    double confidence =
        metadata.values().getOrDefault(key, List.of()).stream()
            .mapToDouble(MetadataValue::confidence)
            .min()
            .orElse(Double.NaN);
    if (right.isEmpty()) {
      Outcome outcome = values.isEmpty() ? Outcome.ABSENT : Outcome.INVENTED;
      return Optional.of(new FieldScore(outcome, Double.NaN, confidence));
    }
    if (values.isEmpty()) {
      return Optional.of(new FieldScore(Outcome.MISSED, 0, Double.NaN));
    }
    double f1 = f1(values, right);
    return Optional.of(
        new FieldScore(f1 > 1 - 1e-9 ? Outcome.RIGHT : Outcome.WRONG, f1, confidence));
  }

  private static String words(String text) {
    return String.join(" ", Tokens.of(text));
  }
}
