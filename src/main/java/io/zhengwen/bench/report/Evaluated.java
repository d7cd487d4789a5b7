package io.zhengwen.bench.report;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import java.util.List;

/**
 * What was found out on a set.
 *
 * @param corpus the set
 * @param scores its scores
 * @param searches what phrase queries find, for each analyzer; empty where none were asked
 */
public record Evaluated(Corpus corpus, CorpusScores scores, List<AnalyzerEffects> searches) {
  /** Copies the list. */
  public Evaluated {
    searches = List.copyOf(searches);
  }
}
