package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds a page's own headline, not its site's name.
 *
 * <p>Candidates are Open Graph's title, the document title without the site's name, and the JSON-LD
 * headline. The {@code h1} that agrees best with a candidate is the title, since it is what readers
 * see; on a page without {@code h1}, an {@code h2} that does. It must agree nearly in full, except
 * an {@code h1} of a page that declares an article, a product or another work. Otherwise the title
 * is the first candidate in this order up to its first bar, unless the first {@code h1} is a part
 * of it or the address says what the {@code h1} does, or a {@code meta} element gives a part of the
 * document title as the headline; without a candidate, it is the first {@code h1}.
 */
final class TitleFinder {
  static final int LONGEST = 300;

  /** A heading agrees in part with a candidate if their token F1 is above this. */
  private static final double AGREES_IN_PART = 0.5;

  /**
   * A heading agrees if it is above this. Entrances and overviews have slogans and sections for
   * headings; for an {@code h1} of a page that declares a work, a part is enough.
   */
  private static final double AGREES = 0.8;

  /** The address speaks for a heading if its words agree with it better than this. */
  private static final double ADDRESS_AGREES = 0.3;

  /** And if they agree better by this with the heading than with the declared title. */
  private static final double ADDRESS_PREFERS = 0.1;

  private TitleFinder() {}

  /**
   * What was found.
   *
   * @param title white space collapsed; empty if the page has none
   * @param headline the text of the heading that agrees at least in part with what the page
   *     declares, or else the title: where the headline stands, even if another text is the title
   */
  record Found(Optional<MetadataValue<String>> title, String headline) {}

  /** Finds the title and the headline. */
  static Found find(PageHead head) {
    PageModel page = head.page();
    String site = named(head.meta("og:site_name", "application-name"));
    String host = host(head);
    String openGraph = withoutSite(head.meta("og:title", "twitter:title"), site, host);
    String document = withoutSite(TextCleaner.clean(page.documentTitle()), site, host);
    List<String> candidates = new ArrayList<>(List.of(openGraph, document));
    candidates.removeIf(String::isEmpty);
    List<String> h1 = headings(head, "h1", site, host);
    double least = declaresWork(head) ? AGREES_IN_PART : AGREES;
    Agreed agreed = mostAgreed(h1, candidates);
    Agreed inPart = agreed;
    if (agreed == null || agreed.agreement <= least) {
      List<String> headline = headline(head).filter(h -> h.length() <= LONGEST).stream().toList();
      agreed = mostAgreed(h1, headline);
      inPart = inPart == null ? agreed : inPart;
      candidates.addAll(headline);
    }
    if (h1.isEmpty()) {
      least = AGREES;
      agreed = mostAgreed(headings(head, "h2", site, host), candidates);
      inPart = agreed;
    }
    Optional<MetadataValue<String>> title =
        agreed != null && agreed.agreement > least
            ? value(agreed.heading, MetadataSource.HEADING, agreed.agreement > 0.95 ? 0.95 : 0.7)
            : declared(head, h1, openGraph, document, candidates);
    return new Found(
        title, inPart == null ? title.map(MetadataValue::value).orElse("") : inPart.heading);
  }

  /** The title where no heading agrees with what the page declares. */
  private static Optional<MetadataValue<String>> declared(
      PageHead head, List<String> h1, String openGraph, String document, List<String> candidates) {
    String declared = openGraph.isEmpty() ? document : openGraph;
    if (!declared.isEmpty() && !h1.isEmpty() && !isSite(h1.get(0), head)) {
      TokenAgreement heading = new TokenAgreement(h1.get(0));
      TokenAgreement title = new TokenAgreement(declared);
      if (heading.isWithin(title)) {
        return value(h1.get(0), MetadataSource.HEADING, 0.7);
      }
      TokenAgreement address = new TokenAgreement(AddressWords.of(head.location()));
      double agreement = address.f1(heading);
      if (agreement > ADDRESS_AGREES && agreement > address.f1(title) + ADDRESS_PREFERS) {
        return value(h1.get(0), MetadataSource.HEADING, 0.55);
      }
    }
    return value(TitleParts.of(openGraph).beforeBar(), MetadataSource.OPEN_GRAPH, 0.6)
        .or(() -> value(declaredPart(head), MetadataSource.META, 0.7))
        .or(() -> value(TitleParts.of(document).beforeBar(), MetadataSource.TITLE, 0.6))
        .or(() -> value(candidates.isEmpty() ? "" : candidates.get(0), MetadataSource.JSON_LD, 0.7))
        .or(() -> value(h1.isEmpty() ? "" : h1.get(0), MetadataSource.HEADING, 0.4));
  }

  /** The part of the document title that the page declares as its headline, or an empty text. */
  private static String declaredPart(PageHead head) {
    String headline = named(head.meta("headline", "dc.title", "dcterms.title"));
    String document = named(TextCleaner.clean(head.page().documentTitle()));
    boolean within = new TokenAgreement(headline).isWithin(new TokenAgreement(document));
    return within ? TitleParts.of(headline).beforeBar() : "";
  }

  private static Optional<MetadataValue<String>> value(
      String title, MetadataSource source, double confidence) {
    return title.isEmpty()
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(title, source, confidence));
  }

  private static Optional<String> headline(PageHead head) {
    return head.jsonLd().subjects().stream()
        .flatMap(subject -> JsonLd.text(subject, "headline").stream())
        .findFirst();
  }

  private static String withoutSite(String title, String site, String host) {
    return named(title).isEmpty() ? "" : TitleParts.of(title).withoutSite(site, host);
  }

  /** The text if it is short enough to be a name, else an empty one. */
  private static String named(String text) {
    return text.length() <= LONGEST ? text : "";
  }

  private static List<String> headings(PageHead head, String tag, String site, String host) {
    PageModel page = head.page();
    List<String> found = new ArrayList<>();
    for (int heading : head.headings()) {
      if (page.measures().chars(heading) <= LONGEST && page.tag(heading).equals(tag)) {
        String text = page.text(heading, page.end(heading), j -> !isAnchorSign(page, j, heading));
        if (!text.isEmpty()) {
          found.add(TitleParts.of(text).withoutNamedSite(site, host));
        }
      }
    }
    return found;
  }

  /** Whether a text is the sign of a link to the heading itself, without letters and digits. */
  private static boolean isAnchorSign(PageModel page, int text, int heading) {
    if (page.hasWord(text) || !page.inLink(text)) {
      return false;
    }
    int link = page.parent(text);
    while (link > heading && !page.tag(link).equals("a")) {
      link = page.parent(link);
    }
    return link > heading && page.measures().words(link) == 0;
  }

  private record Agreed(String heading, double agreement) {}

  private static boolean isSite(String heading, PageHead head) {
    String site = named(head.meta("og:site_name", "application-name"));
    return TitleParts.isSite(heading, site, host(head));
  }

  /** Whether the page says that it is an article, a product or another work, not only a page. */
  private static boolean declaresWork(PageHead head) {
    String type = head.meta("og:type");
    return !type.isEmpty() && !type.equalsIgnoreCase("website")
        || head.jsonLd().subjects().stream().anyMatch(JsonLd::isArticle);
  }

  /** The heading that agrees best with a candidate, null if none does in part. */
  private static Agreed mostAgreed(List<String> headings, List<String> candidates) {
    Agreed best = null;
    List<TokenAgreement> known = candidates.stream().map(TokenAgreement::new).toList();
    for (String heading : headings) {
      TokenAgreement own = new TokenAgreement(heading);
      for (TokenAgreement candidate : known) {
        double agreement = own.f1(candidate);
        if (agreement > (best == null ? AGREES_IN_PART : best.agreement)) {
          best = new Agreed(heading, agreement);
        }
      }
    }
    return best;
  }

  private static String host(PageHead head) {
    String url = head.page().url();
    return (url.isEmpty() ? WebAddress.of(head.meta("og:url")) : head.location())
        .map(WebAddress::host)
        .orElse("");
  }
}
