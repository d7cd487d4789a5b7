package io.zhengwen.page.script;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the text of what JSON-LD describes as a page's subject: an article, a question with its
 * answers, a recipe, a job and the like, with the members of schema.org that hold text, in the
 * order in which readers are shown them.
 */
final class DescribedWork {
  private static final List<String> ARTICLE = List.of("articleBody", "text", "comment");

  /** The members that hold the text of a type. */
  private static final Map<String, List<String>> MEMBERS =
      Map.ofEntries(
          Map.entry("QAPage", List.of("mainEntity")),
          Map.entry("FAQPage", List.of("mainEntity")),
          Map.entry("WebPage", List.of("mainEntity")),
          Map.entry("Question", List.of("name", "text", "acceptedAnswer", "suggestedAnswer")),
          Map.entry("Answer", List.of("text", "comment")),
          Map.entry("Comment", List.of("text", "comment")),
          Map.entry("Recipe", List.of("description", "recipeIngredient", "recipeInstructions")),
          Map.entry("HowTo", List.of("description", "supply", "tool", "step")),
          Map.entry("HowToSection", List.of("name", "itemListElement")),
          Map.entry("HowToStep", List.of("text", "itemListElement")),
          Map.entry("HowToDirection", List.of("text")),
          Map.entry("HowToTip", List.of("text")),
          Map.entry("HowToSupply", List.of("name")),
          Map.entry("HowToTool", List.of("name")),
          Map.entry(
              "JobPosting",
              List.of(
                  "description",
                  "responsibilities",
                  "qualifications",
                  "skills",
                  "educationRequirements",
                  "experienceRequirements",
                  "jobBenefits",
                  "incentiveCompensation")),
          Map.entry("OccupationalExperienceRequirements", List.of("description")),
          Map.entry("EducationalOccupationalCredential", List.of("description")),
          Map.entry("Legislation", List.of("abstract", "text")),
          Map.entry("Book", List.of("abstract", "description")),
          Map.entry("Product", List.of("description")),
          Map.entry("Course", List.of("description")));

  private static final int DEEPEST = 12;
  private static final int MOST_STRINGS = 10_000;

  private final List<String> strings = new ArrayList<>();

  private DescribedWork() {}

  /** The texts of the works that a script of JSON-LD describes; what cannot be read has none. */
  static List<String> of(String json) {
    DescribedWork work = new DescribedWork();
    LenientJson.read(json).forEach(root -> work.addTop(root, 0));
    return work.strings;
  }

  /** Adds objects of known types, of arrays and graphs, too. */
  private void addTop(JsonNode node, int depth) {
    if (node.isArray() && depth < DEEPEST) {
      node.forEach(element -> addTop(element, depth + 1));
    } else if (node.isObject()) {
      addTop(node.path("@graph"), depth + 1);
      members(node).forEach(member -> add(node.path(member), depth + 1));
    }
  }

  private void add(JsonNode value, int depth) {
    if (depth > DEEPEST || strings.size() >= MOST_STRINGS) {
      return;
    }
    if (value.isTextual()) {
      if (!value.asText().isBlank()) {
        strings.add(value.asText());
      }
    } else if (value.isArray()) {
      value.forEach(element -> add(element, depth + 1));
    } else if (value.isObject()) {
      members(value).forEach(member -> add(value.path(member), depth + 1));
    }
  }

  /** The members of an object that hold its text, by its first known type; none without one. */
  private static List<String> members(JsonNode object) {
    JsonNode type = object.path("@type");
    for (JsonNode each : type.isArray() ? type : List.of(type)) {
      String name = each.asText();
      String local = name.substring(name.lastIndexOf('/') + 1);
      List<String> members = MEMBERS.get(local);
      if (members != null) {
        return members;
      }
      if (local.endsWith("Article") || local.endsWith("Posting") || local.equals("Report")) {
        return ARTICLE;
      }
      if (local.endsWith("Event")) {
        return List.of("description");
      }
    }
    return List.of();
  }
}
