package io.zhengwen.registry;

import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.TemplateStore;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * What methods need besides their parameters: models, and the template libraries of sites. One
 * instance serves all methods of an installation, such as a Solr core or a run of the command line,
 * and is closed with it. Thread-safe.
 */
public final class Resources implements AutoCloseable {
  private static final int MOST_CHARS_IN_MEMORY = 20_000_000;

  private final SiteLibraries siteLibraries;
  private final Map<ModelKey, Object> models = new ConcurrentHashMap<>();

  /** A model file, read as a model of a method. */
  private record ModelKey(String method, String file) {}

  private Resources(Builder builder) {
    siteLibraries =
        new SiteLibraries(
            builder.learning,
            builder.templateStore,
            Clock.systemUTC(),
            builder.writer,
            builder.lenient);
  }

  /** Creates resources with an empty template store in memory. */
  public static Resources inMemory() {
    return builder().build();
  }

  /** Starts with an empty template store in memory, default options and the system's clock. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the template libraries of sites. */
  public SiteLibraries siteLibraries() {
    return siteLibraries;
  }

  /**
   * Returns the model that the parameter {@code model} of a method names. A file is read only once.
   *
   * @param method the method's name
   * @param file the path of a model file; empty for the shipped model
   * @throws IllegalArgumentException if the file cannot be read or is refused, with the reason
   */
  <M> M model(String method, String file, Supplier<M> shipped, ModelFile.Reader<M> reader) {
    if (file.isEmpty()) {
      return shipped.get();
    }
    @SuppressWarnings("unchecked")
    M model =
        (M)
            models.computeIfAbsent(
                new ModelKey(method, file), key -> ModelFile.ofParameter(file, reader));
    return model;
  }

  /** Merges what was learned into the template store. */
  @Override
  public void close() {
    siteLibraries.close();
  }

  /** Builds {@link Resources}. */
  public static final class Builder {
    private TemplateStore templateStore = new MemoryTemplateStore(MOST_CHARS_IN_MEMORY);
    private LearningOptions learning = LearningOptions.DEFAULT;
    private Executor writer = Runnable::run;
    private boolean lenient;

    private Builder() {}

    /** Sets the store of templates. */
    public Builder templateStore(TemplateStore store) {
      templateStore = Objects.requireNonNull(store, "the template store must not be null");
      return this;
    }

    /** Sets how templates of sites are learned. */
    public Builder learning(LearningOptions options) {
      learning = Objects.requireNonNull(options, "the options must not be null");
      return this;
    }

    /** Sets what writes to the template store; by default, the thread that learns from a page. */
    public Builder writer(Executor executor) {
      writer = Objects.requireNonNull(executor, "the executor must not be null");
      return this;
    }

    /**
     * Lets pages of a site that cannot be read from the store be extracted without templates, and
     * not learned from; otherwise they fail.
     */
    public Builder lenient() {
      lenient = true;
      return this;
    }

    /** Builds the resources. */
    public Resources build() {
      return new Resources(this);
    }
  }
}
