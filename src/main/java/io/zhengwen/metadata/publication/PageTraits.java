package io.zhengwen.metadata.publication;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.List;
import java.util.Set;

/** What a page's form says of how likely it has a date at all. */
final class PageTraits {
  static final PageTraits NONE = new PageTraits();

  private static final Set<String> OFFERS =
      Set.of("Product", "ProductGroup", "Offer", "Service", "Course", "SoftwareApplication");
  private static final Set<String> COLLECTIONS =
      Set.of("CollectionPage", "ItemList", "SearchResultsPage");
  private static final Set<String> FORUMS = Set.of("DiscussionForumPosting", "QAPage", "Question");

  private String type = "";
  private boolean headline;
  private int depth;
  private int hyphens;
  private boolean number;
  private double linkShare;
  private double length;
  private double paragraphs;
  private boolean offer;
  private boolean collection;
  private boolean forum;
  private boolean website;

  private PageTraits() {}

  static PageTraits of(PageHead head, int headlineNode) {
    PageTraits traits = new PageTraits();
    PageModel page = head.page();
    traits.type = head.meta("og:type");
    traits.headline = headlineNode >= 0;
    String path = head.location().map(WebAddress::path).orElse("/");
    String[] segments = path.split("/");
    String last = segments.length == 0 ? "" : segments[segments.length - 1];
    traits.depth = segments.length;
    traits.hyphens = (int) last.chars().filter(c -> c == '-' || c == '_').count();
    traits.number = last.chars().filter(Character::isDigit).count() >= 4;
    traits.linkShare = page.measures().linkChars(0) / Math.max(1.0, page.measures().chars(0));
    traits.length = Math.log1p(page.measures().chars(0));
    traits.paragraphs = head.paragraphs();
    for (JsonNode subject : head.jsonLd().subjects()) {
      List<String> types = JsonLd.types(subject);
      traits.offer |= types.stream().anyMatch(OFFERS::contains);
      traits.collection |= types.stream().anyMatch(COLLECTIONS::contains);
      traits.forum |= types.stream().anyMatch(FORUMS::contains);
      traits.website |= types.contains("WebPage");
    }
    return traits;
  }

  void addTo(FeatureRow row) {
    row.add("page.article", type.equalsIgnoreCase("article") ? 1 : 0);
    row.add("page.website", type.equalsIgnoreCase("website") ? 1 : 0);
    row.add("page.product", LowerCase.of(type).contains("product") ? 1 : 0);
    row.add("page.headline", headline ? 1 : 0);
    row.add("page.depth", depth);
    row.add("page.hyphens", Math.min(hyphens, 12));
    row.add("page.number", number ? 1 : 0);
    row.add("page.linkShare", linkShare);
    row.add("page.length", length);
    row.add("page.paragraphs", Math.min(paragraphs, 40));
    row.add("page.offer", offer ? 1 : 0);
    row.add("page.collection", collection ? 1 : 0);
    row.add("page.forum", forum ? 1 : 0);
    row.add("page.webPage", website ? 1 : 0);
  }
}
