package io.zhengwen.extract;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * What a method found on a page. Immutable and thread-safe.
 *
 * <p>Two extractions are equal if everything that was found is equal; explanations are not
 * compared.
 */
public final class Extraction {
  private final Selection mainText;
  private final Lazy<Optional<Selection>> body;
  private final Selection comments;
  private final List<ExtractedRecord> records;
  private final OptionalDouble confidence;
  private final Map<String, String> labels;
  private final Supplier<Selection> certain;
  private final Supplier<Explanation> explanation;

  private Extraction(Builder builder) {
    mainText = builder.mainText;
    body = new Lazy<>(builder.body);
    comments = builder.comments;
    records = builder.records;
    confidence = builder.confidence;
    labels = Collections.unmodifiableMap(new TreeMap<>(builder.labels));
    certain = builder.certain;
    explanation = builder.explanation;
  }

  /** Starts an extraction with a main text and nothing else. */
  public static Builder of(Selection mainText) {
    return new Builder(mainText);
  }

  /** Starts an extraction with everything in this one, including its explanation. */
  public Builder with() {
    Builder builder = new Builder(mainText);
    builder.body = this::body;
    builder.comments = comments;
    builder.records = records;
    builder.confidence = confidence;
    builder.labels.putAll(labels);
    builder.certain = certain;
    builder.explanation = explanation;
    return builder;
  }

  /** Returns the main text; empty if the page has none. */
  public Selection mainText() {
    return mainText;
  }

  /**
   * Returns the noise-stripped body, which holds the main text and everything else that may be
   * content; empty if the method leaves the choice to {@link BodyRenderer}.
   */
  public Optional<Selection> body() {
    return body.get();
  }

  /** Returns readers' comments; empty if the method finds none. */
  public Selection comments() {
    return comments;
  }

  /**
   * Returns the page's records in document order: the posts of a thread, the comments on an
   * article, or the entries of a list; empty if the method finds none.
   */
  public List<ExtractedRecord> records() {
    return records;
  }

  /** Returns how sure the method is of its result, from 0 to 1; empty if it has no estimate. */
  public OptionalDouble confidence() {
    return confidence;
  }

  /**
   * Returns what else the method says about the page, such as {@code pageLength=short}, by name.
   */
  public Map<String, String> labels() {
    return labels;
  }

  /**
   * Returns the text that the method is sure is main content, whether it was chosen or not; empty
   * if the method does not estimate that.
   */
  public Selection certain() {
    return certain.get();
  }

  /** Explains this extraction by the values it was computed from. */
  public Explanation explain() {
    return explanation.get();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Extraction other
        && mainText.equals(other.mainText)
        && body().equals(other.body())
        && comments.equals(other.comments)
        && records.equals(other.records)
        && confidence.equals(other.confidence)
        && labels.equals(other.labels);
  }

  @Override
  public int hashCode() {
    return Objects.hash(mainText, body(), comments, records, confidence, labels);
  }

  @Override
  public String toString() {
    return "Extraction[" + mainText.size() + " text nodes, " + confidence + ", " + labels + "]";
  }

  /** Builds an {@link Extraction}. */
  public static final class Builder {
    private Selection mainText;
    private Supplier<Optional<Selection>> body = Optional::empty;
    private Selection comments = Selection.empty();
    private List<ExtractedRecord> records = List.of();
    private OptionalDouble confidence = OptionalDouble.empty();
    private final Map<String, String> labels = new TreeMap<>();
    private Supplier<Selection> certain = Selection::empty;
    private Supplier<Explanation> explanation;

    private Builder(Selection mainText) {
      this.mainText = Objects.requireNonNull(mainText, "mainText");
      this.explanation = () -> Explanation.of("text nodes of the main text", mainText.size());
    }

    /** Replaces the main text. */
    public Builder mainText(Selection selection) {
      mainText = Objects.requireNonNull(selection, "mainText");
      return this;
    }

    /**
     * Sets the noise-stripped body, empty where it is left to {@link BodyRenderer}. The supplier is
     * called when the body is asked for, and must use nothing that may have changed since.
     */
    public Builder body(Supplier<Optional<Selection>> supplier) {
      body = Objects.requireNonNull(supplier, "body");
      return this;
    }

    /** Sets the readers' comments. */
    public Builder comments(Selection selection) {
      comments = Objects.requireNonNull(selection, "comments");
      return this;
    }

    /** Sets the records. */
    public Builder records(List<ExtractedRecord> all) {
      records = List.copyOf(all);
      return this;
    }

    /**
     * Sets the confidence.
     *
     * @throws IllegalArgumentException if it is not from 0 to 1
     */
    public Builder confidence(double value) {
      if (!(value >= 0 && value <= 1)) {
        throw new IllegalArgumentException("confidence must be from 0 to 1, was " + value);
      }
      confidence = OptionalDouble.of(value);
      return this;
    }

    /** Removes the confidence. */
    public Builder withoutConfidence() {
      confidence = OptionalDouble.empty();
      return this;
    }

    /** Adds a label, or replaces the one with this name. */
    public Builder label(String name, String value) {
      labels.put(name, value);
      return this;
    }

    /**
     * Sets the text that the method is sure of. The supplier is called when it is asked for, and
     * must use nothing that may have changed since.
     */
    public Builder certain(Supplier<Selection> supplier) {
      certain = Objects.requireNonNull(supplier, "certain");
      return this;
    }

    /**
     * Sets how the extraction is explained. The supplier is called when the explanation is asked
     * for. It must use the values of the extraction only, and nothing that may have changed since.
     */
    public Builder explainedBy(Supplier<Explanation> supplier) {
      explanation = Objects.requireNonNull(supplier, "explanation");
      return this;
    }

    /** Builds the extraction. */
    public Extraction build() {
      return new Extraction(this);
    }
  }
}
