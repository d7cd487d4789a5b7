package io.zhengwen.faults;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A directory on a file system of its own, of a few megabytes in memory. It is mounted where only
 * processes see it that are started with {@link #command}: Linux lets any user do that, unless it
 * is configured otherwise.
 */
final class SmallDisk implements AutoCloseable {
  private static final String BALLAST = "ballast";

  private final Path directory;
  private final Process holder;

  private SmallDisk(Path directory, Process holder) {
    this.directory = directory;
    this.holder = holder;
  }

  /**
   * Mounts a file system.
   *
   * @param directory where; it is created
   * @param megabytes its size
   * @return null where the system does not allow it
   */
  static SmallDisk mount(Path directory, int megabytes) throws IOException {
    Files.createDirectories(directory);
    Process holder;
    try {
      holder =
          new ProcessBuilder(
                  "unshare",
                  "--user",
                  "--map-root-user",
                  "--mount",
                  "sh",
                  "-c",
                  "mount -t tmpfs -o size=\"$2m\" tmpfs \"$1\" && echo mounted && exec cat",
                  "sh",
                  directory.toString(),
                  Integer.toString(megabytes))
              .redirectErrorStream(true)
              .start();
    } catch (IOException e) {
      return null;
    }
    String answer =
        new BufferedReader(new InputStreamReader(holder.getInputStream(), StandardCharsets.UTF_8))
            .readLine();
    if (!"mounted".equals(answer)) {
      holder.destroyForcibly();
      return null;
    }
    return new SmallDisk(directory, holder);
  }

  /** The directory; empty to this process. */
  Path directory() {
    return directory;
  }

  /** What a command begins with that sees the file system. */
  List<String> command() {
    return List.of(
        "nsenter",
        "--user",
        "--mount",
        "--preserve-credentials",
        "--target",
        Long.toString(holder.pid()));
  }

  /** Takes all room, or so many bytes of it, until {@link #free}. */
  void fill(long bytes) throws IOException, InterruptedException {
    String ballast = directory.resolve(BALLAST).toString();
    run("sh", "-c", "head -c " + bytes + " /dev/zero > '" + ballast + "' 2> /dev/null || true");
  }

  /** Gives the room back that was taken. */
  void free() throws IOException, InterruptedException {
    run("rm", directory.resolve(BALLAST).toString());
  }

  private void run(String... command) throws IOException, InterruptedException {
    List<String> inside = new ArrayList<>(command());
    inside.addAll(List.of(command));
    int status = new ProcessBuilder(inside).inheritIO().start().waitFor();
    if (status != 0) {
      throw new IOException(inside + ": " + status);
    }
  }

  @Override
  public void close() throws InterruptedException {
    holder.destroyForcibly().waitFor();
  }
}
