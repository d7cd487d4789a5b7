package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Names of files in a locale without their characters, as jobs of cron and containers have. */
@EnabledOnOs(OS.LINUX)
class FileNamesIT {
  private static final Map<String, String> LOCALE = Map.of("LC_ALL", "C");

  @TempDir private Path dir;

  @Test
  void idsAreThoseOfAnyLocale() throws Exception {
    FileNamesTest.write(dir.resolve("m"), "e.example/%E4%B8%AD%E5%9B%BD.html");
    FileNamesTest.write(dir.resolve("m"), "e.example/%E6%96%B0%E9%97%BB.html");
    FileNamesTest.write(dir.resolve("m"), "e.example/%E4%BD%93%E8%82%B2.html");
    FileNamesTest.write(dir.resolve("m"), "e.example/%D6%D0%CE%C4.asp");

    CommandLineRun run =
        run(CommandLineJar.command("extract", "--base-url", "https://", dir.resolve("m")));

    assertThat(run.err()).contains("4 pages extracted, 0 failed");
    assertThat(FileNamesTest.idsAndUrls(run))
        .containsExactlyInAnyOrder(
            "e.example/中国 https://e.example/%E4%B8%AD%E5%9B%BD.html",
            "e.example/新闻 https://e.example/%E6%96%B0%E9%97%BB.html",
            "e.example/体育 https://e.example/%E4%BD%93%E8%82%B2.html",
            "e.example/%D6%D0%CE%C4.asp https://e.example/%D6%D0%CE%C4.asp");
  }

  @Test
  void filesOfListAreFound() throws Exception {
    FileNamesTest.write(dir, "%E4%B8%AD%E5%9B%BD.html");
    Path list = Pages.write(dir, "list", dir + "/中国.html\n" + dir + "/新闻.html\n");

    CommandLineRun run = run(CommandLineJar.command("extract", "--files-from", list));

    assertThat(run.err()).contains("新闻.html: no such file or directory");
    assertThat(FileNamesTest.idsAndUrls(run)).containsExactly(dir + "/中国 null");
  }

  @Test
  void argumentsThatCannotBeReadAreRefusedWithAdvice() throws Exception {
    FileNamesTest.write(dir, "%E4%B8%AD.html");
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun input = withChineseArgument("extract");
    CommandLineRun output = withChineseArgument("extract", page, "-o");
    CommandLineRun list = withChineseArgument("extract", "--files-from");

    for (CommandLineRun run : List.of(input, output, list)) {
      assertThat(run.err())
          .contains("file names cannot be read in this locale; set LC_ALL=C.UTF-8")
          .doesNotContain("java.");
      assertThat(run.exitCode()).isEqualTo(2);
    }
  }

  @Test
  void workingDirectoryThatCannotBeReadIsNamed() throws Exception {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    FileNamesTest.write(dir, "%E4%B8%AD/b.html");
    List<String> command =
        new ArrayList<>(
            List.of("sh", "-c", "cd \"$0/$(printf '\\344\\270\\255')\" && exec \"$@\"", "" + dir));
    command.addAll(CommandLineJar.command("extract", page));

    CommandLineRun run = run(command);

    assertThat(run.err()).contains("file names cannot be read in this locale");
    assertThat(run.exitCode()).isEqualTo(2);
  }

  /** A command whose last argument is the path of 中.html. */
  private CommandLineRun withChineseArgument(Object... args) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of("sh", "-c", "exec \"$@\" \"$(printf '\\344\\270\\255.html')\"", "sh"));
    command.addAll(CommandLineJar.command(args));
    return run(command);
  }

  private CommandLineRun run(List<String> command) throws Exception {
    return CommandLineJar.run(dir, Pages.write(dir, "run/none", new byte[0]), LOCALE, command);
  }
}
