package io.zhengwen.solr.config;

import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.template.FieldTemplate;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The option {@code wrappers}: where wrapper templates and seeds are kept, and how what they read
 * is written. Immutable.
 *
 * @param storage where they are kept
 * @param fields patterns of the names of fields with a {@value #WILDCARD} in place of the
 *     template's field, by what they hold
 * @param records what becomes of the records of list pages
 * @param label the name under which records are nested
 * @param template the field for the name of the template that read a page
 * @param kind the field for {@code list}, {@code detail} or {@code record}
 * @param written the field for the names of the fields that a template wrote, so that they can be
 *     cleared when the page is replaced
 */
public record WrapperConfig(
    Storage storage,
    Map<Holds, String> fields,
    Records records,
    String label,
    Optional<String> template,
    Optional<String> kind,
    Optional<String> written) {
  /** Stands for the name of a template's field. */
  public static final String WILDCARD = "*";

  static final String WRITTEN = "wrappers.written";

  /** As names of collections are. */
  private static final Pattern LIBRARY_NAME = Pattern.compile("[A-Za-z0-9._-]+");

  private static final long MEGABYTE = 1_000_000;

  /**
   * Where templates and seeds are kept.
   *
   * @param store files, memory, or a collection
   * @param directory the directory of files; empty for one below the core's data directory
   * @param collection the name of the collection
   * @param library the name under which they are kept in the collection; empty for that of the
   *     indexed collection
   * @param bounds how much is kept of each kind: templates, seeds, pages of seeds
   */
  public record Storage(
      TemplateConfig.Store store,
      Optional<Path> directory,
      String collection,
      Optional<String> library,
      StoreBounds bounds) {}

  /** What a field holds. */
  public enum Holds {
    /** A text. */
    TEXT("*_s"),
    /** Several texts. */
    TEXTS("*_ss"),
    /** A number. */
    NUMBER("*_d"),
    /** Several numbers. */
    NUMBERS("*_ds"),
    /** A date. */
    DATE("*_dt"),
    /** Several dates. */
    DATES("*_dts");

    private final String pattern;

    Holds(String pattern) {
      this.pattern = pattern;
    }

    /** What the values of a template's field are. */
    static Holds of(FieldTemplate field) {
      return switch (field.type()) {
        case NUMBER, PRICE -> field.multiple() ? NUMBERS : NUMBER;
        case DATE -> field.multiple() ? DATES : DATE;
        default -> field.multiple() ? TEXTS : TEXT;
      };
    }
  }

  /** What becomes of the records of list pages. */
  public enum Records {
    /** They are documents nested in that of the page. */
    CHILDREN,
    /** They are documents of their own. */
    DOCUMENTS,
    /** They are not written; the page is marked as a list page. */
    MARK
  }

  /** Copies the patterns. */
  public WrapperConfig {
    fields = Map.copyOf(fields);
  }

  /**
   * Reads and checks the options of the list {@code wrappers}.
   *
   * @throws IllegalArgumentException naming option, value and what it must be
   */
  static WrapperConfig parse(OptionReader options) {
    Optional<String> collection = Optional.ofNullable(options.string("collection"));
    Optional<String> label = Optional.ofNullable(options.label("label"));
    Storage storage =
        new Storage(
            options.word("store", TemplateConfig.Store.AUTO),
            Optional.ofNullable(options.string("directory")).map(Path::of),
            collection.orElse("zhengwen_wrappers"),
            Optional.ofNullable(options.string("library")),
            new StoreBounds(
                options.integer("mostSeeds", 20_000, 1, 20_000),
                MEGABYTE * options.integer("mostMegabytes", 4_000, 1, Integer.MAX_VALUE)));
    WrapperConfig config =
        new WrapperConfig(
            storage,
            patterns(options.list("fields")),
            options.word("records", Records.CHILDREN),
            label.orElse("records"),
            Optional.ofNullable(options.string("template")),
            Optional.ofNullable(options.string("kind")),
            Optional.ofNullable(options.string("written")));
    options.rejectLeftovers();
    if (collection.isPresent()) {
      TemplateConfig.checkCollection("wrappers.collection", storage.store);
    }
    if (label.isPresent() && config.records != Records.CHILDREN) {
      throw new IllegalArgumentException(
          "option 'wrappers.label' is for wrappers.records=children");
    }
    storage.library.ifPresent(name -> checkLibrary(name, storage.store));
    if (storage.directory.isPresent()) {
      TemplateConfig.checkDirectory("wrappers", storage.store, storage.directory.get());
    }
    return config;
  }

  private static void checkLibrary(String name, TemplateConfig.Store store) {
    TemplateConfig.checkCollection("wrappers.library", store);
    if (!LIBRARY_NAME.matcher(name).matches()) {
      throw OptionReader.illegal(
          "wrappers.library", name, "a name of letters, digits, '.', '_' and '-'");
    }
  }

  private static Map<Holds, String> patterns(OptionReader options) {
    Map<Holds, String> patterns = new EnumMap<>(Holds.class);
    for (Holds holds : Holds.values()) {
      String name = OptionReader.show(holds);
      String pattern = Optional.ofNullable(options.string(name)).orElse(holds.pattern);
      if (pattern.indexOf(WILDCARD) < 0
          || pattern.indexOf(WILDCARD) != pattern.lastIndexOf(WILDCARD)) {
        throw OptionReader.illegal(
            "wrappers.fields." + name,
            pattern,
            "a name with one * in place of the template's field, as " + holds.pattern);
      }
      patterns.put(holds, pattern);
    }
    options.rejectLeftovers();
    return patterns;
  }

  /** The name of the field that takes the values of a template's field. */
  public String destination(FieldTemplate field) {
    return field.destination() != null
        ? field.destination()
        : fields.get(Holds.of(field)).replace(WILDCARD, field.name());
  }

  /** The names of the options and the fields that they name, which the schema must have. */
  public List<Map.Entry<String, String>> ownFields() {
    return Stream.of(
            Map.entry("wrappers.template", template),
            Map.entry("wrappers.kind", kind),
            Map.entry(WRITTEN, written))
        .flatMap(option -> option.getValue().stream().map(f -> Map.entry(option.getKey(), f)))
        .toList();
  }
}
