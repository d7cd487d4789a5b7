package io.zhengwen.bench.measure;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Whether two addresses are of the same picture, be it in other sizes, crops or formats.
 *
 * <p>Their file names are compared without extensions and without what says a size. The same names
 * are one picture if they have a number or hash of their own or four words, or if their folders are
 * the same but for sizes, or have the same longest number or hash: {@code photo.jpg} of two folders
 * is two pictures. Names with the same longest number or hash are one picture if half of their
 * words are the same. Queries count only where they hold the address of a picture, and of addresses
 * that name no file.
 */
public final class PictureMatch {
  private static final String FORMATS = "\\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)";
  private static final Pattern EXTENSIONS = Pattern.compile("(?:" + FORMATS + ")+$");

  /** An address in the query of a service that resizes pictures. */
  private static final Pattern IN_QUERY =
      Pattern.compile("[?&][^=&]+=(https?://[^&=?]*|[^&=?]*" + FORMATS + ")");

  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final Pattern SIZE =
      Pattern.compile(
          "\\d{2,4}x\\d{0,4}|x\\d{2,4}|\\d{1,2}(?:x|to)(?:\\d{1,2}|x)|[whq]\\d{2,4}|\\d{2,4}(?:px|w|h)"
              + "|x{0,3}[sl]|sm|md|lg|xl|small|medium|large|big|thumb|thumbs|thumbnail|thumbnails"
              + "|original|orig|full|crop|cropped|scaled|resize|resized|resizer|wide|square|teaser"
              + "|preview|social|facebook|twitter|og|opengraph|retina|mobile|desktop|webp");

  /** A folder of pictures of one width; a year is none. */
  private static final Pattern WIDTH = Pattern.compile("(?!19|20)\\d{3,4}");

  private static final Pattern DAY = Pattern.compile("(?:19|20)\\d{6}");
  private static final Pattern NUMBER = Pattern.compile("\\d{7,}");
  private static final Pattern HASH =
      Pattern.compile("(?=.*\\d.*\\d)(?=.*\\p{L})[\\p{L}\\p{N}]{12,}");
  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

  private static final int ENOUGH_WORDS = 4;

  private PictureMatch() {}

  /** Whether both are of the same picture. */
  public static boolean same(String address, String other) {
    return address.equals(other) || Picture.at(address).is(Picture.at(other));
  }

  /**
   * What an address says of its picture.
   *
   * @param folders without those that are but sizes
   * @param name the tokens of the file's name without those of sizes
   * @param isFile whether the name has the extension of a format
   */
  private record Picture(List<List<String>> folders, List<String> name, boolean isFile) {
    static Picture at(String address) {
      String plain = decoded(address).toLowerCase(Locale.ROOT);
      Matcher inQuery = IN_QUERY.matcher(plain);
      String inner = inQuery.find() ? inQuery.group(1) : plain.replaceFirst("[?#].*", "");
      String path = inner.replaceFirst("^.*:/{1,2}[^/]*", "");
      String[] parts = path.split("/");
      String file = parts.length == 0 ? "" : parts[parts.length - 1];
      String stem = EXTENSIONS.matcher(file).replaceFirst("");
      List<List<String>> folders = new ArrayList<>();
      for (String folder : parts) {
        List<String> tokens = tokens(folder);
        boolean isWidth = tokens.stream().allMatch(token -> WIDTH.matcher(token).matches());
        folders.add(isWidth ? List.of() : tokens);
      }
      folders.remove(folders.size() - 1);
      folders.removeIf(List::isEmpty);
      List<String> name = tokens(stem);
      if (name.isEmpty() && !folders.isEmpty()) {
        name = folders.remove(folders.size() - 1);
        return new Picture(folders, name, false);
      }
      return new Picture(folders, name, !stem.equals(file));
    }

    boolean is(Picture other) {
      Optional<String> key = key(name);
      if (name.equals(other.name)) {
        return key.isPresent()
            || words().size() >= ENOUGH_WORDS
            || isFile
                && other.isFile
                && (folders.equals(other.folders) || isKeyOfBoth(keyOfFolders(), other));
      }
      return key.isPresent() && key.equals(key(other.name)) && alike(words(), other.words());
    }

    private static boolean isKeyOfBoth(Optional<String> key, Picture other) {
      return key.isPresent() && key.equals(other.keyOfFolders());
    }

    private Optional<String> keyOfFolders() {
      return key(folders.stream().flatMap(List::stream).toList());
    }

    private Set<String> words() {
      return name.stream().filter(t -> WORD.matcher(t).matches()).collect(Collectors.toSet());
    }
  }

  private static List<String> tokens(String part) {
    return Arrays.stream(BETWEEN.split(part))
        .filter(token -> !token.isEmpty() && !SIZE.matcher(token).matches())
        .toList();
  }

  /** The longest number or hash. */
  private static Optional<String> key(List<String> tokens) {
    return tokens.stream()
        .filter(t -> NUMBER.matcher(t).matches() || HASH.matcher(t).matches())
        .filter(t -> !DAY.matcher(t).matches())
        .max(Comparator.comparingInt(String::length));
  }

  private static boolean alike(Set<String> words, Set<String> others) {
    Set<String> all = new HashSet<>(words);
    all.addAll(others);
    Set<String> both = new HashSet<>(words);
    both.retainAll(others);
    return 2 * both.size() >= all.size();
  }

  private static String decoded(String address) {
    try {
      return URLDecoder.decode(address.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return address;
    }
  }
}
