package io.zhengwen.solr.config;

import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.SitePolicy;
import io.zhengwen.store.StoreBounds;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The option {@code templates}: how the templates of sites are kept and learned. Immutable.
 *
 * @param store where templates are kept
 * @param directory the directory of a store in files; empty for one below the core's data directory
 * @param collection the name of the collection of a store in a collection
 * @param bounds how much the store may hold
 * @param ageing when templates fade out
 * @param learn whether pages that were accepted are learned from
 * @param n1 pages of a site in a batch
 * @param n2 pages of a batch that a text must stand on to become a template
 * @param site what a page's site is where no prefix fits
 * @param prefixes beginnings of addresses that are a site each
 */
public record TemplateConfig(
    Store store,
    Optional<Path> directory,
    String collection,
    StoreBounds bounds,
    Ageing ageing,
    boolean learn,
    int n1,
    int n2,
    Site site,
    List<String> prefixes) {

  /** Where templates are kept. */
  public enum Store {
    /** In SolrCloud {@link #COLLECTION}, else {@link #FILES}; made when it is needed. */
    AUTO,
    /** In memory, until the core is reloaded or closed. */
    MEMORY,
    /** In files, one for each site. */
    FILES,
    /** In a collection of its own, a document for each site; in SolrCloud only. */
    COLLECTION
  }

  /** What a page's site is. */
  public enum Site {
    /** The host of its address. */
    HOST,
    /** The registrable domain of its address. */
    DOMAIN
  }

  /** Templates learned as {@link LearningOptions#DEFAULT} says, and kept. */
  public static final TemplateConfig DEFAULT =
      new TemplateConfig(
          Store.AUTO,
          Optional.empty(),
          "zhengwen_templates",
          StoreBounds.DEFAULT,
          Ageing.DEFAULT,
          true,
          LearningOptions.DEFAULT.n1(),
          LearningOptions.DEFAULT.n2(),
          Site.HOST,
          List.of());

  private static final long MEGABYTE = 1_000_000;
  private static final int MOST_DAYS = 36_500;

  /** Copies the prefixes. */
  public TemplateConfig {
    prefixes = List.copyOf(prefixes);
  }

  /**
   * Reads and checks the options of the list {@code templates}.
   *
   * @throws IllegalArgumentException naming option, value and what it must be
   */
  static TemplateConfig parse(OptionReader options) {
    int n1 = options.integer("n1", DEFAULT.n1, LearningOptions.LEAST_N1, LearningOptions.MOST_N1);
    Optional<String> collection = Optional.ofNullable(options.string("collection"));
    TemplateConfig config =
        new TemplateConfig(
            options.word("store", DEFAULT.store),
            Optional.ofNullable(options.string("directory")).map(Path::of),
            collection.orElse(DEFAULT.collection),
            new StoreBounds(
                options.integer("mostSites", DEFAULT.bounds.sites(), 1, Integer.MAX_VALUE),
                MEGABYTE
                    * options.integer(
                        "mostMegabytes",
                        (int) (DEFAULT.bounds.bytes() / MEGABYTE),
                        1,
                        Integer.MAX_VALUE)),
            new Ageing(
                options.integer(
                    "fadePages", DEFAULT.ageing.pages(), Ageing.LEAST_PAGES, Integer.MAX_VALUE),
                Duration.ofDays(
                    options.integer(
                        "fadeDays", (int) DEFAULT.ageing.time().toDays(), 1, MOST_DAYS))),
            options.flag("learn", DEFAULT.learn),
            n1,
            options.integer("n2", Math.min(n1, DEFAULT.n2), LearningOptions.LEAST_N2, n1),
            options.word("site", DEFAULT.site),
            options.names("prefixes"));
    options.rejectLeftovers();
    if (collection.isPresent()) {
      checkCollection("templates.collection", config.store);
    }
    if (config.directory.isPresent()) {
      checkDirectory("templates", config.store, config.directory.get());
    }
    try {
      config.learning();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("option 'templates.prefixes': " + e.getMessage(), e);
    }
    return config;
  }

  /** What is about a collection is for no other store. */
  static void checkCollection(String option, Store store) {
    if (store == Store.FILES || store == Store.MEMORY) {
      throw new IllegalArgumentException(
          "option '"
              + option
              + "' is given, but '"
              + option.substring(0, option.indexOf('.'))
              + ".store' is not 'collection'");
    }
  }

  /** A directory must be absolute, and is for files only. */
  static void checkDirectory(String list, Store store, Path directory) {
    if (store != Store.FILES) {
      throw new IllegalArgumentException(
          "option '" + list + ".directory' is given, but '" + list + ".store' is not 'files'");
    }
    if (!directory.isAbsolute()) {
      throw OptionReader.illegal(list + ".directory", directory, "an absolute path");
    }
  }

  /** How templates are learned. */
  public LearningOptions learning() {
    SitePolicy otherwise = site == Site.HOST ? SitePolicy.HOST : SitePolicy.DOMAIN;
    return new LearningOptions(n1, n2, SitePolicy.prefixes(prefixes, otherwise), ageing);
  }
}
