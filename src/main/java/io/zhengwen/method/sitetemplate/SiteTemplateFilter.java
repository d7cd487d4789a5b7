package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Removes the templates of a page's site, which are fixed, short, common noise (Yan, Wang 2020),
 * from what another method found.
 *
 * <p>The main text of pages without an address is unchanged. Thread-safe. If the library of a site
 * cannot be read or written, extraction and learning fail with a {@link
 * io.zhengwen.store.TemplateStoreException}.
 */
public final class SiteTemplateFilter implements Extractor {
  static final String REMOVED = "characters of the page that are templates of its site";

  private final Extractor method;
  private final SiteLibraries libraries;

  /** Creates a filter for a method. */
  public SiteTemplateFilter(Extractor method, SiteLibraries libraries) {
    this.method = method;
    this.libraries = libraries;
  }

  @Override
  public Extraction extract(PageModel page) {
    Selection templates = libraries.templates(page);
    Extraction found = method.extract(page);
    return without(templates, page, found)
        .explainedBy(() -> Explanation.of(REMOVED, chars(page, templates), found.explain()))
        .build();
  }

  /** Starts an extraction with what was found, the templates removed from main text and body. */
  static Extraction.Builder without(Selection templates, PageModel page, Extraction found) {
    return found
        .with()
        .mainText(found.mainText().minus(templates))
        .body(BodyRenderer.select(page, found).minus(templates));
  }

  @Override
  public void learn(PageModel page, Extraction extraction) {
    method.learn(page, extraction);
    libraries.learn(page);
  }

  @Override
  public boolean learns() {
    return true;
  }

  @Override
  public Set<String> trainedOn() {
    return method.trainedOn();
  }

  /** Returns the number of characters in a selection. */
  static int chars(PageModel page, Selection selection) {
    int[] chars = new int[1];
    selection.forEach(i -> chars[0] += page.chars(i));
    return chars[0];
  }
}
