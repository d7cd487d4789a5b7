package io.zhengwen.page.read;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;

/**
 * Decodes GB18030 as browsers do: the byte 80, which the runtime does not know there, is the euro
 * sign of code page 936 (WHATWG Encoding Standard, section 10.1.1).
 */
final class Gb18030 {
  static final Charset CHARSET = Charset.forName("GB18030");

  private static final int EURO = 0x80;
  private static final byte[] LONG_EURO = {(byte) 0xA2, (byte) 0xE3};

  private Gb18030() {}

  static String decode(byte[] bytes, int offset, int length) {
    int end = offset + length;
    int euro = nextEuro(bytes, offset, end);
    if (euro == end) {
      return new String(bytes, offset, length, CHARSET);
    }
    ByteArrayOutputStream known = new ByteArrayOutputStream(length + LONG_EURO.length);
    int from = offset;
    while (euro < end) {
      known.write(bytes, from, euro - from);
      known.writeBytes(LONG_EURO);
      from = euro + 1;
      euro = nextEuro(bytes, from, end);
    }
    known.write(bytes, from, end - from);
    return known.toString(CHARSET);
  }

  /**
   * The next euro sign of a byte from the beginning of a character on; the end if there is none.
   */
  private static int nextEuro(byte[] bytes, int from, int end) {
    int i = from;
    while (i < end) {
      int lead = bytes[i] & 0xFF;
      if (lead == EURO) {
        return i;
      }
      i += lead < EURO || i + 1 == end ? 1 : length(bytes[i + 1] & 0xFF);
    }
    return end;
  }

  /** The bytes of a character by its second byte; 1 if that cannot be one. */
  private static int length(int second) {
    if (second >= '0' && second <= '9') {
      return 4;
    }
    return second >= 0x40 ? 2 : 1;
  }
}
