package io.zhengwen.solr.config;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.solr.Options;
import java.util.List;
import org.apache.solr.common.util.NamedList;
import org.junit.jupiter.api.Test;

/** Options that are refused, and what is said of them. */
class ConfigRefusalsTest {
  @Test
  void templatesThatCannotBeKeptOrLearnedAreNamed() {
    assertRefused(
        Options.minimal("templates", Options.of("directory", "/x")),
        "option 'templates.directory' is given, but 'templates.store' is not 'files'");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ConfigParser.parse(
                    Options.minimal(
                        "templates", Options.of("store", "files", "directory", "templates"))))
        .withMessageContaining("templates.directory")
        .withMessageContaining("an absolute path");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> ConfigParser.parse(Options.minimal("templates", Options.of("n1", 5, "n2", 6))))
        .withMessageContaining("templates.n2");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ConfigParser.parse(
                    Options.minimal("templates", Options.of("prefixes", "https://x.example/"))))
        .withMessageContaining("templates.prefixes")
        .withMessageContaining("'https://x.example/'");
  }

  @Test
  void unchangedNeedsASignature() {
    assertRefused(
        Options.minimal("unchanged", "skip"),
        "option 'unchanged' has the value 'skip', but 'fields.signature' is not given: it is compared");
  }

  @Test
  void wrongOptionsOfWrappersAreNamed() {
    assertRefused(
        Options.minimal("wrappers", Options.of("records", "rows")),
        "option 'wrappers.records' has the value 'rows', must be one of children, documents, mark");
    assertRefused(
        Options.minimal("wrappers", Options.of("fields", Options.of("number", "price"))),
        "option 'wrappers.fields.number' has the value 'price', must be a name with one * in place"
            + " of the template's field, as *_d");
    assertRefused(
        Options.minimal("wrappers", Options.of("directory", "/tmp/w")),
        "option 'wrappers.directory' is given, but 'wrappers.store' is not 'files'");
    assertRefused(
        Options.minimal("wrappers", Options.of("library", "flats/seeds")),
        "option 'wrappers.library' has the value 'flats/seeds', must be a name of letters, digits,"
            + " '.', '_' and '-'");
    for (String store : List.of("files", "memory")) {
      assertRefused(
          Options.minimal("wrappers", Options.of("library", "pages", "store", store)),
          "option 'wrappers.library' is given, but 'wrappers.store' is not 'collection'");
    }
    assertRefused(
        Options.minimal("wrappers", Options.of("template", "html")),
        "options 'source' and 'wrappers.template' both have the value 'html', must be different"
            + " fields");
  }

  @Test
  void listsThatWouldDoNothingAreRefused() {
    for (String list : List.of("passages", "wrappers")) {
      assertRefused(
          Options.minimal(list, Options.of()),
          "option '" + list + "' is an empty list, must have at least one option");
    }
  }

  /** Solr would refuse every page, or lose the path to what is nested in it. */
  @Test
  void labelsThatPathsCannotHoldAreNamed() {
    for (String label : List.of("parts/of", "part#")) {
      assertRefused(
          Options.minimal("passages", Options.of("as", "documents", "field", "p", "label", label)),
          "option 'passages.label' has the value '"
              + label
              + "', must be a name without '/' and '#'");
      assertRefused(
          Options.minimal("wrappers", Options.of("label", label)),
          "option 'wrappers.label' has the value '"
              + label
              + "', must be a name without '/' and '#'");
    }
  }

  @Test
  void optionsOfListsThatContradictEachOtherAreNamed() {
    assertRefused(
        Options.minimal("passages", Options.of("as", "documents", "field", "p", "headings", "p")),
        "options 'passages.field' and 'passages.headings' both have the value 'p', must be different"
            + " fields");
    for (String records : List.of("mark", "documents")) {
      assertRefused(
          Options.minimal("wrappers", Options.of("records", records, "label", "rows")),
          "option 'wrappers.label' is for wrappers.records=children");
    }
    for (String list : List.of("templates", "wrappers")) {
      for (String store : List.of("files", "memory")) {
        assertRefused(
            Options.minimal(list, Options.of("store", store, "collection", "kept")),
            "option '"
                + list
                + ".collection' is given, but '"
                + list
                + ".store' is not 'collection'");
      }
    }
  }

  @Test
  void unknownOptionsAreNamed() {
    assertRefused(
        Options.minimal("colour", "red"),
        "unknown option 'colour' with the value 'red', must be one of source, url, contentType, fields,"
            + " languageFields,"
            + " method, params, sourceAction, existingTitle, unchanged, unchangedIgnore, onError, nonHtml, multiValued, base64,"
            + " limits, templates, passages, wrappers");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("author", "a")),
        "unknown option 'fields.author' with the value 'a', must be one of fields."
            + String.join(", fields.", ConfigParserTest.DESTINATIONS));
    for (String name : List.of("pageLength", "label.", "label", "Label.NAME")) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  ConfigParser.parse(Options.of("source", "html", "fields", Options.of(name, "a"))))
          .withMessageContaining("unknown option 'fields." + name + "'");
    }
    assertRefused(
        Options.minimal("limits", Options.of("size", 3)),
        "unknown option 'limits.size' with the value '3', must be one of limits.maxSize, limits.maxTags,"
            + " limits.maxDepth, limits.overflow, limits.maxContent");
    assertRefused(Options.minimal(null, "x"), "the value 'x' has no option name");
  }

  @Test
  void wordsThatAreNotLegalAreNamed() {
    assertWord("sourceAction", "keep, drop, decode");
    assertWord("existingTitle", "keep, fill, overwrite");
    assertWord("onError", "keep, skip, fail");
    assertWord("nonHtml", "pass, fail");
    assertWord("multiValued", "join, refuse");
    assertWord("base64", "detect, always, never");
    assertRefused(
        Options.minimal("limits", Options.of("overflow", "explode")),
        "option 'limits.overflow' has the value 'explode', must be one of truncate, refuse");
  }

  @Test
  void numbersOutOfBoundsAreNamed() {
    assertRefused(
        Options.minimal("limits", Options.of("maxSize", 0)),
        "option 'limits.maxSize' has the value '0', must be a whole number from 1 to 2147483647");
    assertRefused(
        Options.minimal("limits", Options.of("maxTags", "many")),
        "option 'limits.maxTags' has the value 'many', must be a whole number from 1 to 2147483647");
    assertRefused(
        Options.minimal("limits", Options.of("maxDepth", 513)),
        "option 'limits.maxDepth' has the value '513', must be a whole number from 8 to 512");
  }

  @Test
  void shapesAreChecked() {
    assertRefused(
        Options.minimal("limits", "small"),
        "option 'limits' has the value 'small', must be a list of options, <lst name=\"limits\">");
    assertRefused(
        Options.minimal("url", List.of("a", "b")),
        "option 'url' has the value '[a, b]', must be a single value");
    assertRefused(
        Options.minimal("url", " "),
        "option 'url' has the value '', must be a value that is not blank");
    assertRefused(
        Options.minimal("onError", "keep", "onError", "skip"),
        "option 'onError' is given 2 times, must be given once");
    assertRefused(
        Options.of("source", "a,,b", "fields", Options.of("title", "t")),
        "option 'source' has the value '', must be a value that is not blank");
  }

  @Test
  void missingOptionsAreNamed() {
    assertRefused(
        Options.of("fields", Options.of("title", "t")),
        "option 'source' is missing, must be the name of the field that holds the page");
    assertRefused(
        Options.of("source", "html"),
        "option 'fields' names no destination, must name at least one of "
            + String.join(", ", ConfigParserTest.DESTINATIONS));
  }

  @Test
  void contradictionsAreNamed() {
    assertRefused(
        Options.minimal("existingTitle", "keep"),
        "option 'existingTitle' is given, but 'fields.title' is not: there is no title to decide on");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("content", "html")),
        "options 'source' and 'fields.content' both have the value 'html', must be different fields");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("content", "x", "body", "x")),
        "options 'fields.content' and 'fields.body' both have the value 'x', must be different fields");
    assertRefused(
        Options.minimal("url", "u", "contentType", "u"),
        "options 'url' and 'contentType' both have the value 'u', must be different fields");
    assertRefused(
        Options.minimal("url", "content"),
        "options 'url' and 'fields.content' both have the value 'content', must be different fields");
  }

  private static void assertWord(String option, String legal) {
    assertRefused(
        Options.minimal(option, "maybe"),
        "option '" + option + "' has the value 'maybe', must be one of " + legal);
  }

  private static void assertRefused(NamedList<Object> options, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConfigParser.parse(options))
        .withMessage(message);
  }
}
