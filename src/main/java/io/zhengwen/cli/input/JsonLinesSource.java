package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.store.JsonFault;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages of JSON lines: objects with the page in {@code html}, as text or, in {@code
 * html_base64}, as bytes; an address in {@code url}, an {@code id}, a {@code content_type}, and
 * further members, which are the page's fields. A line may also have several objects. What is not
 * as expected is a problem; the rest is read.
 */
final class JsonLinesSource {
  /** The member for pages as bytes. */
  static final String BASE64 = "html_base64";

  /** A page of the greatest size, with most characters escaped. */
  private static final int MOST_BYTES = 64_000_000;

  /** So many objects, or broken lines, without a page are the beginning of something else. */
  private static final int MOST_WITHOUT_PAGE = 100;

  private static final ObjectMapper MAPPER =
      new ObjectMapper(
          JsonFactory.builder()
              .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxStringLength(MOST_BYTES).build())
              .build());

  private final String name;
  private final String path;
  private final JsonMembers members;
  private final PageSink sink;

  /** What is to be reported if there are pages. */
  private final List<Problem> held = new ArrayList<>();

  private boolean hasPages;

  /**
   * What is wrong with a line or an object.
   *
   * @param broken whether it cannot be read, so that it may have been a page
   */
  private record Problem(String place, String reason, boolean broken) {}

  /** Ends the reading at the first page. */
  private static final class FirstPage implements PageSink {
    @Override
    public void page(Page page) throws CommandFailedException {
      throw new CommandFailedException("a page");
    }

    @Override
    public void problem(String place, String reason) {}

    @Override
    public void skipped(String place, String reason) {}
  }

  JsonLinesSource(String name, String path, JsonMembers members, PageSink sink) {
    this.name = name;
    this.path = path;
    this.members = members;
    this.sink = sink;
  }

  /** Whether anything of a stream would be read. */
  static boolean holdsPages(InputStream in, JsonMembers members) {
    JsonLinesSource source = new JsonLinesSource("", "", members, new FirstPage());
    try {
      source.read(in);
    } catch (CommandFailedException firstPage) {
      return true;
    }
    return source.hasPages;
  }

  /**
   * Reads all lines.
   *
   * @return false if these are other objects: none of the first has a page. Then nothing of them
   *     was reported
   */
  boolean read(InputStream in) throws CommandFailedException {
    BoundedLines lines = new BoundedLines(in, MOST_BYTES);
    long number = 0;
    try {
      for (byte[] line = lines.next(); line != null; line = lines.next()) {
        number++;
        if (lines.tooLong()) {
          problem(place(number, 1), "longer than " + MOST_BYTES + " bytes", true);
        } else {
          read(line, number);
        }
        if (held.size() >= MOST_WITHOUT_PAGE) {
          break;
        }
      }
    } catch (IOException e) {
      problem(name + ", behind line " + number, Problems.reason(e), true);
    }
    if (hasPages) {
      return true;
    }
    List<Problem> broken = held.stream().filter(Problem::broken).toList();
    broken.forEach(problem -> sink.problem(problem.place, problem.reason));
    return !broken.isEmpty();
  }

  private String place(long line, int object) {
    return name + ", line " + line + (object == 1 ? "" : ", object " + object);
  }

  private void read(byte[] line, long number) throws CommandFailedException {
    int object = 1;
    try (JsonParser values = MAPPER.createParser(line)) {
      for (; values.nextToken() != null; object++) {
        JsonNode json = MAPPER.readTree(values);
        read(json, place(number, object), object == 1 ? "" + number : number + "." + object);
      }
    } catch (JsonProcessingException e) {
      problem(place(number, object), "not JSON: " + JsonFault.of(e), true);
    } catch (IOException e) {
      problem(place(number, object), "not JSON: " + Problems.reason(e), true);
    }
  }

  private void read(JsonNode json, String place, String position) throws CommandFailedException {
    if (!hasPages && json.properties().stream().anyMatch(m -> members.marksPage(m.getKey()))) {
      hasPages = true;
      held.forEach(problem -> sink.problem(problem.place, problem.reason));
      held.clear();
    }
    try {
      sink.page(page(json, place, position));
    } catch (IllegalArgumentException e) {
      problem(place, e.getMessage(), false);
    }
  }

  /** Reports a problem at once, or, before it is known whether there are pages, later. */
  private void problem(String place, String reason, boolean broken) {
    if (hasPages) {
      sink.problem(place, reason);
    } else {
      held.add(new Problem(place, reason, broken));
    }
  }

  private Page page(JsonNode json, String place, String position) {
    if (!json.isObject()) {
      throw new IllegalArgumentException("not an object");
    }
    JsonNode failure = json.path(JsonMembers.FAILURE);
    JsonMembers names = failure.isMissingNode() ? members : JsonMembers.DEFAULT;
    String url = text(json, names.url());
    String id = text(json, names.id());
    if (id == null) {
      id = url != null ? url : path + ":" + position;
    }
    return new Page(
        id,
        id,
        place,
        failure.path("path").asText(path),
        url,
        text(json, names.contentType()),
        fields(json, names),
        details(failure),
        content(json, names));
  }

  /** What the source of a page that failed before told about it. */
  private static Map<String, String> details(JsonNode failure) {
    Map<String, String> details = new LinkedHashMap<>();
    failure
        .path("details")
        .properties()
        .forEach(detail -> details.put(detail.getKey(), detail.getValue().asText()));
    return details;
  }

  private static Page.Content content(JsonNode json, JsonMembers names) {
    JsonNode html = json.path(names.html());
    if (html.isTextual()) {
      return PageContents.characters(html.textValue());
    }
    JsonNode base64 = json.path(BASE64);
    if (base64.isTextual()) {
      return PageContents.bytes(Base64.getMimeDecoder().decode(base64.textValue()));
    }
    String before = json.path(JsonMembers.FAILURE).path("reason").asText("");
    String member = "member '" + names.html() + "'";
    String reason = html.isMissingNode() ? "no " + member : "the " + member + " is not a text";
    throw new IllegalArgumentException(reason + (before.isEmpty() ? "" : "; it failed: " + before));
  }

  private static String text(JsonNode json, String member) {
    JsonNode value = json.path(member);
    return value.isValueNode() && !isNone(value) && !value.asText().isEmpty()
        ? value.asText()
        : null;
  }

  /** Whether a value stands for a missing one, as {@code NaN} does in what Python writes. */
  private static boolean isNone(JsonNode value) {
    return value.isNull() || value.isDouble() && !Double.isFinite(value.doubleValue());
  }

  private static Map<String, Object> fields(JsonNode json, JsonMembers names) {
    Map<String, Object> fields = new LinkedHashMap<>();
    json.properties()
        .forEach(
            member -> {
              if (!isPart(member.getKey(), names) && !isNone(member.getValue())) {
                fields.put(member.getKey(), MAPPER.convertValue(member.getValue(), Object.class));
              }
            });
    return fields;
  }

  private static boolean isPart(String member, JsonMembers names) {
    return List.of(names.id(), names.url(), names.html(), names.contentType()).contains(member)
        || member.equals(BASE64)
        || member.equals(JsonMembers.FAILURE);
  }
}
