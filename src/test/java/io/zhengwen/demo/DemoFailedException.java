package io.zhengwen.demo;

/** Thrown if the demo cannot continue; the message gives the user the reason. */
final class DemoFailedException extends Exception {
  DemoFailedException(String message) {
    super(message);
  }
}
