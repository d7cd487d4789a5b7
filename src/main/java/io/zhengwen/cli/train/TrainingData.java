package io.zhengwen.cli.train;

import io.zhengwen.eval.Corpus;
import io.zhengwen.eval.CorpusException;
import io.zhengwen.eval.LabelledPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Labelled sets in memory.
 *
 * @param pages in the order of sets and ids
 * @param digests of the sets by name
 */
record TrainingData(List<TrainingPage> pages, Map<String, String> digests) {

  /**
   * Reads sets.
   *
   * @param sets labelled pages
   * @param everyNth take only every n-th page of sets of more than 200 pages, 1 for all
   * @throws CorpusException where a set is not readable
   */
  static TrainingData read(List<Corpus> sets, int everyNth) {
    List<TrainingPage> pages = new ArrayList<>();
    Map<String, String> digests = new TreeMap<>();
    for (Corpus corpus : sets) {
      List<LabelledPage> all = corpus.pages();
      int step = all.size() > 200 ? everyNth : 1;
      List<LabelledPage> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i += step) {
        some.add(all.get(i));
      }
      pages.addAll(some.parallelStream().map(page -> measure(corpus.name(), page)).toList());
      digests.put(corpus.name(), corpus.digest());
    }
    return new TrainingData(pages, digests);
  }

  private static TrainingPage measure(String set, LabelledPage page) {
    try {
      return TrainingPage.of(set, page);
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }
}
