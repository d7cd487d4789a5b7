package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Removes the templates of a page's site, classifies the block-level tags that remain with a
 * support vector machine, and takes the text of those that are content (Yan, Wang 2020). The site
 * is found by the page's address.
 *
 * <p>Until a site has templates, the support vector machine alone decides, as it does for pages
 * without an address. Only the first {@value #MAX_TAGS} tags of a page are considered; a page with
 * more has the label {@code blocks=truncated}. There is no confidence, because its answers are
 * distances, not probabilities. Thread-safe. If the library of a site cannot be read or written,
 * extraction and learning fail with a {@link io.zhengwen.store.TemplateStoreException}.
 */
public final class SiteTemplateExtractor implements Extractor {
  private static final int MAX_TAGS = 50_000;
  private static final int MOST_EXPLAINED = 50;

  private final SiteLibraries libraries;
  private final SiteTemplateModel model;
  private final BlockLevelNames tags;
  private final double threshold;

  /**
   * Creates the method with its parameters, the model that they name, and the libraries of sites.
   */
  public SiteTemplateExtractor(
      SiteTemplateParams params, SiteTemplateModel model, SiteLibraries libraries) {
    this.libraries = libraries;
    this.model = model;
    tags = params.tagsWith(model);
    threshold = params.threshold();
  }

  @Override
  public Extraction extract(PageModel page) {
    return extract(page, libraries.templates(page));
  }

  /** Extracts from what is left of a page without its templates. */
  Extraction extract(PageModel page, PageTemplates matches) {
    Selection templates = matches.removed(page, Selection.empty());
    BlockTags left = new BlockTags(page, tags, templates);
    double[] r =
        IntStream.range(0, left.size())
            .mapToDouble(
                t -> t < MAX_TAGS ? model.svm().decide(left.row(t)) : Double.NEGATIVE_INFINITY)
            .toArray();
    boolean[] kept = new boolean[left.pieces()];
    for (int p = 0; p < kept.length; p++) {
      kept[p] = r[left.tag(p)] > threshold;
    }
    Extraction.Builder found =
        SiteTemplateFilter.without(templates, page, Extraction.of(left.select(kept)).build())
            .explainedBy(() -> explain(page, matches, left, r));
    if (r.length > MAX_TAGS) {
      found.label("blocks", "truncated");
    }
    return found.build();
  }

  @Override
  public void learn(PageModel page, Extraction extraction) {
    libraries.learn(page, extraction.certain());
  }

  @Override
  public boolean learns() {
    return true;
  }

  @Override
  public Set<String> trainedOn() {
    return ModelFile.trainingSets(model.provenance());
  }

  private Explanation explain(PageModel page, PageTemplates templates, BlockTags left, double[] r) {
    List<Explanation> details = new ArrayList<>();
    int kept = 0;
    for (int t = 0; t < r.length; t++) {
      if (r[t] > threshold) {
        kept++;
        if (details.size() < MOST_EXPLAINED) {
          details.add(explain(page, left, t, r[t]));
        }
      }
    }
    for (int p = 0; p < left.pieces() && p < Explanation.MOST_PARTS; p++) {
      details.add(left.explain(p, "R of its tag", r[left.tag(p)]));
    }
    Explanation.unexplained(left.pieces()).ifPresent(details::add);
    return templates
        .explain(page, Selection.empty())
        .with(List.of(Explanation.of("block-level tags kept of " + left.size(), kept, details)));
  }

  private static Explanation explain(PageModel page, BlockTags left, int t, double r) {
    List<Explanation> values = new ArrayList<>();
    for (int f = 0; f < BlockTags.FEATURES.size(); f++) {
      values.add(Explanation.of(BlockTags.FEATURES.get(f), left.row(t)[f]));
    }
    return Explanation.of("R of tag " + NodePath.of(page, left.element(t)), r, values);
  }
}
