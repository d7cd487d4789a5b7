package io.zhengwen.cli.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.index.SolrHttpClient.Answer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/**
 * Updates a Solr collection. What may be better later (no connection, 429, 502, 503, 504, and 510
 * or 500 of a node that lost ZooKeeper) is tried again, at the next node if there are several.
 * Thread-safe.
 */
public final class SolrUpdates {
  private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504, 510);

  /** What a SolrCloud says of a document or request while a node or a leader is away. */
  private static final Pattern PASSING_ERROR =
      Pattern.compile(
          "No registered leader|ZooKeeper|Service Unavailable|Connection refused|Connection reset|Async exception during distributed update|Server refused connection|no servers hosting shard",
          Pattern.CASE_INSENSITIVE);

  private static final int OK = 200;
  private static final int INTERNAL_ERROR = 500;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int QUOTED = 300;

  private final SolrHttpClient client;
  private final SolrNodes nodes;
  private final Backoff backoff;

  /** Whether the collection was there once: a Solr that starts does not have its cores at first. */
  private volatile boolean answered;

  SolrUpdates(SolrHttpClient client, SolrNodes nodes, Backoff backoff) {
    this.client = client;
    this.nodes = nodes;
    this.backoff = backoff;
  }

  /** Documents were refused as a whole, for a reason that lies in them. */
  static final class RefusedException extends Exception {
    RefusedException(String message) {
      super(message);
    }
  }

  /** A request that failed; it may succeed later. */
  private static final class PassingException extends Exception {
    private final transient Duration retryAfter;

    PassingException(String message, Duration retryAfter) {
      super(message);
      this.retryAfter = retryAfter;
    }
  }

  /** Fails unless the collection is there and takes updates. Nothing is tried again. */
  public void check() throws CommandFailedException {
    try {
      postOnce(new byte[] {'[', ']'});
    } catch (PassingException e) {
      throw new CommandFailedException(e.getMessage());
    } catch (RefusedException e) {
      throw new CommandFailedException(
          "Solr refuses updates of '" + client.collection() + "': " + e.getMessage());
    }
  }

  /**
   * Adds documents. Those that a SolrCloud cannot take for the moment, such as documents of a shard
   * without a leader, are sent again.
   *
   * @param documents JSON objects by id
   * @return the reasons by document id if Solr refuses some documents and accepts the others
   * @throws RefusedException if Solr refuses the whole request because of a document
   * @throws CommandFailedException if Solr cannot be reached for long, or is no Solr
   */
  Map<String, String> add(Map<String, byte[]> documents)
      throws CommandFailedException, RefusedException {
    Map<String, String> refused = new HashMap<>();
    Map<String, byte[]> left = documents;
    Backoff.Attempts attempts = backoff.start();
    while (true) {
      Map<String, String> errors = errors(post(joined(left.values())));
      if (!left.keySet().containsAll(errors.keySet())) {
        throw new RefusedException(errors.values().iterator().next());
      }
      refused.putAll(errors);
      Map<String, byte[]> again = new LinkedHashMap<>(left);
      again.keySet().removeIf(id -> !PASSING_ERROR.matcher(errors.getOrDefault(id, "")).find());
      if (again.isEmpty() || !attempts.waitForNext(Duration.ZERO)) {
        return refused;
      }
      refused.keySet().removeAll(again.keySet());
      left = again;
    }
  }

  private static Map<String, String> errors(JsonNode answer) {
    Map<String, String> errors = new LinkedHashMap<>();
    for (JsonNode error : answer.path("responseHeader").path("errors")) {
      errors.put(error.path("id").asText(), line(error.path("message").asText()));
    }
    return errors;
  }

  /** An array of objects that are JSON already. */
  private static byte[] joined(Collection<byte[]> documents) {
    int length = 1 + documents.stream().mapToInt(document -> document.length + 1).sum();
    byte[] body = new byte[length];
    int at = 0;
    for (byte[] document : documents) {
      body[at++] = (byte) (at == 1 ? '[' : ',');
      System.arraycopy(document, 0, body, at, document.length);
      at += document.length;
    }
    body[at] = ']';
    return body;
  }

  /**
   * Makes what was added lasting and visible to searches.
   *
   * @param soft only visible
   */
  public void commit(boolean soft) throws CommandFailedException {
    try {
      Object command = Map.of("commit", soft ? Map.of("softCommit", true) : Map.of());
      post(MAPPER.writeValueAsBytes(command));
    } catch (RefusedException | JsonProcessingException e) {
      throw new CommandFailedException("Solr refuses the commit: " + e.getMessage());
    }
  }

  private JsonNode post(byte[] body) throws CommandFailedException, RefusedException {
    Backoff.Attempts attempts = backoff.start();
    while (true) {
      try {
        return postOnce(body);
      } catch (PassingException e) {
        if (!attempts.waitForNext(e.retryAfter)) {
          throw new CommandFailedException(e.getMessage());
        }
      }
    }
  }

  /** Tries each node that cannot be reached once. */
  private JsonNode postOnce(byte[] body)
      throws CommandFailedException, RefusedException, PassingException {
    PassingException last = null;
    for (int i = 0; i < nodes.size(); i++) {
      URI node = nodes.next();
      try {
        return answer(client.update(node, body));
      } catch (SSLException e) {
        throw new CommandFailedException(
            "no safe connection to " + client.updates(node) + ": " + e.getMessage());
      } catch (IOException e) {
        last = new PassingException(reason(e, client.updates(node)), Duration.ZERO);
      } catch (PassingException e) {
        last = e;
      }
    }
    throw last;
  }

  private static String reason(IOException e, URI update) {
    if (e instanceof HttpTimeoutException && !(e.getCause() instanceof ConnectException)) {
      return "Solr does not answer in time at " + update;
    }
    if (e instanceof ConnectException || e instanceof HttpTimeoutException) {
      return "no Solr answers at " + update;
    }
    return "the connection to " + update + " failed: " + e.getMessage();
  }

  /**
   * Whether there is no such collection: the server of Solr 10 answers 405 to what is posted there.
   */
  private static boolean isMissing(int status) {
    return status == 404 || status == 405;
  }

  private String hint(String path) {
    if (!path.startsWith("/solr/")) {
      return "; Solr's address usually ends in /solr";
    }
    String twice = ("/" + client.collection()).repeat(2) + "/";
    return path.contains(twice) ? "; leave the collection off Solr's address" : "";
  }

  private JsonNode answer(Answer answer)
      throws CommandFailedException, RefusedException, PassingException {
    int status = status(answer);
    URI from = answer.from();
    if (isMissing(status) && answered) {
      throw new PassingException(
          from + " answers " + status + ": the collection is gone", Duration.ZERO);
    }
    if (isMissing(status)) {
      throw new CommandFailedException(
          "there is no collection '"
              + client.collection()
              + "': "
              + from
              + " answers "
              + status
              + hint(from.getPath()));
    }
    if (status == 401 || status == 403) {
      throw new CommandFailedException(
          from + " answers " + status + ": see --user and --header for authentication");
    }
    String message =
        answer.json() != null
            ? message(answer.json())
            : "without JSON (" + answer.contentType() + ")";
    if (PASSING.contains(status)
        || status == INTERNAL_ERROR && PASSING_ERROR.matcher(message).find()) {
      throw new PassingException(from + " answers " + status + ": " + message, answer.retryAfter());
    }
    if (answer.json() == null) {
      throw new CommandFailedException(
          from + " answers " + status + " " + message + "; is it a Solr?");
    }
    if (status == 400 || status == 409 || status == INTERNAL_ERROR) {
      throw new RefusedException(message);
    }
    if (status != OK) {
      throw new CommandFailedException(from + " answers " + status + ": " + message);
    }
    answered = true;
    return answer.json();
  }

  /** The status of an answer: of one that is 200 and tells of an error, that of the error. */
  private static int status(Answer answer) {
    JsonNode json = answer.json();
    if (answer.status() != OK || json == null) {
      return answer.status();
    }
    int inside = json.path("responseHeader").path("status").asInt(0);
    JsonNode error = json.path("error");
    if (inside == 0 && error.isMissingNode()) {
      return OK;
    }
    int code = error.path("code").asInt(inside);
    return code >= 400 && code <= 599 ? code : INTERNAL_ERROR;
  }

  private static String message(JsonNode json) {
    return line(json.path("error").path("msg").asText("no reason given"));
  }

  private static String line(String message) {
    String line = message.replaceAll("\\s+", " ").strip();
    return line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "...";
  }
}
