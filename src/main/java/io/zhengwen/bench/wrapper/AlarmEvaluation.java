package io.zhengwen.bench.wrapper;

import io.zhengwen.page.ParsedPage;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.induce.Repair;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.monitor.TemplateMonitor;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Crawls a site twice, the second time redesigned, and judges the alarms by field: a field is
 * broken if the template reads it rightly on less than {@value #BROKEN} of the pages on which it
 * did before. Drift does not count, as the field is still read then. Where a field is broken, the
 * template is repaired by the first redesigned pages and judged on the others.
 */
public final class AlarmEvaluation {
  private static final double BROKEN = .9;
  private static final int MARKED = 3;
  private static final int MOST = 60;
  private static final int FAILING = 20;

  private final List<FieldPage> pages;
  private final List<ParsedPage> parsed;
  private final List<Reading> before;
  private final WrapperTemplate template;
  private final Wrapper wrapper;

  /** Sums over crawls. */
  public static final class Result {
    private int raised;
    private int rightlyRaised;
    private int broken;
    private int noticed;
    private int delay;
    private int repaired;
    private final FieldCounts values = new FieldCounts();

    /** What was found, a line each. */
    public List<String> lines() {
      return List.of(
          line("fields with alarms %d, of them broken %.3f", raised, share(rightlyRaised, raised)),
          line("broken fields %d, of them with alarms %.3f", broken, share(noticed, broken)),
          line("pages until the alarm %.1f", (double) delay / Math.max(1, noticed)),
          line(
              "broken fields read after a repair: precision %.3f, recall %.3f; templates repaired %d",
              values.precision(), values.recall(), repaired));
    }

    private static String line(String format, Object... values) {
      return String.format(Locale.ROOT, format, values);
    }

    private static double share(int part, int all) {
      return all == 0 ? 1 : (double) part / all;
    }
  }

  /** Makes a template of the first pages of a site. */
  public AlarmEvaluation(List<FieldPage> all) {
    List<Example> examples = new ArrayList<>();
    for (FieldPage page : all.subList(0, MARKED)) {
      examples.add(new Example(page.id(), Scope.of(new PageTexts(page.model())), page.fields()));
    }
    template = Inducer.detail("watched", examples, List.of());
    wrapper = new Wrapper(template);
    pages = all.subList(MARKED, Math.min(all.size(), MARKED + MOST));
    parsed = new ArrayList<>();
    before = new ArrayList<>();
    for (FieldPage page : pages) {
      Scope scope = Scope.of(new PageTexts(page.model()));
      parsed.add(scope.texts().page().source());
      before.add(wrapper.read(scope));
    }
  }

  /** Crawls the site, redesigns it, and crawls it again. */
  public void crawl(Collection<Redesign> changes, double strength, long seed, Result result) {
    TemplateMonitor monitor = new TemplateMonitor(template, TemplateMonitor.DEFAULT_WINDOW);
    for (int p = 0; p < pages.size(); p++) {
      count(monitor.add(pages.get(p).id(), before.get(p)), result);
    }
    List<Scope> redesigned = new ArrayList<>();
    Map<String, Integer> alarmed = new LinkedHashMap<>();
    Map<String, int[]> right = new LinkedHashMap<>();
    for (int p = 0; p < pages.size(); p++) {
      Scope page = Scope.of(new PageTexts(Redesign.apply(changes, parsed.get(p), strength, seed)));
      redesigned.add(page);
      Reading reading = wrapper.read(page);
      for (Alarm alarm : monitor.add(pages.get(p).id(), reading)) {
        if (isOfField(alarm)) {
          alarmed.putIfAbsent(alarm.field(), p + 1);
        }
      }
      for (Map.Entry<String, List<String>> field : pages.get(p).fields().entrySet()) {
        int[] counts = right.computeIfAbsent(field.getKey(), f -> new int[2]);
        if (isRight(field.getValue(), before.get(p), field.getKey())) {
          counts[0]++;
          counts[1] += isRight(field.getValue(), reading, field.getKey()) ? 1 : 0;
        }
      }
    }
    Set<String> broken = new HashSet<>();
    right.forEach(
        (field, counts) -> {
          if (counts[1] < BROKEN * counts[0]) {
            broken.add(field);
          }
        });
    result.raised += alarmed.size();
    result.rightlyRaised += (int) alarmed.keySet().stream().filter(broken::contains).count();
    result.broken += broken.size();
    for (String field : broken) {
      result.noticed += alarmed.containsKey(field) ? 1 : 0;
      result.delay += alarmed.getOrDefault(field, 0);
    }
    if (!broken.isEmpty()) {
      repair(redesigned, broken, result);
    }
  }

  private static boolean isOfField(Alarm alarm) {
    return alarm.kind() == Alarm.Kind.FIELD || alarm.kind() == Alarm.Kind.VALUES;
  }

  /** Alarms before the redesign are false. */
  private static void count(List<Alarm> alarms, Result result) {
    result.raised += (int) alarms.stream().filter(AlarmEvaluation::isOfField).count();
  }

  private void repair(List<Scope> redesigned, Set<String> broken, Result result) {
    List<Example> examples = new ArrayList<>();
    for (int p = 0; p < FAILING && p < pages.size(); p++) {
      Map<String, List<String>> known = new LinkedHashMap<>();
      before.get(p).fields().forEach((field, given) -> known.put(field, texts(given)));
      examples.add(new Example(pages.get(p).id(), redesigned.get(p), known));
    }
    Optional<WrapperTemplate> repaired =
        Repair.of(template, examples, redesigned.subList(0, examples.size()));
    result.repaired += repaired.isPresent() ? 1 : 0;
    Wrapper now = new Wrapper(repaired.orElse(template));
    for (int p = FAILING; p < pages.size(); p++) {
      Reading reading = now.read(redesigned.get(p));
      for (String field : broken) {
        Given given = reading.fields().get(field);
        result.values.add(
            pages.get(p).fields().getOrDefault(field, List.of()),
            given == null ? List.of() : texts(given));
      }
    }
  }

  private static boolean isRight(List<String> gold, Reading reading, String field) {
    Given given = reading.fields().get(field);
    FieldCounts counts = new FieldCounts();
    counts.add(gold, given == null ? List.of() : texts(given));
    return counts.pageSuccess() == 1;
  }

  private static List<String> texts(Given given) {
    return given.values().stream().map(Found::text).toList();
  }
}
