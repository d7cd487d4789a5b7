package io.zhengwen.bench.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;

/** The training of a model on labelled pages that have been read. */
public interface Training {
  /** The folds of the sites that the pages are of. */
  Folds folds();

  /**
   * Cross-validates by site and prints the report.
   *
   * @param folds from 2 to the number of sites, of which none has all sites
   */
  void crossValidate(int folds, PrintWriter out);

  /** Trains on all pages and writes the model. */
  void writeModel(Path file) throws IOException;
}
