package io.zhengwen.bench.report;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import java.util.List;

/**
 * The results on a labelled set.
 *
 * @param corpus the set
 * @param scores its scores
 * @param searches the results of phrase queries by analyzer; empty if none were run
 */
public record Evaluated(Corpus corpus, CorpusScores scores, List<AnalyzerEffects> searches) {
  /** Copies the list. */
  public Evaluated {
    searches = List.copyOf(searches);
  }
}
