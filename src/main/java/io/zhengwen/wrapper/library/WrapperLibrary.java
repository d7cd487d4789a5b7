package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The templates and seeds of an index, at work: it reads the pages of seeds with their templates,
 * keeps the newest pages, watches what templates read, tries new templates on seeds and new seeds
 * with templates, and looks for repairs. Thread-safe.
 *
 * <p>Reading and {@link #accepted} take no time for storage: everything else is done by {@link
 * #maintain}, which has to be called every few seconds, on every node.
 */
public final class WrapperLibrary implements AutoCloseable {
  /** All rules are asked on one page in so many. */
  private static final int SAMPLED = 10;

  private final WrapperStore store;
  private final Clock clock;
  private final AcceptedPages accepted = new AcceptedPages();
  private final Maintenance maintenance;

  /**
   * Opens a library; nothing is read before {@link #maintain}.
   *
   * @param listener is told of alarms, and of what cannot be used
   */
  public WrapperLibrary(WrapperStore store, LibraryListener listener, Clock clock) {
    this.store = store;
    this.clock = clock;
    maintenance = new Maintenance(store, accepted, listener, clock);
  }

  /** The store. */
  public WrapperStore store() {
    return store;
  }

  /** The templates, ready for use, as they were at the latest maintenance. */
  public Collection<Wrapper> templates() {
    return maintenance.snapshot().templates();
  }

  /** The seeds as they were at the latest maintenance. */
  public Collection<SeedRecord> seeds() {
    return maintenance.snapshot().seeds();
  }

  /** The seed that an address belongs to. */
  public Optional<SeedRecord> seedOf(String url) {
    return maintenance.snapshot().seedOf(url);
  }

  /** The seed of the same addresses as a pattern. */
  Optional<SeedRecord> sameAs(SeedPattern pattern) {
    return maintenance.snapshot().sameAs(pattern);
  }

  /** The templates that are used for a seed, ready for use. */
  public List<Wrapper> wrappers(SeedRecord seed) {
    return maintenance.snapshot().used(seed);
  }

  /** The templates that are used for a seed. */
  public List<WrapperTemplate> used(String seed) {
    Snapshot now = maintenance.snapshot();
    return now.seed(seed).stream()
        .flatMap(record -> now.used(record).stream())
        .map(Wrapper::template)
        .toList();
  }

  /** The seeds that a template is used for. */
  public Set<String> seedsOf(String template) {
    return maintenance.snapshot().seedsOf(template);
  }

  /**
   * Reads a page with the templates of its seed.
   *
   * @param url the page's address, or null
   * @return empty if the page belongs to no seed
   */
  public Optional<PageReading> read(PageModel page, String url) {
    Snapshot now = maintenance.snapshot();
    return now.seedOf(url)
        .map(seed -> SeedReader.read(seed.pattern(), now.used(seed), page, isSampled(url)));
  }

  /** Whether an address is one in {@value #SAMPLED}, of those on which all rules are asked. */
  private static boolean isSampled(String url) {
    int hash = url.hashCode() * 0x9E3779B9;
    return Integer.remainderUnsigned(hash ^ hash >>> 15, SAMPLED) == 0;
  }

  /**
   * Notes that a page was accepted, so that it is kept and counted.
   *
   * @param id the id of its document
   * @param html its source
   */
  public void accepted(String id, String url, String html, PageReading reading) {
    accepted.add(new AcceptedPage(id, url, clock.millis(), html, reading));
  }

  /**
   * Reads what others have changed.
   *
   * @throws TemplateStoreException if the store cannot be read
   */
  public void refresh() {
    maintenance.refresh();
  }

  /** Whether what is stored was ever read; until then the library only seems to be empty. */
  public boolean isRead() {
    return maintenance.firstReading().hasSucceeded();
  }

  /**
   * Waits a few seconds after the library was opened for what is stored to be read first.
   *
   * @return whether it was
   */
  public boolean awaitRead() {
    return maintenance.firstReading().await();
  }

  /** Whether a store that cannot be read may still be one that starts with the library. */
  public boolean isStarting() {
    return maintenance.firstReading().isAwaited();
  }

  /**
   * Stores what came by, and does some of the work that waits. What cannot be stored waits for the
   * next time, and keeps nothing else from being stored.
   *
   * @throws TemplateStoreException if the store failed
   */
  public void maintain() {
    maintenance.run();
  }

  /** Tries a template on all seeds, or after a seed was added, all templates on it. */
  public void associate(String seed, String template) {
    maintenance.associate(seed, template);
  }

  /** The number of seeds that wait for templates being tried on them. */
  public int waiting() {
    return maintenance.waiting();
  }

  /**
   * Changes a template, and begins to watch what it changed anew where it is used.
   *
   * @param change gets null if there is none
   */
  TemplateRecord update(String name, UnaryOperator<TemplateRecord> change) {
    return maintenance.update(name, change);
  }

  /** Stores everything that came by. */
  @Override
  public void close() {
    maintenance.close();
  }
}
