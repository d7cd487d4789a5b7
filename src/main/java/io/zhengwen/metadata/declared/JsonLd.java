package io.zhengwen.metadata.declared;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.page.script.LenientJson;
import io.zhengwen.text.TextCleaner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jsoup.parser.Parser;

/**
 * The JSON-LD of a page: all its objects, and those among them that describe the page's subject.
 * Contexts are not read: names are taken for those of schema.org.
 */
public final class JsonLd {
  private static final int MAX_OBJECTS = 20_000;

  /** Elements of a list that are read where any object may refer to the list. */
  private static final int MOST_ELEMENTS = 50;

  /** Types that describe something other than the page's subject. */
  private static final Set<String> OTHER_SUBJECTS =
      Set.of(
          "Organization",
          "NewsMediaOrganization",
          "Corporation",
          "LocalBusiness",
          "WebSite",
          "Person",
          "BreadcrumbList",
          "ListItem",
          "ItemList",
          "ImageObject",
          "SearchAction",
          "SiteNavigationElement",
          "WPHeader",
          "WPFooter",
          "Brand",
          "Offer",
          "AggregateRating",
          "Review",
          "Comment",
          "UserComments");

  private static final Set<String> WORKS =
      Set.of(
          "Recipe", "VideoObject", "HowTo", "Review", "CriticReview", "PodcastEpisode", "Question");

  private final List<JsonNode> objects = new ArrayList<>();
  private final List<JsonNode> subjects = new ArrayList<>();
  private final Map<String, JsonNode> byId = new HashMap<>();

  /** Adds what a script holds. */
  void add(String script) {
    List<JsonNode> roots = LenientJson.read(script);
    Deque<JsonNode> tops = new ArrayDeque<>(roots);
    for (int seen = 0; !tops.isEmpty() && seen < MAX_OBJECTS; seen++) {
      JsonNode top = tops.poll();
      if (top.isArray()) {
        top.forEach(tops::add);
      } else if (top.isObject()) {
        if (!isOther(top)) {
          subjects.add(top);
        }
        for (String inner : List.of("@graph", "mainEntity", "mainEntityOfPage")) {
          if (top.path(inner).isContainerNode() && !isListOfQuestions(top, inner)) {
            tops.add(top.get(inner));
          }
        }
      }
    }
    collect(roots);
  }

  /** Whether a member holds what is often asked, none of which is what the page is about. */
  private static boolean isListOfQuestions(JsonNode page, String member) {
    return member.equals("mainEntity") && types(page).contains("FAQPage");
  }

  private void collect(List<JsonNode> roots) {
    Deque<JsonNode> queue = new ArrayDeque<>(roots);
    while (!queue.isEmpty() && objects.size() < MAX_OBJECTS) {
      JsonNode node = queue.poll();
      if (node.isObject()) {
        objects.add(node);
        String id = string(node.path("@id"));
        if (!id.isEmpty() && node.size() > 1) {
          byId.merge(id, node, (a, b) -> b.size() > a.size() ? b : a);
        }
      }
      node.forEach(
          child -> {
            if (child.isContainerNode()) {
              queue.add(child);
            }
          });
    }
  }

  /** All objects, outer ones first. */
  public List<JsonNode> objects() {
    return Collections.unmodifiableList(objects);
  }

  /**
   * The objects that may describe the page or what it is about: outermost ones, those of a {@code
   * @graph} and main entities, except organisations, persons, lists and the like, and the questions
   * of a page of answers to frequent ones.
   */
  public List<JsonNode> subjects() {
    return Collections.unmodifiableList(subjects);
  }

  /** The object that a reference {@code {"@id": ...}} stands for; any other node itself. */
  public JsonNode resolve(JsonNode node) {
    boolean reference = node.isObject() && node.size() <= 2 && node.has("@id");
    return reference ? byId.getOrDefault(string(node.path("@id")), node) : node;
  }

  /** The first elements of an array, or the node itself; none if it is missing or null. */
  public static List<JsonNode> each(JsonNode node) {
    if (node.isMissingNode() || node.isNull()) {
      return List.of();
    }
    if (!node.isArray()) {
      return List.of(node);
    }
    List<JsonNode> elements = new ArrayList<>();
    for (int i = 0; i < Math.min(node.size(), MOST_ELEMENTS); i++) {
      elements.add(node.get(i));
    }
    return elements;
  }

  /** The types of an object, without the prefix or address of their vocabulary. */
  public static List<String> types(JsonNode object) {
    List<String> types = new ArrayList<>();
    for (JsonNode type : each(object.path("@type"))) {
      String name = string(type);
      types.add(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1));
    }
    return types;
  }

  /** The first value of a member that is a text or has one as its {@code @value}. */
  public static Optional<String> text(JsonNode object, String member) {
    for (JsonNode value : each(object.path(member))) {
      String text = clean(string(value.isObject() ? value.path("@value") : value));
      if (!text.isEmpty()) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  /** The text or number that a node is; empty for all else, null, true and false among them. */
  public static String string(JsonNode node) {
    return node.isTextual() || node.isNumber() ? node.asText() : "";
  }

  /** A text without the character references that many writers leave in, cleaned. */
  public static String clean(String value) {
    return TextCleaner.clean(
        value.indexOf('&') < 0 ? value : Parser.unescapeEntities(value, false));
  }

  /** Whether an object is a text or another work that has a date of its own. */
  public static boolean isArticle(JsonNode object) {
    return types(object).stream()
        .anyMatch(
            type ->
                type.endsWith("Article")
                    || type.endsWith("Posting")
                    || type.endsWith("Report")
                    || WORKS.contains(type));
  }

  private static boolean isOther(JsonNode object) {
    List<String> types = types(object);
    return !types.isEmpty() && OTHER_SUBJECTS.containsAll(types);
  }
}
