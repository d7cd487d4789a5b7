package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code index}, told to end in the middle of its work. */
class StoppedIndexIT {
  private static final int BATCHES = 5;

  @TempDir private Path dir;

  @Test
  void finishesWhatIsUnderWayAndRecordsIt() throws Exception {
    for (int i = 0; i < 300; i++) {
      Pages.write(dir, "pages/p" + i + ".html", Pages.longArticle("Title", "Sentence."));
    }
    Path journal = dir.resolve("journal");
    AtomicInteger batches = new AtomicInteger();
    CountDownLatch reached = new CountDownLatch(1);
    CountDownLatch told = new CountDownLatch(1);
    try (FakeSolr solr =
        new FakeSolr(
            request -> {
              if (request.isArray() && !request.isEmpty() && batches.incrementAndGet() == BATCHES) {
                reached.countDown();
                await(told);
              }
              return FakeSolr.OK;
            })) {
      Process client =
          new ProcessBuilder(
                  CommandLineJar.command(
                      "index",
                      "--solr",
                      solr.url(),
                      "-c",
                      "c",
                      "--batch",
                      1,
                      "--threads",
                      1,
                      "--journal",
                      journal,
                      dir.resolve("pages")))
              .redirectError(dir.resolve("stderr").toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      await(reached);
      client.destroy();
      told.countDown();

      assertThat(client.waitFor(60, TimeUnit.SECONDS)).isTrue();
      String err = Files.readString(dir.resolve("stderr"));
      assertThat(client.exitValue()).isEqualTo(143);
      assertThat(err)
          .contains(
              "stopped; the rest was not sent: run again with the same --journal to go on",
              "pages indexed, 0 failed");
      assertThat(solr.batches().size()).isGreaterThanOrEqualTo(BATCHES).isLessThan(300);
      assertThat(Files.readAllLines(journal)).hasSize(solr.batches().size() + 1);
      assertThat(solr.commits()).isEqualTo(1);
    }
  }

  @Test
  void endsWhileItWaitsForStandardInput() throws Exception {
    CountDownLatch sent = new CountDownLatch(1);
    try (FakeSolr solr =
        new FakeSolr(
            request -> {
              if (FakeSolr.isBatch(request)) {
                sent.countDown();
              }
              return FakeSolr.OK;
            })) {
      Process client =
          new ProcessBuilder(
                  CommandLineJar.command(
                      "index", "--solr", solr.url(), "-c", "c", "--batch", 1, "-"))
              .redirectError(dir.resolve("stderr").toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      OutputStream pages = client.getOutputStream();
      String text = "one ".repeat(20_000); // more than is read to tell what the input is
      String page = "{\"id\":\"a\",\"html\":\"<p>" + text + "\"}\n{\"id\":\"b\",\"html\":\"<p>tw";
      pages.write(page.getBytes(StandardCharsets.UTF_8));
      pages.flush();
      await(sent);
      client.toHandle().destroy(); // leaves standard input open

      assertThat(client.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(Files.readString(dir.resolve("stderr")))
          .contains("stopped; the rest was not sent", "1 page indexed, 0 failed");
      assertThat(solr.ids()).containsExactly("a");
      assertThat(solr.commits()).isEqualTo(1);
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no mkfifo")
  void endsWhileItWaitsForANamedPipe() throws Exception {
    Path pipe = dir.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CountDownLatch checked = new CountDownLatch(1);
    try (FakeSolr solr =
        new FakeSolr(
            request -> {
              checked.countDown();
              return FakeSolr.OK;
            })) {
      for (boolean writer : new boolean[] {false, true}) {
        Process client =
            new ProcessBuilder(
                    CommandLineJar.command("index", "--solr", solr.url(), "-c", "c", pipe))
                .redirectError(dir.resolve("stderr").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        await(checked);
        OutputStream idle = writer ? Files.newOutputStream(pipe) : OutputStream.nullOutputStream();
        try (idle) {
          idle.write('<');
          client.destroy();

          assertThat(client.waitFor(20, TimeUnit.SECONDS)).isTrue();
          assertThat(Files.readString(dir.resolve("stderr")))
              .contains("stopped; the rest was not sent", "0 pages indexed, 0 failed");
        }
      }
      assertThat(solr.commits()).isEqualTo(2);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
