package io.zhengwen.cli.input;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Uncompresses the members of a gzipped stream one after the other, and goes on behind broken ones:
 * after an exception that says what is wrong, reading continues with the next member that is whole.
 */
final class GzipMembers extends InputStream {
  private static final int BUFFER = 65536;
  private static final int FIXED_HEADER = 10;
  private static final int HEADER_CRC = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int TRAILER = 8;

  private final InputStream in;
  private final boolean endsAtOther;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private final byte[] buffer = new byte[BUFFER];
  private final byte[] single = new byte[1];
  private int at;
  private int end;
  private boolean inMember;
  private boolean anyWhole;

  /** Where in the buffer to look for the next member if this one is broken. */
  private int resumeAt;

  /** Whether what is read now stands behind broken data, which was reported. */
  private boolean searching;

  GzipMembers(InputStream in) {
    this(in, false);
  }

  private GzipMembers(InputStream in, boolean endsAtOther) {
    this.in = in;
    this.endsAtOther = endsAtOther;
  }

  /** The members of a single content, which ends where something else follows a whole member. */
  static GzipMembers ofContent(InputStream in) {
    return new GzipMembers(in, true);
  }

  @Override
  public int read() throws IOException {
    return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
  }

  @Override
  public int read(byte[] out, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (true) {
      if (!inMember && !beginMember()) {
        return -1;
      }
      try {
        int n = inflater.inflate(out, offset, length);
        if (n > 0) {
          searching = false;
          checksum.update(out, offset, n);
          return n;
        }
        if (inflater.finished()) {
          endMember();
        } else if (!inflateMore()) {
          inMember = false;
          at = resumeAt;
          searching = true;
          throw new EOFException("the compressed data end too early");
        }
      } catch (DataFormatException e) {
        inMember = false;
        at = resumeAt;
        fail("broken compressed data");
      }
    }
  }

  /** Reports broken data once, until a member could be read. */
  private void fail(String reason) throws ZipException {
    if (!searching) {
      searching = true;
      throw new ZipException(reason);
    }
  }

  private boolean inflateMore() throws IOException {
    int n = in.read(buffer, 0, BUFFER);
    if (n < 0) {
      return false;
    }
    resumeAt = 0;
    end = n;
    inflater.setInput(buffer, 0, end);
    return true;
  }

  /** Checks the member's trailer: data that go on in another member may seem to end there. */
  private void endMember() throws IOException {
    at = end - inflater.getRemaining();
    inMember = false;
    long found = 0;
    for (int i = 0; i < TRAILER; i++) {
      found |= (nextByte() & 0xFFL) << 8 * i;
    }
    long expected = checksum.getValue() | (inflater.getBytesWritten() & 0xFFFFFFFFL) << 32;
    if (found != expected) {
      at = Math.min(at, resumeAt);
      fail("broken compressed data: wrong checksum");
    }
    anyWhole |= found == expected;
  }

  /** Finds the next member; false at the end of the stream. */
  private boolean beginMember() throws IOException {
    for (int b = nextByte(); b >= 0; b = nextByte()) {
      if (b == 0x1f && peek(0) == 0x8b && peek(1) == 8 && (peek(2) & 0xE0) == 0) {
        skipHeader();
        inflater.reset();
        checksum.reset();
        inflater.setInput(buffer, at, end - at);
        resumeAt = at;
        inMember = true;
        return true;
      }
      if (b != 0) {
        if (endsAtOther && anyWhole) {
          return false;
        }
        fail("data that are not gzipped");
      }
    }
    return false;
  }

  private void skipHeader() throws IOException {
    int flags = peek(2);
    for (int i = 1; i < FIXED_HEADER; i++) {
      nextByte();
    }
    if ((flags & EXTRA) != 0) {
      int length = nextByte() | nextByte() << 8;
      for (int i = 0; i < length; i++) {
        nextByte();
      }
    }
    for (int text : new int[] {NAME, COMMENT}) {
      if ((flags & text) != 0) {
        int b = nextByte();
        while (b > 0) {
          b = nextByte();
        }
      }
    }
    if ((flags & HEADER_CRC) != 0) {
      nextByte();
      nextByte();
    }
  }

  private int nextByte() throws IOException {
    return fill(1) ? buffer[at++] & 0xFF : -1;
  }

  private int peek(int ahead) throws IOException {
    return fill(ahead + 1) ? buffer[at + ahead] & 0xFF : -1;
  }

  /** Makes so many bytes available; false if the stream has fewer. */
  private boolean fill(int count) throws IOException {
    if (end - at >= count) {
      return true;
    }
    System.arraycopy(buffer, at, buffer, 0, end - at);
    end -= at;
    resumeAt = Math.max(0, resumeAt - at);
    at = 0;
    while (end < count) {
      int n = in.read(buffer, end, BUFFER - end);
      if (n < 0) {
        return false;
      }
      end += n;
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    in.close();
  }
}
