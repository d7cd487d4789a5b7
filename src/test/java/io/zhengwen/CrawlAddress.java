package io.zhengwen;

import io.zhengwen.store.SiteKey;
import io.zhengwen.store.SitePolicy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The addresses under which labelled pages are crawled in tests of sites. */
public final class CrawlAddress {
  private static final Pattern ARCHIVED = Pattern.compile("/web/\\d+[a-z_]*/(https?://.*)");

  private CrawlAddress() {}

  /**
   * The address of a page: the labelled one as it was before the page was archived, else one on the
   * site that most of its links lead to.
   */
  public static String of(String labelled, Document page, String id) {
    if (site(labelled).isPresent()) {
      return original(labelled);
    }
    Map<String, Integer> links = new HashMap<>();
    for (Element link : page.select("a[href^=http], link[rel=canonical]")) {
      site(original(link.attr("href"))).ifPresent(site -> links.merge(site, 1, Integer::sum));
    }
    return links.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(most -> "http://" + most.getKey() + "/" + id)
        .orElse("http://unknown.example/" + id);
  }

  private static String original(String url) {
    Matcher archived = ARCHIVED.matcher(url);
    return archived.find() ? archived.group(1) : url;
  }

  /** The registrable domain of an address. */
  public static Optional<String> site(String url) {
    return SitePolicy.DOMAIN.siteOf(url).map(SiteKey::name);
  }
}
