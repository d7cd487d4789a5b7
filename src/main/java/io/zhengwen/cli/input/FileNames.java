package io.zhengwen.cli.input;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HexFormat;

/**
 * The names of files, the same in every locale: UTF-8, as they stand in ids, addresses and
 * messages. Bytes of a name that are not UTF-8 are percent-encoded, as in the address of a page
 * whose copy has that name.
 */
public final class FileNames {
  /** Why a file cannot be found by its name. */
  static final String UNREADABLE =
      "file names cannot be read in this locale; set LC_ALL=C.UTF-8, or name the directory of a"
          + " file whose name is not UTF-8";

  private static final char UNDECODABLE = '\uFFFD';
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private FileNames() {}

  /** The name of a file without its folders. */
  static String name(Path file) {
    Path name = file.getFileName();
    return isAscii(name.toString()) ? name.toString() : decoded(bytes(name));
  }

  /** A path with slashes, absolute or relative as it is. */
  static String path(Path path) {
    String given = path.toString();
    if (isAscii(given)) {
      return given.replace(path.getFileSystem().getSeparator(), "/");
    }
    StringBuilder names = new StringBuilder();
    if (path.getRoot() != null) {
      names.append(path.getRoot().toString().replace(path.getFileSystem().getSeparator(), "/"));
    }
    String slash = "";
    for (Path part : path) {
      names.append(slash).append(name(part));
      slash = "/";
    }
    return names.toString();
  }

  /**
   * Returns the file that an argument names.
   *
   * @throws IllegalArgumentException if it cannot be told, because the locale lacks its characters
   */
  public static Path ofArgument(String argument) {
    try {
      Path path = Path.of(argument);
      // The JDK itself fails in a working directory with such a name.
      boolean inKnownDirectory = isDecoded(System.getProperty("user.dir"));
      if (inKnownDirectory && (isDecoded(argument) || Files.exists(path))) {
        return path;
      }
    } catch (InvalidPathException e) {
      if (isAscii(argument)) {
        throw e;
      }
    }
    throw new IllegalArgumentException("'" + argument + "': " + UNREADABLE);
  }

  /**
   * Returns the file with a name of these bytes, whatever the locale.
   *
   * @throws IllegalArgumentException if no file can have this name
   */
  static Path ofBytes(byte[] name) {
    Path root = Path.of("").getFileSystem().getRootDirectories().iterator().next();
    if (!root.toString().equals("/")) {
      return Path.of(decoded(name));
    }
    // Of a path's bytes only its URI tells.
    Path absolute = Path.of(URI.create("file:///" + escaped(name)));
    return name[0] == '/' ? absolute : absolute.subpath(0, absolute.getNameCount());
  }

  private static byte[] bytes(Path name) {
    String path = name.toUri().getRawPath();
    String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    String last = plain.substring(plain.lastIndexOf('/') + 1).replace("+", "%2B");
    return URLDecoder.decode(last, StandardCharsets.ISO_8859_1)
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Reads a name as UTF-8; other bytes are percent-encoded. */
  static String decoded(byte[] name) {
    ByteBuffer in = ByteBuffer.wrap(name);
    CharBuffer out = CharBuffer.allocate(3 * name.length);
    CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    for (CoderResult end = utf8.decode(in, out, true);
        end.isError();
        end = utf8.decode(in, out, true)) {
      for (int i = 0; i < end.length(); i++) {
        out.put(escaped(in.get()));
      }
    }
    return out.flip().toString();
  }

  private static String escaped(byte[] name) {
    StringBuilder escaped = new StringBuilder();
    for (byte b : name) {
      escaped.append(b == '/' ? "/" : escaped(b));
    }
    return escaped.toString();
  }

  private static String escaped(byte b) {
    return "%" + HEX.toHexDigits(b);
  }

  private static boolean isDecoded(String name) {
    return name.indexOf(UNDECODABLE) < 0;
  }

  private static boolean isAscii(String s) {
    return s.chars().allMatch(c -> c < 0x80);
  }
}
