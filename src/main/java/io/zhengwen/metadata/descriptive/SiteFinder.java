package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.title.ShownSite;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the name of a page's site. */
public final class SiteFinder {
  private static final int LONGEST = 100;

  private static final int LEAST_SPACES_OF_HEADLINE = 4;

  /** Signs alone, and what systems for publishing call any site. */
  private static final Pattern NO_NAME =
      Pattern.compile(
          "[^\\p{L}\\p{N}]*|(?:my |our )?(?:home|home ?page|blog|website|web ?site|site name|index|startseite|accueil|inicio|página inicial"
              + "|pagina iniziale|首页|首頁|网站首页|ホーム|главная)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern ADDRESS = Pattern.compile("https?://.*");

  private static final Pattern LOOSE_END = Pattern.compile("\\s+[|»–—-]+$");

  /** Everything up to the last separator of a document title. */
  private static final Pattern BEFORE_LAST = Pattern.compile(".*\\s[|»–—-]\\s+");

  private final PageHead head;
  private final String title;

  private SiteFinder(PageHead head, String title) {
    this.head = head;
    this.title = title;
  }

  /**
   * The name that Open Graph gives, or JSON-LD, or another {@code meta} element, or else the one
   * that the {@linkplain ShownSite page shows}. Addresses, signs, words such as {@code Blog} and
   * the page's own headline are no names; of a document title in its place, it is the last part.
   *
   * @param title the page's own title, may be empty
   */
  public static Optional<MetadataValue<String>> find(PageHead head, String title) {
    return new SiteFinder(head, title).find();
  }

  private Optional<MetadataValue<String>> find() {
    return ofMeta(MetadataSource.OPEN_GRAPH, 0.95, "og:site_name")
        .or(this::ofJsonLd)
        .or(() -> ofMeta(MetadataSource.META, 0.8, "sitename"))
        .or(() -> ofMeta(MetadataSource.META, 0.85, "application-name"))
        .or(() -> ofMeta(MetadataSource.META, 0.75, "apple-mobile-web-app-title"))
        .or(() -> ofMeta(MetadataSource.DUBLIN_CORE, 0.7, "dc.publisher", "dcterms.publisher"))
        .or(() -> ShownSite.of(head, title));
  }

  private Optional<MetadataValue<String>> ofMeta(
      MetadataSource source, double confidence, String... names) {
    return value(head.meta(names), source, confidence);
  }

  private Optional<MetadataValue<String>> ofJsonLd() {
    JsonLd data = head.jsonLd();
    for (JsonNode object : data.objects()) {
      if (JsonLd.types(object).contains("WebSite")) {
        Optional<String> name = JsonLd.text(object, "name");
        if (name.isPresent()) {
          return value(name.get(), MetadataSource.JSON_LD, 0.9);
        }
      }
    }
    for (JsonNode subject : data.subjects()) {
      for (JsonNode publisher : JsonLd.each(subject.path("publisher"))) {
        Optional<String> name = JsonLd.text(data.resolve(publisher), "name");
        if (name.isPresent()) {
          return value(name.get(), MetadataSource.JSON_LD, 0.8);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<MetadataValue<String>> value(
      String stated, MetadataSource source, double confidence) {
    String name = LOOSE_END.matcher(stated).replaceFirst("");
    if (name.equals(head.page().documentTitle()) && beginsWithHeadline(name)) {
      Matcher before = BEFORE_LAST.matcher(name);
      name = before.lookingAt() ? name.substring(before.end()) : name;
    }
    return name.isEmpty()
            || name.length() > LONGEST
            || ADDRESS.matcher(name).matches()
            || NO_NAME.matcher(name).matches()
            || isTitleOfPage(name)
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(name, source, confidence));
  }

  /** Whether a name is the headline of a page other than the site's first one. */
  private boolean isTitleOfPage(String name) {
    return name.equals(title)
        && name.chars().filter(c -> c == ' ').count() >= LEAST_SPACES_OF_HEADLINE
        && head.location().filter(WebAddress::isHome).isEmpty();
  }

  private boolean beginsWithHeadline(String title) {
    PageModel page = head.page();
    return head.headings().stream()
        .filter(i -> page.tag(i).equals("h1") && page.measures().chars(i) <= title.length())
        .map(i -> page.text(i, page.end(i), j -> true))
        .anyMatch(text -> !text.isEmpty() && title.startsWith(text));
  }
}
