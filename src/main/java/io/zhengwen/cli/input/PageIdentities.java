package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.util.Map;

/** Gives pages their addresses and ids, and deals with ids that occur twice. */
final class PageIdentities implements PageSink, AutoCloseable {
  private final PageSink next;
  private final IdRule rule;
  private final Duplicates duplicates;
  private final String onlyUrl;
  private final Map<String, String> urls;
  private final BaseUrl base;
  private final SeenIds seen = new SeenIds();
  private Page only;

  /**
   * Creates the step before {@code next}.
   *
   * @param rule null for the ids that pages have
   * @param onlyUrl the address of the only page, or null
   * @param urls addresses by the pages' own ids
   * @param base null if addresses do not follow from paths
   */
  PageIdentities(
      PageSink next,
      IdRule rule,
      Duplicates duplicates,
      String onlyUrl,
      Map<String, String> urls,
      BaseUrl base) {
    this.next = next;
    this.rule = rule;
    this.duplicates = duplicates;
    this.onlyUrl = onlyUrl;
    this.urls = urls;
    this.base = base;
  }

  @Override
  public void page(Page page) throws CommandFailedException {
    if (onlyUrl != null) {
      if (only != null) {
        throw new CommandFailedException(
            "--url is for one page, but there are "
                + only.place()
                + " and "
                + page.place()
                + "; see --urls");
      }
      only = page.withUrl(onlyUrl);
      return;
    }
    String url = urls.get(page.sourceId());
    if (url == null) {
      url = page.url();
    }
    if (url == null && base != null) {
      url = base.of(page.path());
    }
    identify(page.withUrl(url));
  }

  private void identify(Page page) throws CommandFailedException {
    try {
      Page identified = rule == null ? page : page.withId(rule.apply(page));
      String other = seen.add(identified.id(), identified.place());
      if (other == null || duplicates == Duplicates.KEEP) {
        next.page(identified);
      } else if (duplicates == Duplicates.SKIP) {
        next.skipped(page.place(), "duplicate");
      } else {
        next.problem(
            page.place(),
            "has the same id as "
                + other
                + ": '"
                + identified.id()
                + "'; see --duplicates, or --id");
      }
    } catch (IllegalArgumentException e) {
      next.problem(page.place(), e.getMessage());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe("temporary file", e));
    }
  }

  @Override
  public void problem(String place, String reason) {
    next.problem(place, reason);
  }

  @Override
  public void skipped(String place, String reason) {
    next.skipped(place, reason);
  }

  /** Hands over the only page where its address is given. */
  void finish() throws CommandFailedException {
    if (only != null) {
      identify(only);
    }
  }

  @Override
  public void close() throws CommandFailedException {
    try {
      seen.close();
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe("temporary file", e));
    }
  }
}
