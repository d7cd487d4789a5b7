package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.eval.OtherTexts;
import io.zhengwen.bench.eval.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that names texts of other extractors. */
final class TextsOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--texts",
      paramLabel = "NAME=FILE",
      description = {
        "Also scores what another extractor found: JSON lines with the id of a page and its content;",
        "for several sets, a directory with SET.jsonl for each."
      })
  private Map<String, Path> places = new LinkedHashMap<>();

  /** The names of the extractors. */
  List<String> names() {
    return List.copyOf(places.keySet());
  }

  /** Reads the texts, and warns of pages that have none. */
  List<Output> read(List<Corpus> sets) {
    List<Output> outputs = new ArrayList<>();
    places.forEach(
        (name, place) -> {
          OtherTexts texts = read(name, place, sets);
          sets.forEach(set -> warnOfMissing(name, texts, set));
          outputs.add(texts.output());
        });
    return outputs;
  }

  private OtherTexts read(String name, Path place, List<Corpus> sets) {
    try {
      return OtherTexts.read(name, place, sets);
    } catch (CorpusException e) {
      throw new ParameterException(spec.commandLine(), "--texts: " + e.getMessage(), e);
    }
  }

  private void warnOfMissing(String name, OtherTexts texts, Corpus set) {
    long missing = texts.missing(set);
    if (missing > 0) {
      spec.commandLine()
          .getErr()
          .println(
              "warning: --texts "
                  + name
                  + " lacks "
                  + missing
                  + " of the "
                  + set.pages().size()
                  + " pages of "
                  + set.name()
                  + ", which count as empty");
    }
  }
}
