package io.zhengwen.metadata.title;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PlainText;
import io.zhengwen.page.Generator;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds a page's own headline, not its site's name.
 *
 * <p>Candidates are the headline that Chinese government sites declare, or else Open Graph's title
 * and the document title, both without the site's name, and the headline of JSON-LD. The {@code h1}
 * that agrees best with a candidate is the title, since it is what readers see; on a page without
 * {@code h1}, an {@code h2} that does, or a lower heading that the document title begins with. It
 * must agree nearly in full, except an {@code h1} of a page that declares an article, a product or
 * another work. {@linkplain PlacesAbove Headings that lead to a place above the page} and
 * {@linkplain Mastheads mastheads} are like the site's name. Otherwise the title is the declared
 * headline, or the part of a declared title that the page {@linkplain ShownTitle shows}, or the
 * first candidate in this order up to its first bar, unless the first {@code h1} that is not the
 * site's name is a part of it or the address says what the {@code h1} does, or a {@code meta}
 * element gives a part of the document title as the headline; without a candidate, it is the first
 * {@code h1}, or an {@code h2} above all headings.
 */
public final class TitleFinder {
  /** A heading agrees in part with a candidate if their token F1 is above this. */
  private static final double AGREES_IN_PART = 0.5;

  /**
   * A heading agrees if it is above this. Entrances and overviews have slogans and sections for
   * headings; for an {@code h1} of a page that declares a work, a part is enough.
   */
  static final double AGREES = 0.8;

  /** The address speaks for a heading if its words agree with it better than this. */
  private static final double ADDRESS_AGREES = 0.3;

  /** And if they agree better by this with the heading than with the declared title. */
  private static final double ADDRESS_PREFERS = 0.1;

  /** A heading of fewer words or ideographs may be the name of a site or a section. */
  private static final int FEWEST_TOKENS = 5;

  private static final int LONGEST_HEADLINE = 200;

  private static final List<String> LOWER_HEADINGS = List.of("h2", "h3", "h4");

  private final PageHead head;
  private final PageModel page;
  private final OtherNames others;
  private final TitleLabels labels;
  private final DeclaredTitle openGraph;
  private final DeclaredTitle document;
  private final String article;
  private final HeadingTexts headings;

  private TitleFinder(PageHead head) {
    this.head = head;
    page = head.page();
    others = OtherNames.of(head);
    labels = TitleLabels.of(head.location());
    openGraph =
        DeclaredTitle.of(head.meta("og:title", "twitter:title"), head, labels, others::hold);
    document = DeclaredTitle.of(others.mastheads().title(), head, labels, others::hold);
    article = articleTitle();
    headings =
        new HeadingTexts(
            head, labels, headline(), List.of(openGraph.whole(), document.whole()), others::hold);
  }

  /**
   * What was found.
   *
   * @param title white space collapsed; empty if the page has none
   * @param headline the text of the heading that agrees at least in part with what the page
   *     declares, or else the title: where the headline stands, even if another text is the title
   */
  public record Found(Optional<MetadataValue<String>> title, String headline) {}

  /** Finds the title and the headline. */
  public static Found find(PageHead head) {
    return new TitleFinder(head).find();
  }

  private Found find() {
    List<String> candidates =
        new ArrayList<>(
            article.isEmpty() ? List.of(openGraph.text(), document.text()) : List.of(article));
    candidates.removeIf(String::isEmpty);
    List<String> h1 =
        headings.of("h1", candidates).stream()
            .filter(text -> !others.mastheads().isNamed(text))
            .toList();
    double least = declaresWork() ? AGREES_IN_PART : AGREES;
    Agreed agreed = mostAgreed(h1, candidates);
    Agreed inPart = agreed;
    if (agreed == null || agreed.agreement <= least) {
      List<String> headline =
          headline().filter(h -> h.length() <= TitleParts.LONGEST).stream().toList();
      agreed = mostAgreed(h1, headline);
      inPart = inPart == null ? agreed : inPart;
      candidates.addAll(headline);
    }
    if (h1.isEmpty()) {
      least = AGREES;
      agreed = mostAgreed(headings.of("h2", candidates), candidates);
      inPart = agreed;
    }
    Optional<MetadataValue<String>> title =
        agreed != null && agreed.agreement > least
            ? value(agreed.heading, MetadataSource.HEADING, agreed.agreement > 0.95 ? 0.95 : 0.7)
            : longer(h1, candidates)
                .or(() -> dated(h1))
                .or(() -> styled(h1))
                .or(() -> headed(h1))
                .or(() -> declared(h1, candidates));
    return new Found(
        title, inPart == null ? title.map(MetadataValue::value).orElse("") : inPart.heading);
  }

  /** The only {@code h1} where a clause follows in it what is declared. */
  private static Optional<MetadataValue<String>> longer(List<String> h1, List<String> candidates) {
    return !h1.isEmpty()
            && h1.stream().allMatch(h1.get(0)::equals)
            && candidates.stream().anyMatch(title -> LongerHeadline.isOf(title, h1.get(0)))
        ? value(h1.get(0), MetadataSource.HEADING, 0.7)
        : Optional.empty();
  }

  /** The only {@code h1} if its date stands right below it. */
  private Optional<MetadataValue<String>> dated(List<String> h1) {
    String text = h1.size() == 1 ? h1.get(0) : "";
    return Tokens.of(text).size() >= FEWEST_TOKENS
            && text.length() <= LONGEST_HEADLINE
            && !others.hold(text)
            && DatedHeading.isIn(head)
        ? value(text, MetadataSource.HEADING, 0.7)
        : Optional.empty();
  }

  /** The title that a word processor styled, where no {@code h1} may say what is declared. */
  private Optional<MetadataValue<String>> styled(List<String> h1) {
    String declared = openGraph.whole().isEmpty() ? document.whole() : openGraph.whole();
    return h1.isEmpty()
            || declared.isEmpty()
            || Generator.of(page.document()).startsWith("Microsoft Word")
        ? StyledTitle.of(page, declared).flatMap(t -> value(t, MetadataSource.HEADING, 0.7))
        : Optional.empty();
  }

  /**
   * On a page whose {@code h1}, if any, only say the site or parts of the document title but the
   * first, the heading that is most of its first parts.
   */
  private Optional<MetadataValue<String>> headed(List<String> h1) {
    TitleParts parts = TitleParts.of(document.whole());
    if (parts.parts().size() < 2) {
      return Optional.empty();
    }
    TokenAgreement places = new TokenAgreement(parts.from(1).joined());
    for (String text : h1) {
      if (!others.hold(text) && !new TokenAgreement(text).isWithin(places)) {
        return Optional.empty();
      }
    }
    for (String tag : LOWER_HEADINGS) {
      for (String text : headings.of(tag, List.of())) {
        if (2 * text.length() > document.text().length() && parts.beginWith(text)) {
          return value(text, MetadataSource.HEADING, 0.7);
        }
      }
    }
    return Optional.empty();
  }

  /** The title where no heading agrees with what the page declares. */
  private Optional<MetadataValue<String>> declared(List<String> h1, List<String> candidates) {
    Optional<MetadataValue<String>> certain =
        value(article, MetadataSource.META, 0.85)
            .or(() -> value(openGraph.shown(), MetadataSource.OPEN_GRAPH, 0.8))
            .or(() -> value(document.shown(), MetadataSource.TITLE, 0.8))
            .or(() -> value(h1.isEmpty() ? LabelledTitle.of(page) : "", MetadataSource.TEXT, 0.6));
    if (certain.isPresent()) {
      return certain;
    }
    String declared = openGraph.text().isEmpty() ? document.text() : openGraph.text();
    String first = h1.stream().filter(text -> !others.hold(text)).findFirst().orElse("");
    if (!declared.isEmpty() && !first.isEmpty()) {
      if (labels.isNameInAddress(declared) || OwnerLine.isTitle(head, declared)) {
        return value(first, MetadataSource.HEADING, 0.7);
      }
      TokenAgreement heading = new TokenAgreement(first);
      TokenAgreement title = new TokenAgreement(declared);
      if (heading.isWithin(title)) {
        return value(first, MetadataSource.HEADING, 0.7);
      }
      TokenAgreement address = new TokenAgreement(AddressWords.of(head.location()));
      double agreement = address.f1(heading);
      if (agreement > ADDRESS_AGREES && agreement > address.f1(title) + ADDRESS_PREFERS) {
        return value(first, MetadataSource.HEADING, 0.55);
      }
    }
    return value(openGraph.beforeBar(), MetadataSource.OPEN_GRAPH, 0.6)
        .or(() -> value(declaredPart(), MetadataSource.META, 0.7))
        .or(() -> value(document.beforeBar(), MetadataSource.TITLE, 0.6))
        .or(() -> value(candidates.isEmpty() ? "" : candidates.get(0), MetadataSource.JSON_LD, 0.7))
        .or(() -> value(h1.isEmpty() ? "" : h1.get(0), MetadataSource.HEADING, 0.4))
        .or(() -> value(firstHeading(), MetadataSource.HEADING, 0.3));
  }

  /** The only {@code h2} of a page without a title, above all headings, or an empty text. */
  private String firstHeading() {
    boolean isFirst = !head.headings().isEmpty() && page.tag(head.headings().get(0)).equals("h2");
    List<String> h2 =
        isFirst ? headings.of("h2", List.of()).stream().distinct().toList() : List.of();
    return h2.size() == 1 && !others.hold(h2.get(0)) ? h2.get(0) : "";
  }

  /** The headline that Chinese government sites declare; empty if it is the name of the site. */
  private String articleTitle() {
    String title = PlainText.of(DeclaredTitle.named(head.meta("articletitle")));
    if (title.isEmpty() || others.hold(title)) {
      return "";
    }
    Unspaced own = new Unspaced(title);
    Unspaced whole = new Unspaced(DeclaredTitle.named(page.documentTitle()));
    int from = whole.indexOf(own, 0);
    return from < 0 ? title : own.joinedAs(whole, from);
  }

  /** The part of the document title that the page declares as its headline, or an empty text. */
  private String declaredPart() {
    String headline = DeclaredTitle.named(head.meta("headline", "dc.title", "dcterms.title"));
    String whole = DeclaredTitle.named(page.documentTitle());
    boolean within = new TokenAgreement(headline).isWithin(new TokenAgreement(whole));
    return within ? TitleParts.of(headline).beforeBar() : "";
  }

  private static Optional<MetadataValue<String>> value(
      String title, MetadataSource source, double confidence) {
    return title.isEmpty()
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(title, source, confidence));
  }

  private Optional<String> headline() {
    return head.jsonLd().subjects().stream()
        .flatMap(subject -> JsonLd.text(subject, "headline").stream())
        .findFirst();
  }

  private record Agreed(String heading, double agreement) {}

  /** Whether the page says that it is an article, a product or another work, not only a page. */
  private boolean declaresWork() {
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
}
