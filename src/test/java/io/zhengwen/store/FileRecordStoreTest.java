package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileRecordStoreTest {
  private static class TextFormat implements RecordFormat<String> {
    @Override
    public String what() {
      return "texts";
    }

    @Override
    public String absent() {
      return "";
    }

    @Override
    public String read(String name, byte[] bytes) {
      return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public byte[] write(String name, String record) {
      return record.getBytes(StandardCharsets.UTF_8);
    }
  }

  @TempDir private Path directory;

  private FileRecordStore<String> store() {
    return new FileRecordStore<>(directory, StoreBounds.DEFAULT, new TextFormat(), problem -> {});
  }

  @Test
  void namesOfAnyLengthAreKept() {
    List<String> names =
        List.of(
            "例.example/" + "房屋".repeat(90),
            "例.example/" + "房屋".repeat(90) + "/",
            "a.example/" + "%E6%88%BF".repeat(20),
            "x".repeat(250),
            "x".repeat(251),
            "x".repeat(600),
            ".".repeat(252));
    for (String name : names) {
      assertThat(store().update(name, before -> before + name)).isEqualTo(name);
    }
    assertThat(store().versions()).containsOnlyKeys(names);
    assertThat(store().names("")).containsExactlyInAnyOrderElementsOf(names);
    for (String name : names) {
      assertThat(store().load(name)).contains(name);
      assertThat(store().delete(name)).isTrue();
      assertThat(store().load(name)).isEmpty();
    }
    assertThat(store().versions()).isEmpty();
  }

  @Test
  void recordWrittenWhileADamagedFileIsReadStays() throws Exception {
    CountDownLatch reading = new CountDownLatch(1);
    CountDownLatch written = new CountDownLatch(1);
    RecordFormat<String> slow =
        new TextFormat() {
          @Override
          public String read(String name, byte[] bytes) {
            String text = super.read(name, bytes);
            if (text.equals("damaged")) {
              await(reading, written);
              throw new IllegalArgumentException("it is damaged");
            }
            return text;
          }
        };
    Files.writeString(directory.resolve("a.example.json"), "damaged");
    FileRecordStore<String> slowly =
        new FileRecordStore<>(directory, StoreBounds.DEFAULT, slow, problem -> {});
    FutureTask<Optional<String>> read = new FutureTask<>(() -> slowly.load("a.example"));
    new Thread(read).start();
    reading.await();
    store().update("a.example", before -> "whole");
    written.countDown();
    assertThat(read.get()).contains("whole");
    assertThat(store().load("a.example")).contains("whole");
  }

  private static void await(CountDownLatch reading, CountDownLatch written) {
    reading.countDown();
    try {
      written.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void filesOfOtherNamesHoldNoRecords() throws Exception {
    Files.createDirectories(directory.resolve("a%"));
    for (String file : Stream.of("b c.json", "%zz.json", "a%/b.json", "%.json").toList()) {
      Files.writeString(directory.resolve(file), "");
    }
    assertThat(store().versions()).isEmpty();
  }
}
