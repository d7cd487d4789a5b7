package io.zhengwen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A labelled set of twelve pages of six sites: an article between navigation and footer. */
final class SyntheticSet {
  private SyntheticSet() {}

  /** Writes the set as {@code synthetic} and returns its directory. */
  static Path write(Path dir) throws IOException {
    Path pages = Files.createDirectories(dir.resolve("synthetic/pages"));
    List<String> gold = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String text = text(i);
      Files.writeString(pages.resolve("p" + i + ".html"), page(i, text));
      gold.add(
          String.format(
              Locale.ROOT,
              "{\"id\":\"p%d\",\"url\":\"https://site%d.example/%d\",\"content\":\"%s\"}",
              i,
              i / 2,
              i,
              text));
    }
    Files.write(dir.resolve("synthetic/gold.jsonl"), gold);
    return dir.resolve("synthetic");
  }

  private static String text(int i) {
    return ("Number " + i + " of the tales begins here, in the old town, where it rained. ")
        .repeat(i + 3)
        .strip();
  }

  static String page(int i, String text) {
    return "<body><div><a href=/>Home</a> <a href=/a>About</a> <a href=/n>News of day "
        + i
        + "</a></div><div><p>"
        + text
        + "</p><p>Share</p></div><div>Copyright "
        + i
        + ", all rights reserved <a href=/p>Privacy</a></div>";
  }
}
