package io.zhengwen.metadata.author;

import io.zhengwen.metadata.places.OtherPages;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * All that a page says about its authors, in the order in which it was found. Of each kind of place
 * the first {@value #MOST_OF_A_KIND} are kept, and all are counted. Not thread-safe.
 */
final class AuthorStatements {
  private static final int MOST_OF_A_KIND = 10;
  private static final int MOST_JOINED = 20;

  /** Neighbouring places have fewer characters between them: a comma, {@code and}. */
  private static final int NEIGHBOURS = 13;

  private final PageModel page;
  private final List<AuthorStatement> found = new ArrayList<>();
  private final int[] counts = new int[2 * AuthorPlace.values().length];
  private final Map<String, List<String>> namesIn = new HashMap<>();

  private final EastAsianNames reader;
  private final SoftwareNames software;
  private final IntPredicate others;
  private final OtherPages otherPages;
  private int lastNode = -1;
  private boolean lastInTeaser;

  /**
   * Starts with none.
   *
   * @param headline the node of the headline; -1 if it is unknown
   * @param language the code of the language that the page declares, in lower case
   * @param software that made the page; it is nobody's name
   * @param others whether a node, -1 for none, belongs to what others than the page's authors wrote
   */
  AuthorStatements(
      PageModel page, int headline, String language, SoftwareNames software, IntPredicate others) {
    otherPages = new OtherPages(page, headline);
    this.others = others;
    this.page = page;
    this.software = software;
    reader = EastAsianNames.of(language, "");
  }

  PageModel page() {
    return page;
  }

  /** Adds what a place says, in its own words. */
  void addText(AuthorPlace place, String text, int node) {
    if (mayAdd(place, node)) {
      boolean stated = place.group() == AuthorPlace.Group.STATED;
      addNames(
          place,
          stated ? AuthorNames.stated(text) : namesIn.computeIfAbsent(text, AuthorNames::shown),
          node);
    } else {
      count(place, node);
    }
  }

  /** Adds what a small element says. */
  void addElement(AuthorPlace place, int element) {
    if (mayAdd(place, element)) {
      addText(place, BylineText.of(page, element), element);
    } else {
      count(place, element);
    }
  }

  /** Adds what a place says in several values, as one list. */
  void addText(AuthorPlace place, Collection<String> values, int node) {
    Set<String> names = new LinkedHashSet<>();
    if (mayAdd(place, node)) {
      values.forEach(value -> names.addAll(AuthorNames.stated(value)));
    }
    addNames(place, List.copyOf(names), node);
  }

  /** Adds the names that a place lists. */
  void addNames(AuthorPlace place, List<String> names, int node) {
    boolean isOwn = mayAdd(place, node) && !others.test(node);
    List<String> kept = isOwn ? kept(place, names) : List.of();
    int rank = count(place, node);
    if (!kept.isEmpty()) {
      found.add(AuthorStatement.of(place, kept, node, isInTeaser(node), rank));
    }
  }

  /** The names of people, not of software or of nobody, and without spaces amid Chinese ones. */
  private List<String> kept(AuthorPlace place, List<String> names) {
    boolean stated = place.group() == AuthorPlace.Group.STATED;
    boolean account = isAccount(place);
    List<String> kept = new ArrayList<>(names.size());
    for (String name : names) {
      boolean nobody = account ? Nobody.isAnonymous(name) : Nobody.isMeantBy(name);
      if (!nobody && !NameLabels.isLabel(name) && !(stated && software.contains(name))) {
        kept.add(reader.unpadded(name));
      }
    }
    return kept;
  }

  /** Whether a place names accounts: there, {@code admin} is who posted. */
  private static boolean isAccount(AuthorPlace place) {
    return place.group() == AuthorPlace.Group.USER
        || place == AuthorPlace.JSON_THREAD
        || place == AuthorPlace.EAST_ASIAN_ACCOUNT;
  }

  private boolean mayAdd(AuthorPlace place, int node) {
    return counts[index(place, isInTeaser(node))] < MOST_OF_A_KIND;
  }

  private int count(AuthorPlace place, int node) {
    return ++counts[index(place, isInTeaser(node))];
  }

  private static int index(AuthorPlace place, boolean inTeaser) {
    return 2 * place.ordinal() + (inTeaser ? 1 : 0);
  }

  private boolean isInTeaser(int node) {
    if (node < 0) {
      return false;
    }
    if (node != lastNode) {
      lastNode = node;
      lastInTeaser = otherPages.isInTeaser(node);
    }
    return lastInTeaser;
  }

  /** Whether a place of a kind names one person alone, by this name. */
  boolean has(AuthorPlace place, String name) {
    return found.stream().anyMatch(s -> s.place() == place && s.names().equals(List.of(name)));
  }

  /** The number of places of a kind, those that were not kept included. */
  int count(AuthorStatement statement) {
    return counts[index(statement.place(), statement.inTeaser())];
  }

  /**
   * Whether declarations of at least two kinds name the same persons, and none anybody else. On all
   * such pages of the labelled sets these are the ones that would be chosen, whatever else the page
   * shows.
   */
  boolean areSettled() {
    Set<AuthorPlace> kinds = EnumSet.noneOf(AuthorPlace.class);
    List<String> keys = null;
    for (AuthorStatement statement : found) {
      AuthorPlace place = statement.place();
      if (place.group() != AuthorPlace.Group.STATED || place == AuthorPlace.JSON_PART) {
        continue;
      }
      if (keys == null) {
        keys = statement.keys();
      }
      if (!keys.equals(statement.keys())
          || !statement.names().stream().allMatch(PersonNames::isFullName)) {
        return false;
      }
      kinds.add(place);
    }
    return kinds.size() > 1;
  }

  /** All statements; neighbours of a kind also as one statement of all their names. */
  List<AuthorStatement> all() {
    Map<AuthorPlace, List<AuthorStatement>> byPlace = new EnumMap<>(AuthorPlace.class);
    found.forEach(s -> byPlace.computeIfAbsent(s.place(), p -> new ArrayList<>()).add(s));
    List<AuthorStatement> all = new ArrayList<>(found);
    byPlace.values().forEach(statements -> addJoined(statements, all));
    return all;
  }

  private void addJoined(List<AuthorStatement> statements, List<AuthorStatement> all) {
    for (int i = 0, j; i < statements.size(); i = j) {
      AuthorStatement first = statements.get(i);
      Set<String> names = new LinkedHashSet<>(first.names());
      int own = names.size();
      for (j = i + 1; j < statements.size() && areNeighbours(statements, j); j++) {
        names.addAll(statements.get(j).names());
      }
      if (names.size() > own && names.size() <= MOST_JOINED) {
        all.add(AuthorStatement.joined(List.copyOf(names), first));
      }
    }
  }

  private boolean areNeighbours(List<AuthorStatement> statements, int j) {
    int before = statements.get(j - 1).node();
    int after = statements.get(j).node();
    if (before < 0 || after < 0) {
      return statements.get(j).place() == AuthorPlace.META_AUTHOR;
    }
    return page.measures().chars(Math.min(page.end(before), after), after) < NEIGHBOURS;
  }
}
