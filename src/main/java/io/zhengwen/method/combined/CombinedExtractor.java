package io.zhengwen.method.combined;

import io.zhengwen.entries.EntryReader;
import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.ReadableText;
import io.zhengwen.extract.Selection;
import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.script.DeclaredArticle;
import io.zhengwen.posts.Discussion;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Selects the text blocks with the greatest expected F1, by probabilities from boosted trees and,
 * where these are unsure, a small network. The confidence is that expectation, calibrated on
 * held-out pages. The noise-stripped body is a second selection from the same probabilities, in
 * which recall weighs {@value #BODY_BETA} times as much as precision; if no block is likely, it is
 * left to rules.
 *
 * <p>A page without text has neither main text nor confidence. Only the first {@value #MAX_BLOCKS}
 * blocks of a page are considered; a page with more has the label {@code blocks=truncated}.
 */
public final class CombinedExtractor implements Extractor {
  /** The greatest number of blocks of a page that are considered. */
  public static final int MAX_BLOCKS = 100_000;

  /** The weight of recall in the choice of the noise-stripped body; ours. */
  public static final double BODY_BETA = 4;

  /**
   * The probability from which a block is {@linkplain Extraction#certain certainly} main text;
   * ours, see docs/methods/sitetemplate.md.
   */
  public static final double CERTAIN = 0.7;

  /** The words that a main text has at least above comments that are left out of it. */
  private static final int LEAST_ARTICLE = 100;

  private static final int STRONGEST = 5;
  private static final MathContext FOUR_DIGITS = new MathContext(4);

  private final CombinedModel model;
  private final CombinedParams params;

  /** Creates the method with its parameters and the model that they name. */
  public CombinedExtractor(CombinedParams params, CombinedModel model) {
    this.params = params;
    this.model = model;
  }

  @Override
  public Extraction extract(PageModel page) {
    BlockPage blocks = new BlockPage(page, MAX_BLOCKS);
    PageForm form = PageForm.of(page, blocks);
    double[] p = probabilities(blocks, form);
    LoadingLabels.leaveOut(page, blocks, p);
    if (!form.isOneText()) {
      SpokenLabels.leaveOut(page, blocks.blocks, p);
      FootersAndTooltips.leaveOut(page, blocks.blocks, p);
    }
    if (form.isOneText() || DeclaredArticle.in(page)) {
      NavigationTexts.leaveOut(blocks, p);
      TeaserCards.leaveOut(page, blocks, p);
    }
    ExpectedF1 expectation = new ExpectedF1(p, blocks.measures.tokens, form.comonotone());
    ExpectedF1.Choice choice = mainText(expectation, form, blocks.size);
    CommentsAlone.add(page, blocks, p, choice.kept());
    SideTexts sides = new SideTexts(page, blocks);
    Selection mainText = selection(page, blocks, form, p, sides, choice, params.include());
    Extraction.Builder found =
        Extraction.of(mainText)
            .certain(() -> certain(page, blocks, p))
            .body(() -> body(page, blocks, form, sides, expectation, p))
            .explainedBy(() -> explain(blocks, p, choice));
    if (blocks.size > 0) {
      found.confidence(model.calibration().apply(choice.expected()));
    }
    if (blocks.blocks.size() > MAX_BLOCKS) {
      found.label("blocks", "truncated");
    }
    if (blocks.discussion.flatMap(d -> add(d, page, mainText, found)).isEmpty()) {
      found.records(entries(page, form, mainText));
    }
    return found.build();
  }

  /** The entries of a page without posts or comments that is no declared article of one text. */
  private List<ExtractedRecord> entries(PageModel page, PageForm form, Selection mainText) {
    return !params.entries() || form.isOneText() && DeclaredArticle.in(page)
        ? List.of()
        : EntryReader.read(page, ElementKeys.of(page), mainText);
  }

  /** The main text without comments on it, if it stands above them. */
  private static Selection article(PageModel page, Selection mainText, Discussion discussion) {
    int comments = discussion.aside().next(0);
    int above = 0;
    for (int i = mainText.next(0); i >= 0 && i < comments; i = mainText.next(i + 1)) {
      above += page.measures().words(i, i + 1);
    }
    return above < LEAST_ARTICLE ? mainText : mainText.minus(discussion.aside());
  }

  /** Adds a discussion as it is beside the main text; empty if there is none of it left then. */
  private static Optional<Discussion> add(
      Discussion discussion, PageModel page, Selection mainText, Extraction.Builder out) {
    Selection article = article(page, mainText, discussion);
    out.mainText(article);
    Optional<Discussion> beside = discussion.beside(page, article);
    beside.ifPresent(
        found -> {
          out.records(found.records());
          if (found.kind() == ExtractedRecord.Kind.COMMENT) {
            out.comments(found.text());
          }
        });
    return beside;
  }

  /** Returns the body; empty if no block is likely, because rules are better then. */
  private Optional<Selection> body(
      PageModel page,
      BlockPage blocks,
      PageForm form,
      SideTexts sides,
      ExpectedF1 expectation,
      double[] p) {
    ExpectedF1.Choice choice = expectation.choose(BODY_BETA, params.emptyBelow(blocks.size));
    CommentsAlone.add(page, blocks, p, choice.kept());
    return Optional.of(selection(page, blocks, form, p, sides, choice, Include.LEARNED))
        .filter(s -> !s.isEmpty());
  }

  private ExpectedF1.Choice mainText(ExpectedF1 expectation, PageForm form, int blocks) {
    double beta = form.recall() * params.favor().beta();
    return expectation.choose(beta, params.emptyBelow(blocks));
  }

  /** Returns the probability of each block to be main text. */
  private double[] probabilities(BlockPage page, PageForm form) {
    BlockFeatures features = new BlockFeatures(page, model.lexicon());
    return BlockProbabilities.of(
        model.trees(), model.net(), PageBlocks.of(page, form), features::fill);
  }

  private static Selection certain(PageModel page, BlockPage blocks, double[] p) {
    boolean[] certain = new boolean[blocks.size];
    for (int b = 0; b < certain.length; b++) {
      certain[b] = p[b] >= CERTAIN;
    }
    return selection(page, blocks.blocks, certain);
  }

  private static Selection selection(
      PageModel page,
      BlockPage measured,
      PageForm form,
      double[] p,
      SideTexts sides,
      ExpectedF1.Choice choice,
      Include include) {
    boolean[] kept = choice.kept();
    HiddenRepeats.leaveOut(page, measured, kept);
    if (!form.isOneText()) {
      SecondCopies.leaveOut(page, measured, kept);
    }
    HiddenInsets.leaveOut(page, measured, kept);
    ClosingNotices.leaveOut(page, measured, kept);
    RelatedLinks.leaveOut(page, measured, kept);
    sides.leaveOut(kept);
    KeptBlocks all = new KeptBlocks(measured, kept);
    CodeBlocks.add(page, all, p);
    TableHeads.add(page, all);
    LabelledValues.add(page, all);
    PanelHeads.add(page, all);
    TableRows.add(page, all);
    Insets.add(page, all, p, form.isOneText());
    Footnotes.add(page, all);
    SectionHeads.add(page, all, !form.isOneText() && measured.discussion.isEmpty());
    PostHeads.leaveOut(page, measured, kept);
    include.apply(page, measured, kept);
    Selection selection = selection(page, measured.blocks, kept);
    return ReadableText.of(page, selection);
  }

  private static Selection selection(PageModel page, Blocks blocks, boolean[] kept) {
    Selection.Builder selection = new Selection.Builder(page);
    for (int b = 0; b < kept.length; b++) {
      for (int i = blocks.start(b); kept[b] && i < blocks.end(b); i++) {
        if (page.isText(i)) {
          selection.add(i);
        }
      }
    }
    WordlessText.addTo(selection, page, blocks, kept);
    return selection.build();
  }

  @Override
  public Set<String> trainedOn() {
    return ModelFile.trainingSets(model.provenance());
  }

  private Explanation explain(BlockPage blocks, double[] p, ExpectedF1.Choice choice) {
    BlockFeatures features = new BlockFeatures(blocks, model.lexicon());
    List<Explanation> details = new ArrayList<>();
    details.add(
        Explanation.of("cut: probability of the least likely block kept, 1: none", choice.cut()));
    details.add(
        Explanation.of(
            "threshold: likeliest block's probability below which none is kept",
            params.emptyBelow(blocks.size)));
    for (int b = 0; b < p.length && b < Explanation.MOST_PARTS; b++) {
      details.add(
          Explanation.ofPart(
              blocks.blocks.start(b),
              blocks.blocks.end(b),
              "probability",
              p[b],
              strongest(features, b)));
    }
    Explanation.unexplained(blocks.blocks.size()).ifPresent(details::add);
    return Explanation.of("expected F1 of the blocks kept", choice.expected(), details);
  }

  /** Returns the features that move block {@code b}'s log odds most, strongest first. */
  private List<Explanation> strongest(BlockFeatures features, int b) {
    float[] row = new float[model.trees().features()];
    features.fill(b, 1, row);
    double[] parts = model.trees().contributions(row);
    return IntStream.range(0, row.length)
        .boxed()
        .sorted(Comparator.comparingDouble(f -> -Math.abs(parts[f])))
        .limit(STRONGEST)
        .map(
            f ->
                Explanation.of(
                    "log odds from " + BlockFeatures.SCHEMA.names().get(f) + " = " + digits(row[f]),
                    parts[f]))
        .toList();
  }

  private static String digits(float value) {
    return new BigDecimal(value).round(FOUR_DIGITS).stripTrailingZeros().toPlainString();
  }
}
