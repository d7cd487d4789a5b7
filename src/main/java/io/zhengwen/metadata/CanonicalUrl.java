package io.zhengwen.metadata;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The address that a page gives itself, in {@code <link rel="canonical">}. */
public final class CanonicalUrl {
  private static final Pattern ABSOLUTE = Pattern.compile("(?i)https?://[^\\s]+");

  private CanonicalUrl() {}

  /** The first one that is absolute, as it stands there; empty where there is none. */
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
