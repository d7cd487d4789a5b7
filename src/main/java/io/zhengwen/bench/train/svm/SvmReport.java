package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.labels.LabelScore;
import io.zhengwen.ml.ModelFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a training of support vector machines found.
 *
 * @param title the report's
 * @param model trained on all pages
 * @param options how it was trained
 * @param grids the grids searched, one a machine
 * @param scores of every page at the cells chosen
 * @param more further sections, Markdown
 */
public record SvmReport(
    String title,
    ModelFile model,
    SvmTrainingOptions options,
    List<Grid> grids,
    StageScores scores,
    String more) {
  /**
   * A grid searched.
   *
   * @param name of what is judged, such as {@code blocks}: the file of its picture
   * @param title of its section
   * @param scores mean F1 by cell
   * @param chosen the cell trained with
   * @param published the publication's cell, where it names one
   */
  record Grid(
      String name,
      String title,
      Map<SvmCell, Double> scores,
      SvmCell chosen,
      Optional<SvmCell> published) {}

  /** The report as Markdown. */
  public String markdown() {
    StringBuilder out = new StringBuilder("# " + title + "\n");
    grids.forEach(grid -> append(out, grid));
    folds(out);
    types(out);
    out.append(more);
    out.append("\n## Model\n\n| | |\n|---|---|\n");
    model.provenance().forEach((name, value) -> out.append("| " + name + " | " + value + " |\n"));
    return out.toString();
  }

  /** The grids as pictures, by name. */
  public Map<String, String> heatMaps() {
    Map<String, String> pictures = new LinkedHashMap<>();
    for (Grid grid : grids) {
      HeatMap map = new HeatMap("F1: " + grid.title, options.c(), options.sigma(), grid);
      pictures.put(grid.name, map.svg());
    }
    return pictures;
  }

  private void append(StringBuilder out, Grid searched) {
    Map<SvmCell, Double> grid = searched.scores();
    SvmCell chosen = searched.chosen();
    out.append(
        String.format(
            Locale.ROOT,
            "%n## %s%n%nMean F1 over pages, weighted by set, %d folds by site. Chosen: C = %s, sigma ="
                + " %s, F1 %.4f.",
            searched.title,
            options.folds(),
            chosen.c(),
            chosen.sigma(),
            grid.get(chosen)));
    searched
        .published
        .filter(grid::containsKey)
        .ifPresent(
            cell ->
                out.append(
                    String.format(
                        Locale.ROOT,
                        " The publication's C = %s, sigma = %s: %.4f.",
                        cell.c(),
                        cell.sigma(),
                        grid.get(cell))));
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
    out.append("\n## F1 by fold\n\n| set | fold | pages |");
    variantNames(out, "");
    out.append("\n|---|---|---|").append("---|".repeat(scores.variants().size())).append('\n');
    for (String set : scores.sets()) {
      for (int k = 0; k < options.folds(); k++) {
        int fold = k;
        IntPredicate which = i -> scores.isOf(i, set) && scores.fold()[i] == fold;
        long pages = IntStream.range(0, scores.pages().size()).filter(which).count();
        if (pages > 0) {
          out.append(String.format(Locale.ROOT, "| %s | %d | %d |", set, k + 1, pages));
          f1(out, which);
          out.append('\n');
        }
      }
    }
  }

  private void types(StringBuilder out) {
    out.append("\n## F1 by set and page type\n\n| pages |");
    variantNames(out, " P | R |");
    out.append("\n|---|---|---|").append("---|".repeat(scores.variants().size())).append('\n');
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
  }

  private void variantNames(StringBuilder out, String last) {
    out.append(
        scores.variants().keySet().stream().map(v -> " " + v + " |").collect(Collectors.joining()));
    out.append(last);
  }

  private void row(StringBuilder out, String name, IntPredicate which) {
    out.append("| ").append(name).append(" |");
    LabelScore last = f1(out, which);
    out.append(String.format(Locale.ROOT, " %.4f | %.4f |%n", last.precision(), last.recall()));
  }

  /** Appends a cell for each variant and returns the last variant's mean scores. */
  private LabelScore f1(StringBuilder out, IntPredicate which) {
    LabelScore mean = null;
    for (String variant : scores.variants().keySet()) {
      mean = scores.mean(variant, which);
      out.append(String.format(Locale.ROOT, " %.4f |", mean.f1()));
    }
    return mean;
  }
}
