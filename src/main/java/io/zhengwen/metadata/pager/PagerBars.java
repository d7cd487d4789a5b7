package io.zhengwen.metadata.pager;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Where links to other pages stand: in bars of page numbers, or in carousels and calendars. */
final class PagerBars {
  private static final int MOST_NUMBERS = 500;
  private static final int ANCESTORS = 4;

  /** Links of a bar of numbers have fewer characters between them. */
  private static final int BAR = 40;

  /** What a place in a carousel or the like scores. */
  private static final int ELSEWHERE = -6;

  private static final Pattern BAR_CLASS =
      Pattern.compile(
          "pagina|pager|paging|pages|page-?nav|pagenumber|nav-links|wp-?page|page-numbers");
  private static final Pattern OTHER_CLASS =
      Pattern.compile(
          "carousel|slide|swiper|gallery|calendar|datepicker|lightbox|month|slick|testimonial");

  private final PageModel page;
  private final List<Integer> numbers = new ArrayList<>();

  PagerBars(PageModel page) {
    this.page = page;
  }

  /** Adds a link that is a number. */
  void addNumber(int link) {
    if (numbers.size() < MOST_NUMBERS) {
      numbers.add(link);
    }
  }

  /** How much the place of a link speaks for a link to another page; less than 0 if against it. */
  int score(int link) {
    boolean bar = false;
    int i = page.parent(link);
    for (int n = 0; n < ANCESTORS && i > 0; n++) {
      String own = namesOf(i);
      if (OTHER_CLASS.matcher(own).find()) {
        return ELSEWHERE;
      }
      bar |= BAR_CLASS.matcher(own).find();
      i = page.parent(i);
    }
    return (bar ? 1 : 0) + (isInBar(link) ? 1 : 0);
  }

  private String namesOf(int node) {
    String own = page.attr(node, "class");
    return LowerCase.of(page.id(node).isEmpty() ? own : own + " " + page.id(node));
  }

  /** Whether links that are numbers stand right before or after a link. */
  private boolean isInBar(int node) {
    for (int number : numbers) {
      int from = Math.min(number, node);
      int to = Math.max(number, node);
      if (number != node && page.measures().chars(from, to) <= BAR) {
        return true;
      }
    }
    return false;
  }
}
