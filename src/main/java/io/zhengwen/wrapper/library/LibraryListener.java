package io.zhengwen.wrapper.library;

/** Receives what people should know of a library: alarms and problems. */
public interface LibraryListener {
  /** A template fits a seed less than before; the message says which and how. */
  void alarm(String message);

  /** Something stored cannot be used. */
  void problem(String message);
}
