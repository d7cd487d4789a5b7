package io.zhengwen.wrapper.library;

/** Is told of what people should know. */
public interface LibraryListener {
  /** A template fits a seed less than before; the message says which and how. */
  void alarm(String message);

  /** Something stored cannot be used. */
  void problem(String message);
}
