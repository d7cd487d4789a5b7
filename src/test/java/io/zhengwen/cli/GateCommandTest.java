package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.console.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class GateCommandTest {
  @TempDir private Path directory;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private int columns;
  private Path floors;

  @BeforeEach
  void makeSet() throws IOException {
    floors = directory.resolve("floors.json");
    Files.createDirectories(directory.resolve("set/pages"));
    page("<p>The river rose");
    Files.writeString(
        directory.resolve("set/gold.jsonl"), "{\"id\":\"a\",\"content\":\"The river rose\"}");
  }

  @Test
  void raisedFloorsHoldUntilPagesChange() throws IOException {
    assertThat(gate("--raise", "--data", set())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("set, 1 pages, fulltext: none -> 1.000");
    assertThat(gate("--data", set())).isZero();
    assertThat(gate("--data", set(), "--full")).isZero();

    page("<p>The river");

    assertThat(gate("--data", set())).isEqualTo(1);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("not the pages that its floors were reached on");
    assertThat(gate("--raise", "--data", set())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--raise", "--allow-lower", "--data", set())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("fulltext: 1.000 -> 0.800");
    assertThat(gate("--data", set())).isZero();
  }

  @Test
  void failsIfScoreIsBelowFloor() throws IOException {
    page("<nav>Home</nav><p>The river rose");
    gate("--raise", "--data", set());
    Files.writeString(
        floors, Files.readString(floors).replace("\"fulltext\" : 0.857", "\"fulltext\" : 0.858"));

    assertThat(gate("--data", set())).isEqualTo(1);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("fulltext fell to 0.8571, below its floor of 0.858");
    assertThat(gate("--raise", "--data", set())).isZero();
    assertThat(floors).content().contains("\"fulltext\" : 0.858");
  }

  @Test
  void refusesInvalidArguments() {
    assertThat(gate()).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set(), "--allow-lower")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set(), "--threads", "0")).isEqualTo(CommandLine.ExitCode.USAGE);
  }

  @Test
  void floorsThatCannotBeReadAreNamed() throws IOException {
    Files.writeString(floors, "{}");
    assertThat(gate("--data", set())).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains(floors + ": does not hold floors, {\"sets\": ", "}: sets is missing")
        .doesNotContain("Feature")
        .hasLineCount(1);
    err.reset();
    Files.writeString(floors, "{\"sets\":");
    assertThat(gate("--data", set())).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("REDACTED").hasLineCount(1);
  }

  @Test
  void showsProgressOnATerminal() throws IOException {
    StringBuilder gold = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      Files.writeString(directory.resolve("set/pages/" + i + ".html"), "<p>The river rose");
      gold.append("{\"id\":\"").append(i).append("\",\"content\":\"The river rose\"}\n");
    }
    Files.writeString(directory.resolve("set/gold.jsonl"), gold);

    gate("--raise", "--data", set());
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();

    columns = 100;
    assertThat(gate("--data", set())).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("set ", "20/20");
  }

  private int gate(String... args) {
    List<String> all = new ArrayList<>(List.of("gate"));
    all.addAll(List.of(args));
    all.addAll(List.of("--floors", floors.toString()));
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    return Main.run(
        new Streams(InputStream.nullInputStream(), out, messages, columns),
        all.toArray(String[]::new));
  }

  private void page(String html) throws IOException {
    Files.writeString(directory.resolve("set/pages/a.html"), html);
  }

  private String set() {
    return directory.resolve("set").toString();
  }
}
