package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import io.zhengwen.metadata.declared.PageHead.Property;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the keywords and tags of a page: those of the first place that has any. Numbers, marks of
 * library classifications, identifiers and addresses are none, nor are names of categories for want
 * of another.
 */
public final class KeywordFinder {
  private static final int MOST = 100;
  private static final int LONGEST = 100;

  /** An identifier with the name of its kind, such as {@code pmid:39000001}. */
  private static final String NAMED_ID =
      "\\p{Alpha}[\\w.-]{0,30}:\\S*\\d\\S*"
          + "|(?:pmc?id|pmc|doi|isbn|issn|oclc|lccn|arxiv|orcid|ddc|udc|lcc)\\s?[:#]?\\s?\\d\\S*";

  /** A DOI, a UUID or another long number in hexadecimal digits. */
  private static final String BARE_ID =
      "10\\.\\d{4,9}/\\S+|\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12}|\\p{XDigit}{16,}";

  /** A mark of the Library of Congress's classification, such as {@code QA76.73}. */
  private static final String CLASS_MARK =
      "[A-HJ-NP-VZ][A-Z]{0,2} ?(?:\\d{2,4}\\.\\d+|\\d{1,4}(?= ?\\.[A-Z]\\d))(?: ?\\.?[A-Z]\\d+)*(?: \\d{4})?";

  private static final String ADDRESS = ".*://.*|www\\.\\S+";

  /** A number, also of a decimal classification; but {@code 24/7} and {@code 1&1} are words. */
  private static final String NUMBER = "(?!\\d{1,2}/\\d{1,2}$)[\\d\\s.,:/()+=\"'*–-]*";

  /** What only the publisher's own system reads. */
  private static final String INTERNAL = "_.*|.*[<>].*";

  private static final Pattern SEPARATOR = Pattern.compile("[,，;；、|]");

  /** Three words or more of Han or kana with nothing but spaces between them. */
  private static final Pattern SPACED =
      Pattern.compile(
          "(?:[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー\\d]{1,10}+\\s+){2,}[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー\\d]{1,10}\\s*");

  private static final Pattern SPACE = Pattern.compile("\\s+");

  /** A text among others with more separators is a list, not one keyword. */
  private static final int MOST_SEPARATORS = 2;

  private static final Pattern NO_KEYWORD =
      Pattern.compile(
          NUMBER
              + "|"
              + INTERNAL
              + "|(?i:"
              + NAMED_ID
              + "|"
              + BARE_ID
              + "|"
              + ADDRESS
              + ")|"
              + CLASS_MARK);

  /** How publishing systems call the category of what has none, in lower case. */
  private static final Set<String> NO_CATEGORY =
      Set.of(
          "uncategorized",
          "uncategorised",
          "unkategorisiert",
          "nicht kategorisiert",
          "allgemein",
          "non classé",
          "non classifié",
          "sin categoría",
          "sin categorizar",
          "sem categoria",
          "senza categoria",
          "geen categorie",
          "niet gecategoriseerd",
          "ikke kategoriseret",
          "ukategoriseret",
          "ukategorisert",
          "okategoriserade",
          "okategoriserat",
          "luokittelematon",
          "yleinen",
          "bez kategorii",
          "nezařazené",
          "nezaradené",
          "egyéb kategória",
          "без рубрики",
          "без категории",
          "без категорії",
          "некатегоризирани",
          "αταξινόμητα",
          "kategorilenmemiş",
          "genel",
          "غير مصنف",
          "دسته‌بندی نشده",
          "ללא קטגוריה",
          "ไม่มีหมวดหมู่",
          "chưa phân loại",
          "chưa được phân loại",
          "tak berkategori",
          "未分类",
          "未分類",
          "미분류");

  private static final Pattern HASH = Pattern.compile("^#(?=\\p{L})");

  private KeywordFinder() {}

  /** The keywords in the order of the page, none twice in any case. */
  public static List<MetadataValue<String>> find(PageHead head) {
    List<MetadataValue<String>> found =
        values(oneByOne(ofJsonLd(head.jsonLd())), MetadataSource.JSON_LD, 0.85);
    if (found.isEmpty()) {
      found = values(oneByOne(head.metas("article:tag")), MetadataSource.OPEN_GRAPH, 0.9);
    }
    for (String name : List.of("news_keywords", "keywords", "parsely-tags", "sailthru.tags")) {
      if (found.isEmpty()) {
        found = values(lists(head.metas(name)), MetadataSource.META, 0.8);
      }
    }
    for (String name : List.of("dc.subject", "dcterms.subject")) {
      if (found.isEmpty()) {
        found = values(lists(head.metas(name)), MetadataSource.DUBLIN_CORE, 0.8);
      }
    }
    if (found.isEmpty()) {
      found = values(ofLinks(head), MetadataSource.LINK, 0.75);
    }
    return found.isEmpty() ? values(ofConcepts(head), MetadataSource.MICRODATA, 0.7) : found;
  }

  /**
   * The keywords in texts each of which is one, as {@code Finance, Tax & Law} is, or in a text that
   * stands alone and lists them.
   */
  private static List<String> oneByOne(List<String> texts) {
    return texts.size() < 2
        ? lists(texts)
        : texts.stream()
            .flatMap(
                text ->
                    SEPARATOR.matcher(text).results().count() > MOST_SEPARATORS
                        ? SEPARATOR.splitAsStream(text)
                        : Stream.of(text))
            .toList();
  }

  /** The keywords in texts that list them, Chinese and Japanese ones also between spaces. */
  private static List<String> lists(List<String> texts) {
    return texts.stream()
        .flatMap(
            text ->
                SPACED.matcher(text).matches()
                    ? SPACE.splitAsStream(text)
                    : SEPARATOR.splitAsStream(text))
        .toList();
  }

  /** The labels of the concepts that RDFa says the page is about. */
  private static List<String> ofConcepts(PageHead head) {
    PageModel page = head.page();
    return head.properties().stream()
        .filter(property -> property.name().equals("preflabel") && property.node() >= 0)
        .map(Property::node)
        .filter(node -> page.measures().chars(node) <= LONGEST && !head.others().holds(node))
        .map(node -> page.text(node, page.end(node), i -> true))
        .toList();
  }

  private static List<String> ofJsonLd(JsonLd data) {
    for (JsonNode subject : data.subjects()) {
      List<String> texts = new ArrayList<>();
      for (JsonNode keyword : JsonLd.each(subject.path("keywords"))) {
        String text = JsonLd.string(keyword.isObject() ? keyword.path("name") : keyword);
        texts.add(JsonLd.clean(text));
      }
      texts.removeIf(String::isEmpty);
      if (!texts.isEmpty()) {
        return texts;
      }
    }
    return List.of();
  }

  private static List<String> ofLinks(PageHead head) {
    PageModel page = head.page();
    List<String> texts = new ArrayList<>();
    for (Link link : head.links()) {
      int node = link.node();
      if (node >= 0
          && link.relations().contains("tag")
          && page.measures().chars(node) <= LONGEST
          && !TopicLists.hold(page, node)) {
        texts.add(page.text(node, page.end(node), i -> true));
      }
    }
    return texts;
  }

  private static List<MetadataValue<String>> values(
      List<String> texts, MetadataSource source, double confidence) {
    if (texts.isEmpty()) {
      return List.of();
    }
    List<String> parts = texts.stream().map(String::strip).toList();
    Map<String, MetadataValue<String>> found = new LinkedHashMap<>();
    for (String part : LabelledKeywords.without(parts)) {
      if (found.size() >= MOST) {
        break;
      }
      String keyword = part.startsWith("#") ? HASH.matcher(part).replaceFirst("") : part;
      String key = LowerCase.of(keyword);
      if (keyword.length() <= LONGEST
          && !found.containsKey(key)
          && !NO_CATEGORY.contains(key)
          && !NO_KEYWORD.matcher(keyword).matches()) {
        found.put(key, new MetadataValue<>(keyword, source, confidence));
      }
    }
    return List.copyOf(found.values());
  }
}
