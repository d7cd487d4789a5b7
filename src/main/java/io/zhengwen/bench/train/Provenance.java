package io.zhengwen.bench.train;

import io.zhengwen.bench.corpus.Corpus;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Collects what a model file says of its training, by name: {@code data.SET.pages}, {@code
 * data.SET.sha256} and {@code data.SET.weight} of each labelled set, {@code score.SET.NAME} of each
 * score, and the options.
 */
public final class Provenance {
  private final SortedMap<String, String> notes = new TreeMap<>();

  /** Adds a labelled set. */
  public void addSet(Corpus set, int pages, double weight) {
    note("data." + set.name() + ".pages", Integer.toString(pages));
    note("data." + set.name() + ".sha256", set.digest());
    note("data." + set.name() + ".weight", Double.toString(weight));
  }

  /** Adds a score on a labelled set. */
  public void addScore(String set, String name, double score) {
    note("score." + set + "." + name, digits(score));
  }

  /** Adds an option or another fact. */
  public void note(String name, String value) {
    notes.put(name, value);
  }

  /** Returns a score with the digits that are noted of it. */
  public static String digits(double score) {
    return String.format(Locale.ROOT, "%.4f", score);
  }

  /** Returns a copy of everything collected so far. */
  public SortedMap<String, String> notes() {
    return new TreeMap<>(notes);
  }
}
