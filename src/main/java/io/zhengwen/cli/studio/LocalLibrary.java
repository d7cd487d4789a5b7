package io.zhengwen.cli.studio;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.studio.service.PageCounts;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * The templates and seeds for the pages of the studio. Whenever templates, seeds or what is used
 * for which have changed, all pages of seeds are read again, as if they were indexed again.
 */
public final class LocalLibrary implements AutoCloseable {
  private static final int MAINTAIN_MILLIS = 500;
  private static final int PAGES_AT_ONCE = 20;

  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "studio-library");
            thread.setDaemon(true);
            return thread;
          });

  private final AtomicBoolean closed = new AtomicBoolean();
  private final AtomicLong read = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();
  private final LocalPages pages;
  private final Consumer<String> messages;
  private final WrapperLibrary library;
  private List<String> shown = List.of();
  private String trouble = "";

  /**
   * Opens a library and begins to read the pages.
   *
   * @param messages is told of alarms and problems
   */
  public LocalLibrary(WrapperStore store, LocalPages pages, Consumer<String> messages) {
    this.pages = pages;
    this.messages = messages;
    LibraryListener listener =
        new LibraryListener() {
          @Override
          public void alarm(String message) {
            messages.accept(message);
          }

          @Override
          public void problem(String message) {
            messages.accept(message);
          }
        };
    library = new WrapperLibrary(store, listener, Clock.systemUTC());
    library.refresh();
    worker.scheduleWithFixedDelay(this::work, 0, MAINTAIN_MILLIS, TimeUnit.MILLISECONDS);
  }

  WrapperLibrary library() {
    return library;
  }

  PageCounts counts() {
    return new PageCounts(read.get(), failed.get());
  }

  private void work() {
    try {
      library.maintain();
      List<String> now = inUse();
      if (!now.equals(shown)) {
        shown = now;
        readPages();
      }
      trouble = "";
    } catch (RuntimeException e) {
      if (!trouble.equals(e.toString())) {
        trouble = e.toString();
        messages.accept("templates cannot be maintained: " + trouble);
      }
    }
  }

  /** The seeds with the templates that are used for them. */
  private List<String> inUse() {
    return library.seeds().stream()
        .map(
            seed ->
                seed.pattern()
                    + library.used(seed.pattern()).stream()
                        .map(template -> " " + template.name() + " " + template.version())
                        .toList())
        .sorted()
        .toList();
  }

  private void readPages() {
    int waiting = 0;
    for (LocalPages.Held page : pages.all()) {
      if (library.seedOf(page.url()).isPresent() && read(page) && ++waiting == PAGES_AT_ONCE) {
        library.maintain();
        waiting = 0;
      }
    }
    library.maintain();
  }

  private boolean read(LocalPages.Held page) {
    PageModel model;
    try {
      model = pages.parse(page);
    } catch (PageRefusedException e) {
      return false;
    }
    return library
        .read(model, page.url())
        .map(
            reading -> {
              if (reading.template().isPresent()) {
                read.incrementAndGet();
              } else if (reading.isFailed()) {
                failed.incrementAndGet();
              }
              library.accepted(page.id(), page.url(), page.html(), reading);
              return true;
            })
        .orElse(false);
  }

  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    worker.shutdownNow();
    try {
      worker.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    library.close();
  }
}
