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
import java.util.stream.IntStream;

/**
 * Selects text with a two-stage support vector machine (Zhou, Li, Song 2019): the first stage keeps
 * text blocks, the second drops paragraphs inside them. Only the first {@value #MAX_BLOCKS} blocks
 * of a page are considered; a page with more has the label {@code blocks=truncated}.
 */
public final class SvmExtractor implements Extractor {
  private static final int MAX_BLOCKS = 50_000;
  private static final int MOST_EXPLAINED = 50;

  private final SvmParams params;
  private final SvmModel model;
  private final SvmFeatures features;

  /**
   * Creates the method with its parameters and the model that they name.
   *
   * @throws IllegalArgumentException if the file of noise words cannot be read, or the segmenter of
   *     Chinese is not on the class path
   */
  public SvmExtractor(SvmParams params, SvmModel model) {
    this.params = params;
    this.model = model;
    features = new SvmFeatures(params.noiseWords());
  }

  @Override
  public Extraction extract(PageModel page) {
    SvmPage measured = features.measure(page);
    double[] r = decideBlocks(measured);
    Selection.Builder selected = new Selection.Builder(page);
    for (int p = 0; p < measured.paragraphs(); p++) {
      if (r[measured.block(p)] > params.threshold() && isKept(measured, p)) {
        selected.addRange(measured.start(p), measured.end(p));
      }
    }
    Extraction.Builder found =
        Extraction.of(selected.build()).explainedBy(() -> explain(page, measured, r));
    if (r.length > MAX_BLOCKS) {
      found.label("blocks", "truncated");
    }
    return found.build();
  }

  /** Returns {@code R} of each block, the first stage. */
  private double[] decideBlocks(SvmPage page) {
    return IntStream.range(0, page.blocks())
        .mapToDouble(
            b ->
                b < MAX_BLOCKS ? model.blocks().decide(page.blockRow(b)) : Double.NEGATIVE_INFINITY)
        .toArray();
  }

  /** Returns whether a paragraph is kept by the second stage. */
  private boolean isKept(SvmPage page, int p) {
    return !params.paragraphs()
        || page.isSole(p)
        || model.paragraphs().decide(page.paragraphRow(p)) > 0;
  }

  @Override
  public Set<String> trainedOn() {
    return ModelFile.trainingSets(model.provenance());
  }

  private Explanation explain(PageModel page, SvmPage measured, double[] r) {
    List<Explanation> details = new ArrayList<>();
    int kept = 0;
    for (int b = 0; b < r.length; b++) {
      if (r[b] > params.threshold()) {
        kept++;
        if (details.size() < MOST_EXPLAINED) {
          details.add(explain(page, measured, b, r[b]));
        }
      }
    }
    for (int p = 0; p < measured.paragraphs() && p < Explanation.MOST_PARTS; p++) {
      details.add(
          Explanation.ofPart(
              measured.start(p),
              measured.end(p),
              "R of its block",
              r[measured.block(p)],
              List.of()));
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
