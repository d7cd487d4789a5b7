package io.zhengwen.solr.document;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.joining;

import io.zhengwen.ExtractedPage;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.signature.ExactSignature;
import io.zhengwen.signature.MinHash;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.text.TextStart;
import io.zhengwen.text.WebAddress;
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

  /** The characters of a reason or an entry that are written. */
  private static final int LONGEST_SHORT = 1000;

  /** The page's headline. */
  public static final Destination TITLE = ofPage("title", Type.SHORT_TEXT, ExtractedPage::title);

  /** The main text. */
  public static final Destination CONTENT =
      ofPage("content", Type.LONG_TEXT, ExtractedPage::content);

  private static final Destination CONTENT_HTML =
      ofPage("contentHtml", Type.LONG_TEXT, ExtractedPage::contentHtml);

  /** The language of the page. */
  public static final Destination LANGUAGE =
      ofPage("language", Type.SHORT_TEXT, Destination::language);

  /** The name of the host of a page's address. */
  private static final String HOST = "host";

  /** The exact signature of the main text. */
  public static final Destination SIGNATURE =
      ofPage("signature", Type.SHORT_TEXT, Destination::signature);

  /** The encoding of a page that came as bytes. */
  public static final Destination CHARSET =
      new Destination("charset", Type.SHORT_TEXT, result -> result.charset);

  /** The version of the extraction. */
  public static final Destination EXTRACT_VERSION =
      new Destination("extractVersion", Type.SHORT_TEXT, result -> result.version);

  private static final List<Destination> ALL =
      List.of(
          TITLE,
          CONTENT,
          LANGUAGE,
          ofMany("authors", PageMetadata::authors),
          new Destination("published", Type.DATE, date(PageMetadata::published)),
          new Destination("modified", Type.DATE, date(PageMetadata::modified)),
          ofText("canonical", PageMetadata::canonical),
          ofText("site", PageMetadata::site),
          ofText("description", PageMetadata::description),
          ofText("image", PageMetadata::image),
          ofMany("keywords", PageMetadata::keywords),
          ofText("pageType", PageMetadata::pageType),
          ofText("licence", PageMetadata::licence),
          ofText("next", PageMetadata::next),
          ofText("prev", PageMetadata::prev),
          ofPage(HOST, Type.SHORT_TEXT, Destination::host),
          ofPage("body", Type.LONG_TEXT, ExtractedPage::body),
          ofPage("comments", Type.LONG_TEXT, Destination::comments),
          ofPage("entries", Type.SHORT_TEXTS, Destination::entries),
          CONTENT_HTML,
          SIGNATURE,
          ofPage("nearSignature", Type.SHORT_TEXTS, page -> MinHash.bands(page.content())),
          ofPage("nearKey", Type.SHORT_TEXT, page -> MinHash.key(page.content()).orElse(null)),
          ofPage("method", Type.SHORT_TEXT, ExtractedPage::method),
          ofPage("confidence", Type.NUMBER, Destination::confidence),
          CHARSET,
          EXTRACT_VERSION,
          new Destination("outcome", Type.SHORT_TEXT, result -> result.outcome.label()),
          new Destination("reason", Type.SHORT_TEXT, result -> shorten(result.reason)));

  /** What a field must be able to hold. */
  public enum Type {
    /** Text that fits into a string field. */
    SHORT_TEXT,
    /** Several texts that fit into a string field each. */
    SHORT_TEXTS,
    /** A point in time or, as exact as it is known, its text in ISO 8601. */
    DATE,
    /** Text as long as a page. */
    LONG_TEXT,
    /** A number from 0 to 1. */
    NUMBER;

    /** Whether a value is one text. */
    public boolean isText() {
      return this == SHORT_TEXT || this == LONG_TEXT;
    }
  }

  /**
   * What is known of a document once its source was read.
   *
   * @param page what was extracted, or null
   * @param charset the encoding of a source that came as bytes, or null
   * @param version the version of the extraction
   * @param reason why there is no main text, or what limits it, or null
   */
  record Result(
      ExtractedPage page, String charset, String version, Outcome outcome, String reason) {}

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

  private static Destination ofText(
      String name, Function<PageMetadata, Optional<MetadataValue<String>>> value) {
    return ofPage(
        name,
        Type.SHORT_TEXT,
        page -> value.apply(page.metadata()).map(MetadataValue::value).orElse(null));
  }

  private static Destination ofMany(
      String name, Function<PageMetadata, List<MetadataValue<String>>> values) {
    return ofPage(
        name,
        Type.SHORT_TEXTS,
        page -> {
          List<String> texts =
              values.apply(page.metadata()).stream().map(MetadataValue::value).toList();
          return texts.isEmpty() ? null : texts;
        });
  }

  private static Function<Result, Object> date(
      Function<PageMetadata, Optional<MetadataValue<PageDate>>> value) {
    return result ->
        result.page == null
            ? null
            : value.apply(result.page.metadata()).map(MetadataValue::value).orElse(null);
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

  /**
   * Whether the page states the value itself, so that a document's own value is worth as much: the
   * title, the language and other metadata.
   */
  boolean isMetadata() {
    return PageMetadata.NAMES.contains(name) || name.equals(HOST);
  }

  /** Whether the value says what the page is: the signature of its main text, or metadata. */
  public boolean identifies() {
    return equals(SIGNATURE) || PageMetadata.NAMES.contains(name);
  }

  /** Whether the value is markup, which cannot be cut anywhere. */
  boolean isMarkup() {
    return equals(CONTENT_HTML);
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

  private static Object comments(ExtractedPage page) {
    return page.comments().isEmpty() ? null : page.comments();
  }

  /** The entries of a list, one text each: title, price and what else they say. */
  private static Object entries(ExtractedPage page) {
    List<String> entries =
        page.records().stream()
            .filter(record -> record.kind() == ExtractedRecord.Kind.ENTRY)
            .map(Destination::entry)
            .toList();
    return entries.isEmpty() ? null : entries;
  }

  private static String entry(RenderedRecord record) {
    return Stream.concat(
            Stream.of(ExtractedRecord.TITLE, ExtractedRecord.PRICE)
                .flatMap(name -> record.field(name).stream())
                .map(ExtractedField::text),
            Stream.of(record.text()))
        .filter(part -> !part.isEmpty())
        .collect(collectingAndThen(joining("\n"), Destination::shorten));
  }

  private static Object host(ExtractedPage page) {
    String url = page.url();
    return WebAddress.of(url)
        .or(() -> page.metadata().canonical().map(MetadataValue::value).flatMap(WebAddress::of))
        .map(WebAddress::host)
        .orElse(null);
  }

  private static Object confidence(ExtractedPage page) {
    var confidence = page.confidence();
    return confidence.isPresent() ? (float) confidence.getAsDouble() : null;
  }

  private static String shorten(String text) {
    return text == null ? null : TextStart.of(text, LONGEST_SHORT);
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
