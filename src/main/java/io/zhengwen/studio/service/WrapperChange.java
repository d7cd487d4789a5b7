package io.zhengwen.studio.service;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.store.JsonFault;
import io.zhengwen.wrapper.library.SeedPattern;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Something that is to be done with wrapper templates and seeds, as it was posted. What an action
 * does not need is null.
 *
 * @param action what to do
 * @param name the name of a new template
 * @param kind the kind of a new template; null for detail pages
 * @param pages marked pages, or pages to test on
 * @param seed the pattern of a seed
 * @param template the name of a template
 * @param definition a template as JSON
 * @param definitions several
 * @param revision the revision of the template or seed that the change was decided on
 * @param field a field of the template
 * @param right whether a value is right
 */
record WrapperChange(
    Action action,
    String name,
    TemplateKind kind,
    List<MarkedPage> pages,
    String seed,
    String template,
    JsonNode definition,
    List<JsonNode> definitions,
    Integer revision,
    String field,
    Boolean right) {
  private static final int MOST_PAGES = 100;

  /** Takes a seed as it is kept. */
  WrapperChange {
    seed = seed == null ? null : SeedPattern.withoutWww(seed);
  }

  /** What can be done. */
  enum Action {
    INDUCE,
    TEST,
    PUT,
    IMPORT,
    DELETE,
    ROLLBACK,
    ACCEPT_REPAIR,
    REFUSE_REPAIR,
    JUDGE,
    UNJUDGE,
    ADD_SEED,
    DELETE_SEED,
    ATTACH,
    REFUSE,
    DETACH,
    TRY;

    @JsonCreator
    static Action of(String name) {
      return Arrays.stream(values())
          .filter(action -> action.label().equals(name))
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "'"
                          + name
                          + "' is none of "
                          + Arrays.stream(values())
                              .map(Action::label)
                              .collect(Collectors.joining(", "))));
    }

    /** The name in JSON: {@code acceptRepair}. */
    String label() {
      String[] words = name().toLowerCase(Locale.ROOT).split("_");
      return words.length == 1
          ? words[0]
          : words[0] + Character.toUpperCase(words[1].charAt(0)) + words[1].substring(1);
    }
  }

  /**
   * A page with what was marked in it.
   *
   * @param page the id of a kept page of the seed, or of a document whose page is stored
   * @param html the page itself, instead
   * @param url its address
   * @param fields the values of each field; an empty list for one that the page does not have
   * @param records of a list page, the same for some of its records
   * @param next of a list page, the address or text of the link to the next one
   */
  record MarkedPage(
      String page,
      String html,
      String url,
      Map<String, List<String>> fields,
      List<Map<String, List<String>>> records,
      String next) {}

  /**
   * Reads what was posted.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  static WrapperChange read(byte[] json) throws IOException {
    WrapperChange change =
        PostedJson.read(json, WrapperChange.class, "the body is not such a request");
    if (change == null || change.action == null) {
      throw new IllegalArgumentException("the member 'action' is missing");
    }
    change.check();
    return change;
  }

  private void check() {
    if (pages != null && pages.size() > MOST_PAGES) {
      throw new IllegalArgumentException("at most " + MOST_PAGES + " pages can be given");
    }
    switch (action) {
      case INDUCE -> require(name != null && pages != null && !pages.isEmpty(), "name and pages");
      case TEST ->
          require(
              (definition == null) != (template == null) && (seed != null || pages != null),
              "definition or template, and seed or pages");
      case PUT -> require(definition != null, "definition");
      case IMPORT -> require(definitions != null, "definitions");
      case DELETE, ROLLBACK, ACCEPT_REPAIR, REFUSE_REPAIR -> require(template != null, "template");
      case JUDGE, UNJUDGE ->
          require(template != null && field != null && right != null, "template, field and right");
      case ADD_SEED, DELETE_SEED -> require(seed != null, "seed");
      case ATTACH, REFUSE, DETACH -> require(seed != null && template != null, "seed and template");
      case TRY -> require((seed == null) != (template == null), "either seed or template");
    }
  }

  private void require(boolean condition, String what) {
    if (!condition) {
      throw new IllegalArgumentException("the action " + action.label() + " needs " + what);
    }
  }

  /**
   * Reads a template.
   *
   * @throws IllegalArgumentException if it is invalid; the message begins with the place
   */
  static WrapperTemplate template(JsonNode definition) {
    try {
      return TemplateFile.read(PostedJson.write(definition));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(JsonFault.of(e), e);
    }
  }
}
