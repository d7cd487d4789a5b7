package io.zhengwen.cli;

import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.input.PageSink;

/** Tells the user about what is found beside pages. */
abstract class ReportingSink implements PageSink {
  private final Progress progress;

  ReportingSink(Progress progress) {
    this.progress = progress;
  }

  @Override
  public void problem(String place, String reason) {
    progress.problem(place + ": " + reason);
  }

  @Override
  public void skipped(String place, String reason) {
    progress.skipped(reason);
  }
}
