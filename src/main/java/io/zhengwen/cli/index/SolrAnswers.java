package io.zhengwen.cli.index;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.index.SolrHttpClient.Answer;
import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells what the answers to updates of a collection mean. Thread-safe. */
final class SolrAnswers {
  /**
   * What Solr says of a document or request while a node or a leader is away or a shard is being
   * split, or where its disk takes nothing more.
   */
  static final Pattern PASSING_ERROR =
      Pattern.compile(
          "No registered leader|ZooKeeper|Service Unavailable|Connection refused|Connection reset|Async exception during distributed update|Server refused connection|missing _version_ on update from leader|Task queue processing has stalled|no servers hosting shard|No space left on device|Read-only file system|IndexWriter is closed|Server error writing document|Error logging add",
          Pattern.CASE_INSENSITIVE);

  private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504, 510);
  private static final int OK = 200;
  private static final int TOO_LARGE = 413;
  private static final int INTERNAL_ERROR = 500;
  private static final int QUOTED = 300;

  private final String collection;

  /** Whether the collection was there once: a Solr that starts does not have its cores at first. */
  private volatile boolean answered;

  SolrAnswers(String collection) {
    this.collection = collection;
  }

  /** Documents were refused as a whole, for a reason that lies in them or in their size. */
  static final class RefusedException extends Exception {
    RefusedException(String message) {
      super(message);
    }
  }

  /** A request that failed; it may succeed later. */
  static class PassingException extends Exception {
    final transient Duration retryAfter;

    PassingException(String message, Duration retryAfter) {
      super(message);
      this.retryAfter = retryAfter;
    }
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
    String twice = ("/" + collection).repeat(2) + "/";
    return path.contains(twice) ? "; leave the collection off Solr's address" : "";
  }

  /**
   * The JSON of an answer that tells of no fault.
   *
   * @throws RefusedException if Solr refuses the documents
   * @throws PassingException if the same request may succeed later
   * @throws CommandFailedException if it will not, or this is no Solr
   */
  JsonNode read(Answer answer) throws CommandFailedException, RefusedException, PassingException {
    int status = status(answer);
    URI from = answer.from();
    if (isMissing(status) && answered) {
      throw new PassingException(
          from + " answers " + status + ": the collection is gone", Duration.ZERO);
    }
    if (isMissing(status)) {
      throw new CommandFailedException(
          "there is no collection '"
              + collection
              + "': "
              + from
              + " answers "
              + status
              + hint(from.getPath()));
    }
    if (status == 401 || status == 403) {
      throw new CommandFailedException(
          from
              + " answers "
              + status
              + ": "
              + (answer.json() == null
                  ? status == 401
                      ? "see --user and --header for authentication"
                      : "the user may not update; --user and --header give another"
                  : message(answer.json()) + " (--user and --header are for authentication)"));
    }
    if (status == TOO_LARGE) {
      throw new RefusedException(from + " answers 413: the request is too large for it");
    }
    String message =
        answer.json() != null
            ? message(answer.json())
            : "without JSON (" + answer.contentType() + ")";
    if (PASSING.contains(status) || status == INTERNAL_ERROR && isPassing(answer, message)) {
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

  /** Whether a 500 is that of a proxy before a Solr that has answered, or of a node away. */
  private boolean isPassing(Answer answer, String message) {
    return answer.json() == null ? answered : PASSING_ERROR.matcher(message).find();
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

  /** A message on one line, cut if it is long. */
  static String line(String message) {
    String line = message.replaceAll("\\s+", " ").strip();
    return line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "...";
  }
}
