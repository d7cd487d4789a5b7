package io.zhengwen.solr;

import io.zhengwen.registry.Fingerprint;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.LanguageFields;
import io.zhengwen.text.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * The version of an extraction: the method's name, eight hexadecimal digits, and the version of the
 * library, as {@code combined-3f2a91c0-0.1.0}. The digits are a digest of the method's parameters
 * and model, of the limits, and of the fields that are written: pages with the same version were
 * extracted the same way, except for what templates of sites removed.
 */
public final class ExtractVersion {
  private static final int DIGITS = 8;

  private ExtractVersion() {}

  /**
   * The version of the extraction by a method.
   *
   * @param languageFields those of the schema, which the configuration names by patterns
   */
  static String of(
      MainContentConfig config,
      LanguageFields languageFields,
      String method,
      Map<String, String> params) {
    MessageDigest digest = Sha256.newDigest();
    Map<String, String> fields = new TreeMap<>();
    config.fields().forEach((destination, field) -> fields.put(destination.name(), field));
    Map<String, Map<String, String>> byLanguage = new TreeMap<>();
    languageFields
        .byDestination()
        .forEach((destination, names) -> byLanguage.put(destination.name(), names));
    for (Object part :
        new Object[] {
          Fingerprint.of(method, params),
          config.limits(),
          config.textLimit(),
          fields,
          byLanguage,
          config.passages()
        }) {
      digest.update(part.toString().getBytes(StandardCharsets.UTF_8));
      digest.update((byte) '\n');
    }
    return method
        + "-"
        + HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS)
        + "-"
        + library();
  }

  /** The version of the library as the jar's manifest has it; {@code dev} outside of a jar. */
  public static String library() {
    String version = ExtractVersion.class.getPackage().getImplementationVersion();
    return version == null ? "dev" : version;
  }
}
