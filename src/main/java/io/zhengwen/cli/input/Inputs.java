package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads what arguments name: files, directories and standard input. */
final class Inputs {
  private static final int LONGEST_NAME = 65_536;

  private final WaitingStreams waiting;
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
      WaitingStreams waiting, JsonMembers members, InputMeter meter, PageSink sink, Path excluded) {
    this.waiting = waiting;
    this.sink = new Counting(sink);
    this.files = new FileSource(members, this.sink, meter, waiting);
    this.directories = new DirectorySource(files, this.sink, excluded);
  }

  /** Reads standard input. */
  void readStandardInput() throws CommandFailedException {
    files.stream(waiting.standardInput(), "standard input", "-");
  }

  /**
   * Reads a file or directory.
   *
   * @param id the id of its page, if it is a single one
   */
  void read(Path path, String id) throws CommandFailedException {
    if (Files.isDirectory(path)) {
      readDirectory(path);
    } else if (Files.isRegularFile(path)) {
      files.named(path, id);
    } else if (Files.exists(path)) {
      files.device(path, id);
    } else {
      sink.problem(FileNames.path(path), "no such file or directory");
    }
  }

  /** Reads the files and directories that a list names, one a line. */
  void readList(InputStream list, String name) throws IOException, CommandFailedException {
    BoundedLines lines = new BoundedLines(list, LONGEST_NAME);
    long number = 0;
    for (byte[] line = lines.next(); line != null; line = lines.next()) {
      number++;
      String entry = FileNames.decoded(line);
      if (lines.tooLong()) {
        sink.problem(name + ", line " + number, "longer than " + LONGEST_NAME + " bytes");
      } else if (entry.equals("-")) {
        readStandardInput();
      } else if (!entry.isBlank()) {
        readListed(line, entry);
      }
    }
  }

  private void readListed(byte[] line, String entry) throws CommandFailedException {
    try {
      read(FileNames.ofBytes(line), withoutEnding(entry));
    } catch (IllegalArgumentException e) {
      sink.problem(entry, e.getMessage());
    }
  }

  private void readDirectory(Path directory) throws CommandFailedException {
    long before = sink.found();
    directories.read(directory);
    if (sink.found() == before) {
      sink.problem(FileNames.path(directory), "contains no pages");
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
  private static String withoutEnding(String argument) {
    int name = argument.lastIndexOf('/') + 1;
    return argument.substring(0, name)
        + (name == argument.length()
            ? ""
            : DirectorySource.withoutEnding(argument.substring(name)));
  }
}
