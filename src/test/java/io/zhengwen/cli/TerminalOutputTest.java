package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing of a page, its name or its address commands the terminal. */
class TerminalOutputTest {
  private static final String COMMANDS = "\u001b[2J\u001b]0;x\u0007\u009b31m\u0085\b\u007f\r\u202e";

  @TempDir private Path dir;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-f text",
        "-f json",
        "-f json --metadata-sources",
        "-f markdown",
        "-f text --explain",
        "-f json --explain"
      })
  void pagesCommandNothing(String options) throws IOException {
    Path pages = pages("<html><title>Ferry</title><body>");

    CommandLineRun run = CommandLineRun.of(arguments(options, pages));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Ferry", "seven").doesNotContainPattern("[\\p{Cc}&&[^\\n]]");
    assertThat(run.err()).doesNotContainPattern("[\\p{Cc}\u202e&&[^\\n]]");
  }

  @Test
  void failuresCommandNothing() throws IOException {
    Path pages = pages("%PDF-1.7 ");

    CommandLineRun run = CommandLineRun.of(arguments("-f text", pages));

    assertThat(run.err()).contains("PDF").doesNotContainPattern("[\\p{Cc}\u202e&&[^\\n]]");
  }

  private Object[] arguments(String options, Path pages) {
    List<Object> arguments = new ArrayList<>(List.of("extract"));
    arguments.addAll(List.of(options.split(" ")));
    arguments.add(pages);
    return arguments.toArray();
  }

  private Path pages(String start) throws IOException {
    String block = "<p>The ferry left the old quay at seven with forty people on board.</p>";
    String html =
        start
            + ("<div id='"
                + COMMANDS
                + "x' class='"
                + COMMANDS
                + "y'>"
                + block.repeat(5)
                + "</div>");
    StringBuilder lines = new StringBuilder();
    for (String id : List.of("a" + COMMANDS, "b" + COMMANDS + "\n==> c <==")) {
      Map<String, String> page =
          Map.of("id", id, "html", html, "url", "https://quay.example/" + COMMANDS);
      lines.append(new ObjectMapper().writeValueAsString(page)).append('\n');
    }
    return Files.writeString(dir.resolve("pages.jsonl"), lines);
  }
}
