package io.zhengwen.method.sitetemplate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import com.github.benmanes.caffeine.cache.RemovalCause;
import com.github.benmanes.caffeine.cache.Ticker;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * The template libraries of sites: finds the templates on a page, and learns from pages. Different
 * sites share nothing. Thread-safe.
 *
 * <p>The counts of a site's pages are gathered in memory, in an open batch; once the batch has N1
 * pages, they are merged into the store. A batch ends early, and is merged as it is, if no page of
 * its site arrives for {@value #IDLE_MINUTES} minutes, if memory is short, or if the libraries are
 * closed. Templates are read from the store when they are needed, and again after {@value
 * #FRESH_SECONDS} seconds, so that what other writers merged takes effect.
 */
public final class SiteLibraries implements AutoCloseable {
  /** How long the templates of a site are used before the store is read again, in seconds. */
  public static final int FRESH_SECONDS = 5;

  /** How long a batch stays open without a page, in minutes. */
  public static final int IDLE_MINUTES = 30;

  private static final long MOST_TEMPLATE_CHARS = 20_000_000;
  private static final long MOST_BATCH_CHARS = 50_000_000;
  private static final int SITE_CHARS = 200;

  private final LearningOptions options;
  private final TemplateStore store;
  private final LoadingCache<SiteKey, SiteTemplates> templates;
  private final Cache<SiteKey, Open> batches;
  private final LongAdder lostPages = new LongAdder();

  /** The open batch of a site; guarded by itself. */
  private static final class Open {
    private OpenBatch batch = new OpenBatch();
    private boolean closed;
  }

  /**
   * Creates libraries that are kept in a store.
   *
   * @param clock measures how long templates are fresh and batches idle
   */
  public SiteLibraries(LearningOptions options, TemplateStore store, Clock clock) {
    this.options = options;
    this.store = store;
    Ticker ticker = () -> TimeUnit.MILLISECONDS.toNanos(clock.millis());
    templates =
        Caffeine.newBuilder()
            .ticker(ticker)
            .executor(Runnable::run)
            .expireAfterWrite(Duration.ofSeconds(FRESH_SECONDS))
            .maximumWeight(MOST_TEMPLATE_CHARS)
            .weigher((SiteKey site, SiteTemplates known) -> SITE_CHARS + known.chars())
            .build(site -> store.load(site).map(SiteTemplates::new).orElse(SiteTemplates.NONE));
    batches =
        Caffeine.newBuilder()
            .ticker(ticker)
            .executor(Runnable::run)
            .expireAfterAccess(Duration.ofMinutes(IDLE_MINUTES))
            .maximumWeight(MOST_BATCH_CHARS)
            .weigher((SiteKey site, Open open) -> SITE_CHARS + open.batch.chars())
            .removalListener(this::removed)
            .build();
  }

  /**
   * Finds the text of a page that is a template of its site; none if the page's address belongs to
   * no site.
   *
   * @throws TemplateStoreException if the site cannot be read
   */
  public Selection templates(PageModel page) {
    return options
        .sites()
        .siteOf(page.url())
        .map(site -> templates.get(site).on(page))
        .orElse(Selection.empty());
  }

  /**
   * Learns from a page. Does nothing if the page's address belongs to no site.
   *
   * @throws TemplateStoreException if the site cannot be read or written. A full batch that cannot
   *     be written is kept. The next page of the site tries again, and is not learned from if that
   *     fails.
   */
  public void learn(PageModel page) {
    options.sites().siteOf(page.url()).ifPresent(site -> learn(site, page));
  }

  private void learn(SiteKey site, PageModel page) {
    List<TextUnit> units = TextUnit.of(page);
    Open open;
    do {
      open = batches.get(site, s -> new Open());
    } while (!learn(site, open, page.url(), units));
    batches.asMap().replace(site, open, open);
  }

  /** Learns from a page, unless the batch was closed meanwhile. */
  private boolean learn(SiteKey site, Open open, String url, List<TextUnit> units) {
    synchronized (open) {
      if (open.closed) {
        return false;
      }
      mergeIfFull(site, open);
      open.batch.learn(url, units, templates.get(site));
      mergeIfFull(site, open);
      return true;
    }
  }

  private void mergeIfFull(SiteKey site, Open open) {
    if (open.batch.pages() >= options.n1()) {
      merge(site, open);
    }
  }

  private void merge(SiteKey site, Open open) {
    StoredSite merged = store.merge(site, open.batch.counts(options.n2()));
    templates.put(site, new SiteTemplates(merged));
    open.batch = new OpenBatch();
  }

  private void removed(SiteKey site, Open open, RemovalCause cause) {
    if (cause != RemovalCause.REPLACED) {
      close(site, open);
    }
  }

  /** Closes a batch and merges it into the store. */
  private void close(SiteKey site, Open open) {
    synchronized (open) {
      open.closed = true;
      int pages = open.batch.pages();
      if (pages == 0) {
        return;
      }
      try {
        merge(site, open);
      } catch (TemplateStoreException e) {
        lostPages.add(pages);
      }
    }
  }

  /** Returns the number of pages whose counts were lost because a batch could not be written. */
  public long lostPages() {
    return lostPages.sum();
  }

  /** Merges all open batches into the store. */
  @Override
  public void close() {
    batches.invalidateAll();
    batches.cleanUp();
  }
}
