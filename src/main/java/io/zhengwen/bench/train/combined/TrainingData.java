package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.LabelledPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Labelled sets in memory.
 *
 * @param pages in the order of sets and ids
 * @param copies copies of single-text pages with synthetic comments, for training only
 */
record TrainingData(List<TrainingPage> pages, List<TrainingPage> copies) {

  /**
   * Reads sets.
   *
   * @param sets labelled pages
   * @param everyNth use only every n-th page of sets with more than 200 pages; 1 for all
   * @param seed the seed of the synthetic comments
   * @throws CorpusException if a set cannot be read
   */
  static TrainingData read(List<Corpus> sets, int everyNth, int seed) {
    List<TrainingPage> pages = new ArrayList<>();
    List<TrainingPage> copies = new ArrayList<>();
    for (Corpus corpus : sets) {
      List<LabelledPage> all = corpus.pages();
      int step = all.size() > 200 ? everyNth : 1;
      List<LabelledPage> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i += step) {
        some.add(all.get(i));
      }
      List<Measured> measured =
          some.parallelStream().map(page -> measure(corpus.name(), page, seed)).toList();
      for (Measured m : measured) {
        pages.add(m.page());
        m.copy().ifPresent(copies::add);
      }
    }
    return new TrainingData(pages, copies);
  }

  /** The number of pages of a set. */
  int pages(String set) {
    return (int) pages.stream().filter(page -> page.set.equals(set)).count();
  }

  /** Pages and copies. */
  Stream<TrainingPage> all() {
    return Stream.concat(pages.stream(), copies.stream());
  }

  private record Measured(TrainingPage page, Optional<TrainingPage> copy) {}

  private static Measured measure(String set, LabelledPage labelled, int seed) {
    try {
      String html = labelled.text().html();
      TrainingPage page = TrainingPage.of(set, labelled, html);
      return new Measured(page, page.commented(labelled, html, seed));
    } catch (IOException e) {
      throw new CorpusException(labelled.file() + ": " + e.getMessage(), e);
    }
  }
}
