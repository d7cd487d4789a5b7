package io.zhengwen.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/**
 * What is known of a site, as JSON. Bytes are read back only as a whole: what is cut off, damaged,
 * of another format or of another site is refused.
 *
 * @param format the version of the format
 * @param site the name of the site
 * @param known what is known of it
 */
public record SiteFile(String format, String site, StoredSite known) {
  private static final String FORMAT = "zhengwen-site-templates-3";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  /** Sites as records. */
  public static final RecordFormat<StoredSite> RECORD =
      new RecordFormat<>() {
        @Override
        public String what() {
          return "site templates";
        }

        @Override
        public StoredSite absent() {
          return StoredSite.UNKNOWN;
        }

        @Override
        public byte[] write(String name, StoredSite known) {
          return SiteFile.write(new SiteKey(name), known);
        }

        @Override
        public StoredSite read(String name, byte[] bytes) {
          return SiteFile.read(new SiteKey(name), bytes);
        }
      };

  /** Returns a site as JSON in UTF-8. */
  public static byte[] write(SiteKey site, StoredSite known) {
    try {
      return JSON.writeValueAsBytes(new SiteFile(FORMAT, site.name(), known));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a site.
   *
   * @throws IllegalArgumentException if the bytes are not what {@link #write} made of this site,
   *     with the reason
   */
  public static StoredSite read(SiteKey site, byte[] bytes) {
    SiteFile read;
    try {
      read = JSON.readValue(bytes, SiteFile.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(JsonFault.of(e), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    if (read == null || !FORMAT.equals(read.format)) {
      throw new IllegalArgumentException("its format is not '" + FORMAT + "'");
    }
    if (!site.name().equals(read.site) || read.known == null) {
      throw new IllegalArgumentException("it belongs to the site '" + read.site + "'");
    }
    return read.known;
  }
}
