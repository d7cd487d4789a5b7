package io.zhengwen.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages pages: as crawlers, networks and editors do, and as nobody would by accident. */
final class Mutation {
  private static final int MOST_CHANGES = 12;
  private static final int LONGEST_SPAN = 5_000;
  private static final int MOST_REPEATS = 300;

  /** Pieces that change what follows them. */
  private static final List<String> PIECES =
      List.of(
          "<",
          ">",
          "\"",
          "'",
          "&",
          "&#x110000;",
          "\0",
          "\ud83d",
          "\ufeff",
          "\u202e",
          "</body>",
          "</html>",
          "<body>",
          "<!--",
          "-->",
          "]]>",
          "<script>",
          "</script>",
          "<style>",
          "<title>",
          "<textarea>",
          "<plaintext>",
          "<template>",
          "<noscript>",
          "<table>",
          "<td>",
          "<select>",
          "<svg>",
          "<math>",
          "<iframe src=a />",
          "<frameset>",
          "<p hidden>",
          "<div style='display:none'>",
          "<base href='//'>",
          "<a href='http://[::1'>w</a>",
          "<time datetime='9999-99-99'>",
          "<script type=application/ld+json>{\"@type\":\"Article\",\"headline\":",
          "<meta charset=utf-16>",
          "<meta name=author content='&lt;'>");

  private final Random random;

  Mutation(Random random) {
    this.random = random;
  }

  /** A page that differs from the given one, of which another may have become a part. */
  byte[] of(byte[] page, byte[] other) {
    byte[] changed = page;
    for (int n = 1 + random.nextInt(MOST_CHANGES); n > 0; n--) {
      changed = changedOnce(changed, other);
    }
    return changed;
  }

  private byte[] changedOnce(byte[] page, byte[] other) {
    int at = random.nextInt(page.length + 1);
    int end = Math.min(page.length, at + random.nextInt(LONGEST_SPAN));
    return switch (random.nextInt(8)) {
      case 0 -> joined(part(page, 0, at));
      case 1 -> joined(part(page, 0, at), part(page, end, page.length));
      case 2 -> joined(part(page, 0, end), part(page, at, page.length));
      case 3 -> joined(part(page, 0, at), piece(), part(page, at, page.length));
      case 4 -> joined(part(page, 0, at), part(other, other.length / 2, other.length));
      case 5 -> repeated(page, at, end);
      case 6 -> flipped(page);
      default -> joined(part(page, at, page.length), part(page, 0, at));
    };
  }

  private byte[] piece() {
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    return piece.getBytes(random.nextInt(9) > 0 ? StandardCharsets.UTF_8 : StandardCharsets.UTF_16);
  }

  private byte[] repeated(byte[] page, int at, int end) {
    List<byte[]> parts = new ArrayList<>();
    parts.add(part(page, 0, at));
    int span = Math.min(end - at, 1 + random.nextInt(100));
    for (int n = random.nextInt(MOST_REPEATS); n > 0; n--) {
      parts.add(part(page, at, at + span));
    }
    parts.add(part(page, at, page.length));
    return joined(parts.toArray(byte[][]::new));
  }

  private byte[] flipped(byte[] page) {
    byte[] changed = page.clone();
    for (int n = random.nextInt(40); n > 0 && changed.length > 0; n--) {
      changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
    }
    return changed;
  }

  private static byte[] part(byte[] page, int from, int to) {
    return Arrays.copyOfRange(page, from, to);
  }

  private static byte[] joined(byte[]... parts) {
    int length = 0;
    for (byte[] part : parts) {
      length += part.length;
    }
    byte[] all = new byte[length];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }
}
