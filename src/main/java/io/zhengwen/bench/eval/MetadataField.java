package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.GoldPager;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.FieldScore.Outcome;
import io.zhengwen.bench.measure.AuthorMatch;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.language.LanguageCodes;
import io.zhengwen.text.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A metadata field that labelled sets have gold of. */
public enum MetadataField {
  /** The title, right if its tokens are the gold's in the same order. */
  TITLE("title") {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return page.title().isEmpty() ? List.of() : List.of(words(page.title()));
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.title().map(title -> words(title.value())).stream().toList();
    }
  },
  /** The date of publication, right if its day is. */
  PUBLISHED("published") {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.published().map(Object::toString).stream().toList();
    }

    @Override
    boolean isUnknown(GoldMetadata gold) {
      return gold.unknownDate();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      Optional<PageDate> date = metadata.published().map(MetadataValue::value);
      return date.filter(PageDate::hasDay).map(d -> d.firstDay().toString()).stream().toList();
    }
  },
  /** The authors, right if all names are the gold's, in any order: see {@link AuthorMatch}. */
  AUTHORS("authors") {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.authors();
    }

    @Override
    boolean isUnknown(GoldMetadata gold) {
      return gold.unknownAuthors();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.authors().stream().map(MetadataValue::value).toList();
    }

    @Override
    double f1(List<String> given, List<String> gold) {
      return AuthorMatch.of(given, gold).f1();
    }
  },
  /** The language of the main text by ISO 639-1; unknown where a set labels none. */
  LANGUAGE("language") {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return LanguageCodes.of(page.language()).stream().toList();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.language().map(MetadataValue::value).stream().toList();
    }

    @Override
    public Optional<FieldScore> score(
        LabelledPage page, GoldMetadata labels, PageMetadata metadata) {
      return gold(page, labels).isEmpty() ? Optional.empty() : super.score(page, labels, metadata);
    }
  },
  /** The keywords, right if all are the gold's, in any order. */
  KEYWORDS("keywords") {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.keywords().stream().map(MetadataField::words).toList();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.keywords().stream().map(keyword -> words(keyword.value())).toList();
    }
  },
  /** The lead image, right if it is one of the gold's, whatever the query of its address. */
  IMAGE("image", true) {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.images().stream().map(MetadataField::withoutQuery).toList();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.image().map(image -> withoutQuery(image.value())).stream().toList();
    }
  },
  /** The next page, right if a link that the gold selects leads there. */
  NEXT("next", true) {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.pager().map(GoldPager::next).orElse(List.of());
    }

    @Override
    boolean isUnknown(GoldMetadata gold) {
      return gold.pager().isEmpty();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.next().map(MetadataValue::value).stream().toList();
    }
  },
  /** The previous page, right if a link that the gold selects leads there. */
  PREV("prev", true) {
    @Override
    List<String> gold(LabelledPage page, GoldMetadata gold) {
      return gold.pager().map(GoldPager::previous).orElse(List.of());
    }

    @Override
    boolean isUnknown(GoldMetadata gold) {
      return gold.pager().isEmpty();
    }

    @Override
    List<String> given(PageMetadata metadata) {
      return metadata.prev().map(MetadataValue::value).stream().toList();
    }
  };

  private final String key;
  private final boolean oneOf;

  MetadataField(String key) {
    this(key, false);
  }

  /** With {@code oneOf}, a value is right if it is one of the gold's. */
  MetadataField(String key, boolean oneOf) {
    this.key = key;
    this.oneOf = oneOf;
  }

  /** The name of the field in {@link PageMetadata#values()}. */
  public String key() {
    return key;
  }

  abstract List<String> gold(LabelledPage page, GoldMetadata gold);

  abstract List<String> given(PageMetadata metadata);

  /** Whether the gold knows that there is a value, but not which. */
  boolean isUnknown(GoldMetadata gold) {
    return false;
  }

  double f1(List<String> given, List<String> gold) {
    return oneOf ? gold.containsAll(given) ? 1 : 0 : Overlap.ofMultisets(given, gold).f1();
  }

  /** The score on a page; empty if the gold cannot tell. */
  public Optional<FieldScore> score(LabelledPage page, GoldMetadata labels, PageMetadata metadata) {
    if (isUnknown(labels)) {
      return Optional.empty();
    }
    List<String> gold = gold(page, labels);
    List<String> given = given(metadata);
    double confidence =
        metadata.values().getOrDefault(key, List.of()).stream()
            .mapToDouble(MetadataValue::confidence)
            .min()
            .orElse(Double.NaN);
    if (gold.isEmpty()) {
      Outcome outcome = given.isEmpty() ? Outcome.ABSENT : Outcome.INVENTED;
      return Optional.of(new FieldScore(outcome, Double.NaN, confidence));
    }
    if (given.isEmpty()) {
      return Optional.of(new FieldScore(Outcome.MISSED, 0, Double.NaN));
    }
    double f1 = f1(given, gold);
    return Optional.of(
        new FieldScore(f1 > 1 - 1e-9 ? Outcome.RIGHT : Outcome.WRONG, f1, confidence));
  }

  private static String words(String text) {
    return String.join(" ", Tokens.of(text));
  }

  private static String withoutQuery(String address) {
    int query = address.indexOf('?');
    String path = query < 0 ? address : address.substring(0, query);
    return path.toLowerCase(Locale.ROOT);
  }
}
