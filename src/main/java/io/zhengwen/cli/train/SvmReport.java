package io.zhengwen.cli.train;

import io.zhengwen.method.svm.SvmModel;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What a training found.
 *
 * @param model trained on all pages
 * @param options how it was trained
 * @param blockGrid cross-validated F1 of the first stage by cell
 * @param paragraphGrid cross-validated F1 of both stages by cell of the second
 * @param scores of every page at the best cells
 */
public record SvmReport(
    SvmModel model,
    SvmTrainingOptions options,
    Grid blockGrid,
    Grid paragraphGrid,
    StageScores scores) {
  /**
   * A grid searched.
   *
   * @param scores mean F1 by cell
   * @param chosen the cell trained with
   */
  record Grid(Map<SvmCell, Double> scores, SvmCell chosen) {}

  /** The report as Markdown. */
  public String markdown() {
    StringBuilder out = new StringBuilder("# Training of the support vector machines\n");
    grid(out, "First stage: text blocks", blockGrid, SvmTrainingOptions.PUBLISHED_BLOCKS);
    grid(out, "Second stage: paragraphs", paragraphGrid, SvmTrainingOptions.PUBLISHED_PARAGRAPHS);
    folds(out);
    types(out);
    provenance(out);
    return out.toString();
  }

  /** The first stage's grid as a picture. */
  public String blockHeatMap() {
    return new HeatMap("F1 of text blocks", options.c(), options.sigma(), blockGrid).svg();
  }

  /** The second stage's grid as a picture. */
  public String paragraphHeatMap() {
    return new HeatMap(
            "F1 of text blocks and paragraphs", options.c(), options.sigma(), paragraphGrid)
        .svg();
  }

  private void grid(StringBuilder out, String title, Grid searched, SvmCell published) {
    Map<SvmCell, Double> grid = searched.scores();
    SvmCell chosen = searched.chosen();
    out.append(
        String.format(
            Locale.ROOT,
            "%n## %s%n%nMean F1 over pages, weighted by set, %d folds by site. Chosen: C = %s, sigma ="
                + " %s, F1 %.4f.",
            title,
            options.folds(),
            chosen.c(),
            chosen.sigma(),
            grid.get(chosen)));
    if (grid.containsKey(published)) {
      out.append(
          String.format(
              Locale.ROOT,
              " The publication's C = %s, sigma = %s: %.4f.",
              published.c(),
              published.sigma(),
              grid.get(published)));
    }
    out.append("\n\n| C \\ sigma |");
    options.sigma().forEach(sigma -> out.append(' ').append(sigma).append(" |"));
    out.append("\n|---|").append("---|".repeat(options.sigma().size())).append('\n');
    for (double c : options.c()) {
      out.append("| ").append(c).append(" |");
      for (double sigma : options.sigma()) {
        out.append(String.format(Locale.ROOT, " %.4f |", grid.get(new SvmCell(c, sigma))));
      }
      out.append('\n');
    }
  }

  private void folds(StringBuilder out) {
    out.append("\n## Scores by fold\n\n");
    out.append("| set | fold | pages | first stage | both stages |\n|---|---|---|---|---|\n");
    for (String set : scores.sets()) {
      for (int k = 0; k < options.folds(); k++) {
        int fold = k;
        long pages =
            IntStream.range(0, scores.pages().size())
                .filter(i -> scores.isOf(i, set) && scores.fold()[i] == fold)
                .count();
        if (pages > 0) {
          out.append(
              String.format(
                  Locale.ROOT,
                  "| %s | %d | %d | %.4f | %.4f |%n",
                  set,
                  k + 1,
                  pages,
                  scores
                      .mean(scores.first(), i -> scores.isOf(i, set) && scores.fold()[i] == fold)
                      .f1(),
                  scores
                      .mean(scores.second(), i -> scores.isOf(i, set) && scores.fold()[i] == fold)
                      .f1()));
        }
      }
    }
  }

  private void types(StringBuilder out) {
    out.append("\n## Scores by set and page type\n\n");
    out.append("| pages | published C, sigma | first stage | both stages | P | R |\n");
    out.append("|---|---|---|---|---|---|\n");
    for (String set : scores.sets()) {
      row(out, "**" + set + "**", i -> scores.isOf(i, set));
      List<String> types = scores.types(set);
      for (String type : types.size() > 1 ? types : List.<String>of()) {
        row(
            out,
            set + ", " + type,
            i -> scores.isOf(i, set) && scores.pages().get(i).type.equals(type));
      }
    }
    out.append("\n## What the second stage adds\n\n");
    out.append("| set | mean difference of F1 | standard error |\n|---|---|---|\n");
    for (String set : scores.sets()) {
      StageScores.Difference d = scores.difference(set);
      out.append(
          String.format(Locale.ROOT, "| %s | %+.4f | %.4f |%n", set, d.mean(), d.standardError()));
    }
  }

  private void row(StringBuilder out, String name, IntPredicate which) {
    PageScore both = scores.mean(scores.second(), which);
    out.append(
        String.format(
            Locale.ROOT,
            "| %s | %.4f | %.4f | %.4f | %.4f | %.4f |%n",
            name,
            scores.mean(scores.published(), which).f1(),
            scores.mean(scores.first(), which).f1(),
            both.f1(),
            both.precision(),
            both.recall()));
  }

  private void provenance(StringBuilder out) {
    out.append("\n## Model\n\n| | |\n|---|---|\n");
    model.provenance().forEach((name, value) -> out.append("| " + name + " | " + value + " |\n"));
  }
}
