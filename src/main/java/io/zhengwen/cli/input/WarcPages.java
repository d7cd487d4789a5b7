package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.page.read.ContentSniffer;
import io.zhengwen.text.LowerCase;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.MessageBody;
import org.netpreserve.jwarc.MessageHeaders;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcResource;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcRevisit;
import org.netpreserve.jwarc.WarcTargetRecord;

/**
 * Which records of a web archive are pages: responses of successful requests and resources, if they
 * are HTML by their media type, and nothing else by their content; or, where the type says nothing,
 * by their content. Requests, metadata and the like belong to other records and are passed over.
 */
final class WarcPages {
  /** An address within another, as in {@code urn:dom:https://example.org/}. */
  private static final Pattern INNER_ADDRESS =
      Pattern.compile("^(?:urn:)?[A-Za-z]{1,32}:(https?://.*)$");

  /** More responses than any server sends before the one that counts. */
  private static final int MOST_INTERIM = 20;

  private static final String TRUNCATED = "truncated";

  private final String name;
  private final String path;
  private final PageSink sink;

  WarcPages(String name, String path, PageSink sink) {
    this.name = name;
    this.path = path;
    this.sink = sink;
  }

  /** Hands a record over if it is a page. */
  void read(WarcRecord record, long position) throws IOException, CommandFailedException {
    String place = WarcSource.place(name, position);
    if (record instanceof WarcRevisit revisit) {
      sink.skipped(address(revisit) + " in " + place, "revisit");
    } else if (record instanceof WarcResponse response) {
      if (isHttp(response)) {
        readResponse(response, place);
      }
    } else if (record instanceof WarcResource resource) {
      readResource(resource, place);
    }
  }

  /** Responses of other protocols, such as {@code dns:}, are no pages. */
  private static boolean isHttp(WarcResponse response) {
    String type = LowerCase.of(response.headers().first("Content-Type").orElse(""));
    return type.startsWith("application/http") || address(response).startsWith("http");
  }

  private void readResponse(WarcResponse response, String place)
      throws IOException, CommandFailedException {
    HttpResponse http = last(response.http());
    String url = address(response);
    if (http.status() < 200 || http.status() > 299) {
      sink.skipped(url + " in " + place, "status " + http.status());
      return;
    }
    Map<String, String> details = details(response);
    details.put("status", Integer.toString(http.status()));
    MessageHeaders headers = http.headers();
    headers.first("Last-Modified").ifPresent(date -> details.put("last_modified", date));
    String type = headers.first("Content-Type").orElse(null);
    if (isPossible(type, url, place)) {
      page(url, type, HttpContent.read(http, details.containsKey(TRUNCATED)), details, place);
    }
  }

  /** The response behind those that only announce it, such as {@code 100 Continue}. */
  private static HttpResponse last(HttpResponse first) throws IOException {
    HttpResponse http = first;
    for (int i = 0; i < MOST_INTERIM && isInterim(http); i++) {
      http = HttpResponse.parse(http.body());
    }
    return http;
  }

  /** Whether another response follows in place of a body. */
  private static boolean isInterim(HttpResponse http) throws IOException {
    MessageBody rest = http.body();
    return http.status() >= 100 && http.status() < 200 && rest.position() < rest.size();
  }

  private void readResource(WarcResource resource, String place)
      throws IOException, CommandFailedException {
    String url = address(resource);
    String type = resource.headers().first("Content-Type").orElse(null);
    if (isPossible(type, url, place)) {
      byte[] bytes = resource.body().stream().readNBytes(PageContents.MOST);
      page(url, type, bytes, details(resource), place);
    }
  }

  private boolean isPossible(String type, String url, String place) {
    Optional<String> other = ContentSniffer.byContentType(type);
    other.ifPresent(format -> sink.skipped(url + " in " + place, format));
    return other.isEmpty();
  }

  private void page(
      String url, String type, byte[] bytes, Map<String, String> details, String place)
      throws CommandFailedException {
    boolean declared = type != null && LowerCase.of(type).contains("html");
    String other =
        declared
            ? HtmlSniffer.otherThanDeclared(bytes, type)
            : HtmlSniffer.otherThanHtml(
                Arrays.copyOf(bytes, Math.min(bytes.length, InputKind.HEAD)));
    if (other != null) {
      sink.skipped(url + " in " + place, other);
      return;
    }
    if (url.isEmpty()) {
      sink.problem(place, "the record has no WARC-Target-URI");
      return;
    }
    sink.page(
        new Page(url, url, place, path, url, type, Map.of(), details, PageContents.bytes(bytes)));
  }

  private static Map<String, String> details(WarcTargetRecord record) {
    Map<String, String> details = new LinkedHashMap<>();
    record.headers().first("WARC-Date").ifPresent(date -> details.put("date", date));
    record.headers().first("WARC-Record-ID").ifPresent(id -> details.put("record", id));
    record.headers().first("WARC-Truncated").ifPresent(why -> details.put(TRUNCATED, why));
    return details;
  }

  /** The address of a record's page; empty if it has none. */
  static String address(WarcRecord record) {
    return record instanceof WarcTargetRecord target ? address(target) : "";
  }

  private static String address(WarcTargetRecord record) {
    String target = record.headers().first("WARC-Target-URI").orElse("").strip();
    String plain =
        target.startsWith("<") && target.endsWith(">")
            ? target.substring(1, target.length() - 1)
            : target;
    Matcher inner = INNER_ADDRESS.matcher(plain);
    return inner.matches() ? inner.group(1) : plain;
  }
}
