package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.TextCleaner;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Finds a page's own headline, not its site's name.
 *
 * <p>Witnesses are Open Graph's title, the document title with the site's name split off, and the
 * JSON-LD headline. The {@code h1} that agrees with a witness wins, as it is what the reader sees;
 * on a page without {@code h1} an {@code h2} may; else the witnesses in the order named, last any
 * {@code h1}.
 */
public final class TitleExtractor {
  private static final int LONGEST = 300;

  /** Witnesses agree from this token F1 on. */
  private static final double AGREES = 0.5;

  private TitleExtractor() {}

  /** The title, white space collapsed; empty where the page has none. */
  public static String extract(PageModel page) {
    Document document = page.document();
    String site = named(meta(document, "og:site_name", "application-name"));
    String host = host(page.url(), document);
    List<String> witnesses = new ArrayList<>();
    addTitle(witnesses, meta(document, "og:title", "twitter:title"), site, host);
    addTitle(witnesses, TextCleaner.clean(page.documentTitle()), site, host);
    List<String> h1 = headings(page, "h1");
    String agreed = mostAgreed(h1, witnesses);
    if (agreed.isEmpty()) {
      Optional<String> headline = JsonLd.headline(document).filter(h -> h.length() <= LONGEST);
      headline.ifPresent(witnesses::add);
      agreed = mostAgreed(h1, headline.stream().toList());
    }
    if (agreed.isEmpty() && h1.isEmpty()) {
      agreed = mostAgreed(headings(page, "h2"), witnesses);
    }
    return Stream.concat(Stream.of(agreed), Stream.concat(witnesses.stream(), h1.stream()))
        .filter(title -> !title.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static void addTitle(List<String> witnesses, String title, String site, String host) {
    if (!named(title).isEmpty()) {
      witnesses.add(TitleParts.of(title).withoutSite(site, host));
    }
  }

  /** A text that is short enough to name something, else an empty one. */
  private static String named(String text) {
    return text.length() <= LONGEST ? text : "";
  }

  private static List<String> headings(PageModel page, String tag) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      if (page.chars(i) > 0 && page.chars(i) <= LONGEST && page.tag(i).equals(tag)) {
        int heading = i;
        String text = page.text(i, page.end(i), j -> !isAnchorSign(page, j, heading));
        if (!text.isEmpty()) {
          found.add(text);
        }
      }
    }
    return found;
  }

  /** Whether a text is that of a link to the heading itself, which holds no letter or digit. */
  private static boolean isAnchorSign(PageModel page, int text, int heading) {
    if (page.hasWord(text) || !page.inLink(text)) {
      return false;
    }
    int link = page.parent(text);
    while (link > heading && !page.tag(link).equals("a")) {
      link = page.parent(link);
    }
    return link > heading && page.words(link) == 0;
  }

  /** The heading that agrees best with a witness, empty where none does. */
  private static String mostAgreed(List<String> headings, List<String> witnesses) {
    String best = "";
    double most = AGREES;
    List<TokenAgreement> known = witnesses.stream().map(TokenAgreement::new).toList();
    for (String heading : headings) {
      TokenAgreement own = new TokenAgreement(heading);
      for (TokenAgreement witness : known) {
        double agreement = own.f1(witness);
        if (agreement > most) {
          most = agreement;
          best = heading;
        }
      }
    }
    return best;
  }

  private static String meta(Document document, String... names) {
    for (String name : names) {
      for (Element meta : document.head().getElementsByTag("meta")) {
        if (name.equalsIgnoreCase(meta.attr("property"))
            || name.equalsIgnoreCase(meta.attr("name"))) {
          String content = TextCleaner.clean(meta.attr("content"));
          if (!content.isEmpty()) {
            return content;
          }
        }
      }
    }
    return "";
  }

  private static String host(String url, Document document) {
    String address = url.isEmpty() ? meta(document, "og:url") : url;
    try {
      String host = new URI(address).getHost();
      return host == null ? "" : named(host);
    } catch (URISyntaxException malformed) {
      return "";
    }
  }
}
