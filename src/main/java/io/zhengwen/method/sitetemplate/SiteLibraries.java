package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.TemplateStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The template libraries of sites: learns from pages, one at a time, and finds what is a template
 * on them. Two sites share nothing. Thread-safe; pages of one site wait for each other.
 *
 * <p>The {@value #LIVE_SITES} sites used last are held in memory, the others are in the store. A
 * library that learnt from a page is saved at once, with its unfinished batch. What another saved
 * is loaded {@value #CHECK_SECONDS} seconds later at the latest.
 */
public final class SiteLibraries {
  /** The most sites whose libraries are held in memory. */
  public static final int LIVE_SITES = 64;

  /** How long a library in memory is used without a look at the store, in seconds. */
  public static final int CHECK_SECONDS = 5;

  private static final int ATTEMPTS = 10;

  private final SiteTemplateParams params;
  private final TemplateStore store;
  private final LongSupplier nanoTime;
  private final Map<SiteKey, Live> live =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<SiteKey, Live> eldest) {
          return size() > LIVE_SITES;
        }
      };

  /** A library and when the store was last known to have no other. */
  private static final class Live {
    private final SiteLibrary library;
    private volatile long checked;

    private Live(SiteLibrary library, long checked) {
      this.library = library;
      this.checked = checked;
    }
  }

  /** Libraries kept in a store; the parameters' own is not opened. */
  public SiteLibraries(SiteTemplateParams params, TemplateStore store) {
    this(params, store, System::nanoTime);
  }

  /** The same with another clock. */
  SiteLibraries(SiteTemplateParams params, TemplateStore store, LongSupplier nanoTime) {
    this.params = params;
    this.store = store;
    this.nanoTime = nanoTime;
  }

  /**
   * Libraries kept in the directory that the parameters name, or in memory.
   *
   * @throws IllegalArgumentException where that directory cannot be a store
   * @throws io.zhengwen.store.TemplateStoreException where it cannot be made
   */
  static SiteLibraries of(SiteTemplateParams params) {
    if (params.store().isEmpty()) {
      return new SiteLibraries(params, new MemoryTemplateStore(LIVE_SITES));
    }
    try {
      return new SiteLibraries(params, new FileTemplateStore(Path.of(params.store())));
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          "parameter 'store' has the value '" + params.store() + "'; legal: a directory", e);
    }
  }

  /**
   * Learns from a page; a page whose address is of no site teaches nothing.
   *
   * @throws io.zhengwen.store.TemplateStoreException where the site cannot be read or written
   */
  public void learn(PageModel page) {
    SiteKey.of(page.url()).ifPresent(site -> learn(site, page));
  }

  /** Finds the text of a page that is a template of its site. */
  public Selection templates(PageModel page) {
    return SiteKey.of(page.url())
        .map(
            site -> {
              SiteLibrary library = library(site);
              synchronized (library) {
                return match(library, page, TextUnit.of(page));
              }
            })
        .orElse(Selection.empty());
  }

  private void learn(SiteKey site, PageModel page) {
    List<TextUnit> units = TextUnit.of(page);
    for (int attempt = 1; ; attempt++) {
      SiteLibrary library = library(site);
      synchronized (library) {
        if (!params.learn()
            || !library.learn(page.url(), units)
            || store.save(site, library.next())
            || attempt == ATTEMPTS) {
          return;
        }
      }
      forget(site, library);
    }
  }

  private static Selection match(SiteLibrary library, PageModel page, List<TextUnit> units) {
    Selection.Builder found = new Selection.Builder(page);
    library.match(units, unit -> found.addRange(unit.from(), unit.to()));
    return found.build();
  }

  private SiteLibrary library(SiteKey site) {
    Live known;
    synchronized (live) {
      known = live.get(site);
    }
    if (known != null) {
      if (isCurrent(site, known)) {
        return known.library;
      }
      forget(site, known.library);
    }
    long now = nanoTime.getAsLong();
    SiteLibrary loaded =
        store
            .load(site)
            .map(saved -> SiteLibrary.of(params, saved))
            .orElseGet(() -> SiteLibrary.empty(params));
    synchronized (live) {
      Live first = live.putIfAbsent(site, new Live(loaded, now));
      return first == null ? loaded : first.library;
    }
  }

  /** Looks at the store where that was not done for some time. */
  private boolean isCurrent(SiteKey site, Live known) {
    long now = nanoTime.getAsLong();
    if (now - known.checked < TimeUnit.SECONDS.toNanos(CHECK_SECONDS)) {
      return true;
    }
    synchronized (known.library) {
      boolean current = store.revision(site) == known.library.revision();
      known.checked = now;
      return current;
    }
  }

  private void forget(SiteKey site, SiteLibrary library) {
    synchronized (live) {
      Live known = live.get(site);
      if (known != null && known.library == library) {
        live.remove(site);
      }
    }
  }
}
