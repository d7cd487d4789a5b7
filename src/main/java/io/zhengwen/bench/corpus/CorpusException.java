package io.zhengwen.bench.corpus;

/** Thrown if a labelled set cannot be read; the message names the file and the reason. */
public final class CorpusException extends RuntimeException {
  /** With a message. */
  public CorpusException(String message) {
    super(message);
  }

  /** With a message and a cause. */
  public CorpusException(String message, Throwable cause) {
    super(message, cause);
  }
}
