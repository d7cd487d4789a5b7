package io.zhengwen.studio;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * The files that the studio is made of: one page, and the scripts and styles that it names. All
 * come from the jar; there is no way from a request to any other file. Thread-safe.
 */
public final class StudioFiles {
  private static final String SCRIPT = "text/javascript; charset=utf-8";
  private static final String STYLE = "text/css; charset=utf-8";
  private static final String PAGE = "text/html; charset=utf-8";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int NONCE_BYTES = 18;

  /** The headers of an answer that is neither page nor file, such as an error. */
  public static final Map<String, String> HEADERS =
      headers("default-src 'none'; frame-ancestors 'none'");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("app.js", SCRIPT),
          Map.entry("api.js", SCRIPT),
          Map.entry("dom.js", SCRIPT),
          Map.entry("i18n.js", SCRIPT),
          Map.entry("messages.en.js", SCRIPT),
          Map.entry("messages.zh.js", SCRIPT),
          Map.entry("search.js", SCRIPT),
          Map.entry("results.js", SCRIPT),
          Map.entry("preview.js", SCRIPT),
          Map.entry("found.js", SCRIPT),
          Map.entry("page-frame.js", SCRIPT),
          Map.entry("frame.js", SCRIPT),
          Map.entry("templates.js", SCRIPT),
          Map.entry("status.js", SCRIPT),
          Map.entry("ui.js", SCRIPT),
          Map.entry("studio.css", STYLE),
          Map.entry("pages.css", STYLE),
          Map.entry("frame.css", STYLE));

  private StudioFiles() {}

  /**
   * An answer.
   *
   * @param contentType its Content-Type
   * @param bytes its body
   * @param headers further headers by name, among them the Content-Security-Policy
   */
  public record Answer(String contentType, byte[] bytes, Map<String, String> headers) {}

  /** A script or style sheet by its name; empty if the studio has no such file. */
  public static Optional<Answer> file(String name) {
    return Optional.ofNullable(TYPES.get(name))
        .map(type -> new Answer(type, resource(name), HEADERS));
  }

  /**
   * The page. It names its files by addresses relative to its own, {@code studio/app.js}.
   *
   * @param settings what the page is to know, as JSON
   */
  public static Answer page(Map<String, Object> settings) {
    byte[] random = new byte[NONCE_BYTES];
    RANDOM.nextBytes(random);
    String nonce = Base64.getEncoder().encodeToString(random);
    String json;
    try {
      json = JSON.writeValueAsString(settings);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
    String html =
        new String(resource("index.html"), StandardCharsets.UTF_8)
            .replace("{{nonce}}", nonce)
            .replace("{{settings}}", escaped(json));
    return new Answer(PAGE, html.getBytes(StandardCharsets.UTF_8), headers(policy(nonce)));
  }

  /**
   * Scripts and styles that the server named, requests to this server, nothing else. The frame with
   * a stranger's page inherits this.
   */
  private static String policy(String nonce) {
    return String.join(
        "; ",
        "default-src 'none'",
        "script-src 'nonce-" + nonce + "'",
        "style-src 'nonce-" + nonce + "'",
        "img-src data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types studio-frame");
  }

  private static Map<String, String> headers(String policy) {
    return Map.of(
        "Content-Security-Policy", policy,
        "X-Content-Type-Options", "nosniff",
        "X-Frame-Options", "DENY",
        "Referrer-Policy", "no-referrer");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("\"", "&quot;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }

  private static byte[] resource(String name) {
    try (InputStream in = StudioFiles.class.getResourceAsStream("web/" + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
