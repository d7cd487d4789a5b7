package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The heap in which a process extracts a page of the greatest size that the configset allows: what
 * was measured, and a fifth more.
 */
class LeastHeapTest {
  private static final int SECONDS = 120;

  @ParameterizedTest
  @CsvSource({"paragraphs of a word, 168", "unbroken Chinese, 92", "links, 112"})
  void aPageFitsIntoTheHeap(String giant, int megabytes) throws Exception {
    assertThat(exitCode(giant, megabytes)).as("%s in %s MB", giant, megabytes).isZero();
  }

  private static int exitCode(String giant, int megabytes) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-classpath",
                System.getProperty("java.class.path"),
                LeastHeapMain.class.getName(),
                "extract",
                giant));
    Process process = new ProcessBuilder(command).inheritIO().start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(giant).isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }
}
