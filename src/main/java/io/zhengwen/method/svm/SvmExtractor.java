package io.zhengwen.method.svm;

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

/**
 * Two-stage support vector machine (Zhou, Li, Song 2019): the first stage keeps text blocks, the
 * second drops paragraphs inside them.
 */
public final class SvmExtractor implements Extractor {
  private static final int MOST_EXPLAINED = 50;

  private final SvmParams params;
  private final SvmModel model;
  private final SvmFeatures features;

  /**
   * The method with its parameters.
   *
   * @throws IllegalArgumentException where a file cannot be read, the model is refused, or the
   *     segmenter of Chinese is not on the class path
   */
  public SvmExtractor(SvmParams params) {
    this.params = params;
    model = ModelFile.ofParameter(params.model(), SvmModel::shipped, SvmModel::read);
    features = new SvmFeatures(params.noiseWords());
  }

  @Override
  public Extraction extract(PageModel page) {
    SvmPage measured = features.measure(page);
    boolean[] kept = keptBlocks(measured);
    Selection.Builder selected = new Selection.Builder(page);
    for (int p = 0; p < measured.paragraphs(); p++) {
      if (kept[measured.block(p)] && isKept(measured, p)) {
        selected.addRange(measured.start(p), measured.end(p));
      }
    }
    return Extraction.of(selected.build());
  }

  /** First stage. */
  private boolean[] keptBlocks(SvmPage page) {
    boolean[] kept = new boolean[page.blocks()];
    for (int b = 0; b < kept.length; b++) {
      kept[b] = model.blocks().decide(page.blockRow(b)) > params.threshold();
    }
    return kept;
  }

  /** Second stage. */
  private boolean isKept(SvmPage page, int p) {
    return !params.paragraphs()
        || page.isSole(p)
        || model.paragraphs().decide(page.paragraphRow(p)) > 0;
  }

  @Override
  public Set<String> trainedOn() {
    return ModelFile.trainingSets(model.provenance());
  }

  @Override
  public Explanation explain(PageModel page) {
    SvmPage measured = features.measure(page);
    List<Explanation> details = new ArrayList<>();
    int kept = 0;
    for (int b = 0; b < measured.blocks(); b++) {
      double r = model.blocks().decide(measured.blockRow(b));
      if (r > params.threshold()) {
        kept++;
        if (details.size() < MOST_EXPLAINED) {
          details.add(explain(page, measured, b, r));
        }
      }
    }
    for (int p = 0; p < measured.paragraphs() && p < Explanation.MOST_PARTS; p++) {
      double r = model.blocks().decide(measured.blockRow(measured.block(p)));
      details.add(
          Explanation.ofPart(measured.start(p), measured.end(p), "R of its block", r, List.of()));
    }
    Explanation.unexplained(measured.paragraphs()).ifPresent(details::add);
    return Explanation.of("blocks kept of " + measured.blocks(), kept, details);
  }

  private Explanation explain(PageModel page, SvmPage measured, int b, double r) {
    List<Explanation> values = new ArrayList<>();
    for (int f = 0; f < TextBlockFeatures.NAMES.size(); f++) {
      values.add(
          Explanation.of(TextBlockFeatures.NAMES.get(f) + " density", measured.blockRow(b)[f]));
    }
    int dropped = 0;
    for (int p = 0; p < measured.paragraphs(); p++) {
      dropped += measured.block(p) == b && !isKept(measured, p) ? 1 : 0;
    }
    values.add(Explanation.of("paragraphs dropped", dropped));
    return Explanation.of("R of block " + NodePath.of(page, measured.element(b)), r, values);
  }
}
