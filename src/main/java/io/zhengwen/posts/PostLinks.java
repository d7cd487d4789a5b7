package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.text.Addresses;
import io.zhengwen.text.PatternTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the address of each post: of all columns of links outside the posts' texts, the one whose
 * addresses differ from post to post and lead to this page or to a part of it, as the link around
 * the date or the post's number does; else the page's address with the post's anchor.
 */
final class PostLinks {
  private static final double LEAST = 1.5;
  private static final int LONGEST_NUMBER = 8;

  /** Words of addresses at which something is done with a post. */
  private static final PatternTable TOOLS =
      new PatternTable(
          Stream.of("reply", "quote", "report", "vote", "react", "share", "edit", "hide", "print")
              .collect(Collectors.toMap(word -> word, word -> 1)));

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final Addresses addresses;
  private final PageModel page;

  /** The anchor of each record, and the number at its end. */
  private final String[] anchors;

  private final String[] numbers;

  PostLinks(Layout layout, Addresses addresses) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    this.addresses = addresses;
    page = evidence.page;
    anchors = new String[columns.group.size()];
    numbers = new String[anchors.length];
    for (int r = 0; r < anchors.length; r++) {
      anchors[r] = anchor(r);
      numbers[r] = numberAtEnd(anchors[r]);
    }
  }

  /** The absolute address of each record; empty where there is none. */
  List<Optional<String>> find(Map<Integer, PostDates.Posted> dates) {
    int n = columns.group.size();
    int best = best(dates);
    List<Optional<String>> links = new ArrayList<>(Collections.nCopies(n, Optional.empty()));
    for (int i = 0; i < page.size() && best >= 0; i++) {
      if (isLink(i) && columns.column[i] == best && links.get(columns.record[i]).isEmpty()) {
        links.set(columns.record[i], addresses.absolute(page.attr(i, "href")));
      }
    }
    for (int r = 0; r < n; r++) {
      if (links.get(r).isEmpty()) {
        links.set(
            r, anchors[r].isEmpty() ? Optional.empty() : addresses.absolute("#" + anchors[r]));
      }
    }
    return links;
  }

  private boolean isLink(int i) {
    return columns.record[i] >= 0
        && !page.isText(i)
        && page.tag(i).equals("a")
        && leads(page.attr(i, "href"))
        && !texts.isClosed(i);
  }

  /** Whether an address leads anywhere: those of buttons do not. */
  private static boolean leads(String href) {
    return !href.isEmpty() && !href.equals("#") && !href.startsWith("javascript:");
  }

  private int best(Map<Integer, PostDates.Posted> dates) {
    double[] score = new double[columns.size()];
    int[] links = new int[columns.size()];
    List<Set<String>> distinct = new ArrayList<>(Collections.nCopies(columns.size(), null));
    String own = pageWithoutFragment(page.url());
    for (int i = 0; i < page.size(); i++) {
      if (!isLink(i)) {
        continue;
      }
      int c = columns.column[i];
      String href = page.attr(i, "href");
      links[c]++;
      if (distinct.get(c) == null) {
        distinct.set(c, new HashSet<>());
      }
      distinct.get(c).add(href);
      score[c] += score(i, href, own, dates.get(columns.record[i]));
    }
    int best = -1;
    double most = LEAST;
    for (int c = 0; c < score.length; c++) {
      if (links[c] == 0) {
        continue;
      }
      double differ = (double) distinct.get(c).size() / links[c];
      double share = Math.min(1, (double) columns.records(c) / columns.group.size());
      double s = differ < .9 ? 0 : score[c] / links[c] * (.3 + .7 * share);
      if (s > most) {
        most = s;
        best = c;
      }
    }
    return best;
  }

  private double score(int i, String href, String own, PostDates.Posted date) {
    if (Participants.isProfile(href)) {
      return -3;
    }
    double score = 0;
    boolean digits = DateMarks.hasDigit(href);
    int fragment = href.indexOf('#');
    score += fragment >= 0 && DateMarks.hasDigit(href.substring(fragment)) ? 1 : 0;
    score += digits ? .5 : -1;
    score += leadsWithin(own, pageWithoutFragment(href)) ? .7 : 0;
    score += date != null && areNested(i, date.node()) ? 2 : 0;
    score += isNumbered(i, href) ? 1 : 0;
    score -= TOOLS.find(href) != 0 ? 2 : 0;
    score += isNumber(i) ? 1 : 0;
    score +=
        page.attr(i, "rel").contains("bookmark") || page.attr(i, "itemprop").equals("url") ? 1 : 0;
    score += page.attr(i, "class").contains("permalink") ? 1 : 0;
    score -= page.attr(i, "rel").contains("nofollow") && href.indexOf('?') >= 0 ? 1 : 0;
    return score;
  }

  /** Whether an address without fragment is that of the page, or one below it. */
  private boolean leadsWithin(String own, String href) {
    if (href.isEmpty()) {
      return true;
    }
    String whole = addresses.absolute(href).orElse("");
    return whole.startsWith(own)
        && (whole.length() == own.length()
            || whole.startsWith("/", own.length())
            || own.endsWith("/"));
  }

  /** Whether an element is around or in another. */
  private boolean areNested(int a, int b) {
    return page.isWithin(a, b) || page.isWithin(b, a);
  }

  /** Whether an address has the number that the record's anchor has. */
  private boolean isNumbered(int i, String href) {
    String number = numbers[columns.record[i]];
    int at = number.isEmpty() ? -1 : href.indexOf(number);
    int end = at + number.length();
    return at > 0
        && !Character.isDigit(href.charAt(at - 1))
        && (end == href.length() || !Character.isDigit(href.charAt(end)));
  }

  private static String numberAtEnd(String anchor) {
    int start = anchor.length();
    while (start > 0 && Character.isDigit(anchor.charAt(start - 1))) {
      start--;
    }
    return anchor.substring(start);
  }

  private boolean isNumber(int link) {
    if (page.measures().chars(link) > LONGEST_NUMBER) {
      return false;
    }
    String text = page.text(link, page.end(link), j -> true).strip();
    return text.length() <= LONGEST_NUMBER
        && DateMarks.hasDigit(text)
        && text.chars().noneMatch(Character::isLetter);
  }

  private static String pageWithoutFragment(String url) {
    int fragment = url.indexOf('#');
    return fragment < 0 ? url : url.substring(0, fragment);
  }

  /** The first name of a place in a record that has a number; empty if there is none. */
  private String anchor(int r) {
    int from = columns.group.start(r);
    for (int i = from; i < columns.group.end(r); i++) {
      if (columns.record[i] != r || page.isText(i)) {
        continue;
      }
      String id = page.attr(i, "id");
      String anchor = id.isEmpty() && page.tag(i).equals("a") ? page.attr(i, "name") : id;
      if (!anchor.isEmpty() && DateMarks.hasDigit(anchor) && !texts.contains(i)) {
        return anchor;
      }
    }
    return "";
  }
}
