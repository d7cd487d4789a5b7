package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the address of each post: of all columns of links outside the posts' texts, the one whose
 * addresses differ from post to post and lead to this page or to a part of it, as the link around
 * the date or the post's number does; else the page's address with the post's anchor.
 */
final class PostLinks {
  private static final double LEAST = 1.5;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final Addresses addresses;
  private final PageModel page;

  PostLinks(Layout layout, Addresses addresses) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    this.addresses = addresses;
    page = evidence.page;
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
        links.set(r, anchor(r));
      }
    }
    return links;
  }

  private boolean isLink(int i) {
    return columns.record[i] >= 0
        && !page.isText(i)
        && page.tag(i).equals("a")
        && !page.attr(i, "href").isEmpty()
        && !texts.isClosed(i);
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
    if (Participants.isProfile(href) || href.startsWith("javascript:") || href.equals("#")) {
      return -3;
    }
    String text = page.text(i, page.end(i), j -> true).strip();
    double score = 0;
    boolean digits = DateMarks.hasDigit(href);
    int fragment = href.indexOf('#');
    score += fragment >= 0 && DateMarks.hasDigit(href.substring(fragment)) ? 1 : 0;
    score += digits ? .5 : -1;
    score +=
        pageWithoutFragment(href).isEmpty()
                || pageWithoutFragment(addresses.absolute(href).orElse("")).equals(own)
            ? .7
            : 0;
    score += date != null && (date.node() >= i && date.node() < page.end(i)) ? 2 : 0;
    score += isNumber(text) ? 1 : 0;
    score +=
        page.attr(i, "rel").contains("bookmark") || page.attr(i, "itemprop").equals("url") ? 1 : 0;
    score += page.attr(i, "class").contains("permalink") ? 1 : 0;
    score -= page.attr(i, "rel").contains("nofollow") && href.indexOf('?') >= 0 ? 1 : 0;
    return score;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty()
        && text.length() <= 8
        && DateMarks.hasDigit(text)
        && text.chars().noneMatch(Character::isLetter);
  }

  private static String pageWithoutFragment(String url) {
    int fragment = url.indexOf('#');
    return fragment < 0 ? url : url.substring(0, fragment);
  }

  private Optional<String> anchor(int r) {
    int from = columns.group.start(r);
    for (int i = from; i < columns.group.end(r); i++) {
      if (columns.record[i] != r || page.isText(i)) {
        continue;
      }
      String id = page.attr(i, "id");
      String anchor = id.isEmpty() && page.tag(i).equals("a") ? page.attr(i, "name") : id;
      if (!anchor.isEmpty() && DateMarks.hasDigit(anchor) && !texts.contains(i)) {
        return addresses.absolute("#" + anchor);
      }
    }
    return Optional.empty();
  }
}
