package io.zhengwen.metadata;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Reads the canonical address of a page, {@code <link rel="canonical">}. */
public final class CanonicalUrl {
  private static final Pattern ABSOLUTE = Pattern.compile("(?i)https?://[^\\s]+");

  private CanonicalUrl() {}

  /** The first absolute canonical address, unchanged; empty if there is none. */
  public static Optional<String> of(Document page) {
    for (Element link : page.getElementsByTag("link")) {
      String relations = " " + link.attr("rel").toLowerCase(Locale.ROOT) + " ";
      String address = link.attr("href").strip();
      if (relations.contains(" canonical ") && ABSOLUTE.matcher(address).matches()) {
        return Optional.of(address);
      }
    }
    return Optional.empty();
  }
}
