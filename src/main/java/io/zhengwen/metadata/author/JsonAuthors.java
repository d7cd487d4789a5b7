package io.zhengwen.metadata.author;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.declared.JsonLd;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What the JSON-LD of a page says of its authors, and of what the page is. */
final class JsonAuthors {
  private static final int MOST_NAMES = 30;

  private static final Pattern ARTICLE =
      Pattern.compile(".*(?:Article|BlogPosting|Report|Recipe|HowTo|ClaimReview)");

  private static final Set<String> THREADS =
      Set.of("DiscussionForumPosting", "Question", "SocialMediaPosting", "QAPage");

  private static final Set<String> PARTS =
      Set.of(
          "Comment",
          "Answer",
          "Review",
          "ImageObject",
          "VideoObject",
          "UserReview",
          "Product",
          "SoftwareApplication");

  private final JsonLd json;

  /** The names of each object that another refers to; many may refer to one. */
  private final Map<JsonNode, Set<String>> namesOf = new IdentityHashMap<>();

  private boolean article;
  private boolean thread;
  private boolean product;

  private JsonAuthors(JsonLd json) {
    this.json = json;
  }

  /** Adds the authors of all objects. */
  static JsonAuthors addTo(AuthorStatements statements, JsonLd json) {
    JsonAuthors authors = new JsonAuthors(json);
    Set<JsonNode> subjects = Collections.newSetFromMap(new IdentityHashMap<>());
    subjects.addAll(json.subjects());
    for (JsonNode object : json.objects()) {
      List<String> types = JsonLd.types(object);
      boolean subject = subjects.contains(object);
      authors.article = authors.article || subject && isArticle(types);
      authors.thread |= types.contains("DiscussionForumPosting") || types.contains("QAPage");
      authors.product |= types.contains("Product");
      authors.addObject(object, types, subject, statements);
    }
    return authors;
  }

  /** Whether an article is among the page's subjects. */
  boolean isArticle() {
    return article;
  }

  /** Whether any object is a forum thread. */
  boolean isThread() {
    return thread;
  }

  /** Whether any object is a product. */
  boolean isProduct() {
    return product;
  }

  private static boolean isArticle(List<String> types) {
    return types.stream().anyMatch(t -> ARTICLE.matcher(t).matches());
  }

  private void addObject(
      JsonNode object, List<String> types, boolean subject, AuthorStatements statements) {
    Set<String> names = new LinkedHashSet<>();
    addNames(object.path("author"), names);
    if (names.isEmpty()) {
      addNames(object.path("creator"), names);
    }
    if (!names.isEmpty()) {
      statements.addText(place(types, subject), names, -1);
    }
  }

  private static AuthorPlace place(List<String> types, boolean subject) {
    if (types.stream().anyMatch(PARTS::contains)) {
      return AuthorPlace.JSON_PART;
    }
    if (types.stream().anyMatch(THREADS::contains)) {
      return AuthorPlace.JSON_THREAD;
    }
    if (!subject) {
      return AuthorPlace.JSON_PART;
    }
    return isArticle(types) ? AuthorPlace.JSON_ARTICLE : AuthorPlace.JSON_PAGE;
  }

  private void addNames(JsonNode authors, Set<String> names) {
    for (JsonNode author : JsonLd.each(authors)) {
      if (names.size() >= MOST_NAMES) {
        return;
      }
      if (author.isTextual()) {
        addName(author.asText(), names);
      } else if (author.isObject()) {
        JsonNode person = author.has("name") ? author : json.resolve(author);
        names.addAll(
            person == author ? names(author) : namesOf.computeIfAbsent(person, JsonAuthors::names));
      }
    }
  }

  private static Set<String> names(JsonNode person) {
    Set<String> names = new LinkedHashSet<>();
    for (JsonNode name : JsonLd.each(person.path("name"))) {
      addName(JsonLd.string(name.isObject() ? name.path("@value") : name), names);
    }
    if (!person.has("name") && person.has("familyName")) {
      addName(
          JsonLd.string(person.path("givenName")) + " " + JsonLd.string(person.path("familyName")),
          names);
    }
    return names;
  }

  private static void addName(String name, Set<String> names) {
    String clean = JsonLd.clean(name);
    if (!clean.isEmpty() && !MetaAuthors.isAddress(clean) && !clean.startsWith("#")) {
      names.add(clean);
    }
  }
}
