package io.zhengwen.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the server says that people see in the studio: in English, with the names of what is filled
 * in.
 */
enum Message {
  METHOD_EMPTY("the method finds no main text on the built-in page"),
  METHOD_FAILED("the method failed: {error}"),
  SITE_STORE_AWAY("the template store cannot be read: {error}"),
  WRAPPER_STORE_AWAY("the store of wrapper templates cannot be read: {error}"),
  ALARMS(
      "wrapper templates that fit their seeds less than before: {n} alarms, listed by"
          + " /zhengwen/wrappers?list=alarms"),
  SCHEMA_UNFIT("the schema does not fit: {reason}"),
  UNUSABLE_PAGES("{n} of {of} documents had pages that could not be used"),
  STORE_ERRORS("{n} reads or writes of templates failed"),
  FIELD_MISSING(
      "option '{option}' has the value '{field}', but the schema '{schema}' has no such field"),
  NO_PROCESSOR(
      "the default update chain has no {processor}; name one that has by the parameter 'chain'"),
  FIELD_UNFIT("option '{option}' has the value '{field}', a field of type '{type}': {why}"),

  SEVERAL_BODIES("several bodies are given, must be one"),
  BODY_TOO_LONG("the body is longer than {most} bytes"),
  NOT_POSTED("changes are posted, with the Content-Type application/json"),
  FOREIGN_PAGE("changes are not accepted from pages of other sites"),
  FOREIGN_HOST("only requests to this computer are answered"),
  OTHER_ADDRESS("the address has another beginning; see the terminal"),
  INTERNAL_ERROR("internal error: {error}"),
  NO_FILE("the studio has no such file"),
  NUMBER_WRONG("the parameter {parameter} must be from 0 to {most}, was '{value}'"),
  UNKNOWN_METHOD("unknown method '{method}'; must be one of {methods}"),

  PAGE_AND_ID("both a page and the id of a stored one are given, must be one of them"),
  NO_PAGE_GIVEN(
      "no page is given: post it with its Content-Type, such as text/html, or as JSON {\"html\":"
          + " page, \"url\": address}, or name a stored document by its id"),
  NO_DOCUMENT("there is no document '{id}' in '{collection}'"),
  NO_PAGE_STORED("the document '{id}' has no page: nothing is stored in {fields}"),
  NO_URL_OPTION("a url is given, but the processor has no option 'url' to read it"),
  NO_PAGE("there is no page '{id}'"),
  NO_PAGE_OR_DOCUMENT("there is no page or document '{id}'"),
  NO_KEPT_PAGE("there is no kept page '{id}'"),
  PAGE_UNUSABLE("the page cannot be used: {reason}"),
  PAGE_ID_UNUSABLE("the page '{id}' cannot be used: {reason}"),
  DOCUMENT_UNUSABLE("document '{id}', {reason}"),
  DOCUMENT_WITHOUT_ID_UNUSABLE("document without id, {reason}"),
  SOURCE_UNUSABLE("field '{field}': {reason}"),
  METHOD_FAILED_ON_PAGE("method {method} failed: {error}"),
  NOT_HTML("not HTML: {format}"),
  TOO_MANY_CHARACTERS("the page has {n} characters, more than maxSize={most}"),
  TOO_MANY_BYTES("the page has {n} bytes, more than maxSize={most}"),
  TOO_MANY_TAGS("the page has more than maxTags={most} tags"),
  TAG_NAME_TOO_LONG("the page has a tag with a name of more than {most} characters"),
  TOO_DEEP("the page nests elements to maxDepth={most}"),
  NO_MAIN_TEXT("the page has no main text"),
  ONLY_IN_SCRIPTS("the main text was found only in the data of the page's scripts"),
  CUT_AT_SIZE("the page was cut off at maxSize={most}"),
  CUT_AT_TAGS("the page was cut off at maxTags={most}"),
  CUT_AT_TAG_NAME("the page was cut off at a tag with an overlong name"),
  MOVED_UP("what is nested deeper than maxDepth={most} was moved up"),
  CUT_AT_CONTENT("the main text was cut off at maxContent={most}"),
  MORE_BLOCKS("the page has more text blocks than the method considers"),

  WRAPPERS_OFF("the processor has no option 'wrappers'; set it to keep them"),
  NO_TEMPLATE("there is no template '{name}'"),
  NO_REPAIR("there is no repair of the template '{name}'"),
  NO_FIELD("there is no field '{field}' of the template '{name}'"),
  NO_SEED_OF("there is no seed of {url}"),
  NO_SEED("there is no seed {seed}"),
  NO_EARLIER_VERSION("the template '{name}' has no earlier version"),
  TEMPLATE_THERE("there is a template '{name}' with the revision {n}"),
  SEED_THERE("there is a seed {seed}"),
  OTHER_REVISION("'{name}' has the revision {n}"),
  SEED_WRONG(
      "the seed '{seed}' is not a host in lower case and the beginning of a path, of at most {most}"
          + " characters, such as example.org/flats/ or *.example.org/flat-*.html"),
  VALUE_NOT_IN_PAGE("'{field}' does not stand in the page '{id}'"),
  NOTHING_MARKED("no page has marked values"),
  NO_LINK("there is no link to '{value}'"),
  RECORD_APART("the values of a record do not stand together: {record}"),
  NOT_REPEATED("the marked values are not in repeated records"),
  RECORD_UNLIKE("a marked record is not like the others"),
  RECORDS_OF_ONE_PAGE("a template of list pages is made from records of one page"),
  TOO_MANY_PAGES("at most {most} pages can be given"),
  NO_NAME("{place}: '{name}' is no name"),
  NO_FIELDS("template.fields: there is none"),
  SAME_FIELDS("{place}: there are two fields '{name}'"),
  TOO_MANY_ENTRIES("{place}: has {n} entries, {most} are allowed"),
  WRONG_LENGTH("{place}: must have from 1 to {most} characters"),
  TEMPLATE_TOO_LONG("a template has at most {most} bytes"),

  NO_SITE("there is no site {site} that is known"),
  NO_SITE_TO_DELETE("there is no site {site}"),
  NO_SITE_CHANGE("there is no change of the site {site}"),
  NO_SITE_TEMPLATE("there is no template of the site {site} with this tag and text"),
  SITE_VERSION("the site {site} has the version {n}"),
  SITE_WRONG("'{name}' is not a host name in lower case, with or without a path"),
  SITE_OF_NO_ADDRESS("the address '{url}' belongs to no site"),

  STORE_UNUSABLE("{directory} cannot be used as a store of {what}: {error}"),
  FILE_UNREADABLE("{file} cannot be read: {error}"),
  FILE_UNWRITABLE("{file} cannot be written: {error}"),
  FILE_UNDELETABLE("{file} cannot be deleted: {error}"),
  DIRECTORY_UNLISTABLE("{directory} cannot be listed: {error}"),
  STORE_FULL(
      "{directory} is full: it holds {n} records with {bytes} bytes; delete some, or allow more"),
  MEMORY_FULL("the store of {what} is full: it holds {n} records"),
  NEEDS_CLOUD("store=collection needs SolrCloud; use store=files"),

  PROBABILITY("probability"),
  EXPECTED_F1("expected F1 of the blocks kept"),
  CUT("cut: probability of the least likely block kept, 1: none"),
  EMPTY_BELOW("threshold: likeliest block's probability below which none is kept"),
  FURTHER_BLOCKS("further blocks, not shown"),
  TEXT_NODES("text nodes of the main text"),
  ALL_CHARACTERS("characters of visible text, all kept"),
  ELEMENT_CHARACTERS("characters of its element"),
  NO_TEXT("no element has text"),
  NO_NODE_TEXT("no node has text"),
  NEITHER_LENGTH("no element has text: neither short nor long"),
  SHORT_PAGE("1 for a short page: SCEDD"),
  LONG_PAGE("0 for a long page: CETD"),
  ROUGH_BYTES("bytes of the rough extraction {path}"),
  SHORT_BYTES("threshold: bytes below which a page is short"),
  ROUGH_SHARE("the rough extraction's share of the text outside links"),
  SHORT_SHARE("threshold: share from which a page is short"),
  CETD_THRESHOLD(
      "threshold: least composite text density on the path from the best element to body"),
  CETD_BEST("greatest DensitySum, at element {path}"),
  ITS_CETD("its composite text density"),
  ITS_CHARACTERS("its characters"),
  ITS_ELEMENTS("its elements"),
  ELEMENT_CETD("composite text density of its element"),
  SCEDD_THRESHOLD("threshold: least density on the path from the chosen element to body"),
  SCEDD_CHOSEN("density of the chosen element {path}"),
  ITS_LINE("its line"),
  PAGE_LINES("lines of the page"),
  ELEMENT_DENSITY("density of its element"),
  COREX_BEST("best score, at element {path}"),
  COREX_WORDS("setTextCnt: words of own text and kept children"),
  COREX_LINKS("setLinkCnt: links in kept children"),
  COREX_PAGE_WORDS("pageText: words of the page"),
  ELEMENT_SCORE("score of its element"),
  BODY_WEIGHT("own weight of body"),
  CHOSEN_WEIGHT("own weight of chosen node {path}"),
  ITS_WORDS("its words"),
  ITS_LINK_CHARACTERS("its characters in links"),
  ELEMENT_WEIGHT("own weight of its element"),
  SVM_BLOCKS("blocks kept of {of}"),
  SVM_BLOCK("R of block {path}"),
  BLOCK_R("R of its block"),
  PARAGRAPHS_DROPPED("paragraphs dropped"),
  SITE_CHARACTERS("characters of the page that are templates of its site"),
  SITE_REMOVED("removed, on {n} pages: {text}"),
  SITE_QUARANTINED("kept, quarantined, on {n} pages: {text}"),
  SITE_SURE("kept, the method is sure of it, on {n} pages: {text}"),
  SITE_BLOCKED("kept, blocked, on {n} pages: {text}"),
  TAGS_KEPT("block-level tags kept of {of}"),
  TAG_R("R of its tag"),
  ONE_TAG_R("R of tag {path}"),
  BLOCK_FEATURE("{feature} density");

  private final String text;
  private final String beginning;
  private final Pattern form;
  private final List<String> parameters;

  Message(String text) {
    this.text = text;
    Matcher gap = Pattern.compile("\\{(\\w+)\\}").matcher(text);
    List<String> names = new ArrayList<>();
    StringBuilder regex = new StringBuilder();
    int end = 0;
    while (gap.find()) {
      names.add(gap.group(1));
      regex.append(Pattern.quote(text.substring(end, gap.start()))).append(form(gap.group(1)));
      end = gap.end();
    }
    regex.append(Pattern.quote(text.substring(end)));
    form = Pattern.compile(regex.toString(), Pattern.DOTALL);
    beginning = names.isEmpty() ? text : text.substring(0, text.indexOf("{" + names.get(0) + "}"));
    parameters = List.copyOf(names);
  }

  private static String form(String parameter) {
    return switch (parameter) {
      case "n", "of", "most", "bytes" -> "(\\d+)";
      case "feature" -> "(\\w+)";
      case "place" -> "([\\w.\\[\\]]+)";
      default -> "(.*?)";
    };
  }

  /** What names it in JSON: {@code no-template}. */
  String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The English text, with {@code {name}} for what is filled in. */
  String text() {
    return text;
  }

  /** The names of what is filled in, in order. */
  List<String> parameters() {
    return parameters;
  }

  /** What is filled in, by name, if a text is this message. */
  Optional<Map<String, String>> in(String said) {
    if (!said.startsWith(beginning)) {
      return Optional.empty();
    }
    Matcher found = form.matcher(said);
    if (!found.matches()) {
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      values.put(parameters.get(i), found.group(i + 1));
    }
    return Optional.of(values);
  }
}
