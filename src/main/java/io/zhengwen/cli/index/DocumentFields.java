package io.zhengwen.cli.index;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.input.Page;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which fields a page's document has. */
public final class DocumentFields {
  private static final String OTHERS = "*";
  private static final List<String> PARTS = List.of("id", "url", "html", "content_type");
  private static final Set<String> DETAILS =
      Set.of("date", "file", "last_modified", "record", "status", "truncated");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--fields",
      split = ",",
      paramLabel = "NAME[=FIELD]",
      description = {
        "Which members of JSON lines are sent, and as which fields: author,date=crawl_date; * stands for all others. Default: all, under their own names; objects as their JSON text.",
        "The parts id, url, html and content_type are always sent; they can be renamed, as in html=page, or left out, as in content_type=.",
        "What the source tells of a page can be sent too: date (of capture, or the file's), file (its path), and of archived pages status, last_modified, record and truncated (why the crawler cut the page off)."
      })
  private List<String> fields = List.of(OTHERS);

  @Option(
      names = "--set",
      paramLabel = "FIELD=VALUE",
      description = "A field that all documents get, such as crawl=2026-11; may be repeated.")
  private Map<String, String> constants = Map.of();

  private final ObjectMapper mapper = new ObjectMapper();
  private final JsonFactory json = mapper.getFactory();
  private Map<String, String> targets;

  /** Checks the options. */
  public void check() {
    targets = new LinkedHashMap<>();
    PARTS.forEach(part -> targets.put(part, part));
    for (String field : fields) {
      int equals = field.indexOf('=');
      String name = equals < 0 ? field : field.substring(0, equals);
      String target = equals < 0 ? field : field.substring(equals + 1);
      if (name.isBlank() || (name.equals(OTHERS) && equals >= 0)) {
        throw wrong("--fields: '" + field + "' is not NAME, NAME=FIELD or *");
      }
      targets.put(name, target);
    }
    if (targets.get("id").isEmpty() || targets.get("html").isEmpty()) {
      throw wrong("--fields: id and html cannot be left out");
    }
    for (String field : constants.keySet()) {
      if (targets.containsValue(field)) {
        throw wrong("--set: the field '" + field + "' is filled from the pages");
      }
    }
    long distinct = targets.values().stream().filter(t -> !t.isEmpty()).distinct().count();
    if (distinct < targets.values().stream().filter(t -> !t.isEmpty()).count()) {
      throw wrong("--fields: two names have the same field");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /**
   * Returns a page's document, a JSON object in UTF-8.
   *
   * @param html the page as text, or its bytes in base64
   * @throws IllegalArgumentException if a member cannot be written as JSON
   */
  byte[] document(Page page, String html) {
    Map<String, Object> document = new LinkedHashMap<>();
    page.fields().forEach((name, value) -> put(document, name, flat(value)));
    put(document, "id", page.id());
    put(document, "url", page.url());
    put(document, "content_type", page.contentType());
    for (String detail : DETAILS) {
      if (targets.containsKey(detail) && !page.fields().containsKey(detail)) {
        put(document, detail, detail.equals("file") ? page.path() : page.details().get(detail));
      }
    }
    document.putAll(constants);
    put(document, "html", html);
    return bytes(document, html.length());
  }

  private void put(Map<String, Object> document, String name, Object value) {
    String target = targets.get(name);
    if (target == null && targets.containsKey(OTHERS)) {
      target = constants.containsKey(name) ? null : name;
    }
    if (target != null && !target.isEmpty() && value != null) {
      document.put(target, value);
    }
  }

  /** A value as a field takes it: objects, and arrays in arrays, as their JSON text. */
  private Object flat(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().filter(Objects::nonNull).map(this::text).toList();
    }
    return text(value);
  }

  private Object text(Object value) {
    if (!(value instanceof Map || value instanceof List)) {
      return value;
    }
    try {
      return mapper.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("cannot be written as JSON: " + e.getMessage(), e);
    }
  }

  private byte[] bytes(Map<String, Object> document, int expected) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(expected + 1024);
    try (JsonGenerator generator = json.createGenerator(out)) {
      mapper.writeValue(generator, document);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot be written as JSON: " + e.getMessage(), e);
    }
    return out.toByteArray();
  }
}
