package io.zhengwen.bench.eval;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.BoilerplateFilter;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A text produced from a page and compared with its gold: a method's main text, or the
 * noise-stripped body. Immutable and thread-safe.
 */
public final class Output {
  /** The name of the noise-stripped body. */
  public static final String BODY = "body";

  private static final String OF_METHOD = ":" + BODY;

  private final String name;
  private final Set<String> trainedOn;
  private final Function<PageModel, Produced> producer;
  private final Optional<Extractor> method;

  private Output(
      String name,
      Set<String> trainedOn,
      Function<PageModel, Produced> producer,
      Optional<Extractor> method) {
    this.method = method;
    this.name = name;
    this.trainedOn = trainedOn;
    this.producer = producer;
  }

  /**
   * The text produced from a page.
   *
   * @param text the text
   * @param extraction the text nodes it came from, and what else the method finds
   */
  public record Produced(String text, Extraction extraction) {
    /** The text nodes that the text came from. */
    public Selection selection() {
      return extraction.mainText();
    }

    /** Readers' comments, as far as the method finds them. */
    public Selection comments() {
      return extraction.comments();
    }

    /** The page's records, as far as the method finds them. */
    public List<ExtractedRecord> records() {
      return extraction.records();
    }

    private static Produced of(PageModel page, Selection selection) {
      return of(page, Extraction.of(selection).build());
    }

    private static Produced of(PageModel page, Extraction found) {
      return new Produced(TextRenderer.render(page, found.mainText()), found);
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
        page -> Produced.of(page, extractor.extract(page)),
        Optional.of(extractor));
  }

  private static Output selected(
      String name, Set<String> trainedOn, Function<PageModel, Selection> selector) {
    return new Output(
        name, trainedOn, page -> Produced.of(page, selector.apply(page)), Optional.empty());
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

  /** Produces the text of a page. */
  public Produced produce(PageModel page) {
    return producer.apply(page);
  }
}
