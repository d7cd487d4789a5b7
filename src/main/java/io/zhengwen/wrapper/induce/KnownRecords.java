package io.zhengwen.wrapper.induce;

import io.zhengwen.text.AddressKeys;
import io.zhengwen.text.Addresses;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds the records of list pages that were redesigned: by links to pages to which records linked
 * before, by values that records had, or else by the template's labels.
 */
final class KnownRecords {
  private static final int MOST_EXAMPLES = 12;
  private static final int MOST_OF_A_PAGE = 4;
  private static final int MOST_RECORDS = 200;

  /** A label that stands on a page more seldom tells no records. */
  private static final int LEAST_LABELLED = 3;

  private final WrapperTemplate old;
  private final List<Scope> pages;

  /**
   * The records of redesigned pages.
   *
   * @param css a selector of their elements
   * @param records the records, of all pages together at most {@value #MOST_RECORDS}
   * @param examples those whose values are known
   */
  record Found(String css, List<Scope> records, List<Example> examples) {}

  KnownRecords(WrapperTemplate old, List<Scope> pages) {
    this.old = old;
    this.pages = pages;
  }

  /**
   * Finds the records.
   *
   * @param known the values that records had
   * @return empty if nothing of what is known stands in repeated elements
   */
  Optional<Found> find(List<Map<String, List<String>>> known) {
    List<Map<Integer, Integer>> marks = new ArrayList<>();
    pages.forEach(page -> marks.add(marks(page, known)));
    Set<String> proposals = new LinkedHashSet<>(List.of(old.records()));
    for (int p = 0; p < pages.size(); p++) {
      int page = p;
      RecordFinder finder = new RecordFinder(pages.get(p));
      finder
          .among(marks.get(p))
          .or(() -> marks.get(page).keySet().stream().findFirst().flatMap(finder::around))
          .ifPresent(records -> proposals.add(records.css()));
    }
    Found best = null;
    for (String css : proposals) {
      Found found = found(css, marks, known);
      if (best == null || found.examples.size() > best.examples.size()) {
        best = found;
      }
    }
    return best.examples.isEmpty() ? byLabels() : Optional.of(best);
  }

  private Found found(
      String css, List<Map<Integer, Integer>> marks, List<Map<String, List<String>>> known) {
    List<Scope> records = new ArrayList<>();
    List<Example> examples = new ArrayList<>();
    Wrapper wrapper = new Wrapper(old.withRecords(css, old.next()));
    for (int p = 0; p < pages.size(); p++) {
      int ofPage = 0;
      for (Scope record : wrapper.records(pages.get(p).texts())) {
        Set<Integer> things =
            marks.get(p).entrySet().stream()
                .filter(mark -> record.holds(mark.getKey()))
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
        if (things.size() == 1 && ofPage < MOST_OF_A_PAGE && examples.size() < MOST_EXAMPLES) {
          examples.add(new Example("record", record, known.get(things.iterator().next())));
          ofPage++;
        }
        if (records.size() < MOST_RECORDS) {
          records.add(record);
        }
      }
    }
    return new Found(css, records, examples);
  }

  /** Where known records stand on a page, by their links, or else by their longest values. */
  private static Map<Integer, Integer> marks(Scope page, List<Map<String, List<String>>> known) {
    Addresses addresses = page.texts().page().addresses();
    Map<String, List<Integer>> links = links(page.texts(), addresses);
    Map<String, List<Integer>> texts = texts(page.texts());
    Map<Integer, Integer> marks = new TreeMap<>();
    for (int k = 0; k < known.size(); k++) {
      int thing = k;
      List<String> link = known.get(k).getOrDefault(WrapperTemplate.LINK, List.of());
      List<Integer> nodes =
          link.isEmpty()
              ? longest(known.get(k)).map(texts::get).filter(of -> of.size() == 1).orElse(List.of())
              : links.getOrDefault(target(addresses, link.get(0)), List.of());
      nodes.forEach(node -> marks.putIfAbsent(node, thing));
    }
    return marks;
  }

  private static Map<String, List<Integer>> links(PageTexts texts, Addresses addresses) {
    Map<String, List<Integer>> nodes = new HashMap<>();
    for (int i = 0; i < texts.page().size(); i++) {
      if (texts.page().tag(i).equals("a")) {
        String to = target(addresses, texts.page().attr(i, "href"));
        nodes.computeIfAbsent(to, t -> new ArrayList<>()).add(i);
      }
    }
    return nodes;
  }

  /** Where a link leads to; records may have one page, and parts of it. */
  private static String target(Addresses addresses, String link) {
    String absolute = addresses.absolute(link).orElse(link.strip());
    int fragment = absolute.indexOf('#');
    String part = fragment < 0 ? "" : absolute.substring(fragment);
    return AddressKeys.ofPage(absolute.substring(0, absolute.length() - part.length())) + part;
  }

  private static Map<String, List<Integer>> texts(PageTexts texts) {
    Map<String, List<Integer>> nodes = new HashMap<>();
    for (int k = 0; k < texts.count(); k++) {
      nodes
          .computeIfAbsent(FieldMatcher.key(texts.text(k)), t -> new ArrayList<>())
          .add(texts.node(k));
    }
    return nodes;
  }

  private static Optional<String> longest(Map<String, List<String>> record) {
    return record.values().stream()
        .flatMap(List::stream)
        .map(FieldMatcher::key)
        .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
  }

  /** The records in which a label of the template stands again and again. */
  private Optional<Found> byLabels() {
    Set<String> labels = new LinkedHashSet<>();
    for (FieldTemplate field : old.fields()) {
      field.rules().stream()
          .filter(rule -> rule.kind() == RuleKind.LABEL)
          .map(Rule::label)
          .forEach(label -> labels.add(LabelText.of(label)));
    }
    Map<String, Integer> labelled = new LinkedHashMap<>();
    for (Scope page : pages) {
      for (String label : labels) {
        Map<Integer, Integer> marks = marks(page.texts(), label);
        if (marks.size() >= LEAST_LABELLED) {
          new RecordFinder(page)
              .among(marks)
              .ifPresent(records -> labelled.merge(records.css(), marks.size(), Integer::sum));
        }
      }
    }
    return labelled.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(best -> found(best.getKey(), noMarks(), List.of()));
  }

  private List<Map<Integer, Integer>> noMarks() {
    return pages.stream().map(page -> Map.<Integer, Integer>of()).toList();
  }

  private static Map<Integer, Integer> marks(PageTexts texts, String label) {
    Map<Integer, Integer> marks = new TreeMap<>();
    for (int k = 0; k < texts.count(); k++) {
      String text = texts.text(k);
      if (LabelText.of(text).equals(label) || LabelText.beginning(text).equals(label)) {
        marks.put(texts.node(k), marks.size());
      }
    }
    return marks;
  }
}
