package io.zhengwen.benchmark;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Writes what other libraries extract from labelled sets, for {@code evaluate --texts}: {@code
 * OtherExtractors DIRECTORY SET[,SET...]} makes {@code DIRECTORY/<library>/<set>.jsonl}.
 */
public final class OtherExtractors {
  private static final List<FromHtml> LIBRARIES =
      List.of(FromHtml.BOILERPIPE, FromHtml.READABILITY4J);
  private static final ObjectMapper JSON = new ObjectMapper();

  private OtherExtractors() {}

  /** Writes the texts of the sets that are named. */
  public static void main(String[] arguments) throws Exception {
    Path directory = Path.of(arguments[0]);
    PageLoop loop = new PageLoop(Runtime.getRuntime().availableProcessors());
    for (String set : arguments[1].split(",")) {
      Corpus corpus = DataSets.read(set);
      for (FromHtml library : LIBRARIES) {
        Path file =
            directory.resolve(library.name().toLowerCase(Locale.ROOT)).resolve(set + ".jsonl");
        Files.createDirectories(file.getParent());
        Files.write(file, loop.run(corpus, page -> line(library, page), () -> {}));
      }
    }
  }

  private static String line(FromHtml library, LabelledPage page) throws IOException {
    String text = Objects.requireNonNullElse(library.mainText(page.text().html()), "");
    return JSON.writeValueAsString(Map.of("id", page.id(), "content", text));
  }
}
