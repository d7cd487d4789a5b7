package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.CharFilterFactory;
import org.apache.lucene.util.ResourceLoader;
import org.apache.lucene.util.ResourceLoaderAware;

/**
 * Replaces single characters by single characters before the tokenizer. Unlike Lucene's {@code
 * MappingCharFilterFactory}, whose rules may be of any length, it has no offsets to correct and
 * costs next to nothing.
 *
 * <p>Its one argument, {@code mapping}, names files separated by commas with rules such as {@code
 * "漢" => "汉"}, a line each, in UTF-8. Empty lines and those that begin with {@code #} are skipped.
 */
public final class CharTableCharFilterFactory extends CharFilterFactory
    implements ResourceLoaderAware {
  private final String files;
  private CharTable table;

  /** Creates a factory with the arguments of the schema, which are consumed. */
  public CharTableCharFilterFactory(Map<String, String> args) {
    super(args);
    files = require(args, "mapping");
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public void inform(ResourceLoader loader) throws IOException {
    List<String> rules = new ArrayList<>();
    for (String file : splitFileNames(files)) {
      rules.addAll(getLines(loader, file.strip()));
    }
    table = new CharTable(rules);
  }

  @Override
  public Reader create(Reader input) {
    return new CharTableFilter(input, table);
  }

  @Override
  public Reader normalize(Reader input) {
    return create(input);
  }

  private static final class CharTableFilter extends SameLengthCharFilter {
    private final CharTable table;

    CharTableFilter(Reader input, CharTable table) {
      super(input);
      this.table = table;
    }

    @Override
    char written(char c) {
      return table.replace(c);
    }
  }
}
