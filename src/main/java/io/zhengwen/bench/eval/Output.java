package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.BoilerplateFilter;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A text produced from a page and compared with its gold: a method's main text, the noise-stripped
 * body, or what another extractor found. Immutable and thread-safe.
 */
public final class Output {
  /** The name of the noise-stripped body. */
  public static final String BODY = "body";

  private static final String OF_METHOD = ":" + BODY;

  private final String name;
  private final Set<String> trainedOn;
  private final Producer producer;
  private final Optional<Extractor> method;

  private Output(
      String name, Set<String> trainedOn, Producer producer, Optional<Extractor> method) {
    this.method = method;
    this.name = name;
    this.trainedOn = trainedOn;
    this.producer = producer;
  }

  @FunctionalInterface
  private interface Producer {
    Produced produce(LabelledPage labelled, PageModel page);
  }

  /**
   * The text produced from a page.
   *
   * @param text the text
   * @param extraction the text nodes it came from, and what else the method finds; empty for the
   *     text of another extractor
   */
  public record Produced(String text, Optional<Extraction> extraction) {

    private static Produced of(PageModel page, Selection selection) {
      return of(page, Extraction.of(selection).build());
    }

    private static Produced of(PageModel page, Extraction found) {
      return new Produced(TextRenderer.render(page, found.mainText()), Optional.of(found));
    }
  }

  /**
   * An output by its specification: a method's name, or a method with parameters as {@code
   * name:parameter=value:parameter=value}; with {@code :body} appended, the noise-stripped body
   * that goes with the method. {@value #BODY} alone is the body by rules.
   *
   * @param resources models and template libraries; nothing is learned
   * @throws IllegalArgumentException if it is invalid; the message says what is valid
   */
  public static Output of(String specification, Resources resources) {
    if (specification.equals(BODY)) {
      return selected(BODY, Set.of(), BoilerplateFilter::select);
    }
    if (specification.endsWith(OF_METHOD)) {
      int end = specification.length() - OF_METHOD.length();
      Extractor method = MethodSpecification.extractor(specification.substring(0, end), resources);
      return selected(
          specification,
          method.trainedOn(),
          page -> BodyRenderer.select(page, method.extract(page)));
    }
    return of(specification, MethodSpecification.extractor(specification, resources));
  }

  /** Creates an output for the main text of an extractor under the given name. */
  public static Output of(String name, Extractor extractor) {
    return new Output(
        name,
        extractor.trainedOn(),
        (labelled, page) -> Produced.of(page, extractor.extract(page)),
        Optional.of(extractor));
  }

  private static Output selected(
      String name, Set<String> trainedOn, Function<PageModel, Selection> selector) {
    return new Output(
        name,
        trainedOn,
        (labelled, page) -> Produced.of(page, selector.apply(page)),
        Optional.empty());
  }

  /** Creates an output for texts that were made elsewhere. */
  static Output ofTexts(String name, Function<LabelledPage, String> texts) {
    return new Output(
        name,
        Set.of(),
        (labelled, page) -> new Produced(texts.apply(labelled), Optional.empty()),
        Optional.empty());
  }

  /** Whether it is a method's main text, so that there is an {@link #extraction}. */
  public boolean isMainText() {
    return method.isPresent();
  }

  /**
   * All that the method finds on a page.
   *
   * @throws java.util.NoSuchElementException if it is not a method's main text
   */
  Extraction extraction(PageModel page) {
    return method.orElseThrow().extract(page);
  }

  /** The specification it was made from. */
  public String name() {
    return name;
  }

  /** The names of the labelled sets that its model was trained on; empty without a model. */
  public Set<String> trainedOn() {
    return trainedOn;
  }

  /**
   * Produces the text of a page.
   *
   * @param page the labelled page as it was read
   */
  public Produced produce(LabelledPage labelled, PageModel page) {
    return producer.produce(labelled, page);
  }
}
