package io.zhengwen.studio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a page in a browser is to people who use it with a screen reader. */
final class Accessibility {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Accessibility() {}

  /** What the regions of the page that speak for themselves say to a screen reader. */
  static List<String> said(Browser browser) {
    List<?> nodes =
        (List<?>)
            browser
                .driver()
                .executeCdpCommand("Accessibility.getFullAXTree", Map.of())
                .get("nodes");
    Map<String, JsonNode> byId = new LinkedHashMap<>();
    for (Object node : nodes) {
      JsonNode one = JSON.valueToTree(node);
      byId.put(one.path("nodeId").asText(), one);
    }
    return byId.values().stream()
        .filter(node -> node.path("role").path("value").asText().equals("status"))
        .map(node -> texts(node, byId))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static String texts(JsonNode node, Map<String, JsonNode> byId) {
    if (node.path("role").path("value").asText().equals("StaticText")) {
      return node.path("name").path("value").asText();
    }
    StringBuilder text = new StringBuilder();
    node.path("childIds").forEach(id -> text.append(texts(byId.get(id.asText()), byId)));
    return text.toString();
  }

  /** What axe finds on the page that is serious or critical: rule and elements. */
  static List<String> inaccessible(Browser browser) throws IOException {
    return inaccessible(browser, "html");
  }

  /** The same of a part of the page. */
  static List<String> inaccessible(Browser browser, String part) throws IOException {
    if (!Boolean.TRUE.equals(browser.run("return 'axe' in window"))) {
      try (var script = Accessibility.class.getResourceAsStream("/axe.min.js")) {
        browser.run(new String(script.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    Object found =
        browser
            .driver()
            .executeAsyncScript(
                """
            const done = arguments[arguments.length - 1];
            axe.run({include: [[arguments[0]]], exclude: [['iframe']]}, {resultTypes: ['violations'], iframes: false}).then(
              (r) => done(r.violations.filter((v) => ['serious', 'critical'].includes(v.impact))
                .map((v) => v.id + ': ' + v.nodes.map((n) => n.html).join(' | '))),
              (e) => done(['axe failed: ' + e]));
            """,
                part);
    List<String> violations = new ArrayList<>();
    ((List<?>) found).forEach(violation -> violations.add(violation.toString()));
    return violations;
  }
}
