package io.zhengwen.ml;

import java.io.IOException;

/** A model file that is damaged, of another kind, or made for other features; tells which. */
public final class ModelRefusedException extends IOException {
  private static final long serialVersionUID = 1L;

  /** With the reason. */
  public ModelRefusedException(String reason) {
    super("model refused: " + reason);
  }
}
