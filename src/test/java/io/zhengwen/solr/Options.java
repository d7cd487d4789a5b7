package io.zhengwen.solr;

import io.zhengwen.solr.config.ConfigParser;
import io.zhengwen.solr.config.MainContentConfig;
import java.util.List;
import org.apache.solr.common.util.NamedList;

/** Options as Solr hands them over, names and values in turn. */
public final class Options {
  private Options() {}

  public static NamedList<Object> of(Object... namesAndValues) {
    NamedList<Object> options = new NamedList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      options.add((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return options;
  }

  /** The least that loads, and more. */
  public static NamedList<Object> minimal(Object... more) {
    NamedList<Object> options = of("source", "html", "fields", of("content", "content"));
    options.addAll(of(more));
    return options;
  }

  /** A configuration with the destinations title and content, and more options. */
  public static MainContentConfig config(Object... more) {
    NamedList<Object> options =
        of(
            "source",
            List.of("html", "raw"),
            "url",
            "url",
            "contentType",
            "type",
            "fields",
            of("title", "title", "content", "content", "outcome", "outcome", "reason", "why"));
    options.addAll(of(more));
    return ConfigParser.parse(options);
  }
}
