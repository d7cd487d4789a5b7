package io.zhengwen.page.records;

import java.util.Collection;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * The values that the columns of a group show of each record, such as a name or a date, and the
 * choice of the best columns.
 *
 * @param <T> the type of a value
 */
public final class ColumnValues<T> {
  private final Columns columns;

  /** The first of the best values of each record, by column. */
  private final SortedMap<Integer, SortedMap<Integer, Ranked<T>>> byColumn = new TreeMap<>();

  private record Ranked<T>(T value, double rank) {}

  private record Scored<T>(SortedMap<Integer, Ranked<T>> found, double score) {}

  public ColumnValues(Columns columns) {
    this.columns = columns;
  }

  /**
   * Reads a node of a record, unless its column has a value of the record already that is as good.
   *
   * @param value returns null for a node that shows none
   * @param rank how good the value of a node is beside others of its column and record
   */
  public void read(int i, IntFunction<T> value, IntToDoubleFunction rank) {
    SortedMap<Integer, Ranked<T>> found =
        byColumn.computeIfAbsent(columns.column[i], c -> new TreeMap<>());
    Ranked<T> known = found.get(columns.record[i]);
    if (known != null && known.rank >= rank.applyAsDouble(i)) {
      return;
    }
    T read = value.apply(i);
    if (read != null) {
      found.put(columns.record[i], new Ranked<>(read, rank.applyAsDouble(i)));
    }
  }

  /**
   * The value of each record by the best column that has one of it.
   *
   * @param score the score of a column by its values, in the order of their records
   * @param least columns with lower scores have no say
   */
  public SortedMap<Integer, T> best(ToDoubleFunction<Collection<T>> score, double least) {
    SortedMap<Integer, T> best = new TreeMap<>();
    byColumn.values().stream()
        .filter(found -> !found.isEmpty())
        .map(found -> new Scored<>(found, score.applyAsDouble(values(found))))
        .filter(scored -> scored.score >= least)
        .sorted(Comparator.comparingDouble(scored -> -scored.score))
        .forEach(scored -> scored.found.forEach((r, found) -> best.putIfAbsent(r, found.value)));
    return best;
  }

  private Collection<T> values(SortedMap<Integer, Ranked<T>> found) {
    return found.values().stream().map(Ranked::value).toList();
  }
}
