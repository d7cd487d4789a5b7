package io.zhengwen.method.sitetemplate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.CacheLoader;
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
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * The template libraries of sites: finds the templates on a page, and learns from pages. Different
 * sites share nothing. Thread-safe.
 *
 * <p>The counts of a site's pages are gathered in memory, in an open batch; once the batch has N1
 * pages, they are merged into the store. A batch ends early, and is merged as it is, if no page of
 * its site arrives for {@value #IDLE_MINUTES} minutes, if memory is short, or if the libraries are
 * closed. Templates are read from the store when they are needed, and again for the first page that
 * arrives {@value #FRESH_SECONDS} seconds later, so that what other writers merged takes effect on
 * the pages after it; while the store cannot be read, those that were read before are used.
 */
public final class SiteLibraries implements AutoCloseable {
  /** How long the templates of a site are used before the store is read again, in seconds. */
  public static final int FRESH_SECONDS = 5;

  /** How long a batch stays open without a page, in minutes. */
  public static final int IDLE_MINUTES = 30;

  /** Open batches take at most so many bytes of the heap, and templates as many. */
  private static final long MOST_BYTES =
      Math.min(100_000_000, Runtime.getRuntime().maxMemory() / 16);

  /** What a site takes beside its texts. */
  static final int SITE_BYTES = 1_500;

  private final LearningOptions options;
  private final TemplateStore store;
  private final Clock clock;
  private final boolean lenient;
  private final LoadingCache<SiteKey, SiteTemplates> templates;
  private final Cache<SiteKey, Open> batches;
  private final BatchWriter writer;

  /** The open batch of a site; guarded by itself. */
  private static final class Open {
    private OpenBatch batch = new OpenBatch();
    private boolean closed;
  }

  /**
   * Creates libraries that are kept in a store.
   *
   * @param clock measures how long templates are fresh and batches idle
   * @param executor writes to the store, and reads anew what is not fresh
   * @param lenient whether a site that cannot be read has no templates, instead of failing
   */
  public SiteLibraries(
      LearningOptions options,
      TemplateStore store,
      Clock clock,
      Executor executor,
      boolean lenient) {
    this(options, store, clock, executor, lenient, MOST_BYTES);
  }

  /** Creates libraries whose open batches, and templates, take at most some bytes of memory. */
  SiteLibraries(
      LearningOptions options,
      TemplateStore store,
      Clock clock,
      Executor executor,
      boolean lenient,
      long mostBytes) {
    this.options = options;
    this.lenient = lenient;
    this.store = store;
    this.clock = clock;
    Ticker ticker = () -> TimeUnit.MILLISECONDS.toNanos(clock.millis());
    templates =
        Caffeine.newBuilder()
            .ticker(ticker)
            .executor(executor)
            .refreshAfterWrite(Duration.ofSeconds(FRESH_SECONDS))
            .maximumWeight(mostBytes)
            .weigher((SiteKey site, SiteTemplates known) -> SITE_BYTES + known.bytes())
            .build(new Loader());
    batches =
        Caffeine.newBuilder()
            .ticker(ticker)
            .executor(Runnable::run)
            .expireAfterAccess(Duration.ofMinutes(IDLE_MINUTES))
            .maximumWeight(mostBytes)
            .weigher((SiteKey site, Open open) -> SITE_BYTES + open.batch.bytes())
            .removalListener(this::removed)
            .build();
    writer =
        new BatchWriter(
            store,
            options.ageing(),
            clock,
            executor,
            (site, known) -> templates.put(site, new SiteTemplates(known)));
  }

  private final class Loader implements CacheLoader<SiteKey, SiteTemplates> {
    @Override
    public SiteTemplates load(SiteKey site) {
      return load(site, lenient ? SiteTemplates.NONE : null);
    }

    @Override
    public SiteTemplates reload(SiteKey site, SiteTemplates old) {
      return load(site, old);
    }

    private SiteTemplates load(SiteKey site, SiteTemplates otherwise) {
      try {
        return store.load(site).map(SiteTemplates::new).orElse(SiteTemplates.NONE);
      } catch (TemplateStoreException e) {
        if (otherwise == null) {
          throw e;
        }
        return otherwise;
      }
    }
  }

  /** Returns how templates are learned. */
  public LearningOptions options() {
    return options;
  }

  /** Returns the store. */
  public TemplateStore store() {
    return store;
  }

  /**
   * Finds the templates on a page; none if the page's address belongs to no site.
   *
   * @throws TemplateStoreException if the site cannot be read and these libraries are not lenient
   */
  public PageTemplates templates(PageModel page) {
    return options
        .sites()
        .siteOf(page.url())
        .map(site -> templates.get(site).on(page))
        .orElse(PageTemplates.NONE);
  }

  /**
   * Learns from a page. Does nothing if the page's address belongs to no site. Batches that cannot
   * be written wait; see {@link #problem} and {@link #lostPages}.
   *
   * @param certain the text that a method is sure is main content of the page
   * @throws TemplateStoreException if the site cannot be read and these libraries are not lenient
   */
  public void learn(PageModel page, Selection certain) {
    options.sites().siteOf(page.url()).ifPresent(site -> learn(site, page, certain));
  }

  private void learn(SiteKey site, PageModel page, Selection certain) {
    Open open;
    do {
      open = batches.get(site, s -> new Open());
    } while (!learn(site, open, page, certain));
    batches.asMap().replace(site, open, open);
  }

  /** Learns from a page, unless the batch was closed meanwhile. */
  private boolean learn(SiteKey site, Open open, PageModel page, Selection certain) {
    synchronized (open) {
      if (open.closed) {
        return false;
      }
      open.batch.learn(page, certain, templates.get(site));
      if (open.batch.pages() >= options.n1()) {
        write(site, open);
      }
      return true;
    }
  }

  private void write(SiteKey site, Open open) {
    OpenBatch full = open.batch;
    open.batch = new OpenBatch();
    writer.write(site, full.counts(options.n2(), clock.millis()));
  }

  private void removed(SiteKey site, Open open, RemovalCause cause) {
    if (cause != RemovalCause.REPLACED) {
      synchronized (open) {
        open.closed = true;
        if (open.batch.pages() > 0) {
          write(site, open);
        }
      }
    }
  }

  /**
   * Changes what is known of a site, which takes effect at once for the pages that follow here, and
   * soon elsewhere.
   *
   * @return what is known of the site now
   * @throws TemplateStoreException if the site cannot be read or written
   */
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    StoredSite changed = store.update(site, change);
    templates.put(site, new SiteTemplates(changed));
    return changed;
  }

  /**
   * Forgets a site.
   *
   * @return whether anything was known of it
   * @throws TemplateStoreException if the site cannot be written
   */
  public boolean delete(SiteKey site) {
    boolean known = store.delete(site);
    templates.put(site, SiteTemplates.NONE);
    return known;
  }

  /** Returns the number of pages whose counts were lost because a batch could not be written. */
  public long lostPages() {
    return writer.lostPages();
  }

  /** Returns why a batch could not be written the last time that one could not; empty if never. */
  public String problem() {
    return writer.problem();
  }

  /**
   * Ends batches that are idle, and writes those that wait because the store was away. To be called
   * every few seconds where pages may stay away for long.
   */
  public void maintain() {
    batches.cleanUp();
    writer.retry();
  }

  /** Merges all open batches into the store. */
  @Override
  public void close() {
    batches.invalidateAll();
    batches.cleanUp();
    writer.close();
  }
}
