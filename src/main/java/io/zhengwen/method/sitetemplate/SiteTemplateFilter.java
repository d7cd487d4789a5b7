package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * The main text of another method less the templates of the page's site: fixed, short, common noise
 * (Yan, Wang 2020).
 *
 * <p>Pages without an address stay as the other method has them. Thread-safe. Where the library of
 * a site cannot be read or written, extraction and learning fail with a {@link
 * io.zhengwen.store.TemplateStoreException}.
 */
public final class SiteTemplateFilter implements Extractor {
  static final String REMOVED = "characters of the page that are templates of its site";

  private final Extractor method;
  private final SiteLibraries libraries;

  /** Filters a method's main text by libraries. */
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

  /** What was found without the text of templates, in main text and body alike. */
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

  /** The characters of a selection. */
  static int chars(PageModel page, Selection selection) {
    int[] chars = new int[1];
    selection.forEach(i -> chars[0] += page.chars(i));
    return chars[0];
  }
}
