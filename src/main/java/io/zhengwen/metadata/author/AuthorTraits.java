package io.zhengwen.metadata.author;

import io.zhengwen.metadata.author.AuthorPlace.Group;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the {@linkplain AuthorTrait traits} of a page's statements about its authors. */
final class AuthorTraits {
  private static final Set<String> ORGANISATION =
      Set.of(
          ("inc llc ltd gmbh team staff news magazine editor editors editorial admin administrator redaktion redaction"
                  + " university institute association company group agency media press online desk contributor"
                  + " contributors blog studio service services center centre foundation society digital solutions"
                  + " marketing times post today reporter director manager officer management strategy guest"
                  + " webmaster support author user office department network club store shop home design")
              .split(" "));

  private static final Set<String> NO_NAME =
      Set.of(
          ("the this your our my we you is are was to how why what when click read more sign log login view share"
                  + " follow subscribe comment comments reply post posts profile all here menu search about contact"
                  + " privacy browse download upload open submit articles facebook twitter youtube instagram"
                  + " linkedin pinterest tiktok email join register account new best top buy free get learn like"
                  + " likes date published updated review reviews edit by topic topics quote report forum of for in"
                  + " with from and")
              .split(" "));

  private static final Pattern EAST_ASIAN_ORGANISATION =
      Pattern.compile("日报|晚报|晨报|新闻|网$|社$|公司|编辑部|频道|报$|新聞|客户端");

  private static final Pattern NO_EAST_ASIAN_NAME =
      Pattern.compile("[的是我们了]|个人|帐号|设置|意见|退出|登录|注册|关注|收藏|博客|回复|查看|搜索");

  private final PageModel page;
  private final PageKind kind;
  private final ElementNames names;
  private final AuthorStatements statements;
  private final int headline;
  private final String site;
  private final String host;
  private final String title;
  private final int links;
  private final boolean home;
  private final Map<String, Integer> traitsOfName = new HashMap<>();

  private int[] found = new int[64];
  private int size;

  AuthorTraits(AuthorStatements statements, ElementNames names, PageKind kind, int headline) {
    this.page = statements.page();
    this.kind = kind;
    this.names = names;
    this.statements = statements;
    this.headline = headline;
    site = PersonNames.key(kind.site());
    int suffix = kind.host().lastIndexOf('.');
    host = PersonNames.key(suffix < 0 ? kind.host() : kind.host().substring(0, suffix));
    title = PersonNames.key(page.documentTitle());
    links = page.chars(0) == 0 ? 5 : (int) (5L * page.linkChars(0) / page.chars(0));
    home = WebAddress.of(page.url()).map(a -> a.path().length() < 2).orElse(false);
  }

  /** The indexes of the traits of each statement. */
  int[][] of(List<AuthorStatement> all) {
    List<Set<String>> keys = all.stream().map(s -> (Set<String>) new HashSet<>(s.keys())).toList();
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
      List<AuthorStatement> all, List<Set<String>> keys, int statement) {
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

  private void addSupport(List<AuthorStatement> all, List<Set<String>> keys, int i) {
    Set<String> own = keys.get(i);
    AuthorPlace place = all.get(i).place();
    EnumSet<AuthorPlace> support = EnumSet.noneOf(AuthorPlace.class);
    boolean part = false;
    for (int j = 0; j < all.size(); j++) {
      Set<String> other = keys.get(j);
      int common = j == i ? 0 : common(own, other);
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

  private static int common(Set<String> own, Set<String> other) {
    int common = 0;
    for (String key : own) {
      common += other.contains(key) ? 1 : 0;
    }
    return common;
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

  private static final int PERSON = 1;
  private static final int HAN_NAME = 1 << 1;
  private static final int ORG = 1 << 3;
  private static final int NONE = 1 << 4;
  private static final int OF_SITE = 1 << 5;
  private static final int TITLE = 1 << 6;
  private static final int DIGIT = 1 << 7;
  private static final int SINGLE = 1 << 8;
  private static final int LOWER = 1 << 9;
  private static final int LONG = 1 << 10;
  private static final int HAN_OTHER = 1 << 11;

  private void addNames(AuthorStatement statement) {
    int all = PERSON | HAN_NAME;
    int any = 0;
    for (int n = 0; n < statement.names().size(); n++) {
      String key = statement.keys().get(n);
      int traits = traitsOfName.computeIfAbsent(statement.names().get(n), name -> read(name, key));
      all &= traits;
      any |= traits;
    }
    int group = statement.place().group().ordinal();
    int place = statement.place().ordinal();
    add(AuthorTrait.NAMES, Math.min(4, statement.names().size()));
    addIf(all, PERSON, AuthorTrait.FULL_NAMES, group);
    addIf(all, HAN_NAME, AuthorTrait.HAN_NAMES, place);
    addIf(any, ORG, AuthorTrait.ORGANISATION, place);
    addIf(any, HAN_OTHER, AuthorTrait.OTHER_HAN, place);
    addIf(any, NONE, AuthorTrait.NO_NAME, group);
    addIf(any, OF_SITE, AuthorTrait.SITE, place);
    addIf(any & (all & PERSON) << 5, OF_SITE, AuthorTrait.FULL_NAME_OF_SITE, 0);
    addIf(any, TITLE, AuthorTrait.IN_TITLE, place);
    addIf(any, DIGIT, AuthorTrait.DIGITS, group);
    addIf(any, SINGLE, AuthorTrait.ONE_WORD, place);
    addIf(any, LOWER, AuthorTrait.LOWER_CASE, group);
    addIf(any, LONG, AuthorTrait.LONG, 0);
  }

  private void addIf(int flags, int flag, AuthorTrait trait, int value) {
    if ((flags & flag) != 0) {
      add(trait, value);
    }
  }

  private int read(String name, String key) {
    boolean cjk = PersonNames.hasCjk(name);
    int words = 1 + (int) name.chars().filter(c -> c == ' ').count();
    int traits = PersonNames.isFullName(name) ? PERSON : 0;
    traits |= cjk && PersonNames.isHanName(name) && PersonNames.hasSurname(name) ? HAN_NAME : 0;
    traits |= cjk && (traits & HAN_NAME) == 0 ? HAN_OTHER : 0;
    traits |= cjk ? ofEastAsian(name) : ofWords(name);
    traits |= isSite(key) ? OF_SITE : 0;
    traits |= key.length() > 1 && title.contains(key) ? TITLE : 0;
    traits |= name.chars().anyMatch(Character::isDigit) ? DIGIT : 0;
    traits |= words == 1 && !cjk ? SINGLE : 0;
    traits |= Character.isLowerCase(name.codePointAt(0)) ? LOWER : 0;
    return traits | (words > 4 || name.length() > (cjk ? 10 : 35) ? LONG : 0);
  }

  private static int ofEastAsian(String name) {
    return (EAST_ASIAN_ORGANISATION.matcher(name).find() ? ORG : 0)
        | (NO_EAST_ASIAN_NAME.matcher(name).find() ? NONE : 0);
  }

  private static int ofWords(String name) {
    int traits = 0;
    String lower = name.toLowerCase(Locale.ROOT);
    for (int from = 0, i = 0; i <= lower.length(); i++) {
      if (i == lower.length() || !Character.isLetterOrDigit(lower.charAt(i))) {
        String word = lower.substring(from, i);
        traits |= ORGANISATION.contains(word) || word.startsWith("admin") ? ORG : 0;
        traits |= NO_NAME.contains(word) ? NONE : 0;
        from = i + 1;
      }
    }
    return traits;
  }

  private boolean isSite(String key) {
    return !key.isEmpty() && (key.equals(site) || key.equals(host))
        || key.length() > 3 && (host.contains(key) || site.contains(key))
        || site.length() > 3 && key.contains(site);
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
    if (home) {
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
    int all = page.chars(0);
    return all == 0 ? 0 : (int) Math.min(4, 5L * page.chars(0, node) / all);
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
      return page.chars(node, headline) < 400 ? 1 : 2;
    }
    int end = page.end(headline);
    int distance = node <= end ? 0 : page.chars(end, node);
    return distance < 60 ? 3 : distance < 300 ? 4 : distance < 1_200 ? 5 : 6;
  }
}
