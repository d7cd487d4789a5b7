package io.zhengwen.cli;

import io.zhengwen.cli.output.PageFormat;
import io.zhengwen.cli.output.Parts;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.extract.passage.PassageCutter;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The arguments that say which parts of pages are written. */
final class RenderingArguments {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--links",
      negatable = true,
      description = "html, markdown, tei: keep links (default) or only their text.")
  private Boolean links;

  @Option(
      names = "--images",
      negatable = true,
      description = "html, markdown, tei: keep images (default) or leave them out.")
  private Boolean images;

  @Option(
      names = "--tables",
      negatable = true,
      description = "html, markdown, tei: keep tables (default) or leave them out with their text.")
  private Boolean tables;

  @Option(
      names = "--comments",
      description =
          "text, html, markdown, tei: also write readers' comments, apart from the main text; json always has them, as comments and one by one in posts.")
  private boolean comments;

  @Option(
      names = "--passages",
      paramLabel = "SIZE",
      arity = "0..1",
      fallbackValue = "1000",
      preprocessor = OptionalNumber.class,
      description =
          "json: also write the main text cut into passages of at most SIZE characters (default: ${FALLBACK-VALUE}), each with the headings it stands under and its place in content. What follows without = is the size if it is a number.")
  private Integer passages;

  /** Leaves an argument that is no number to what comes after the option. */
  static final class OptionalNumber implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      boolean attached = "=".equals(info.get("separator"));
      if (attached || !args.isEmpty() && args.peek().matches("\\d+")) {
        return false;
      }
      option.setValue(Integer.valueOf(((OptionSpec) option).fallbackValue()));
      return true;
    }
  }

  /** The parts that are written, if they go with the format. */
  Parts parts(PageFormat format, boolean explain, boolean several) {
    if ((links != null || images != null || tables != null) && !format.hasMarkup()) {
      throw wrong("--links, --images and --tables are for the formats html, markdown and tei");
    }
    if (explain && (!format.explains() || passages != null || comments || links != null)) {
      throw wrong("--explain is for the formats json, text and html, without other parts");
    }
    if (passages != null) {
      if (format != PageFormat.JSON) {
        throw wrong("--passages is for the format json");
      }
      if (passages < PassageCutter.LEAST_SIZE || passages > PassageCutter.MOST_SIZE) {
        throw wrong(
            "--passages must be from "
                + PassageCutter.LEAST_SIZE
                + " to "
                + PassageCutter.MOST_SIZE
                + ", was "
                + passages);
      }
    }
    return new Parts(
        new RenderOptions(isOn(links), isOn(images), isOn(tables), comments),
        Optional.ofNullable(passages),
        several);
  }

  private static boolean isOn(Boolean option) {
    return option == null || option;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
