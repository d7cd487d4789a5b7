package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Removes the templates of a page's site, which are fixed, short, common noise (Yan, Wang 2020),
 * from what another method found. Text that the method is {@linkplain Extraction#certain sure of}
 * stays, unless a person pinned the template.
 *
 * <p>The main text of pages without an address is unchanged. Thread-safe. If the library of a site
 * cannot be read or written, extraction and learning fail with a {@link
 * io.zhengwen.store.TemplateStoreException}.
 */
public final class SiteTemplateFilter implements Extractor {
  /** The label with the number of text nodes that templates removed; absent if none was. */
  public static final String LABEL = "templates";

  private final Extractor method;
  private final SiteLibraries libraries;

  /** Creates a filter for a method. */
  public SiteTemplateFilter(Extractor method, SiteLibraries libraries) {
    this.method = method;
    this.libraries = libraries;
  }

  @Override
  public Extraction extract(PageModel page) {
    PageTemplates templates = libraries.templates(page);
    Extraction found = method.extract(page);
    Selection certain = templates.matches().isEmpty() ? Selection.empty() : found.certain();
    return without(templates.removed(page, certain), page, found)
        .explainedBy(() -> templates.explain(page, certain).with(List.of(found.explain())))
        .build();
  }

  /** Starts an extraction with what was found, the templates removed from main text and body. */
  static Extraction.Builder without(Selection templates, PageModel page, Extraction found) {
    Extraction.Builder filtered = found.with();
    if (!templates.isEmpty()) {
      filtered.label(LABEL, Integer.toString(templates.size()));
    }
    return filtered
        .mainText(found.mainText().minus(templates))
        .body(() -> Optional.of(BodyRenderer.select(page, found).minus(templates)));
  }

  @Override
  public void learn(PageModel page, Extraction extraction) {
    method.learn(page, extraction);
    libraries.learn(page, extraction.certain());
  }

  @Override
  public boolean learns() {
    return true;
  }

  @Override
  public Set<String> trainedOn() {
    return method.trainedOn();
  }
}
