package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads what arguments name: files, directories and standard input. */
final class Inputs {
  private final InputStream standardInput;
  private final FileSource files;
  private final DirectorySource directories;
  private final Counting sink;

  /** Counts what is found. */
  private static final class Counting implements PageSink {
    private final PageSink next;
    private long pages;
    private long problems;

    Counting(PageSink next) {
      this.next = next;
    }

    @Override
    public void page(Page page) throws CommandFailedException {
      pages++;
      next.page(page);
    }

    @Override
    public void problem(String place, String reason) {
      problems++;
      next.problem(place, reason);
    }

    @Override
    public void skipped(String place, String reason) {
      next.skipped(place, reason);
    }

    long found() {
      return pages + problems;
    }
  }

  Inputs(
      InputStream standardInput,
      JsonMembers members,
      InputMeter meter,
      PageSink sink,
      Path excluded) {
    this.standardInput = standardInput;
    this.sink = new Counting(sink);
    this.files = new FileSource(members, this.sink, meter);
    this.directories = new DirectorySource(files, this.sink, excluded);
  }

  /**
   * Reads an argument.
   *
   * @param id the id of its page, if it is a single one
   */
  void read(String argument, String id) throws CommandFailedException {
    if (argument.equals("-")) {
      files.stream(standardInput, "standard input", "-");
      return;
    }
    try {
      Path path = Path.of(argument);
      if (Files.isDirectory(path)) {
        readDirectory(path);
      } else if (Files.exists(path)) {
        files.named(path, id);
      } else {
        sink.problem(argument, "no such file or directory");
      }
    } catch (InvalidPathException e) {
      sink.problem(argument, e.getReason());
    }
  }

  private void readDirectory(Path directory) throws CommandFailedException {
    long before = sink.found();
    directories.read(directory);
    if (sink.found() == before) {
      sink.problem(directory.toString(), "contains no pages");
    }
  }

  /** The id of a file that is named as an argument: its name without ending. */
  static String shortId(String argument) {
    int name = argument.replace('\\', '/').lastIndexOf('/') + 1;
    return name == argument.length()
        ? argument
        : DirectorySource.withoutEnding(argument.substring(name));
  }

  /** The id of a file in a list: its path without ending. */
  static String withoutEnding(String argument) {
    int name = argument.lastIndexOf('/') + 1;
    return argument.substring(0, name)
        + (name == argument.length()
            ? ""
            : DirectorySource.withoutEnding(argument.substring(name)));
  }
}
