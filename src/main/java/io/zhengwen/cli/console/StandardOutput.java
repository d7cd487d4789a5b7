package io.zhengwen.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The standard output of this process, which tells when whoever reads it does not read on. */
final class StandardOutput extends OutputStream {
  private static final int FILE_TYPE = 0170000;
  private static final int PIPE = 0010000;

  private final OutputStream out = new FileOutputStream(FileDescriptor.out);

  /** Thrown if a pipe is closed at its other end. */
  static final class ReaderGoneException extends IOException {
    ReaderGoneException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw isPipe() ? new ReaderGoneException(e) : e;
    }
  }

  /** The system's message is in the user's language; but nothing else can be wrong with a pipe. */
  private static boolean isPipe() {
    try {
      int mode = (Integer) Files.getAttribute(Path.of("/dev/stdout"), "unix:mode");
      return (mode & FILE_TYPE) == PIPE;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }
}
