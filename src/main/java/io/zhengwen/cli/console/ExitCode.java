package io.zhengwen.cli.console;

/** The exit codes of all commands. */
public final class ExitCode {
  /** Success. */
  public static final int DONE = 0;

  /** Some pages failed; each is named on standard error. */
  public static final int SOME_FAILED = 1;

  /** The command was called wrongly. */
  public static final int USAGE = 2;

  /** Nothing could be done. */
  public static final int NOTHING_DONE = 3;

  /** Whoever read the results does not read on: as of a program that a closed pipe ends. */
  public static final int READER_GONE = 141;

  private ExitCode() {}

  /** The code of a run over pages and other inputs. */
  public static int of(long done, long failed) {
    if (failed == 0) {
      return DONE;
    }
    return done == 0 ? NOTHING_DONE : SOME_FAILED;
  }
}
