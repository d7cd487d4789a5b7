package io.zhengwen.demo;

/** The demo cannot go on; the message tells the user why. */
final class DemoFailedException extends Exception {
  DemoFailedException(String message) {
    super(message);
  }
}
