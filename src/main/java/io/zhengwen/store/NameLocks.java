package io.zhengwen.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * Lets one writer at a time change the file of a name, among the threads of this process and among
 * processes. Names share {@value #COUNT} locks. Each has a file of its own, because closing a file
 * releases all locks that the process holds on it.
 */
final class NameLocks {
  private static final int COUNT = 64;

  /** Shared by all directories, because a process must not lock a file twice. */
  private static final ReentrantLock[] OF_PROCESS =
      Stream.generate(ReentrantLock::new).limit(COUNT).toArray(ReentrantLock[]::new);

  private final Path directory;

  /** Creates the locks, and the directory for their files. */
  NameLocks(Path directory) throws IOException {
    this.directory = Files.createDirectories(directory);
  }

  /** An action that runs while a name is locked. */
  interface Action<T> {
    T run() throws IOException;
  }

  @SuppressWarnings("try")
  <T> T whileLocked(String name, Action<T> action) throws IOException {
    int number = Math.floorMod(name.hashCode(), COUNT);
    OF_PROCESS[number].lock();
    try (FileChannel file =
            FileChannel.open(
                directory.resolve(number + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock locked = file.lock()) {
      return action.run();
    } catch (OverlappingFileLockException e) {
      throw new IOException("locked by a copy of this class in another class loader", e);
    } finally {
      OF_PROCESS[number].unlock();
    }
  }
}
