package io.zhengwen.bench.wrapper;

import static io.zhengwen.wrapper.template.WrapperTemplate.LINK;

import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Measures how well templates read the records of list pages: a page and some of its records are
 * drawn and marked, a template is made of them and read on all pages. A record that was found is
 * compared with that one whose link it holds. Not thread-safe.
 */
public final class ListEvaluation {
  private final List<FieldPage> pages;
  private final List<PageModel> models;
  private final Map<List<Long>, Drawn> drawn = new HashMap<>();

  /** What was marked, and the template that was made of it. */
  private record Drawn(int page, List<Map<String, List<String>>> records, Wrapper wrapper) {}

  /**
   * Prepares the pages of one site.
   *
   * @param pages pages with records, each with a field {@value WrapperTemplate#LINK}
   * @throws CorpusException naming a page with a record that lacks that field
   */
  public ListEvaluation(List<FieldPage> pages) {
    for (FieldPage page : pages) {
      if (page.records().stream().anyMatch(one -> one.getOrDefault(LINK, List.of()).isEmpty())) {
        throw new CorpusException(
            "page '" + page.id() + "' has a record without the field '" + LINK + "'");
      }
    }
    this.pages = pages;
    models = pages.stream().map(FieldPage::model).toList();
  }

  /**
   * Marks some records of a page, the same for the same seed, and reads all others. Fields that no
   * marked record has do not count.
   *
   * @param marked the number of records to mark, at most as many as a page has
   */
  public Map<String, FieldCounts> draw(int marked, long seed) {
    return read(marked, seed, Set.of(), 0);
  }

  /**
   * The same, but the pages that are read have been redesigned.
   *
   * @param changes what is changed
   */
  public Map<String, FieldCounts> read(
      int marked, long seed, Collection<Redesign> changes, double strength) {
    Drawn drawn =
        this.drawn.computeIfAbsent(List.of((long) marked, seed), key -> drawn(marked, seed));
    Map<String, FieldCounts> counts = new LinkedHashMap<>();
    for (int p = 0; p < pages.size(); p++) {
      PageModel model =
          changes.isEmpty()
              ? models.get(p)
              : Redesign.apply(changes, models.get(p).source(), strength, seed);
      List<Map<String, List<String>>> known = p == drawn.page ? drawn.records : List.of();
      List<Map<String, List<String>>> gold = new ArrayList<>(pages.get(p).records());
      gold.removeAll(known);
      count(drawn.wrapper, new PageTexts(model), gold, known, counts);
    }
    return counts;
  }

  private Drawn drawn(int marked, long seed) {
    Random random = new Random(seed);
    int page = random.nextInt(pages.size());
    List<Map<String, List<String>>> records = new ArrayList<>(pages.get(page).records());
    Collections.shuffle(records, random);
    records = records.subList(0, marked);
    Scope scope = Scope.of(new PageTexts(models.get(page)));
    return new Drawn(
        page, records, new Wrapper(Inducer.list("evaluated", scope, records, Optional.empty())));
  }

  private static void count(
      Wrapper wrapper,
      PageTexts texts,
      List<Map<String, List<String>>> gold,
      List<Map<String, List<String>>> marked,
      Map<String, FieldCounts> counts) {
    Set<Map<String, List<String>>> left = new LinkedHashSet<>(gold);
    for (Scope record : wrapper.records(texts)) {
      Set<String> links = links(record);
      Reading reading = wrapper.read(record);
      Map<String, List<String>> own =
          left.stream().filter(one -> links.contains(link(one))).findFirst().orElse(Map.of());
      boolean known = marked.stream().anyMatch(one -> links.contains(link(one)));
      if (left.remove(own) || !known && reading.isComplete(wrapper.template())) {
        count(own, reading, counts);
      }
    }
    left.forEach(lost -> count(lost, Reading.NONE, counts));
    Set<String> fields = new HashSet<>();
    wrapper.template().fields().forEach(field -> fields.add(field.name()));
    counts.keySet().retainAll(fields);
  }

  private static String link(Map<String, List<String>> record) {
    return record.get(LINK).get(0);
  }

  private static Set<String> links(Scope record) {
    PageModel page = record.texts().page();
    Set<String> links = new HashSet<>();
    for (int i = record.root(); i < record.end(); i++) {
      links.add(page.isText(i) ? "" : page.attr(i, "href"));
    }
    return links;
  }

  private static void count(
      Map<String, List<String>> gold, Reading reading, Map<String, FieldCounts> counts) {
    Set<String> fields = new LinkedHashSet<>(gold.keySet());
    fields.addAll(reading.fields().keySet());
    for (String field : fields) {
      Given given = reading.fields().get(field);
      counts
          .computeIfAbsent(field, f -> new FieldCounts())
          .add(
              gold.getOrDefault(field, List.of()),
              given == null ? List.of() : given.values().stream().map(Found::text).toList());
    }
  }
}
