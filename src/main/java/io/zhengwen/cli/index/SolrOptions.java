package io.zhengwen.cli.index;

import io.zhengwen.cli.console.CommandFailedException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say where a Solr is, and how to speak to it. */
public final class SolrOptions {
  private static final String PASSWORD = "SOLR_PASSWORD";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--solr",
      paramLabel = "URL",
      split = ",",
      description = {
        "Solr's address, such as http://127.0.0.1:8983/solr; several are used in turn.",
        "Of a SolrCloud, all nodes that hold the collection and can be reached are used."
      })
  private List<String> solr = List.of();

  @Option(
      names = "--zookeeper",
      paramLabel = "HOSTS",
      description = "A SolrCloud's ZooKeeper in place of --solr, such as zk1:2181,zk2:2181/solr.")
  private String zooKeeper;

  @Option(
      names = {"-c", "--collection"},
      paramLabel = "C",
      description = "The collection or core, if Solr's address does not end with it.")
  private String collection;

  @Option(
      names = "--user",
      paramLabel = "NAME[:PASSWORD]",
      description =
          "Basic authentication. Without a password here it is taken from the environment variable "
              + PASSWORD
              + ".")
  private String user;

  @Option(
      names = "--header",
      paramLabel = "NAME: VALUE",
      description =
          "A header of each request, such as 'Authorization: Bearer ...'; may be repeated.")
  private List<String> headers = List.of();

  @Option(
      names = "--ca-cert",
      paramLabel = "FILE",
      description =
          "Certificates to trust, besides none other: PEM, or a key store (PKCS#12 or JKS without a password).")
  private Path certificates;

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      description =
          "A parameter of each update, such as update.chain=main or zhengwen.method=density; may be repeated.")
  private Map<String, String> parameters = Map.of();

  @Option(
      names = "--retry-for",
      paramLabel = "SECONDS",
      description =
          "How long to try again while Solr is away, overloaded or without a leader (default: ${DEFAULT-VALUE}). The waits between grow from half a second to half a minute.")
  private long retrySeconds = 300;

  /**
   * Opens the client.
   *
   * @param further parameters of each update
   * @throws CommandFailedException if no node can be found
   */
  public SolrUpdates open(Stop stop, Map<String, String> further) throws CommandFailedException {
    if (retrySeconds < 0 || retrySeconds > 1_000_000) {
      throw wrong("--retry-for must be from 0 to 1000000, was " + retrySeconds);
    }
    CollectionAddress place = place();
    HttpClient http = Tls.client(certificates);
    try {
      Map<String, String> all = new LinkedHashMap<>(parameters);
      further.forEach(all::putIfAbsent);
      SolrHttpClient client = new SolrHttpClient(http, requestHeaders(), place.collection(), all);
      Backoff backoff = new Backoff(Duration.ofSeconds(retrySeconds), stop);
      return new SolrUpdates(client, SolrNodes.discover(client, place.servers()), backoff);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  /** The name of the collection or core. */
  public String collection() throws CommandFailedException {
    return collection == null ? place().collection() : collection;
  }

  private CollectionAddress place() throws CommandFailedException {
    if (solr.isEmpty() == (zooKeeper == null)) {
      throw wrong("either --solr or --zookeeper is needed, not both");
    }
    if (zooKeeper != null && collection == null) {
      throw wrong("--zookeeper needs --collection");
    }
    try {
      List<URI> given =
          zooKeeper == null
              ? solr.stream().map(SolrHttpClient::address).toList()
              : ZooKeeperNodes.find(zooKeeper);
      return collection == null
          ? CollectionAddress.of(given)
          : new CollectionAddress(given.stream().map(SolrHttpClient::checked).toList(), collection);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private List<String> requestHeaders() {
    List<String> pairs = new ArrayList<>();
    for (String header : headers) {
      int colon = header.indexOf(':');
      if (colon < 1) {
        throw wrong("--header must be NAME: VALUE, was '" + header + "'");
      }
      pairs.add(header.substring(0, colon).strip());
      pairs.add(header.substring(colon + 1).strip());
    }
    if (user != null) {
      pairs.add("Authorization");
      byte[] credentials = credentials().getBytes(StandardCharsets.UTF_8);
      pairs.add("Basic " + Base64.getEncoder().encodeToString(credentials));
    }
    return pairs;
  }

  private String credentials() {
    if (user.contains(":")) {
      return user;
    }
    String password = System.getenv(PASSWORD);
    if (password == null) {
      throw wrong("--user has no password, and " + PASSWORD + " is not set");
    }
    return user + ":" + password;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
