package io.zhengwen.studio;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
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

  private static final List<String> FILES =
      List.of(
          ("app.js api.js transport.js memory.js dom.js i18n.js ui.js messages.en.js messages.zh.js"
                  + " said.js said.en.js said.zh.js words.en.js words.zh.js"
                  + " examples.js pages.js search.js results.js reasons.js records.js preview.js found.js parts.js page-frame.js"
                  + " frame.js marking.js frame-marks.js frame.css"
                  + " annotate.js draft.js draft-fields.js draft-marks.js induced.js induction.js conflict.js own.js picked-page.js press.js verify.js judgements.js"
                  + " live.js hand-over.js userscript.js bundle.js panel.js panel.css live-page.js"
                  + " gm-transport.js gm-memory.js"
                  + " library.js seeds.js seed.js alarms.js wrappers.js wrapper.js repair.js reread.js chart.js"
                  + " wrapper-messages.en.js wrapper-messages.zh.js"
                  + " templates.js status.js studio.css pages.css wrappers.css forced-colors.css")
              .split(" "));

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
    return FILES.contains(name)
        ? Optional.of(new Answer(name.endsWith(".css") ? STYLE : SCRIPT, resource(name), HEADERS))
        : Optional.empty();
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
