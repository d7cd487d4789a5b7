package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a gold file says of the discussion on a page.
 *
 * @param posts the posts of a thread, in members {@code posts}: {@code text}, {@code user} (a name
 *     or the address of a profile), {@code date} as the page writes it; empty if the set has no
 *     posts
 * @param comments the text of readers' comments, member {@code comments}; empty if the set does not
 *     tell them apart, an empty text if the page has none
 */
public record GoldPosts(List<Post> posts, Optional<String> comments) {
  /** A post; a value that the gold lacks is empty. */
  public record Post(String text, String user, String date) {}

  /**
   * Reads the gold of a page.
   *
   * @throws CorpusException if the line is no JSON
   */
  public static GoldPosts of(LabelledPage page) {
    try {
      JsonNode gold = JsonLines.MAPPER.readTree(page.goldLine());
      List<Post> posts = new ArrayList<>();
      for (JsonNode post : gold.path("posts")) {
        posts.add(
            new Post(
                post.path("text").asText(""),
                post.path("user").asText(""),
                post.path("date").asText("")));
      }
      JsonNode comments = gold.path("comments");
      return new GoldPosts(
          List.copyOf(posts),
          comments.isMissingNode() ? Optional.empty() : Optional.of(comments.asText("")));
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }
}
