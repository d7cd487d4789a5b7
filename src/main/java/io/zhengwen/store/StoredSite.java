package io.zhengwen.store;

import java.util.List;

/**
 * What is known of a site: its templates, and the batch of pages that is being learnt from.
 *
 * @param revision how often it was saved before, from 0
 * @param pages the pages learnt from so far
 * @param batch the number of the current batch, from 0
 * @param batchPages digests of the current batch's pages
 * @param templates the templates
 * @param candidates the texts of the current batch
 */
public record StoredSite(
    long revision,
    long pages,
    long batch,
    List<String> batchPages,
    List<StoredTemplate> templates,
    List<StoredTemplate> candidates) {

  /** Copies the lists and checks that nothing is missing or below 0. */
  public StoredSite {
    if (batchPages == null || templates == null || candidates == null) {
      throw new IllegalArgumentException("batchPages, templates or candidates are missing");
    }
    if (revision < 0 || pages < 0 || batch < 0) {
      throw new IllegalArgumentException("revision, pages or batch is below 0");
    }
    batchPages = List.copyOf(batchPages);
    templates = List.copyOf(templates);
    candidates = List.copyOf(candidates);
  }
}
