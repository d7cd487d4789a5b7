package io.zhengwen.wrapper.monitor;

import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Watches what a template reads from the pages of a site in the order of the crawl: the share of
 * pages with all required fields, of pages with each field, and of pages on which each rule
 * matches, and what the values look like. Not thread-safe.
 */
public final class TemplateMonitor {
  /** The number of latest pages that is watched by default. */
  public static final int DEFAULT_WINDOW = 20;

  private static final int MOST_FAILING = 50;

  /** How many times as many pages show that a part of a field's values is lost. */
  private static final int LONGER = 3;

  private final WrapperTemplate template;
  private final int window;
  private final RateWatch success;
  private final Map<String, RateWatch> fields = new HashMap<>();

  /** The same over more pages, for fields of which a part is lost. */
  private final Map<String, RateWatch> longer = new HashMap<>();

  private final Map<String, ValueWatch> values = new HashMap<>();
  private final Map<Rule, RateWatch> rules = new HashMap<>();
  private final Map<String, Deque<String>> failing = new HashMap<>();

  /**
   * What is known of earlier pages.
   *
   * @param pages their number
   * @param complete those with all required fields
   * @param fields by field, those on which it was found
   */
  public record History(long pages, long complete, Map<String, Long> fields) {
    /** Nothing is known. */
    public static final History NONE = new History(0, 0, Map.of());
  }

  /**
   * Watches a template.
   *
   * @param window the number of latest pages, at least 10
   */
  public TemplateMonitor(WrapperTemplate template, int window) {
    this(template, window, History.NONE);
  }

  /**
   * Watches a template that was watched before.
   *
   * @param window the number of latest pages, at least 10
   */
  public TemplateMonitor(WrapperTemplate template, int window, History history) {
    if (window < 10) {
      throw new IllegalArgumentException("window must be at least 10, was " + window);
    }
    this.template = template;
    this.window = window;
    success = new RateWatch(window, history.pages, history.complete);
    for (FieldTemplate field : template.fields()) {
      long found = history.fields.getOrDefault(field.name(), 0L);
      long pages = found == 0 ? 0 : history.pages;
      fields.put(field.name(), new RateWatch(window, pages, found));
      longer.put(field.name(), new RateWatch(LONGER * window, pages, found));
      values.put(field.name(), new ValueWatch(window));
    }
  }

  /** Watches a template after a change. */
  private TemplateMonitor(TemplateMonitor before, TemplateChange change) {
    template = change.after();
    window = before.window;
    success = change.keepsSuccess() ? before.success.anew() : new RateWatch(window);
    for (FieldTemplate field : template.fields()) {
      String name = field.name();
      boolean kept = change.keeps(name);
      fields.put(name, kept ? before.fields.get(name).anew() : new RateWatch(window));
      longer.put(name, kept ? before.longer.get(name).anew() : new RateWatch(LONGER * window));
      values.put(name, kept ? before.values.get(name).anew() : new ValueWatch(window));
      if (kept) {
        field.rules().forEach(rule -> rules.put(rule, before.watch(rule).anew()));
      }
    }
  }

  /** The template that is watched. */
  public WrapperTemplate template() {
    return template;
  }

  /** A monitor of the changed template, which knows what is known of what did not change. */
  public TemplateMonitor after(WrapperTemplate changed) {
    return new TemplateMonitor(this, new TemplateChange(template, changed));
  }

  /** Adds a page; returns what has fallen with it. */
  public List<Alarm> add(String page, Reading reading) {
    List<Alarm> alarms = new ArrayList<>();
    boolean complete = reading.isComplete(template);
    remember("", page, complete);
    if (success.fallsWith(complete)) {
      alarms.add(alarm(Alarm.Kind.SUCCESS, "", "", success, page));
    }
    for (FieldTemplate field : template.fields()) {
      boolean found = reading.fields().containsKey(field.name());
      remember(field.name(), page, found);
      RateWatch watch = fields.get(field.name());
      boolean known = watch.isFallen() || longer.get(field.name()).isFallen();
      boolean falls = watch.fallsWith(found);
      boolean part = longer.get(field.name()).fallsWith(found);
      if ((falls || part) && !known) {
        RateWatch fallen = falls ? watch : longer.get(field.name());
        alarms.add(alarm(Alarm.Kind.FIELD, field.name(), "", fallen, page));
      }
      if (found) {
        addValues(field.name(), reading.fields().get(field.name()), page, alarms);
      }
      addDrift(field, reading, watch, page, alarms);
    }
    return alarms;
  }

  /**
   * Whether what an alarm says holds no more: no share is low any more, and that of the latest
   * pages is nearer to what it was before than to what it fell to; or the template has no such
   * field or rule any more.
   */
  public boolean isOver(Alarm alarm) {
    RateWatch watch =
        switch (alarm.kind()) {
          case SUCCESS -> success;
          case FIELD -> fields.get(alarm.field());
          case VALUES ->
              values.containsKey(alarm.field()) ? values.get(alarm.field()).worst() : null;
          case DRIFT ->
              template.field(alarm.field()).stream()
                  .flatMap(field -> field.rules().stream())
                  .filter(rule -> rule.name().equals(alarm.rule()))
                  .map(this::watch)
                  .findFirst()
                  .orElse(null);
        };
    return watch == null
        || !watch.isFallen()
            && !isPartLost(alarm)
            && watch.isFull()
            && 2 * watch.now() > alarm.before() + alarm.now();
  }

  private RateWatch watch(Rule rule) {
    return rules.computeIfAbsent(rule, r -> new RateWatch(window));
  }

  private boolean isPartLost(Alarm alarm) {
    return alarm.kind() == Alarm.Kind.FIELD && longer.get(alarm.field()).isFallen();
  }

  private void addValues(String field, Given given, String page, List<Alarm> alarms) {
    RateWatch fallen = values.get(field).fallenWith(given.values().get(0).text());
    if (fallen != null) {
      alarms.add(alarm(Alarm.Kind.VALUES, field, "", fallen, page));
    }
  }

  private void addDrift(
      FieldTemplate field, Reading reading, RateWatch found, String page, List<Alarm> alarms) {
    List<Rule> matching =
        reading.given().getOrDefault(field.name(), List.of()).stream().map(Given::rule).toList();
    List<Rule> unasked = reading.unasked().getOrDefault(field.name(), List.of());
    for (Rule rule : field.rules()) {
      if (unasked.contains(rule)) {
        continue;
      }
      RateWatch watch = watch(rule);
      if (watch.fallsWith(matching.contains(rule)) && !found.isFallen()) {
        alarms.add(alarm(Alarm.Kind.DRIFT, field.name(), rule.name(), watch, page));
      }
    }
  }

  private void remember(String what, String page, boolean found) {
    if (!found) {
      Deque<String> pages = failing.computeIfAbsent(what, w -> new ArrayDeque<>());
      pages.addLast(page);
      if (pages.size() > MOST_FAILING) {
        pages.removeFirst();
      }
    }
  }

  private Alarm alarm(Alarm.Kind kind, String field, String rule, RateWatch watch, String page) {
    List<String> pages =
        kind == Alarm.Kind.DRIFT || kind == Alarm.Kind.VALUES
            ? List.of()
            : List.copyOf(failing.getOrDefault(field, new ArrayDeque<>()));
    return new Alarm(kind, field, rule, watch.before(), watch.now(), page, pages);
  }
}
