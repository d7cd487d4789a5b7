package io.zhengwen.cli.input;

import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * The pages of files, directories and standard input, in the order given, a directory's sorted by
 * path. In directories, pages are the files called {@code .html}, {@code .htm}, with or without
 * {@code .gz}; a file named explicitly is a page whatever its name.
 *
 * @param pages the pages found
 * @param problems messages about what could not be read or contains no page
 */
public record PageFiles(List<PageFile> pages, List<String> problems) {
  /** Finds pages; {@code -} is standard input. */
  static PageFiles find(List<String> roots, InputStream standardInput) {
    PageFiles found = new PageFiles(new ArrayList<>(), new ArrayList<>());
    for (String root : roots) {
      if (root.equals("-")) {
        found.pages.add(PageFile.standardInput(standardInput));
      } else {
        found.add(Path.of(root));
      }
    }
    return found;
  }

  private void add(Path root) {
    if (Files.isDirectory(root)) {
      addDirectory(root);
    } else if (Files.exists(root)) {
      pages.add(PageFile.of(root));
    } else {
      problems.add(root + ": no such file or directory");
    }
  }

  private void addDirectory(Path directory) {
    List<Path> files = new ArrayList<>();
    int problemsBefore = problems.size();
    try {
      Files.walkFileTree(
          directory,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && PageFile.isPage(file)) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              problems.add(Problems.describe(file.toString(), e));
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException e) {
              if (e != null) {
                problems.add(Problems.describe(visited.toString(), e));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      problems.add(Problems.describe(directory.toString(), e));
    }
    if (files.isEmpty() && problems.size() == problemsBefore) {
      problems.add(directory + ": contains no .html or .htm files");
    }
    files.stream().sorted().map(PageFile::of).forEach(pages::add);
  }
}
