package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Parameter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @Test
  void withoutCommandShowsUsageAsAnError() {
    CommandLineRun run = CommandLineRun.of();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("a command is missing", "extract", "methods", "index");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "extract --help", "methods --help", "index --help"})
  void helpListsExitCodes(String args) {
    CommandLineRun run = CommandLineRun.of((Object[]) args.split(" "));

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Exit codes:", "some pages failed", "nothing was done");
  }

  @Test
  void printsVersion() {
    assertThat(CommandLineRun.of("--version").out()).startsWith("zhengwen ");
    assertThat(CommandLineRun.of("extract", "--version").out()).startsWith("zhengwen ");
  }

  @Test
  void unknownCommandIsAnError() {
    CommandLineRun run = CommandLineRun.of("extrakt", "page.html");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("extrakt");
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
