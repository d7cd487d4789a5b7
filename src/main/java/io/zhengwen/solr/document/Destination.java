package io.zhengwen.solr.document;

import io.zhengwen.ExtractedPage;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.signature.ExactSignature;
import io.zhengwen.signature.MinHash;
import io.zhengwen.solr.metrics.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A value that can be written to a field: its name, as in {@code <lst name="fields">}, where the
 * value comes from, and what a field must hold. Immutable; destinations of the same name are equal.
 */
public final class Destination {
  /** The prefix of a label of the method: {@code label.pageLength}. */
  private static final String LABEL = "label.";

  private static final int LONGEST_REASON = 1000;

  /** The page's headline. */
  public static final Destination TITLE = ofPage("title", Type.SHORT_TEXT, ExtractedPage::title);

  /** The main text. */
  public static final Destination CONTENT =
      ofPage("content", Type.LONG_TEXT, ExtractedPage::content);

  /** The language of the page. */
  public static final Destination LANGUAGE =
      ofPage("language", Type.SHORT_TEXT, Destination::language);

  /** The exact signature of the main text. */
  public static final Destination SIGNATURE =
      ofPage("signature", Type.SHORT_TEXT, Destination::signature);

  private static final List<Destination> ALL =
      List.of(
          TITLE,
          CONTENT,
          LANGUAGE,
          ofPage("body", Type.LONG_TEXT, ExtractedPage::body),
          ofPage("contentHtml", Type.LONG_TEXT, ExtractedPage::contentHtml),
          SIGNATURE,
          ofPage("nearSignature", Type.TEXTS, page -> MinHash.bands(page.content())),
          ofPage("nearKey", Type.SHORT_TEXT, page -> MinHash.key(page.content()).orElse(null)),
          ofPage("method", Type.SHORT_TEXT, ExtractedPage::method),
          ofPage("confidence", Type.NUMBER, Destination::confidence),
          new Destination("charset", Type.SHORT_TEXT, result -> result.charset),
          new Destination("outcome", Type.SHORT_TEXT, result -> result.outcome.label()),
          new Destination("reason", Type.SHORT_TEXT, result -> shorten(result.reason)));

  /** What a field must be able to hold. */
  public enum Type {
    /** Text that fits into a string field. */
    SHORT_TEXT,
    /** Several texts that fit into a string field. */
    TEXTS,
    /** Text as long as a page. */
    LONG_TEXT,
    /** A number from 0 to 1. */
    NUMBER
  }

  /**
   * What is known of a document once its source was read.
   *
   * @param page what was extracted, or null
   * @param charset the encoding of a source that came as bytes, or null
   * @param reason why there is no main text, or what limits it, or null
   */
  record Result(ExtractedPage page, String charset, Outcome outcome, String reason) {}

  private final String name;
  private final Type type;
  private final Function<Result, Object> value;

  private Destination(String name, Type type, Function<Result, Object> value) {
    this.name = name;
    this.type = type;
    this.value = value;
  }

  private static Destination ofPage(String name, Type type, Function<ExtractedPage, Object> value) {
    return new Destination(
        name, type, result -> result.page == null ? null : value.apply(result.page));
  }

  private static Destination ofLabel(String option, String label) {
    return ofPage(option, Type.SHORT_TEXT, page -> page.labels().get(label));
  }

  /** The destination of a name; empty if there is none. */
  public static Optional<Destination> of(String name) {
    if (name.startsWith(LABEL) && name.length() > LABEL.length()) {
      return Optional.of(ofLabel(name, name.substring(LABEL.length())));
    }
    return ALL.stream().filter(d -> d.name.equals(name)).findFirst();
  }

  /** The names of all destinations. */
  public static List<String> names() {
    return Stream.concat(ALL.stream().map(Destination::name), Stream.of(LABEL + "NAME")).toList();
  }

  /** The name in {@code <lst name="fields">}. */
  public String name() {
    return name;
  }

  /** Whether the value says what the page is: the signature of its main text, or metadata. */
  public boolean identifies() {
    return equals(SIGNATURE) || PageMetadata.NAMES.contains(name);
  }

  /** What a field must be able to hold. */
  public Type type() {
    return type;
  }

  /** The value to write; null if there is none. */
  Object value(Result result) {
    return value.apply(result);
  }

  private static Object signature(ExtractedPage page) {
    return ExactSignature.of(page.content()).orElse(null);
  }

  private static Object language(ExtractedPage page) {
    return page.metadata().language().map(MetadataValue::value).orElse(null);
  }

  private static Object confidence(ExtractedPage page) {
    var confidence = page.confidence();
    return confidence.isPresent() ? (float) confidence.getAsDouble() : null;
  }

  private static String shorten(String reason) {
    if (reason == null || reason.length() <= LONGEST_REASON) {
      return reason;
    }
    boolean inPair = Character.isHighSurrogate(reason.charAt(LONGEST_REASON - 1));
    return reason.substring(0, inPair ? LONGEST_REASON - 1 : LONGEST_REASON);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Destination other && name.equals(other.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
