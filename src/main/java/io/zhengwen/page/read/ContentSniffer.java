package io.zhengwen.page.read;

import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises content that is certainly not HTML: by its media type, by the signature of a file
 * format, or by its characters. Plain text passes, since any text is HTML to a parser.
 */
public final class ContentSniffer {
  /**
   * Bytes of a file format, as Latin-1 characters.
   *
   * @param start the first bytes
   * @param offset where {@code more} stands
   * @param more further bytes
   */
  private record Signature(String format, String start, int offset, String more) {
    Signature(String format, String start) {
      this(format, start, 0, "");
    }

    boolean fits(IntUnaryOperator charAt, int length) {
      return isAt(start, 0, charAt, length) && isAt(more, offset, charAt, length);
    }

    private static boolean isAt(String part, int at, IntUnaryOperator charAt, int length) {
      if (length < at + part.length()) {
        return false;
      }
      for (int i = 0; i < part.length(); i++) {
        if (charAt.applyAsInt(at + i) != part.charAt(i)) {
          return false;
        }
      }
      return true;
    }
  }

  private static final List<Signature> SIGNATURES =
      List.of(
          new Signature("PDF", "%PDF-"),
          new Signature("ZIP", "PK\3\4"),
          new Signature("ZIP", "PK\5\6"),
          new Signature("GZIP", "\u001f\u008b\b"),
          new Signature("RAR", "Rar!\u001a\7"),
          new Signature("7z", "7z\u00bc\u00af\u0027\u001c"),
          new Signature("tar", "", 257, "ustar\0"),
          new Signature("tar", "", 257, "ustar "),
          new Signature("PNG", "\u0089PNG\r\n"),
          new Signature("GIF", "GIF87a"),
          new Signature("GIF", "GIF89a"),
          new Signature("JPEG", "\u00ff\u00d8\u00ff"),
          new Signature("WebP", "RIFF", 8, "WEBP"),
          new Signature("TIFF", "II*\0"),
          new Signature("TIFF", "MM\0*"),
          // The first four bytes are the length of the first box.
          new Signature("MP4", "\0\0", 4, "ftyp"),
          new Signature("MP3", "ID3"),
          new Signature("Ogg", "OggS"),
          new Signature("Microsoft Office", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"),
          new Signature("RTF", "{\\rtf"),
          new Signature("PostScript", "%!PS"),
          new Signature("ELF", "\u007fELF"),
          new Signature("Java class", "\u00ca\u00fe\u00ba\u00be"),
          new Signature("WOFF", "wOFF"),
          new Signature("WOFF", "wOF2"));

  /** Those that decoding leaves as they are. */
  private static final List<Signature> OF_CHARACTERS =
      SIGNATURES.stream().filter(s -> s.start.chars().allMatch(c -> c < 0x80)).toList();

  private static final Set<String> HTML_TYPES =
      Set.of("text/html", "application/xhtml+xml", "application/vnd.wap.xhtml+xml");

  /** Media types that servers send for pages too; the content decides. */
  private static final Set<String> VAGUE_TYPES =
      Set.of(
          "application/octet-stream",
          "application/unknown",
          "application/x-unknown-content-type",
          "application/xml",
          "text/xml",
          "unknown/unknown",
          "*/*");

  private static final Set<String> OTHER_XML_ROOTS =
      Set.of("rss", "feed", "rdf:rdf", "svg", "urlset", "sitemapindex", "opml");

  private static final String MULTIPART = "multipart/";

  private static final int SAMPLE = 8192;
  private static final int CONTROL_SAMPLE = 65536;

  private static final Pattern MEDIA_TYPE = Pattern.compile("[\\w.+*-]+/[\\w.+*-]+");

  /** Markup that random bytes do not form: short names only with what follows them. */
  private static final Pattern MARKUP =
      Pattern.compile(
          "<(?:!doctype\\s+html|(?:html|head|body|meta|title|div|table|article|span)\\b|/?p>|a\\s+href)",
          Pattern.CASE_INSENSITIVE);

  private static final String BYTE_ORDER_MARK = "\ufeff";

  /** A field of a header, with the lines on which it goes on. */
  private static final Pattern HEADER =
      Pattern.compile("([A-Za-z][A-Za-z0-9-]{0,60}):[ \\t]*+([^\\n]*+\\n(?:[ \\t][^\\n]*+\\n)*+)");

  private static final Pattern ROOT = Pattern.compile("<([a-zA-Z][\\w:.-]*)");
  private static final Pattern JSON_START = Pattern.compile("\\{\\s*[\"}]|\\[\\s*[\\[{\"\\]]");

  private ContentSniffer() {}

  /**
   * Recognises a media type.
   *
   * @param contentType the value of the HTTP header Content-Type, or null
   * @return what the content is instead of HTML; empty if it may be HTML
   */
  public static Optional<String> byContentType(String contentType) {
    if (contentType == null) {
      return Optional.empty();
    }
    String type = mediaType(contentType);
    boolean other =
        MEDIA_TYPE.matcher(type).matches()
            && !HTML_TYPES.contains(type)
            && !VAGUE_TYPES.contains(type);
    return other ? Optional.of(type) : Optional.empty();
  }

  /** Whether a page of this type, which may be null, is read as XML by browsers. */
  static boolean isXhtml(String contentType) {
    return contentType != null && mediaType(contentType).equals("application/xhtml+xml");
  }

  private static String mediaType(String contentType) {
    int end = contentType.indexOf(';');
    return LowerCase.of((end < 0 ? contentType : contentType.substring(0, end)).strip());
  }

  /**
   * Recognises the signatures of file formats.
   *
   * @return what the content is instead of HTML; empty if it may be HTML
   */
  public static Optional<String> bySignature(byte[] bytes) {
    return SIGNATURES.stream()
        .filter(s -> s.fits(i -> bytes[i] & 0xFF, bytes.length))
        .findFirst()
        .map(Signature::format);
  }

  /**
   * Recognises decoded characters: signatures that survive decoding, JSON, mails of several parts,
   * XML that is not a page, and binary data. A byte order mark at the start is ignored.
   *
   * @return what the content is instead of HTML; empty if it may be HTML
   */
  static Optional<String> byText(String html) {
    String text = html.startsWith(BYTE_ORDER_MARK) ? html.substring(1) : html;
    for (Signature signature : OF_CHARACTERS) {
      if (signature.fits(text::charAt, text.length())) {
        return Optional.of(signature.format);
      }
    }
    if (isJson(text)) {
      return Optional.of("JSON");
    }
    if (multipart(text).isPresent()) {
      return Optional.of("MIME message");
    }
    Optional<String> xml = otherXml(text);
    if (xml.isPresent()) {
      return xml;
    }
    boolean markup = MARKUP.matcher(text).region(0, Math.min(text.length(), SAMPLE)).find();
    return !markup && isMostlyControl(text) ? Optional.of("binary data") : Optional.empty();
  }

  private static boolean isJson(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && text.charAt(start) <= ' ') {
      start++;
    }
    while (end > start && text.charAt(end - 1) <= ' ') {
      end--;
    }
    if (start == end) {
      return false;
    }
    char last = text.charAt(end - 1);
    return (last == '}' || last == ']')
        && JSON_START.matcher(text).region(start, Math.min(end, start + SAMPLE)).lookingAt();
  }

  /**
   * How the parts of a message belong together, such as {@code related} in MHTML; empty unless a
   * text begins with the header of one that has several.
   */
  public static Optional<String> multipart(String text) {
    Matcher header = HEADER.matcher(text).region(0, Math.min(text.length(), SAMPLE));
    while (header.lookingAt()) {
      String value = LowerCase.of(header.group(2));
      if (header.group(1).equalsIgnoreCase("Content-Type") && value.startsWith(MULTIPART)) {
        return Optional.of(value.substring(MULTIPART.length()));
      }
      header.region(header.end(), header.regionEnd());
    }
    return Optional.empty();
  }

  private static Optional<String> otherXml(String text) {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    if (!text.startsWith("<?xml", start)) {
      return Optional.empty();
    }
    String head = text.substring(0, Math.min(text.length(), SAMPLE));
    Matcher root = ROOT.matcher(CharsetDetector.withoutComments(head));
    return root.find() && OTHER_XML_ROOTS.contains(LowerCase.of(root.group(1)))
        ? Optional.of("XML (" + root.group(1) + ")")
        : Optional.empty();
  }

  /**
   * Whether more than a sixteenth are control characters (of random bytes, a twelfth are). Escapes
   * count as text, since ISO 2022 encodings use them.
   */
  private static boolean isMostlyControl(String text) {
    int end = Math.min(text.length(), CONTROL_SAMPLE);
    int control = 0;
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      boolean printed = c >= ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r' || c == 0x1B;
      control += printed && c != 0xFFFD ? 0 : 1;
    }
    return control * 16 > end;
  }
}
