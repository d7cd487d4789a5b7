package io.zhengwen.studio;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests with one user of the userscript for a class, who is signed out before each. */
abstract class LiveUserTests {
  @TempDir private static Path directory;
  static LiveUser user;
  static UserscriptManager manager;
  static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    Optional<LiveUser> found = LiveUser.start(directory);
    assumeTrue(found.isPresent(), Browser.MISSING);
    user = found.get();
    manager = user.manager();
    browser = manager.browser();
  }

  @AfterAll
  static void stop() throws Exception {
    if (user != null) {
      user.close();
    }
  }

  @BeforeEach
  void signedOut() throws Exception {
    user.begin();
  }
}
