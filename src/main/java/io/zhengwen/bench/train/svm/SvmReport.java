package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.report.Table;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import io.zhengwen.ml.ModelFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The result of training SVMs.
 *
 * @param title the title of the report
 * @param model the model trained on all pages
 * @param options the options it was trained with
 * @param grids the grids searched, one for each SVM
 * @param scores the scores of every page at the chosen cells
 * @param more further sections as Markdown
 */
public record SvmReport(
    String title,
    ModelFile model,
    SvmTrainingOptions options,
    List<Grid> grids,
    StageScores scores,
    String more) {
  /**
   * A grid that was searched.
   *
   * @param name what is classified, such as {@code blocks}; also the name of its picture's file
   * @param title the title of its section
   * @param scores mean F1 by cell
   * @param chosen the cell used for training
   * @param published the publication's cell, if it names one
   */
  record Grid(
      String name, String title, Map<Cell, Double> scores, Cell chosen, Optional<Cell> published) {}

  /** The report as Markdown. */
  public String markdown() {
    StringBuilder out = new StringBuilder("# " + title + "\n");
    grids.forEach(grid -> append(out, grid));
    out.append("\n## F1 by fold\n\n").append(folds().toMarkdown());
    out.append("\n## F1 by set and page type\n\n").append(types().toMarkdown());
    out.append(more);
    Table provenance = new Table(List.of("name", "value"));
    model.provenance().forEach((name, value) -> provenance.add(List.of(name, value)));
    out.append("\n## Model\n\n").append(provenance.toMarkdown());
    return out.toString();
  }

  /** The grids as SVG pictures, by name. */
  public Map<String, String> heatMaps() {
    Map<String, String> pictures = new LinkedHashMap<>();
    for (Grid grid : grids) {
      HeatMap map = new HeatMap("F1: " + grid.title, options.c(), options.sigma(), grid);
      pictures.put(grid.name, map.svg());
    }
    return pictures;
  }

  private void append(StringBuilder out, Grid searched) {
    Map<Cell, Double> grid = searched.scores();
    Cell chosen = searched.chosen();
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
    Table table = new Table(heads(List.of("C \\ sigma"), options.sigma().stream()));
    for (double c : options.c()) {
      List<String> row = new ArrayList<>(List.of(Double.toString(c)));
      options.sigma().forEach(sigma -> row.add(Table.number(grid.get(new Cell(c, sigma)), 4)));
      table.add(row);
    }
    out.append("\n\n").append(table.toMarkdown());
  }

  private static List<String> heads(List<String> first, Stream<?> others) {
    return Stream.concat(first.stream(), others.map(Object::toString)).toList();
  }

  private Table folds() {
    Table table =
        new Table(heads(List.of("set", "fold", "pages"), scores.variants().keySet().stream()));
    for (String set : scores.sets()) {
      for (int k = 0; k < options.folds(); k++) {
        int fold = k;
        IntPredicate which = i -> scores.isOf(i, set) && scores.fold()[i] == fold;
        long pages = IntStream.range(0, scores.pages().size()).filter(which).count();
        if (pages > 0) {
          List<String> row =
              new ArrayList<>(List.of(set, Integer.toString(k + 1), Long.toString(pages)));
          means(which).forEach(mean -> row.add(Table.number(mean.f1(), 4)));
          table.add(row);
        }
      }
    }
    return table;
  }

  private Table types() {
    Table table =
        new Table(
            heads(
                List.of("pages"),
                Stream.concat(scores.variants().keySet().stream(), Stream.of("P", "R"))));
    for (String set : scores.sets()) {
      table.add(row("**" + set + "**", i -> scores.isOf(i, set)));
      List<String> types = scores.types(set);
      for (String type : types.size() > 1 ? types : List.<String>of()) {
        table.add(
            row(
                set + ", " + type,
                i -> scores.isOf(i, set) && scores.pages().get(i).type.equals(type)));
      }
    }
    return table;
  }

  /** The F1 of each variant, then precision and recall of the last. */
  private List<String> row(String name, IntPredicate which) {
    List<Overlap> means = means(which);
    List<String> row = new ArrayList<>(List.of(name));
    means.forEach(mean -> row.add(Table.number(mean.f1(), 4)));
    Overlap last = means.get(means.size() - 1);
    row.add(Table.number(last.precision(), 4));
    row.add(Table.number(last.recall(), 4));
    return row;
  }

  private List<Overlap> means(IntPredicate which) {
    return scores.variants().keySet().stream().map(variant -> scores.mean(variant, which)).toList();
  }
}
