package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.DataSets;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that names the labelled sets a command works on. */
final class LabelledSets {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--data",
      required = true,
      split = ",",
      paramLabel = "SET",
      description = {
        "Labelled sets: directories, or names in the directory of -Dzhengwen.data",
        "(default: " + DataSets.DEFAULT_DIRECTORY + ")."
      })
  private List<String> names = List.of();

  /** The sets as they were named. */
  List<String> names() {
    return names;
  }

  /** Reads the sets in the order given. */
  List<Corpus> read() {
    return names.stream().map(name -> read(spec, name)).toList();
  }

  /** Reads a set; if that fails, the command was called wrongly. */
  static Corpus read(CommandSpec spec, String name) {
    try {
      return DataSets.read(name);
    } catch (CorpusException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
