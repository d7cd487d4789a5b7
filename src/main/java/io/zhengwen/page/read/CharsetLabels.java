package io.zhengwen.page.read;

import io.zhengwen.text.LowerCase;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The labels of encodings that browsers know, with the encodings they stand for (WHATWG Encoding
 * Standard, section 4.2), and in addition {@code cp936} and the runtime's other encodings that
 * contain ASCII.
 *
 * <p>If the standard's encoding is wider than the runtime's of the same name, the runtime's wider
 * one is used. Encodings that the runtime lacks are unknown, as are those that the standard
 * replaces.
 */
final class CharsetLabels {
  /**
   * On each line an encoding of the runtime, followed by its labels; of two lines the last counts.
   */
  private static final String TABLE =
      """
      UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
      UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
      UTF-16BE unicodefffe utf-16be
      GB18030 chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
      GB18030 gb18030 cp936
      Big5-HKSCS big5 big5-hkscs cn-big5 csbig5 x-x-big5
      x-MS950-HKSCS big5 big5-hkscs cn-big5 csbig5 x-x-big5
      EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
      x-eucJP-Open cseucpkdfmtjapanese euc-jp x-euc-jp
      ISO-2022-JP csiso2022jp iso-2022-jp
      windows-31j csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
      x-windows-949 cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989
      x-windows-949 ksc5601 ksc_5601 windows-949
      IBM866 866 cp866 csibm866 ibm866
      ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987
      ISO-8859-2 l2 latin2
      ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988
      ISO-8859-3 l3 latin3
      ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988
      ISO-8859-4 l4 latin4
      ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5
      ISO-8859-5 iso_8859-5:1988
      ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6
      ISO-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6
      ISO-8859-6 iso_8859-6:1987
      ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7
      ISO-8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
      ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8
      ISO-8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual csiso88598i iso-8859-8-i logical
      ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
      ISO-8859-13 iso-8859-13 iso8859-13 iso885913
      ISO-8859-14 iso-8859-14 iso8859-14 iso885914
      ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
      ISO-8859-16 iso-8859-16
      KOI8-R cskoi8r koi koi8 koi8-r koi8_r
      KOI8-U koi8-ru koi8-u
      x-MacRoman csmacintosh mac macintosh x-mac-roman
      x-MacCyrillic x-mac-cyrillic x-mac-ukrainian
      x-windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
      windows-1250 cp1250 windows-1250 x-cp1250
      windows-1251 cp1251 windows-1251 x-cp1251
      windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100
      windows-1252 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252
      windows-1252 x-cp1252
      windows-1253 cp1253 windows-1253 x-cp1253
      windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9
      windows-1254 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
      windows-1255 cp1255 windows-1255 x-cp1255
      windows-1256 cp1256 windows-1256 x-cp1256
      windows-1257 cp1257 windows-1257 x-cp1257
      windows-1258 cp1258 windows-1258 x-cp1258
      """;

  /** The standard replaces these encodings, since their escapes hide markup. */
  private static final String REPLACED = "iso-2022-";

  private static final String MARKUP = "<html lang=\"en\">";

  private static final Map<String, Charset> CHARSETS = read();

  private CharsetLabels() {}

  private static Map<String, Charset> read() {
    Map<String, Charset> charsets = new HashMap<>();
    TABLE
        .lines()
        .map(line -> line.split(" "))
        .filter(names -> Charset.isSupported(names[0]))
        .forEach(
            names -> {
              for (int i = 1; i < names.length; i++) {
                charsets.put(names[i], Charset.forName(names[0]));
              }
            });
    return Map.copyOf(charsets);
  }

  /**
   * The encoding that browsers use for a label, or the runtime's of that name if it contains ASCII;
   * empty if there is none.
   */
  static Optional<Charset> charset(String label) {
    String name = LowerCase.of(label.strip());
    Charset known = CHARSETS.get(name);
    return known != null ? Optional.of(known) : ofRuntime(name);
  }

  /**
   * The runtime's encoding of a name; empty if it has none. Without the module {@code jdk.charsets}
   * it lacks most East Asian encodings.
   */
  static Optional<Charset> named(String name) {
    return Charset.isSupported(name) ? Optional.of(Charset.forName(name)) : Optional.empty();
  }

  private static Optional<Charset> ofRuntime(String name) {
    if (name.startsWith(REPLACED)) {
      return Optional.empty();
    }
    try {
      Charset charset = Charset.forName(name);
      byte[] ascii = MARKUP.getBytes(StandardCharsets.US_ASCII);
      return Optional.of(charset).filter(c -> MARKUP.equals(new String(ascii, c)));
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }

  /** Whether an encoding has units of two bytes. */
  static boolean isWide(Charset charset) {
    return charset.name().startsWith("UTF-16");
  }
}
