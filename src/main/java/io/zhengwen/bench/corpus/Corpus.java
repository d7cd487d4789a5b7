package io.zhengwen.bench.corpus;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * A set of labelled pages, in order of their ids.
 *
 * <p>On disk it is a directory with {@code gold.jsonl}, one object a line ({@code id, url, type,
 * lang, title, content, with, without}; others are ignored), and {@code pages/<id>.html}; both also
 * with {@code .gz}; or {@linkplain TextLabels labels} of pages of other sets. The gold is held in
 * memory, pages are read on demand.
 */
public final class Corpus {
  private final String name;
  private final List<LabelledPage> pages;

  private Corpus(String name, List<LabelledPage> pages) {
    this.name = name;
    this.pages = pages;
  }

  /**
   * Reads the gold of a set.
   *
   * @throws CorpusException naming the file and line that is wrong or the page that is missing
   */
  public static Corpus read(Path directory) {
    List<LabelledPage> pages =
        (TextLabels.areIn(directory) ? TextLabels.read(directory) : GoldFile.read(directory))
            .stream().sorted(Comparator.comparing(LabelledPage::id)).toList();
    for (int i = 1; i < pages.size(); i++) {
      if (pages.get(i).id().equals(pages.get(i - 1).id())) {
        throw new CorpusException(directory + ": two pages have the id " + pages.get(i).id());
      }
    }
    return new Corpus(directory.toAbsolutePath().normalize().getFileName().toString(), pages);
  }

  /** The directory's name. */
  public String name() {
    return name;
  }

  /** The pages in order of their ids. */
  public List<LabelledPage> pages() {
    return pages;
  }

  /** Returns the pages of a kind. */
  public Corpus only(Predicate<LabelledPage> wanted) {
    return new Corpus(name, pages.stream().filter(wanted).toList());
  }

  /**
   * Returns a sample of {@code size} pages, chosen by the digests of their ids: always the same
   * pages, and a smaller sample is part of a larger one. Returns the whole set if it is not larger.
   */
  public Corpus sample(int size) {
    if (size >= pages.size()) {
      return this;
    }
    record Drawn(String lot, LabelledPage page) {}
    List<LabelledPage> drawn =
        pages.stream()
            .map(p -> new Drawn(sha256(p.id()).toString(), p))
            .sorted(Comparator.comparing(Drawn::lot))
            .limit(size)
            .map(Drawn::page)
            .sorted(Comparator.comparing(LabelledPage::id))
            .toList();
    return new Corpus(name, drawn);
  }

  /**
   * SHA-256, in hexadecimal, over the uncompressed gold and pages: it changes with any byte of
   * either.
   *
   * @throws CorpusException naming the page that cannot be read
   */
  public String digest() {
    Hasher all = Hashing.sha256().newHasher();
    for (LabelledPage page : pages) {
      try {
        all.putBytes(sha256(page.goldLine()).asBytes());
        all.putBytes(Hashing.sha256().hashBytes(page.bytes()).asBytes());
      } catch (IOException e) {
        throw new CorpusException(page.file() + ": " + e.getMessage(), e);
      }
    }
    return all.hash().toString();
  }

  private static HashCode sha256(String text) {
    return Hashing.sha256().hashString(text, StandardCharsets.UTF_8);
  }
}
