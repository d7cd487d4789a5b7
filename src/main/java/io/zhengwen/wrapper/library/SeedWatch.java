package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.monitor.TemplateMonitor;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Watches the pages of one seed on this node, and collects what is to be stored of them. Not
 * thread-safe.
 */
final class SeedWatch {
  private static final int WINDOW = TemplateMonitor.DEFAULT_WINDOW;
  private static final int MANY = 5;
  private static final long SOON_MILLIS = TimeUnit.SECONDS.toMillis(5);
  private static final long REFRESH_MILLIS = TimeUnit.MINUTES.toMillis(1);

  private final KnownKinds kinds = new KnownKinds();
  private final Map<String, TemplateMonitor> monitors = new HashMap<>();
  private final Map<String, Health> health = new LinkedHashMap<>();
  private final LatestValues known = new LatestValues();
  private final List<KeptPage> failing = new ArrayList<>();
  private final Map<TemplateKind, List<AcceptedPage>> newest = new HashMap<>();
  private long seen;
  private long storedAt;
  private boolean full;

  /**
   * Adds pages in the order of the crawl.
   *
   * @param alarms the alarms that hold
   * @param stored what is stored of the seed
   * @return the alarms that hold now; the same object if nothing changed
   */
  List<SeedAlarm> add(List<AcceptedPage> pages, List<SeedAlarm> alarms, SeedPages stored) {
    List<SeedAlarm> now = new ArrayList<>(alarms);
    boolean changed = false;
    kinds.add(stored);
    for (AcceptedPage accepted : pages) {
      AcceptedPage page = accepted.with(kind(accepted));
      seen++;
      for (PageReading.Tried tried : page.reading().counted()) {
        changed |= watch(page, tried, now, stored);
      }
      keep(page);
    }
    return changed ? now : alarms;
  }

  private TemplateKind kind(AcceptedPage page) {
    PageReading reading = page.reading();
    if (reading.template().isPresent()) {
      kinds.add(page.url(), reading.kind());
      return reading.kind();
    }
    return kinds.of(page.url(), reading.kind());
  }

  private boolean watch(
      AcceptedPage page, PageReading.Tried tried, List<SeedAlarm> alarms, SeedPages stored) {
    WrapperTemplate template = tried.template();
    String name = template.name();
    TemplateMonitor monitor = monitor(template, stored);
    boolean changed =
        alarms.removeIf(a -> a.template().equals(name) && a.version() < template.version());
    for (Alarm alarm : monitor.add(page.id(), tried.reading())) {
      alarms.removeIf(a -> a.isOf(name, alarm.kind(), alarm.field(), alarm.rule()));
      alarms.add(new SeedAlarm(name, template.version(), page.time(), alarm));
      changed = true;
    }
    changed |= alarms.removeIf(a -> a.template().equals(name) && monitor.isOver(a.alarm()));
    boolean down = alarms.stream().anyMatch(a -> a.isOf(name, Alarm.Kind.SUCCESS, "", ""));
    health.merge(name, counted(tried, down), Health::plus);
    if (tried.complete() && page.url() != null) {
      if (template.kind() == TemplateKind.DETAIL) {
        known.addPage(page.url(), name, tried.reading());
      } else {
        known.addRecords(page.url(), template, page.reading());
      }
    }
    return changed;
  }

  /** While pages fail in a row, they do not count for what is usual. */
  private static Health counted(PageReading.Tried tried, boolean down) {
    Map<String, Long> fields = new TreeMap<>();
    if (!down) {
      tried.reading().fields().keySet().forEach(field -> fields.put(field, 1L));
    }
    return new Health(
        down ? 0 : 1, !down && tried.complete() ? 1 : 0, fields, tried.complete() ? "1" : "0");
  }

  private TemplateMonitor monitor(WrapperTemplate template, SeedPages stored) {
    TemplateMonitor monitor = monitors.get(template.name());
    if (monitor == null) {
      Health before = stored.health().get(template.name());
      monitor =
          new TemplateMonitor(
              template,
              WINDOW,
              before == null
                  ? TemplateMonitor.History.NONE
                  : new TemplateMonitor.History(
                      before.pages(), before.complete(), before.fields()));
    } else if (!monitor.template().equals(template)) {
      monitor = monitor.after(template);
    }
    monitors.put(template.name(), monitor);
    return monitor;
  }

  private void keep(AcceptedPage page) {
    if (page.html() == null) {
      return;
    }
    if (page.reading().isFailed()) {
      failing.add(kept(page));
      if (failing.size() > SeedPages.MOST_FAILING) {
        failing.remove(0);
      }
    }
    TemplateKind kind = page.reading().kind();
    List<AcceptedPage> pages = newest.computeIfAbsent(kind, k -> new ArrayList<>());
    pages.add(page);
    if (pages.size()
        > (kind == TemplateKind.LIST ? SeedPages.MOST_LISTS : SeedPages.MOST_DETAILS)) {
      pages.remove(0);
    }
  }

  private static KeptPage kept(AcceptedPage page) {
    return KeptPage.of(
        page.id(),
        page.url(),
        page.reading().kind(),
        page.reading().template().isPresent(),
        page.time(),
        page.html());
  }

  /** The characters of the pages that wait for being stored. */
  long chars() {
    return newest.values().stream()
        .flatMap(List::stream)
        .mapToLong(page -> page.html().length())
        .sum();
  }

  /**
   * Whether there is something to store that should not wait: the first pages, several more while
   * there is room for them or while templates fail, or what has waited for long.
   */
  boolean isDue(long now, boolean always) {
    boolean urgent = !full || !failing.isEmpty();
    int more = full ? failing.size() : (int) seen;
    return seen > 0
        && (always
            || storedAt == 0
            || more >= MANY
            || now - storedAt > (urgent ? SOON_MILLIS : REFRESH_MILLIS));
  }

  /** Adds what was collected to what is stored; {@link #stored} says that it is. */
  SeedPages added(SeedPages before) {
    List<KeptPage> pages =
        newest.values().stream().flatMap(List::stream).map(SeedWatch::kept).toList();
    SeedPages after = before.with(seen, pages, failing, health, known);
    full = after.details().size() == SeedPages.MOST_DETAILS;
    return after;
  }

  /** What was collected is stored. */
  void stored(long now) {
    storedAt = now;
    seen = 0;
    newest.clear();
    failing.clear();
    health.clear();
    known.clear();
  }
}
