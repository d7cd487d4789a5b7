package io.zhengwen.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.netpreserve.jwarc.HttpRequest;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.MediaType;
import org.netpreserve.jwarc.WarcCompression;
import org.netpreserve.jwarc.WarcMetadata;
import org.netpreserve.jwarc.WarcRequest;
import org.netpreserve.jwarc.WarcResource;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcRevisit;
import org.netpreserve.jwarc.WarcWriter;
import org.netpreserve.jwarc.Warcinfo;

/** Writes web archives as crawlers do. */
final class Warcs {
  static final Instant DATE = Instant.parse("2026-11-21T08:30:00Z");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final WarcWriter writer;

  private Warcs(WarcCompression compression) {
    try {
      writer = new WarcWriter(Channels.newChannel(out), compression);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Warcs gzipped() {
    return new Warcs(WarcCompression.GZIP);
  }

  static Warcs plain() {
    return new Warcs(WarcCompression.NONE);
  }

  byte[] bytes() {
    return out.toByteArray();
  }

  /** How long the archive is so far. */
  int length() {
    return out.size();
  }

  /** A successful response of UTF-8. */
  Warcs page(String url, String html) {
    return response(url, 200, "text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
  }

  Warcs response(String url, int status, String type, byte[] body) {
    return response(url, status, Map.of("Content-Type", type), body);
  }

  Warcs response(String url, int status, Map<String, String> headers, byte[] body) {
    try {
      HttpResponse.Builder http = new HttpResponse.Builder(status, "Status").body(null, body);
      headers.forEach(http::addHeader);
      writer.write(new WarcResponse.Builder(URI.create(url)).date(DATE).body(http.build()).build());
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Warcs resource(String url, String type, byte[] body) {
    try {
      writer.write(
          new WarcResource.Builder(URI.create(url))
              .date(DATE)
              .body(MediaType.parse(type), body)
              .build());
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a crawler writes beside pages: its own description, a request, metadata, a revisit. */
  Warcs surroundings(String url) {
    try {
      URI address = URI.create(url);
      writer.write(
          new Warcinfo.Builder().date(DATE).fields(Map.of("software", List.of("crawler"))).build());
      writer.write(
          new WarcRequest.Builder(address)
              .date(DATE)
              .body(new HttpRequest.Builder("GET", address.getPath()).build())
              .build());
      writer.write(
          new WarcMetadata.Builder()
              .date(DATE)
              .targetURI(address)
              .fields(Map.of("outlink", List.of("http://e.example/")))
              .build());
      writer.write(
          new WarcRevisit.Builder(
                  URI.create(url + "again"), WarcRevisit.IDENTICAL_PAYLOAD_DIGEST_1_1)
              .date(DATE)
              .body(
                  MediaType.HTTP_RESPONSE,
                  "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n"
                      .getBytes(StandardCharsets.US_ASCII))
              .build());
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
