package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.JsonLines;
import io.zhengwen.bench.corpus.LabelledPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The texts that another extractor found in the pages of labelled sets.
 *
 * <p>A file has an object a line: {@code id}, that of a page of the set, and {@code content}, the
 * text; other members are ignored.
 */
public final class OtherTexts {
  private static final String SUFFIX = ".jsonl";

  private final String name;
  private final Map<Path, String> byPage = new HashMap<>();

  private OtherTexts(String name) {
    this.name = name;
  }

  /**
   * Reads texts.
   *
   * @param name the name of the extractor
   * @param place the file, gzipped or not; for several sets a directory with a file {@code
   *     <set>.jsonl} or {@code <set>.jsonl.gz} for each
   * @throws CorpusException naming what is missing, the line that is wrong, or the set of which the
   *     file has no page
   */
  public static OtherTexts read(String name, Path place, List<Corpus> sets) {
    if (sets.size() > 1 && !Files.isDirectory(place)) {
      throw new CorpusException(
          place + ": for several sets, name a directory with SET" + SUFFIX + " for each");
    }
    OtherTexts texts = new OtherTexts(name);
    for (Corpus set : sets) {
      texts.add(set, Files.isDirectory(place) ? fileOf(place, set) : place);
    }
    return texts;
  }

  private static Path fileOf(Path directory, Corpus set) {
    Path plain = directory.resolve(set.name() + SUFFIX);
    Path compressed = directory.resolve(set.name() + SUFFIX + ".gz");
    return Files.exists(plain) || !Files.exists(compressed) ? plain : compressed;
  }

  private void add(Corpus set, Path file) {
    Map<String, String> byId = new HashMap<>();
    for (Map.Entry<String, String> text : lines(file)) {
      if (byId.put(text.getKey(), text.getValue()) != null) {
        throw new CorpusException(file + ": two lines have the id " + text.getKey());
      }
    }
    int before = byPage.size();
    for (LabelledPage page : set.pages()) {
      String text = byId.get(page.id());
      if (text != null) {
        byPage.put(page.file(), text);
      }
    }
    if (byPage.size() == before) {
      throw new CorpusException(file + ": no id is that of a page of " + set.name());
    }
  }

  private static List<Map.Entry<String, String>> lines(Path file) {
    try {
      return JsonLines.read(
          file,
          (line, json) -> {
            String id = json.path("id").asText();
            if (id.isEmpty() || !json.path("content").isTextual()) {
              throw new IllegalArgumentException("not an object with an id and a text as content");
            }
            return Map.entry(id, json.get("content").textValue());
          });
    } catch (JsonLines.InvalidLineException e) {
      throw new CorpusException(e.getMessage(), e);
    } catch (NoSuchFileException e) {
      throw new CorpusException(file + ": no such file", e);
    } catch (IOException e) {
      throw new CorpusException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** The number of a set's pages without a text, which count as empty. */
  public long missing(Corpus set) {
    return set.pages().stream().filter(page -> !byPage.containsKey(page.file())).count();
  }

  /** The texts as an output, under the name of the extractor. */
  public Output output() {
    return Output.ofTexts(name, page -> byPage.getOrDefault(page.file(), ""));
  }
}
