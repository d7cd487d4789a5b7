package io.zhengwen.cli.console;

/** A command could do nothing of what it was asked; the message tells the user why. */
public final class CommandFailedException extends Exception {
  public CommandFailedException(String message) {
    super(message);
  }
}
