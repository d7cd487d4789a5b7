package io.zhengwen.cli.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.index.SolrAnswers.PassingException;
import io.zhengwen.cli.index.SolrAnswers.RefusedException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;

/**
 * Updates a Solr collection. What may be better later (no connection, 429, 502, 503, 504, and 510
 * or 500 of a node that lost ZooKeeper) is tried again, at the next node if there are several.
 * Thread-safe.
 */
public final class SolrUpdates {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final SolrHttpClient client;
  private final SolrNodes nodes;
  private final Backoff backoff;
  private final SolrAnswers answers;

  /** Whether it was told that Solr is waited for, until it takes documents again. */
  private final AtomicBoolean away = new AtomicBoolean();

  SolrUpdates(SolrHttpClient client, SolrNodes nodes, Backoff backoff) {
    this.client = client;
    this.nodes = nodes;
    this.backoff = backoff;
    this.answers = new SolrAnswers(client.collection());
  }

  /** A request that nothing answered. */
  private static final class NoAnswerException extends PassingException {
    NoAnswerException(String message) {
      super(message, Duration.ZERO);
    }
  }

  /**
   * Fails unless the collection is there and takes updates. What Solr answers while it starts is
   * waited for; where nothing answers, the address may be wrong, and this fails at once.
   *
   * @param waiting gets the reason before the first wait
   */
  public void check(Consumer<String> waiting) throws CommandFailedException {
    Backoff.Attempts attempts = backoff.start();
    boolean told = false;
    while (true) {
      try {
        postOnce(new byte[] {'[', ']'});
        return;
      } catch (PassingException e) {
        if (!told && !(e instanceof NoAnswerException)) {
          waiting.accept(e.getMessage());
          told = true;
        }
        if (e instanceof NoAnswerException || !attempts.waitForNext(e.retryAfter)) {
          throw new CommandFailedException(e.getMessage());
        }
      } catch (RefusedException e) {
        throw new CommandFailedException(
            "Solr refuses updates of '" + client.collection() + "': " + e.getMessage());
      }
    }
  }

  /**
   * The collections of an alias that gives all documents to the first of them; empty if the
   * collection is no such alias, or Solr does not tell.
   */
  public List<String> aliased() {
    for (int i = 0; i < nodes.size(); i++) {
      try {
        return new SolrAliases(client.aliases(nodes.next()).json())
            .collections(client.collection());
      } catch (IOException e) {
        // Another node may tell.
      }
    }
    return List.of();
  }

  /**
   * Adds documents. Those that a SolrCloud cannot take for the moment, such as documents of a shard
   * without a leader, are sent again.
   *
   * @param documents JSON objects by id
   * @param waiting gets the reason where there is more than a short wait
   * @return the reasons by document id if Solr refuses some documents and accepts the others
   * @throws RefusedException if Solr refuses the whole request because of a document
   * @throws CommandFailedException if Solr cannot be reached for long, or is no Solr
   */
  Map<String, String> add(Map<String, byte[]> documents, Consumer<String> waiting)
      throws CommandFailedException, RefusedException {
    Map<String, String> refused = new HashMap<>();
    Map<String, byte[]> left = documents;
    Backoff.Attempts attempts = backoff.start();
    while (true) {
      Map<String, String> errors = errors(post(joined(left.values()), waiting));
      if (!left.keySet().containsAll(errors.keySet())) {
        throw new RefusedException(errors.values().iterator().next());
      }
      refused.putAll(errors);
      Map<String, byte[]> again = new LinkedHashMap<>(left);
      again
          .keySet()
          .removeIf(id -> !SolrAnswers.PASSING_ERROR.matcher(errors.getOrDefault(id, "")).find());
      if (again.isEmpty()) {
        away.set(false);
        return refused;
      }
      String id = again.keySet().iterator().next();
      String reason = "Solr still refuses '" + id + "': " + errors.get(id);
      tell(reason, attempts, waiting);
      if (!attempts.waitForNext(Duration.ZERO)) {
        throw new CommandFailedException(reason);
      }
      refused.keySet().removeAll(again.keySet());
      left = again;
    }
  }

  private static Map<String, String> errors(JsonNode answer) {
    Map<String, String> errors = new LinkedHashMap<>();
    for (JsonNode error : answer.path("responseHeader").path("errors")) {
      errors.put(error.path("id").asText(), SolrAnswers.line(error.path("message").asText()));
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
   * @param waiting gets the reason where there is more than a short wait
   */
  public void commit(boolean soft, Consumer<String> waiting) throws CommandFailedException {
    try {
      Object command = Map.of("commit", soft ? Map.of("softCommit", true) : Map.of());
      post(MAPPER.writeValueAsBytes(command), waiting);
    } catch (RefusedException | JsonProcessingException e) {
      throw new CommandFailedException("Solr refuses the commit: " + e.getMessage());
    }
  }

  private JsonNode post(byte[] body, Consumer<String> waiting)
      throws CommandFailedException, RefusedException {
    Backoff.Attempts attempts = backoff.start();
    while (true) {
      try {
        return postOnce(body);
      } catch (PassingException e) {
        tell(e.getMessage(), attempts, waiting);
        if (!attempts.waitForNext(e.retryAfter)) {
          throw new CommandFailedException(e.getMessage());
        }
      }
    }
  }

  /** Says once, for all connections, that there is more than a short wait. */
  private void tell(String reason, Backoff.Attempts attempts, Consumer<String> waiting) {
    if (attempts.areMany() && away.compareAndSet(false, true)) {
      waiting.accept(reason);
    }
  }

  /** Tries each node once until one takes the request. What a node answers says more than none. */
  private JsonNode postOnce(byte[] body)
      throws CommandFailedException, RefusedException, PassingException {
    PassingException last = null;
    for (int i = 0; i < nodes.size(); i++) {
      URI node = nodes.next();
      try {
        return answers.read(client.update(node, body));
      } catch (IOException e) {
        if (e instanceof SSLException && !isCutOff(e)) {
          throw new CommandFailedException(
              "no safe connection to "
                  + client.updates(node)
                  + ": "
                  + e.getMessage()
                  + Tls.hint(e));
        }
        if (last == null || last instanceof NoAnswerException) {
          last = new NoAnswerException(reason(e, client.updates(node)));
        }
      } catch (PassingException e) {
        last = e;
      }
    }
    throw last;
  }

  /**
   * Whether a connection ended before it was safe, as those to a server that stops do. The JDK's
   * client tells that by the message alone.
   */
  private static boolean isCutOff(IOException e) {
    return String.valueOf(e.getMessage()).contains("terminated the handshake");
  }

  private static String reason(IOException e, URI update) {
    if (e instanceof HttpTimeoutException && !(e.getCause() instanceof ConnectException)) {
      return "Solr does not answer in time at " + update;
    }
    if (e instanceof ConnectException || e instanceof HttpTimeoutException) {
      return "no Solr answers at " + update;
    }
    if (String.valueOf(e.getMessage()).contains("status line")) {
      return "what answers at " + update + " does not speak HTTP; is it https?";
    }
    String hint = "https".equals(update.getScheme()) ? Tls.hint(e) : "";
    return "the connection to " + update + " failed: " + e.getMessage() + hint;
  }
}
