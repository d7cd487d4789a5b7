package io.zhengwen.wrapper;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.ElementSelector;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A template that is ready for use. Immutable and thread-safe. */
public final class Wrapper {
  private static final int MOST_RECORDS = 1_000;

  private final WrapperTemplate template;
  private final List<FieldMatcher> fields;
  private final Map<FieldMatcher, List<FieldMatcher>> unlike = new IdentityHashMap<>();
  private final ElementSelector records;
  private final FieldMatcher next;
  private final int span;

  /**
   * Prepares a template.
   *
   * @throws IllegalArgumentException if a rule is invalid; the message says which
   */
  public Wrapper(WrapperTemplate template) {
    this.template = template;
    Set<String> labels = Set.copyOf(template.labels());
    span = template.span() == null ? 1 : template.span();
    records = template.records() == null ? null : new ElementSelector(template.records());
    next = template.next() == null ? null : new FieldMatcher(template.next(), labels);
    fields = template.fields().stream().map(field -> new FieldMatcher(field, labels)).toList();
    fields.forEach(field -> unlike.put(field, unlike(field)));
  }

  /** The template. */
  public WrapperTemplate template() {
    return template;
  }

  /**
   * Reads a page or record. A value that has the shape of another field's values, but not of its
   * own field's, is left out: it moved there because a field before it is missing. Where a marked
   * value of a field has that shape, too, it tells nothing.
   */
  public Reading read(Scope scope) {
    return read(field -> field.all(scope, given -> isShifted(field, given)));
  }

  /** Reads the same, but asks no rules that cannot change what is found. */
  public Reading quick(Scope scope) {
    return read(field -> field.quick(scope, given -> isShifted(field, given)));
  }

  /**
   * Reads the same in the same way if all required fields are found; the others are not looked for
   * if one is missing.
   */
  public Optional<Reading> quickIfComplete(Scope scope) {
    Map<FieldMatcher, FieldMatcher.Asked> required = new IdentityHashMap<>();
    for (FieldMatcher field : fields) {
      if (field.field().required()) {
        FieldMatcher.Asked asked = field.quick(scope, given -> isShifted(field, given));
        if (asked.chosen().isEmpty()) {
          return Optional.empty();
        }
        required.put(field, asked);
      }
    }
    Reading reading =
        read(
            field ->
                required.containsKey(field)
                    ? required.get(field)
                    : field.quick(scope, given -> isShifted(field, given)));
    return Optional.of(reading).filter(one -> one.isComplete(template));
  }

  private Reading read(Function<FieldMatcher, FieldMatcher.Asked> ask) {
    Map<String, Given> found = new LinkedHashMap<>();
    Map<String, List<Given>> all = new LinkedHashMap<>();
    Map<String, List<Rule>> unasked = new LinkedHashMap<>();
    for (FieldMatcher field : fields) {
      FieldMatcher.Asked asked = ask.apply(field);
      String name = field.field().name();
      all.put(name, asked.given());
      asked.chosen().ifPresent(best -> found.put(name, best));
      if (!asked.unasked().isEmpty()) {
        unasked.put(name, asked.unasked());
      }
    }
    return new Reading(found, all, unasked);
  }

  /** The fields that a page or record has, by name, with the values and the rule that gave them. */
  public Map<String, Given> fields(Scope scope) {
    return read(scope).fields();
  }

  private boolean isShifted(FieldMatcher field, Given given) {
    return given.values().stream()
        .anyMatch(value -> unlike.get(field).stream().anyMatch(f -> f.hasShape(value.text())));
  }

  /** The fields whose shape a field's values do not have, as far as is known. */
  private List<FieldMatcher> unlike(FieldMatcher field) {
    return field.hasShape()
        ? List.of()
        : fields.stream()
            .filter(other -> field.samples().noneMatch(other::hasShape))
            .filter(FieldMatcher::hasShape)
            .toList();
  }

  /** The fields of a page. */
  public Map<String, Given> fields(PageModel page) {
    return fields(Scope.of(new PageTexts(page)));
  }

  /** The records of a list page, in document order; those within records are left out. */
  public List<Scope> records(PageTexts texts) {
    List<Scope> found = new ArrayList<>();
    if (records == null) {
      return found;
    }
    int end = 0;
    Set<Integer> starts = new LinkedHashSet<>();
    records.select(Scope.of(texts)).forEach(element -> starts.add(texts.idOf(element)));
    for (int id : starts) {
      if (id >= end && texts.countIn(id) > 0 && found.size() < MOST_RECORDS) {
        Scope record = record(texts, id, starts);
        found.add(record);
        end = record.end();
      }
    }
    return found;
  }

  /** A record that begins with an element, and ends before the next one begins. */
  private Scope record(PageTexts texts, int first, Set<Integer> starts) {
    int end = texts.page().end(first);
    int parts = 1;
    for (int i = texts.page().nextSibling(first);
        i >= 0 && parts < span && !starts.contains(i);
        i = texts.page().nextSibling(i)) {
      parts += texts.page().isText(i) ? 0 : 1;
      end = texts.page().end(i);
    }
    return new Scope(texts, first, end);
  }

  /** The link from a list page to the next one, as it stands in the page. */
  public Optional<String> next(PageTexts texts) {
    return next == null
        ? Optional.empty()
        : next.all(Scope.of(texts), given -> false)
            .chosen()
            .map(given -> given.values().get(0).text());
  }
}
