package io.zhengwen.ml;

import java.io.IOException;

/**
 * Thrown if a model file is damaged, of another kind or made for other features; the message says
 * which.
 */
public final class ModelRefusedException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with the reason. */
  public ModelRefusedException(String reason) {
    super("model refused: " + reason);
  }
}
