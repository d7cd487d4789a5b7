package io.zhengwen.solr.query;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Letters beyond ASCII in the path of an address, as they stand or as the bytes of UTF-8: {@code
 * 北京} and {@code %E5%8C%97%E4%BA%AC}. Escapes of ASCII characters stay, since these may differ from
 * the characters.
 */
final class PercentEscapes {
  private static final Pattern BYTES = Pattern.compile("(?:%[89A-Fa-f][0-9A-Fa-f])++");
  private static final Pattern LETTERS = Pattern.compile("[^\\x00-\\x7f]++");
  private static final HexFormat CAPITALS = HexFormat.ofDelimiter("%").withUpperCase();
  private static final HexFormat SMALL = HexFormat.ofDelimiter("%");

  private PercentEscapes() {}

  /** The forms of a path, the given one first. */
  static Set<String> forms(String path) {
    Set<String> forms = new LinkedHashSet<>();
    String letters = BYTES.matcher(path).replaceAll(PercentEscapes::letters);
    forms.add(path);
    forms.add(letters);
    forms.add(escaped(letters, CAPITALS));
    forms.add(escaped(letters, SMALL));
    return forms;
  }

  private static String letters(MatchResult run) {
    byte[] bytes = CAPITALS.parseHex(run.group().substring(1).toUpperCase(Locale.ROOT));
    try {
      String letters =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Matcher.quoteReplacement(letters);
    } catch (CharacterCodingException e) {
      return run.group();
    }
  }

  private static String escaped(String path, HexFormat digits) {
    return LETTERS
        .matcher(path)
        .replaceAll(run -> '%' + digits.formatHex(run.group().getBytes(StandardCharsets.UTF_8)));
  }
}
