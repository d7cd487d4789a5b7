package io.zhengwen.metadata.author;

import io.zhengwen.metadata.author.AuthorPlace.Group;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/** Finds the {@linkplain AuthorTrait traits} of a page's statements about its authors. */
final class AuthorTraits {
  private final PageModel page;
  private final PageKind kind;
  private final ElementNames names;
  private final AuthorStatements statements;
  private final int headline;
  private final int links;
  private final NameTraits traitsOfNames;

  private int[] found = new int[64];
  private int size;

  AuthorTraits(AuthorStatements statements, ElementNames names, PageKind kind, int headline) {
    this.page = statements.page();
    this.kind = kind;
    this.names = names;
    this.statements = statements;
    this.headline = headline;
    traitsOfNames = new NameTraits(kind, page.documentTitle());
    links =
        page.measures().chars(0) == 0
            ? 5
            : (int) (5L * page.measures().linkChars(0) / page.measures().chars(0));
  }

  /** The indexes of the traits of each statement. */
  int[][] of(List<AuthorStatement> all) {
    List<NameKeys> keys = new ArrayList<>(all.size());
    all.forEach(statement -> keys.add(NameKeys.of(statement)));
    int[][] traits = new int[all.size()][];
    for (int i = 0; i < all.size(); i++) {
      size = 0;
      AuthorStatement statement = all.get(i);
      if (statement.place().group() == Group.EAST_ASIAN) {
        addEastAsian(statement, isSupported(all, keys, i));
      } else {
        add(AuthorTrait.ANY, 0);
        add(AuthorTrait.PLACE, statement.place().ordinal());
        addSupport(all, keys, i);
        addRank(statement);
        addNames(statement);
        addPage(statement);
        if (statement.node() >= 0) {
          addSurroundings(statement.node());
          if (statement.inTeaser()) {
            add(AuthorTrait.IN_TEASER, statement.place().ordinal());
          }
          addPosition(statement);
        }
      }
      traits[i] = Arrays.copyOf(found, size);
    }
    return traits;
  }

  private void add(AuthorTrait trait, int value) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = trait.index(value);
  }

  private static boolean isSupported(
      List<AuthorStatement> all, List<NameKeys> keys, int statement) {
    for (int j = 0; j < keys.size(); j++) {
      if (all.get(j).place() != all.get(statement).place()
          && all.get(j).place() != AuthorPlace.EAST_ASIAN_SOURCE
          && keys.get(j).equals(keys.get(statement))) {
        return true;
      }
    }
    return false;
  }

  private void addEastAsian(AuthorStatement statement, boolean supported) {
    int place = statement.place().ordinal();
    add(
        statement.rank() == 1 ? AuthorTrait.EAST_ASIAN_BYLINE : AuthorTrait.LATER_EAST_ASIAN_BYLINE,
        place);
    if (supported) {
      add(AuthorTrait.EAST_ASIAN_SUPPORT, place);
    }
    addNames(statement);
    addSurroundings(statement.node());
    int depth = depth(statement.node());
    if (depth == 1 || depth == 2) {
      add(AuthorTrait.AMID_TEXT, place);
    }
    if (depth < 2) {
      add(AuthorTrait.EARLY, place);
    }
  }

  private void addSupport(List<AuthorStatement> all, List<NameKeys> keys, int i) {
    NameKeys own = keys.get(i);
    AuthorPlace place = all.get(i).place();
    EnumSet<AuthorPlace> support = EnumSet.noneOf(AuthorPlace.class);
    boolean part = false;
    for (int j = 0; j < all.size(); j++) {
      NameKeys other = keys.get(j);
      int common = j == i ? 0 : own.common(other);
      if (common > 0) {
        if (all.get(j).place() != place && common * 2 >= own.size()) {
          support.add(all.get(j).place());
        }
        part |= other.size() > own.size() && common == own.size();
      }
    }
    if (part) {
      add(AuthorTrait.PART_OF_LIST, all.get(i).node() >= 0 ? 1 : 0);
    }
    add(AuthorTrait.SUPPORT, Math.min(4, support.size()));
    support.forEach(p -> add(AuthorTrait.SUPPORTED_BY, p.ordinal()));
    if (support.isEmpty()) {
      add(AuthorTrait.UNSUPPORTED, place.ordinal());
    }
  }

  private void addRank(AuthorStatement statement) {
    int place = statement.place().ordinal();
    int rank = statement.rank();
    if (statement.joined()) {
      add(AuthorTrait.JOINED, 0);
    }
    add(AuthorTrait.RANK, rank <= 2 ? rank - 1 : rank <= 5 ? 2 : 3);
    if (rank > 1) {
      add(AuthorTrait.NOT_FIRST, place);
    }
    int others = statements.count(statement) - 1;
    add(AuthorTrait.OTHERS, others <= 1 ? others : others <= 4 ? 2 : 3);
    if (others > 4) {
      add(AuthorTrait.MANY, place);
    }
  }

  private void addNames(AuthorStatement statement) {
    int all = NameTraits.PERSON | NameTraits.HAN_NAME;
    int any = 0;
    for (int n = 0; n < statement.names().size(); n++) {
      String key = statement.keys().get(n);
      int traits = traitsOfNames.of(statement.names().get(n), key);
      all &= traits;
      any |= traits;
    }
    int group = statement.place().group().ordinal();
    int place = statement.place().ordinal();
    add(AuthorTrait.NAMES, Math.min(4, statement.names().size()));
    addIf(all, NameTraits.PERSON, AuthorTrait.FULL_NAMES, group);
    addIf(all, NameTraits.HAN_NAME, AuthorTrait.HAN_NAMES, place);
    addIf(any, NameTraits.ORG, AuthorTrait.ORGANISATION, place);
    addIf(any, NameTraits.HAN_OTHER, AuthorTrait.OTHER_HAN, place);
    addIf(any, NameTraits.NONE, AuthorTrait.NO_NAME, group);
    addIf(any, NameTraits.OF_SITE, AuthorTrait.SITE, place);
    addIf(
        any & (all & NameTraits.PERSON) << 5, NameTraits.OF_SITE, AuthorTrait.FULL_NAME_OF_SITE, 0);
    addIf(any, NameTraits.TITLE, AuthorTrait.IN_TITLE, place);
    addIf(any, NameTraits.DIGIT, AuthorTrait.DIGITS, group);
    addIf(any, NameTraits.SINGLE, AuthorTrait.ONE_WORD, place);
    addIf(any, NameTraits.LOWER, AuthorTrait.LOWER_CASE, group);
    addIf(any, NameTraits.LONG, AuthorTrait.LONG, 0);
  }

  private void addIf(int flags, int flag, AuthorTrait trait, int value) {
    if ((flags & flag) != 0) {
      add(trait, value);
    }
  }

  private void addPage(AuthorStatement statement) {
    int place = statement.place().ordinal();
    add(kind.article() ? AuthorTrait.ON_ARTICLE : AuthorTrait.NOT_ON_ARTICLE, place);
    if (kind.thread()) {
      add(AuthorTrait.ON_THREAD, place);
      if (statement.rank() == 1) {
        add(AuthorTrait.FIRST_ON_THREAD, place);
      }
    }
    if (kind.product()) {
      add(AuthorTrait.ON_PRODUCT, 0);
    }
    if (kind.home()) {
      add(AuthorTrait.ON_HOME_PAGE, 0);
    }
    add(AuthorTrait.LINKS, links);
  }

  private void addSurroundings(int node) {
    int around = names.around(node);
    if ((around & ElementNames.COMMENTS) != 0) {
      add(AuthorTrait.IN_COMMENTS, 0);
      if (!kind.thread()) {
        add(AuthorTrait.IN_READERS_COMMENTS, 0);
      }
    }
    addIf(around, ElementNames.ASIDE, AuthorTrait.ASIDE, 0);
    if (!page.isVisible(node)) {
      add(AuthorTrait.HIDDEN, 0);
    }
  }

  private void addPosition(AuthorStatement statement) {
    int position = position(statement.node());
    Group group = statement.place().group();
    add(AuthorTrait.POSITION, position);
    add(group == Group.USER ? AuthorTrait.POSITION_USER : AuthorTrait.POSITION_SHOWN, position);
    add(AuthorTrait.DEPTH, depth(statement.node()));
  }

  private int depth(int node) {
    int all = page.measures().chars(0);
    return all == 0 ? 0 : (int) Math.min(4, 5L * page.measures().chars(0, node) / all);
  }

  /**
   * 0 without a headline, 1 and 2 before it (near, far), 3 to 6 after it (in up to 60, 300, 1,200
   * characters, farther).
   */
  private int position(int node) {
    if (headline < 0) {
      return 0;
    }
    if (node < headline) {
      return page.measures().chars(node, headline) < 400 ? 1 : 2;
    }
    int end = page.end(headline);
    int distance = node <= end ? 0 : page.measures().chars(end, node);
    return distance < 60 ? 3 : distance < 300 ? 4 : distance < 1_200 ? 5 : 6;
  }
}
