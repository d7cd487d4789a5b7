package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages are read in a runtime that {@code jlink} made of few modules, without its encodings. */
class SmallRuntimeTest {
  private static final int SECONDS = 60;

  @TempDir private Path dir;

  @Test
  void pagesAreReadWithoutTheModuleOfEncodings() throws Exception {
    List<String> pages =
        List.of(
            page("UTF-8", "<meta charset=utf-8>Quay", "Größe"),
            page("windows-1252", "<meta charset=iso-8859-1>Quay", "Größe"),
            page("windows-1252", "Quay", "Größe"),
            page("windows-1251", "Quay", "Паром сегодня отойдёт позже, ветер усилился."),
            page("GB18030", "Quay", "渡轮今天将晚些时候出发，因为风力增强，海浪太高。"),
            page(
                "windows-1255", "<meta charset=windows-1255>Quay", "המעבורת תפליג היום מאוחר יותר"),
            page("windows-1255", "Quay", "המעבורת תפליג היום מאוחר יותר"),
            page("ISO-2022-JP", "Quay", "フェリーは今日、遅れて出航します。"),
            page("EUC-KR", "Quay", "여객선은 오늘 늦게 출항합니다."));
    assertThat(output(pages))
        .hasSize(pages.size())
        .startsWith(
            "UTF-8 true",
            "windows-1252 true",
            "windows-1252 true",
            "windows-1251 true",
            "GB18030 true")
        .allMatch(line -> line.endsWith(" true"));
  }

  private String page(String encoding, String start, String text) throws IOException {
    Path file = Files.createTempFile(dir, "page", ".html");
    Files.writeString(file, start + "<p>" + text.repeat(8), Charset.forName(encoding));
    return file.toString();
  }

  private List<String> output(List<String> pages) throws Exception {
    Path output = dir.resolve("output");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.base",
                "-classpath",
                System.getProperty("java.class.path"),
                SmallRuntimeMain.class.getName()));
    command.addAll(pages);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
      return Files.readAllLines(output, StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }
}
