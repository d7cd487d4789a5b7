package io.zhengwen.cli.console;

/** Thrown if a command cannot do anything; the message gives the user the reason. */
public class CommandFailedException extends Exception {
  public CommandFailedException(String message) {
    super(message);
  }
}
