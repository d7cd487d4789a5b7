package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;

/** Takes pages one by one as they are found, and what is found beside them. */
public interface PageSink {
  /** A page; an exception ends the run. */
  void page(Page page) throws CommandFailedException;

  /** An input, or a part of one, that cannot be read. */
  void problem(String place, String reason);

  /** Something that is no page, for a reason such as {@code image/png} or {@code status 404}. */
  void skipped(String place, String reason);
}
