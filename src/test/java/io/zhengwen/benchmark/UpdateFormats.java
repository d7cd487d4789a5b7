package io.zhengwen.benchmark;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.bench.corpus.Gzip;
import io.zhengwen.page.read.PageText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.solr.client.solrj.request.JavaBinUpdateRequestCodec;
import org.apache.solr.client.solrj.request.UpdateRequest;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.embedded.JettyConfig;
import org.apache.solr.embedded.JettySolrRunner;

/**
 * What the format of updates costs client and server together: JSON, javabin with text, and javabin
 * with the bytes of pages, over HTTP into a Solr of this process, with extraction and without.
 */
public final class UpdateFormats {
  private static final int BATCH = 50;
  private static final int ROUNDS = 5;
  private static final int STEP = 5;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private UpdateFormats() {}

  private interface Format {
    byte[] body(List<byte[]> pages, int first) throws IOException;
  }

  /** Prints milliseconds of CPU and of time for a page. */
  public static void main(String[] args) throws Exception {
    List<byte[]> pages = pages(Path.of(System.getProperty("zhengwen.data"), "wcxb-dev", "pages"));
    Path home = Files.createTempDirectory("update-formats");
    Files.writeString(home.resolve("solr.xml"), "<solr></solr>");
    System.setProperty("solr.install.dir", home.toString());
    JettySolrRunner jetty =
        new JettySolrRunner(
            home.toString(), JettyConfig.builder().setContext("/solr").setPort(0).build());
    jetty.start();
    try {
      String solr = jetty.getBaseUrl().toString();
      core(solr, home, "extracting");
      core(solr, home, "plain");
      Map<String, Format> formats =
          Map.of(
              "JSON",
              UpdateFormats::json,
              "javabin, text",
              (p, i) -> javabin(p, i, true),
              "javabin, bytes",
              (p, i) -> javabin(p, i, false));
      for (String core : List.of("plain", "extracting")) {
        List<byte[]> sent = core.equals("plain") ? pages : every(STEP, pages);
        for (int round = 0; round < ROUNDS; round++) {
          for (Map.Entry<String, Format> format : formats.entrySet()) {
            measure(solr, core, format.getKey(), format.getValue(), sent, round);
          }
        }
      }
    } finally {
      jetty.stop();
    }
    System.exit(0);
  }

  private static void measure(
      String solr, String core, String name, Format format, List<byte[]> pages, int round)
      throws Exception {
    var process =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = process.getProcessCpuTime();
    long start = System.nanoTime();
    String type = name.equals("JSON") ? "application/json" : "application/javabin";
    String chain = core.equals("plain") ? "?update.chain=plain" : "";
    for (int i = 0; i < pages.size(); i += BATCH) {
      byte[] body = format.body(pages.subList(i, Math.min(pages.size(), i + BATCH)), i);
      var answer =
          HTTP.send(
              HttpRequest.newBuilder(URI.create(solr + "/" + core + "/update" + chain))
                  .header("Content-Type", type)
                  .POST(BodyPublishers.ofByteArray(body))
                  .build(),
              BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new IllegalStateException(name + ": " + answer.body());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%-10s %-14s round %d: %.2f ms of CPU, %.2f ms a page%n",
        core,
        name,
        round,
        (process.getProcessCpuTime() - cpu) / 1e6 / pages.size(),
        (System.nanoTime() - start) / 1e6 / pages.size());
  }

  private static byte[] json(List<byte[]> pages, int first) throws IOException {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      documents.add(Map.of("id", "p" + (first + i), "html", text(pages.get(i))));
    }
    return JSON.writeValueAsBytes(documents);
  }

  private static byte[] javabin(List<byte[]> pages, int first, boolean text) throws IOException {
    UpdateRequest request = new UpdateRequest();
    for (int i = 0; i < pages.size(); i++) {
      SolrInputDocument document = new SolrInputDocument("id", "p" + (first + i));
      document.setField("html", text ? text(pages.get(i)) : pages.get(i));
      request.add(document);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JavaBinUpdateRequestCodec().marshal(request, out);
    return out.toByteArray();
  }

  private static String text(byte[] page) {
    return PageText.of(page, null).html();
  }

  /** Extraction takes long; a part of the pages will do. */
  private static List<byte[]> every(int step, List<byte[]> pages) {
    return IntStream.range(0, pages.size() / step).mapToObj(i -> pages.get(i * step)).toList();
  }

  private static List<byte[]> pages(Path directory) throws IOException {
    List<byte[]> pages = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        try (InputStream in = Gzip.open(file)) {
          pages.add(in.readAllBytes());
        }
      }
    }
    return pages;
  }

  /** A core of the shipped configset, with a second chain that only decodes and stores. */
  private static void core(String solr, Path home, String name) throws Exception {
    Path conf = Files.createDirectories(home.resolve(name).resolve("conf"));
    try (Stream<Path> files = Files.list(Path.of("solr-config", "conf"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (Files.isRegularFile(file)) {
          Files.copy(file, conf.resolve(file.getFileName()));
        }
      }
    }
    Path config = conf.resolve("solrconfig.xml");
    Files.writeString(
        config,
        Files.readString(config)
            .replace(
                "</updateHandler>",
                "</updateHandler><updateRequestProcessorChain name=\"plain\"><processor class=\"solr.IgnoreFieldUpdateProcessorFactory\"><str name=\"fieldName\">html</str></processor><processor class=\"solr.RunUpdateProcessorFactory\"/></updateRequestProcessorChain>"));
    String address =
        solr
            + "/admin/cores?action=CREATE&name="
            + name
            + "&instanceDir="
            + URLEncoder.encode(home.resolve(name).toString(), StandardCharsets.UTF_8);
    var answer =
        HTTP.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IllegalStateException(answer.body());
    }
  }
}
