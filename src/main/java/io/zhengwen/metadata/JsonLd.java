package io.zhengwen.metadata;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.page.script.ScriptJson;
import io.zhengwen.text.TextCleaner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Reads the JSON-LD of a page. Data that do not parse are ignored. */
final class JsonLd {
  private static final int MAX_NODES = 20_000;

  private static final JsonMapper MAPPER = JsonMapper.builder(ScriptJson.FACTORY).build();

  /** Types that describe something other than the page's subject. */
  private static final Set<String> OTHER_SUBJECTS =
      Set.of(
          "Organization",
          "NewsMediaOrganization",
          "WebSite",
          "Person",
          "BreadcrumbList",
          "ListItem",
          "ImageObject",
          "SearchAction",
          "Brand",
          "Offer",
          "AggregateRating",
          "Review",
          "Comment");

  private JsonLd() {}

  /** The first {@code headline} of the page's subject, whatever its type. */
  static Optional<String> headline(Document document) {
    for (Element script : document.select("script[type=application/ld+json]")) {
      Optional<String> found = parse(script.data()).flatMap(JsonLd::headline);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<JsonNode> parse(String json) {
    try {
      return Optional.ofNullable(MAPPER.readTree(json));
    } catch (JsonProcessingException broken) {
      return Optional.empty();
    }
  }

  private static Optional<String> headline(JsonNode root) {
    Deque<JsonNode> queue = new ArrayDeque<>();
    queue.add(root);
    for (int seen = 0; !queue.isEmpty() && seen < MAX_NODES; seen++) {
      JsonNode node = queue.poll();
      if (node.isObject() && !OTHER_SUBJECTS.contains(node.path("@type").asText())) {
        String headline = clean(node.path("headline").asText());
        if (!headline.isEmpty()) {
          return Optional.of(headline);
        }
      }
      node.forEach(
          child -> {
            if (child.isContainerNode()) {
              queue.add(child);
            }
          });
    }
    return Optional.empty();
  }

  private static String clean(String value) {
    return TextCleaner.clean(Parser.unescapeEntities(value, false));
  }
}
