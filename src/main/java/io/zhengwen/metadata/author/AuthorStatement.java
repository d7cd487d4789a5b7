package io.zhengwen.metadata.author;

import io.zhengwen.metadata.places.OtherPages;
import java.util.ArrayList;
import java.util.List;

/**
 * The names that one place of a page gives.
 *
 * @param place the kind of place
 * @param names the names, at least one
 * @param keys what the names are compared by
 * @param node the id of the node; -1 outside the body
 * @param inTeaser whether the place is {@linkplain OtherPages beside a link to another page}
 * @param rank the place's number among those of its kind, in teasers or elsewhere, from 1
 * @param joined whether the names stand in neighbouring places, each of which is a statement too
 */
public record AuthorStatement(
    AuthorPlace place,
    List<String> names,
    List<String> keys,
    int node,
    boolean inTeaser,
    int rank,
    boolean joined) {
  /** Copies the lists. */
  public AuthorStatement {
    names = List.copyOf(names);
    keys = List.copyOf(keys);
  }

  static AuthorStatement of(
      AuthorPlace place, List<String> names, int node, boolean inTeaser, int rank) {
    return new AuthorStatement(place, names, keys(names), node, inTeaser, rank, false);
  }

  static AuthorStatement joined(List<String> names, AuthorStatement first) {
    return new AuthorStatement(
        first.place, names, keys(names), first.node, first.inTeaser, first.rank, true);
  }

  /** Whether words or a class announce a byline, and all it names are written like persons. */
  boolean isBylineOfPersons() {
    return (place == AuthorPlace.BYLINE || place == AuthorPlace.BYLINE_CLASS)
        && names.stream().allMatch(PersonNames::isFullName);
  }

  private static List<String> keys(List<String> names) {
    List<String> keys = new ArrayList<>(names.size());
    for (String name : names) {
      keys.add(PersonNames.key(name));
    }
    return keys;
  }
}
