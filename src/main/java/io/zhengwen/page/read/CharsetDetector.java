package io.zhengwen.page.read;

import io.zhengwen.page.ParsedPage.CharsetSource;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Detects the encoding of a page's bytes: by byte order mark, HTTP header, {@code <meta>}, XML
 * declaration, and last by the bytes themselves.
 *
 * <p>A label is used unless the bytes contradict it: multi-byte UTF-8 is UTF-8 whatever its label,
 * and a label under which the text does not decode is ignored, as is a label that {@linkplain
 * CharsetLabels browsers} do not know. Labels mean what they mean to browsers: {@code gb2312} and
 * {@code gbk} are GB18030, {@code iso-8859-1} is windows-1252. Under that label, the default of
 * many servers and editors, a text in {@linkplain EncodingGuess#ofOtherScript another script} is
 * read as what it is, which browsers do not; so is a text under an East Asian or Cyrillic label
 * that is certainly in {@linkplain LanguageFit#insteadOf another encoding} of that kind.
 */
final class CharsetDetector {
  /** An encoding and where it was found. */
  record Detected(Charset charset, CharsetSource source, int bomLength) {}

  private static final int LABEL_SCAN = 8192;

  /** Some heads have long styles, scripts or lists of addresses before the label. */
  private static final int LATE_LABEL_SCAN = 65536;

  private static final int SAMPLE = 512 * 1024;

  /** The number of undecodable sequences up to which a label is not contradicted. */
  private static final int FORGIVEN = 2;

  /** The characters beyond ASCII for each undecodable sequence by which UTF-8 is known. */
  private static final int LEAST_UTF8 = 20;

  /**
   * The same where no label says otherwise: texts in other encodings have less than one, while
   * pages in UTF-8 have texts that were cut off within a character, or parts in another encoding.
   */
  private static final int LEAST_UTF8_ALONE = 2;

  /** Tags by which UTF-16 without a mark is recognised. */
  private static final int LEAST_WIDE_TAGS = 3;

  private static final Optional<Charset> JAPANESE = CharsetLabels.named("ISO-2022-JP");
  private static final byte ESCAPE = 0x1B;

  /** The number of characters of a Content-Type that are read. */
  private static final int LONGEST_HEADER = 1000;

  private static final Pattern HEADER =
      Pattern.compile("charset\\s*+=\\s*+[\"']?+\\s*+([\\w.:+-]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern META =
      Pattern.compile(
          "<meta\\s[^>]{0,500}?charset\\s*+=\\s*+[\"']?+\\s*+([\\w.:+-]+)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern XML =
      Pattern.compile("^\\s*+<\\?xml\\s[^>]{0,200}?encoding\\s*+=\\s*+[\"']([\\w.:+-]+)");
  private static final Pattern COMMENT = Pattern.compile("<!--.*?(?:-->|$)", Pattern.DOTALL);

  private CharsetDetector() {}

  static Detected detect(byte[] bytes, String contentType) {
    Detected bom = byteOrderMark(bytes);
    if (bom != null) {
      return bom;
    }
    Charset wide = wideWithoutMark(bytes);
    if (wide != null) {
      return new Detected(wide, CharsetSource.DETECTION, 0);
    }
    if (JAPANESE.isPresent() && isSevenBitJapanese(bytes)) {
      return new Detected(JAPANESE.get(), CharsetSource.DETECTION, 0);
    }
    Validity utf8 = validity(bytes, StandardCharsets.UTF_8);
    Detected label = label(bytes, contentType);
    boolean otherLabel = label != null && !label.charset.equals(StandardCharsets.UTF_8);
    int share = otherLabel ? LEAST_UTF8 : LEAST_UTF8_ALONE;
    boolean looksUtf8 = utf8.nonAscii > 0 && utf8.malformed * (long) share <= utf8.nonAscii;
    if (label != null) {
      if (!otherLabel
          ? looksUtf8 || utf8.malformed <= FORGIVEN && utf8.malformed <= utf8.nonAscii
          : !looksUtf8 && !contradicts(bytes, label.charset)) {
        return instead(bytes, label.charset)
            .map(other -> new Detected(other, CharsetSource.DETECTION, 0))
            .orElse(label);
      }
    }
    Charset wideTags = wideByTags(bytes);
    if (wideTags != null) {
      return new Detected(wideTags, CharsetSource.DETECTION, 0);
    }
    if (looksUtf8) {
      return new Detected(StandardCharsets.UTF_8, CharsetSource.DETECTION, 0);
    }
    if (utf8.malformed == 0) {
      return new Detected(StandardCharsets.UTF_8, CharsetSource.DEFAULT, 0);
    }
    return guess(bytes)
        .guess()
        .map(guess -> new Detected(guess, CharsetSource.DETECTION, 0))
        .orElse(
            label != null ? label : new Detected(StandardCharsets.UTF_8, CharsetSource.DEFAULT, 0));
  }

  /** The encoding of a text that a label is certainly wrong about. */
  private static Optional<Charset> instead(byte[] bytes, Charset label) {
    if (label.equals(StandardCharsets.UTF_8)) {
      return Optional.empty();
    }
    if (!LanguageFit.isKnown(label)) {
      return guess(bytes).ofOtherScript(label);
    }
    int start = firstNonAscii(bytes);
    return new LanguageFit(bytes, start, Math.min(bytes.length, start + SAMPLE))
        .insteadOf(label, () -> guess(bytes).guess());
  }

  private static EncodingGuess guess(byte[] bytes) {
    int start = firstNonAscii(bytes);
    return new EncodingGuess(bytes, start, Math.min(bytes.length, start + SAMPLE));
  }

  /** Whether all bytes are ASCII and escapes lead to Japanese and back, as in ISO-2022-JP. */
  private static boolean isSevenBitJapanese(byte[] b) {
    int escapes = 0;
    int returns = 0;
    for (int i = 0; i < b.length; i++) {
      if (b[i] < 0) {
        return false;
      }
      if (b[i] == ESCAPE && i + 2 < b.length) {
        escapes += b[i + 1] == '$' && (b[i + 2] == 'B' || b[i + 2] == '@') ? 1 : 0;
        returns += b[i + 1] == '(' && (b[i + 2] == 'B' || b[i + 2] == 'J') ? 1 : 0;
      }
    }
    return escapes > 0 && returns > 0;
  }

  private static Detected byteOrderMark(byte[] b) {
    if (b.length >= 3 && b[0] == (byte) 0xEF && b[1] == (byte) 0xBB && b[2] == (byte) 0xBF) {
      return new Detected(StandardCharsets.UTF_8, CharsetSource.BYTE_ORDER_MARK, 3);
    }
    if (b.length >= 2 && b[0] == (byte) 0xFE && b[1] == (byte) 0xFF) {
      return new Detected(StandardCharsets.UTF_16BE, CharsetSource.BYTE_ORDER_MARK, 2);
    }
    if (b.length >= 2 && b[0] == (byte) 0xFF && b[1] == (byte) 0xFE) {
      return new Detected(StandardCharsets.UTF_16LE, CharsetSource.BYTE_ORDER_MARK, 2);
    }
    return null;
  }

  /** UTF-16 without a mark shows as a zero in every other byte of the markup. */
  private static Charset wideWithoutMark(byte[] b) {
    int n = Math.min(b.length, 2048) & ~1;
    int evenZeros = 0;
    int oddZeros = 0;
    for (int i = 0; i < n; i += 2) {
      evenZeros += b[i] == 0 ? 1 : 0;
      oddZeros += b[i + 1] == 0 ? 1 : 0;
    }
    int most = n / 4;
    if (n >= 16 && oddZeros > most && evenZeros * 10 < oddZeros) {
      return StandardCharsets.UTF_16LE;
    }
    if (n >= 16 && evenZeros > most && oddZeros * 10 < evenZeros) {
      return StandardCharsets.UTF_16BE;
    }
    return null;
  }

  /** UTF-16 without a mark whose text has few zeros, as in Chinese: the beginnings of tags tell. */
  private static Charset wideByTags(byte[] b) {
    if (hasWideTags(b, 0)) {
      return StandardCharsets.UTF_16LE;
    }
    return hasWideTags(b, 1) ? StandardCharsets.UTF_16BE : null;
  }

  /** Whether there are tags whose ASCII characters are at even places, or at odd ones, by zeros. */
  private static boolean hasWideTags(byte[] b, int parity) {
    int n = Math.min(b.length, LABEL_SCAN) & ~1;
    int tags = 0;
    for (int i = parity; i + 2 < n; i += 2) {
      int next = b[i + 2];
      boolean name = next == '!' || next == '/' || next > 0 && Character.isLetter(next);
      tags += b[i] == '<' && b[i ^ 1] == 0 && name && b[(i + 2) ^ 1] == 0 ? 1 : 0;
    }
    return tags >= LEAST_WIDE_TAGS;
  }

  private static Detected label(byte[] bytes, String contentType) {
    if (contentType != null) {
      String start = contentType.substring(0, Math.min(contentType.length(), LONGEST_HEADER));
      Optional<Charset> header = first(HEADER, start).flatMap(CharsetLabels::charset);
      if (header.isPresent() && !(CharsetLabels.isWide(header.get()) && readsAsBytes(bytes))) {
        return new Detected(header.get(), CharsetSource.HEADER, 0);
      }
    }
    Optional<Charset> meta =
        meta(start(bytes, LABEL_SCAN)).or(() -> meta(start(bytes, LATE_LABEL_SCAN)));
    if (meta.isPresent()) {
      // A meta element that can be read byte by byte is not in a wide encoding.
      boolean wide = CharsetLabels.isWide(meta.get());
      return new Detected(wide ? StandardCharsets.UTF_8 : meta.get(), CharsetSource.META, 0);
    }
    return first(XML, start(bytes, LABEL_SCAN))
        .flatMap(CharsetLabels::charset)
        .filter(c -> !CharsetLabels.isWide(c))
        .map(c -> new Detected(c, CharsetSource.XML_DECLARATION, 0))
        .orElse(null);
  }

  private static String start(byte[] bytes, int length) {
    return new String(bytes, 0, Math.min(bytes.length, length), StandardCharsets.ISO_8859_1);
  }

  private static Optional<Charset> meta(String start) {
    return first(META, withoutComments(start)).flatMap(CharsetLabels::charset);
  }

  /** In a wide encoding every character of markup holds a zero. */
  private static boolean readsAsBytes(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, LABEL_SCAN); i++) {
      if (bytes[i] == 0) {
        return false;
      }
    }
    return true;
  }

  static String withoutComments(String html) {
    return COMMENT.matcher(html).replaceAll("");
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher m = pattern.matcher(text);
    return m.find() ? Optional.of(m.group(1)) : Optional.empty();
  }

  private static boolean contradicts(byte[] bytes, Charset charset) {
    Validity v = validity(bytes, charset);
    return v.malformed > FORGIVEN && v.malformed * 20L > v.nonAscii;
  }

  private static int firstNonAscii(byte[] bytes) {
    int i = 0;
    while (i < bytes.length && bytes[i] >= 0) {
      i++;
    }
    return i;
  }

  private record Validity(int nonAscii, int malformed) {}

  /** Counts decoded characters beyond ASCII and undecodable sequences in a sample of the bytes. */
  private static Validity validity(byte[] bytes, Charset charset) {
    int start = firstNonAscii(bytes);
    if (start == bytes.length) {
      return new Validity(0, 0);
    }
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes, start, Math.min(bytes.length - start, SAMPLE));
    CharBuffer out = CharBuffer.allocate(8192);
    int nonAscii = 0;
    int malformed = 0;
    while (true) {
      CoderResult result = decoder.decode(in, out, false);
      out.flip();
      while (out.hasRemaining()) {
        nonAscii += out.get() >= 0x80 ? 1 : 0;
      }
      out.clear();
      if (result.isUnderflow()) {
        return new Validity(nonAscii, malformed);
      }
      if (result.isError()) {
        malformed++;
        in.position(in.position() + result.length());
      }
    }
  }
}
