package io.zhengwen.cli;

import java.io.IOException;
import java.io.OutputStream;

/** An output that is opened when something is written to it. */
final class LateOutput extends OutputStream {
  /** Opens the output. */
  @FunctionalInterface
  interface Opener {
    OutputStream open() throws IOException;
  }

  private final Opener opener;
  private OutputStream out;

  LateOutput(Opener opener) {
    this.opener = opener;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    if (out == null) {
      out = opener.open();
    }
    out.write(bytes, offset, length);
  }

  @Override
  public void flush() throws IOException {
    if (out != null) {
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
    }
  }
}
