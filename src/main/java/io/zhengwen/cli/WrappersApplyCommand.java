package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.OutputFailedException;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.cli.output.JsonLine;
import io.zhengwen.wrapper.Wrapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads the fields of pages with a template. */
@Command(
    name = "apply",
    description = "Reads the fields and records of pages with a wrapper template.",
    footer = {
      "",
      "A line of output: {\"id\": …, \"fields\": {name: [values]}, \"rules\": {name: the rule that gave it}}; of list pages: {\"id\": …, \"records\": [{\"fields\": …, \"rules\": …}], \"next\": …}. Fields that were not found are absent.",
    })
final class WrappersApplyCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private PageInput input;
  @Mixin private TemplateArgument template;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write here instead of to standard output; UTF-8.")
  private Path output;

  WrappersApplyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    input.check();
    if (output != null) {
      input.refuseAsOutput(output, template.file());
    }
    Wrapper wrapper = template.wrapper();
    try (Progress progress = new Progress(streams, "applying", input::share);
        Writer out =
            new BufferedWriter(
                new OutputStreamWriter(
                    new LateOutput(
                        () -> output == null ? streams.out() : Files.newOutputStream(output)),
                    StandardCharsets.UTF_8))) {
      ReadPage.readAll(
          wrapper, input, streams, progress, read -> write(out, JsonLine.of(read.page())));
      out.flush();
      progress.summary("read");
      return progress.exitCode();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private void write(Writer out, String line) throws CommandFailedException {
    try {
      out.write(line);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private CommandFailedException failed(IOException e) {
    return OutputFailedException.of(output, e);
  }
}
