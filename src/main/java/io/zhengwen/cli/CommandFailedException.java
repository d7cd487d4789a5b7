package io.zhengwen.cli;

/** A command could do nothing of what it was asked; the message tells the user why. */
final class CommandFailedException extends Exception {
  CommandFailedException(String message) {
    super(message);
  }
}
