package io.zhengwen.solr.handler;

import io.zhengwen.solr.document.Destination;
import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.schema.IndexSchema;

/** The parameters of Solr Cell that a request has. */
final class CellParameters {
  private static final String LITERAL = "literal.";
  private static final String MAP = "fmap.";

  /**
   * Parameters that ask for what is not done here.
   *
   * @param harmless the value that asks for nothing; null if each does
   * @param instead what there is in place of it
   */
  private record Unread(String name, Boolean harmless, String instead) {
    boolean isAskedBy(SolrParams params) {
      return harmless == null
          ? params.get(name) != null
          : params.getBool(name, harmless) != harmless;
    }
  }

  private static final List<Unread> UNREAD =
      List.of(
          new Unread("extractOnly", false, "post the page to /zhengwen/extract"),
          new Unread("capture", null, "wrapper templates read elements into fields"),
          new Unread("captureAttr", false, "attributes of elements are not indexed"),
          new Unread("xpath", null, "the method finds the main text"),
          new Unread("literalsOverride", true, "zhengwen.existingTitle says which title stays"),
          new Unread("ignoreTikaException", false, "send zhengwen.onError=keep"));

  private final SolrParams params;
  private final IndexSchema schema;

  CellParameters(SolrParams params, IndexSchema schema) {
    this.params = params;
    this.schema = schema;
  }

  /** Whether a request gives fields of a document. */
  static boolean haveLiterals(SolrParams params) {
    return params.stream().anyMatch(param -> param.getKey().startsWith(LITERAL));
  }

  /** The values of literals by field, in the order of the request. */
  Map<String, List<String>> literals() {
    Map<String, List<String>> literals = new LinkedHashMap<>();
    for (String name : namesAfter(LITERAL)) {
      literals
          .computeIfAbsent(field(name), field -> new ArrayList<>())
          .addAll(List.of(params.getParams(LITERAL + name)));
    }
    return literals;
  }

  /**
   * The field of a literal, by {@code lowernames}, {@code fmap}, {@code uprefix}, in this order.
   */
  private String field(String literal) {
    String name = given(literal);
    String mapped = params.get(MAP + name, name);
    if (schema.getFieldOrNull(mapped) != null) {
      return mapped;
    }
    String prefix = params.get("uprefix", "");
    return prefix.isEmpty() ? params.get("defaultField", mapped) : prefix + mapped;
  }

  private String given(String literal) {
    return params.getBool("lowernames", false)
        ? LowerCase.of(literal).replaceAll("[^\\p{L}\\p{Nd}]", "_")
        : literal;
  }

  /**
   * Refuses parameters that would be in vain.
   *
   * @param written the fields to which the update chain writes what it extracts
   * @throws SolrException with the status 400
   */
  void check(Map<Destination, String> written) {
    for (Unread unread : UNREAD) {
      if (unread.isAskedBy(params)) {
        throw Requests.wrong(unread.name + " is not read here; " + unread.instead);
      }
    }
    List<String> literals = namesAfter(LITERAL).stream().map(this::given).toList();
    for (String name : namesAfter(MAP)) {
      String target = params.get(MAP + name);
      if (!literals.contains(name) && !isWritten(written, name, target)) {
        throw Requests.wrong(
            MAP
                + name
                + "="
                + target
                + " is not read here: it renames literals, and there is no "
                + LITERAL
                + name
                + "; what is extracted goes to the fields that the update chain names"
                + named(written, name));
      }
    }
  }

  /** The field of what a request asks for in another, where the update chain names one. */
  private static String named(Map<Destination, String> written, String name) {
    return Destination.of(name)
        .map(written::get)
        .map(field -> ", " + name + " to '" + field + "' by its option 'fields." + name + "'")
        .orElse("");
  }

  private static boolean isWritten(Map<Destination, String> written, String name, String target) {
    return Destination.of(name).map(written::get).filter(target::equals).isPresent();
  }

  /** The rest of the names of parameters that begin so. */
  private List<String> namesAfter(String beginning) {
    List<String> names = new ArrayList<>();
    for (Iterator<String> all = params.getParameterNamesIterator(); all.hasNext(); ) {
      String name = all.next();
      if (name.startsWith(beginning)) {
        names.add(name.substring(beginning.length()));
      }
    }
    return names;
  }
}
