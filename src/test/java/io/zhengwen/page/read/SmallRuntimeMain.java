package io.zhengwen.page.read;

import io.zhengwen.page.ParsedPage;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the pages in files, its arguments, and writes the encoding and the text of each. */
final class SmallRuntimeMain {
  private SmallRuntimeMain() {}

  /** Reads the pages in the order of the arguments. */
  public static void main(String[] files) throws Exception {
    PageReader reader = new PageReader();
    for (String file : files) {
      ParsedPage page = reader.read(Files.readAllBytes(Path.of(file)), null, null);
      System.out.println(page.charset() + " " + page.document().text().startsWith("Quay"));
    }
  }
}
