package io.zhengwen.cli;

import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Parameter;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the extraction methods and their parameters. */
@Command(name = "methods", description = "Lists the extraction methods and their parameters.")
final class MethodsCommand implements Callable<Integer> {
  private static final int WIDTH = 100;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    for (Method method : Methods.all()) {
      String mark = method.name().equals(Methods.DEFAULT) ? " (default)" : "";
      out.println(method.name() + mark + ": " + method.summary());
      if (!method.parameters().isEmpty()) {
        out.print(table(method.parameters()));
      }
    }
    out.flush();
    return ExitCode.DONE;
  }

  private static TextTable table(List<Parameter> parameters) {
    int names = widest(parameters.stream().map(MethodsCommand::setting).toList());
    int types = widest(parameters.stream().map(Parameter::type).toList());
    TextTable table =
        TextTable.forColumns(
            CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF),
            new Column(names + 4, 2, Overflow.SPAN),
            new Column(types + 2, 1, Overflow.SPAN),
            new Column(Math.max(30, WIDTH - names - types - 6), 1, Overflow.WRAP));
    for (Parameter p : parameters) {
      table.addRowValues(setting(p), p.type(), p.description());
    }
    return table;
  }

  private static String setting(Parameter p) {
    return p.name() + "=" + p.defaultValue();
  }

  private static int widest(List<String> cells) {
    return cells.stream().mapToInt(String::length).max().orElse(0);
  }
}
