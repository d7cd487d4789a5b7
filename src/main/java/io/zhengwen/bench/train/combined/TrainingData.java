package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.LabelledPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Labelled sets in memory.
 *
 * @param pages in the order of sets and ids
 * @param copies the pages of one text again, with comments made up; for training only
 * @param digests of the sets by name
 */
record TrainingData(
    List<TrainingPage> pages, List<TrainingPage> copies, Map<String, String> digests) {

  /**
   * Reads sets.
   *
   * @param sets labelled pages
   * @param everyNth take only every n-th page of sets of more than 200 pages, 1 for all
   * @param seed of what is made up
   * @throws CorpusException where a set is not readable
   */
  static TrainingData read(List<Corpus> sets, int everyNth, int seed) {
    List<TrainingPage> pages = new ArrayList<>();
    List<TrainingPage> copies = new ArrayList<>();
    Map<String, String> digests = new TreeMap<>();
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
      digests.put(corpus.name(), corpus.digest());
    }
    return new TrainingData(pages, copies, digests);
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
