package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.console.Streams;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Parameter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class MainTest {
  @Test
  void withoutCommandShowsUsageAsAnError() {
    CommandLineRun run = CommandLineRun.of();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("a command is missing", "extract", "methods", "index");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "extract --help", "methods --help", "help index", "help"})
  void helpListsExitCodes(String args) {
    CommandLineRun run = CommandLineRun.of((Object[]) args.split(" "));

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Exit codes:", "some pages failed", "nothing was done");
  }

  @Test
  void helpShowsCommandsWithinCommands() {
    CommandLineRun help = CommandLineRun.of("help", "train", "svm");

    assertThat(help.out()).isEqualTo(CommandLineRun.of("train", "svm", "--help").out());
    assertThat(help.exitCode()).isZero();
    CommandLineRun wrong = CommandLineRun.of("help", "train", "smv");
    assertThat(wrong.err()).contains("zhengwen train: unknown command 'smv'");
    assertThat(wrong.exitCode()).isEqualTo(2);
  }

  @Test
  void documentationNamesEachCommandAndOption() throws IOException {
    Path base = Path.of(System.getProperty("zhengwen.basedir", ""));
    String documentation = Files.readString(base.resolve("docs").resolve("command-line.md"));
    List<CommandLine> commands = new ArrayList<>();
    commands.add(Main.commandLine(Streams.ofProcess()));
    for (int i = 0; i < commands.size(); i++) {
      CommandSpec command = commands.get(i).getCommandSpec();
      commands.addAll(commands.get(i).getSubcommands().values());
      if (i > 0) {
        String path = command.qualifiedName().replaceFirst("zhengwen ", "");
        assertThat(documentation).as(path).contains("`" + path);
      }
      for (OptionSpec option : command.options()) {
        String name = option.longestName();
        assertThat(documentation).as(name + " of " + command.name()).containsPattern(name + "\\b");
      }
    }
    assertThat(commands).hasSizeGreaterThan(14);
  }

  @Test
  void printsVersion() {
    assertThat(CommandLineRun.of("--version").out()).startsWith("zhengwen ");
    assertThat(CommandLineRun.of("extract", "--version").out()).startsWith("zhengwen ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"methods", "--help", "extract --help", "--version", "help index"})
  void outputThatCannotBeWrittenIsAFailure(String args) {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int exitCode = Main.run(Streams.of(InputStream.nullInputStream(), full, err), args.split(" "));

    assertThat(exitCode).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualToIgnoringNewLines("zhengwen: standard output: no space left");
  }

  @Test
  void unknownCommandIsAnError() {
    CommandLineRun run = CommandLineRun.of("extrakt", "page.html");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("unknown command 'extrakt'; did you mean 'extract'?");
  }

  @ParameterizedTest
  @CsvSource({
    "extract --formt text page.html, --format",
    "index -c pages --sorl http://127.0.0.1:8983/solr page.html, --solr",
    "templates lern pages, learn"
  })
  void aTypingErrorIsNamedWithWhatWasMeant(String args, String meant) {
    CommandLineRun run = CommandLineRun.of((Object[]) args.split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("; did you mean '" + meant + "'?");
  }

  @Test
  void nothingIsSuggestedForAnOptionLikeNoOther() {
    CommandLineRun run = CommandLineRun.of("extract", "--zzz", "page.html");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("Unknown option: '--zzz'").doesNotContain("did you mean");
  }

  @Test
  void listsMethodsWithParametersAndDefaults() {
    CommandLineRun run = CommandLineRun.of("methods");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains(Methods.DEFAULT + " (default): ");
    for (Method method : Methods.all()) {
      assertThat(run.out()).contains(method.name()).contains(method.summary());
      for (Parameter parameter : method.parameters()) {
        assertThat(run.out()).contains(parameter.name() + "=" + parameter.defaultValue());
      }
    }
  }
}
