package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class GateCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
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
  void whatWasRaisedHoldsUntilThePagesChange() throws IOException {
    assertThat(gate("--raise", "--data", set())).isZero();
    assertThat(out.toString()).contains("set, 1 pages, fulltext: none -> 1.000");
    assertThat(gate("--data", set())).isZero();
    assertThat(gate("--data", set(), "--full")).isZero();

    page("<p>The river");

    assertThat(gate("--data", set())).isEqualTo(1);
    assertThat(out.toString()).contains("not the pages that its floors were reached on");
    assertThat(gate("--raise", "--data", set())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--raise", "--allow-lower", "--data", set())).isZero();
    assertThat(out.toString()).contains("fulltext: 1.000 -> 0.800");
    assertThat(gate("--data", set())).isZero();
  }

  @Test
  void aScoreBelowItsFloorFails() throws IOException {
    page("<nav>Home</nav><p>The river rose");
    gate("--raise", "--data", set());
    Files.writeString(
        floors, Files.readString(floors).replace("\"fulltext\" : 0.857", "\"fulltext\" : 0.858"));

    assertThat(gate("--data", set())).isEqualTo(1);
    assertThat(out.toString()).contains("fulltext fell to 0.8571, below its floor of 0.858");
    assertThat(gate("--raise", "--data", set())).isZero();
    assertThat(floors).content().contains("\"fulltext\" : 0.858");
  }

  @Test
  void wrongUse() {
    assertThat(gate()).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set())).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set(), "--allow-lower")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(gate("--data", set(), "--threads", "0")).isEqualTo(CommandLine.ExitCode.USAGE);
  }

  private int gate(String... args) {
    String[] all = new String[args.length + 2];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "--floors";
    all[args.length + 1] = floors.toString();
    return new CommandLine(new GateCommand())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(new StringWriter()))
        .execute(all);
  }

  private void page(String html) throws IOException {
    Files.writeString(directory.resolve("set/pages/a.html"), html);
  }

  private String set() {
    return directory.resolve("set").toString();
  }
}
