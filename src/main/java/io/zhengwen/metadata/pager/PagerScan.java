package io.zhengwen.metadata.pager;

import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.metadata.pager.Pager.PageLink;
import io.zhengwen.metadata.pager.PagerWords.Meaning;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Finds the links of a page to its neighbours: by relation, by what the links say, by their
 * classes, by the page numbers in addresses and by the bar of numbers that they stand in. Links to
 * the next article, of carousels and calendars are none. One pass over the page's links.
 */
final class PagerScan {
  private static final int LONGEST_TEXT = 40;
  private static final int MOST_CANDIDATES = 500;

  private static final int LEAST_SCORE = 4;

  /** What a chapter scores, whose address need not count: less than a page of this chapter. */
  private static final int CHAPTER = 2;

  private static final Pattern NEXT_CLASS =
      Pattern.compile(
          "(?:^|[^a-z])next(?![-_a-z]*(?:article|post[^s]|post$))|nextpage|nextposts|pnext|-next",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern PREVIOUS_CLASS =
      Pattern.compile(
          "(?:^|[^a-z])prev(?:ious)?(?![-_a-z]*(?:article|post[^s]|post$))|previouspage|previousposts",
          Pattern.CASE_INSENSITIVE);
  private final PageModel page;
  private final ElementNames names;
  private final Function<String, Optional<String>> absolute;
  private final PageNumber own;
  private final Set<Long> ownNumbers;
  private final String host;
  private final List<Candidate> candidates = new ArrayList<>();
  private final PagerBars bars;

  /** Addresses of other articles. */
  private final Set<String> others = new HashSet<>();

  private record Candidate(int node, String href, Meaning meaning, int relation) {}

  private record Scored(PageLink link, int score) {}

  /** What declares a neighbour. */
  enum Relation {
    NEXT,
    PREVIOUS,
    NONE
  }

  /**
   * Starts a search.
   *
   * @param host of the page without {@code www}; empty if it is unknown
   * @param names of the page's elements
   * @param absolute completes an address; empty if it is none of a page
   */
  PagerScan(
      PageModel page,
      String host,
      ElementNames names,
      Function<String, Optional<String>> absolute) {
    this.page = page;
    this.host = host;
    this.names = names;
    this.absolute = absolute;
    bars = new PagerBars(page);
    own = PageNumber.of(page.url());
    ownNumbers = own.possible();
  }

  /**
   * Adds what a {@code link} or {@code a} element declares.
   *
   * @param node the id of an {@code a}; -1 for a {@code link}
   */
  void addDeclared(String href, Relation relation, int node) {
    if (candidates.size() < MOST_CANDIDATES) {
      Meaning meaning = node < 0 ? Meaning.OTHER : PagerWords.of(textOf(node));
      candidates.add(new Candidate(node, href, meaning, sign(relation)));
    }
  }

  /** Leaves out what leads to an address: another article. */
  void leaveOut(String href) {
    if (others.size() < MOST_CANDIDATES) {
      absolute.apply(href).ifPresent(others::add);
    }
  }

  private static int sign(Relation relation) {
    return switch (relation) {
      case NEXT -> 1;
      case PREVIOUS -> -1;
      case NONE -> 0;
    };
  }

  /**
   * Searches the body and returns what was found.
   *
   * @param anchors the ids of all {@code a} elements
   */
  Pager find(List<Integer> anchors) {
    for (int i : anchors) {
      if (page.measures().chars(i) <= LONGEST_TEXT) {
        addLink(i);
      }
    }
    Optional<Scored> next = best(1);
    Optional<Scored> previous = best(-1);
    return new Pager(linkOf(next, previous), linkOf(previous, next));
  }

  /** The link that was found, unless that in the other direction leads to the same as clearly. */
  private static Optional<PageLink> linkOf(Optional<Scored> found, Optional<Scored> other) {
    return found
        .filter(
            link ->
                other.isEmpty()
                    || link.score > other.get().score
                    || !link.link.address().equals(other.get().link.address()))
        .map(Scored::link);
  }

  private void addLink(int i) {
    Meaning meaning = mayMean(i) ? PagerWords.of(textOf(i)) : Meaning.OTHER;
    if (meaning == Meaning.NUMBER) {
      bars.addNumber(i);
    }
    boolean says =
        meaning != Meaning.OTHER || page.measures().chars(i) <= LONGEST_TEXT / 2 && byClass(i) != 0;
    if (says && candidates.size() < MOST_CANDIDATES) {
      candidates.add(new Candidate(i, page.attr(i, "href"), meaning, 0));
    }
  }

  private boolean mayMean(int link) {
    for (int i = link + 1; i < page.end(link); i++) {
      if (page.isText(i) && page.isVisible(i)) {
        return PagerWords.mayBegin(page, i);
      }
    }
    return false;
  }

  /** 1 if the class of a link or its parent speaks of what is next, -1 of what is previous. */
  private int byClass(int i) {
    for (int n = 0, node = i; n < 2 && node > 0; n++, node = page.parent(node)) {
      int flags = names.flags(node);
      if ((flags & ElementNames.NEXT) != 0 && NEXT_CLASS.matcher(page.attr(node, "class")).find()) {
        return 1;
      }
      if ((flags & ElementNames.PREVIOUS) != 0
          && PREVIOUS_CLASS.matcher(page.attr(node, "class")).find()) {
        return -1;
      }
    }
    return 0;
  }

  private Optional<Scored> best(int direction) {
    Scored best = null;
    for (Candidate candidate : candidates) {
      int hint = hint(candidate, direction);
      if (hint > 0 && !ArticleLinks.leadsToArticle(page, candidate.node)) {
        Scored scored = score(candidate, direction, hint);
        if (scored != null && (best == null || scored.score > best.score)) {
          best = scored;
        }
      }
    }
    return best == null || best.score < LEAST_SCORE ? Optional.empty() : Optional.of(best);
  }

  /** How clearly a link says that it leads in a direction; 0 if it does not. */
  private int hint(Candidate candidate, int direction) {
    int hint = candidate.relation == direction ? 3 : candidate.relation == -direction ? -4 : 0;
    Meaning meaning = candidate.meaning;
    if (meaning == (direction > 0 ? Meaning.NEXT : Meaning.PREVIOUS)
        || meaning == (direction > 0 ? Meaning.NEXT_CHAPTER : Meaning.PREVIOUS_CHAPTER)) {
      hint += 3;
    } else if (meaning == (direction > 0 ? Meaning.ARROW_NEXT : Meaning.ARROW_PREVIOUS)) {
      hint += 2;
    } else if (meaning == Meaning.OLDER || meaning == Meaning.NEWER) {
      return byDate(candidate) == direction ? 3 : 0;
    } else if (meaning == Meaning.NUMBER) {
      hint += 1;
    } else if (meaning != Meaning.OTHER) {
      return 0;
    }
    if (candidate.node >= 0) {
      int byClass = byClass(candidate.node) * direction;
      hint += byClass > 0 ? 2 : byClass < 0 ? -2 : 0;
    }
    return hint;
  }

  /**
   * The direction of a link to older or newer entries, as the page itself calls it: many blogs call
   * older entries previous ones.
   */
  private int byDate(Candidate candidate) {
    int named = candidate.relation != 0 ? candidate.relation : byClass(candidate.node);
    return named != 0 ? named : PagerWords.directionOf(candidate.meaning, textOf(candidate.node));
  }

  private String textOf(int node) {
    return page.text(node, page.end(node), j -> true);
  }

  private Scored score(Candidate candidate, int direction, int hint) {
    long said = candidate.meaning == Meaning.NUMBER ? numberOf(candidate.node) : 0;
    if (candidate.meaning == Meaning.NUMBER && !ownNumbers.contains(said - direction)) {
      return null;
    }
    Optional<String> address = absolute.apply(candidate.href);
    if (address.isEmpty()
        || others.contains(address.get())
        || ArticleLinks.isOfComments(address.get())
        || !host.isEmpty() && !host(WebAddress.of(address.get())).equals(host)) {
      return null;
    }
    PageNumber number = PageNumber.of(address.get());
    if (number.address().equals(own.address()) || number.isHome() && !own.isStated()) {
      return null;
    }
    PageStep pages = PageStep.between(own, number);
    long step = pages.length() * direction;
    if (candidate.meaning == Meaning.NUMBER && (step <= 0 || pages.own() != said - direction)) {
      return null;
    }
    boolean byDate = candidate.meaning == Meaning.OLDER || candidate.meaning == Meaning.NEWER;
    int score =
        hint
            + (candidate.meaning.isChapter()
                ? CHAPTER
                : ofStep(number, byDate ? Math.abs(step) : step));
    if (candidate.node >= 0) {
      score += bars.score(candidate.node);
    }
    double confidence = score >= 8 ? 0.97 : score >= 6 ? 0.93 : score >= 5 ? 0.85 : 0.7;
    return new Scored(new PageLink(address.get(), candidate.relation != 0, confidence), score);
  }

  /** The number that a link says. */
  private long numberOf(int link) {
    return textOf(link)
        .codePoints()
        .filter(Character::isDigit)
        .mapToLong(c -> Character.digit(c, 10))
        .reduce(0, (number, digit) -> 10 * number + digit);
  }

  private int ofStep(PageNumber link, long step) {
    if (step == 1 && !link.isOffset()) {
      return 3;
    }
    if (!link.isStated() && (!own.isStated() || step == 0)) {
      return link.kind() == PageNumber.Kind.CURSOR ? 1 : -3;
    }
    if (link.isOffset() && step > 0) {
      return 2;
    }
    return step > 1 ? -2 : step == 0 ? -2 : -5;
  }

  /** The host of an address without {@code www}; empty if it is unknown. */
  static String host(Optional<WebAddress> address) {
    return address.map(WebAddress::hostWithoutWww).orElse("");
  }
}
