package io.zhengwen.bench.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;

/** The training of a model on labelled pages that have been read. */
public interface Training {
  /**
   * Cross-validates by site and prints the report.
   *
   * @param folds at least 2
   */
  void crossValidate(int folds, PrintWriter out);

  /** Trains on all pages and writes the model. */
  void writeModel(Path file) throws IOException;
}
