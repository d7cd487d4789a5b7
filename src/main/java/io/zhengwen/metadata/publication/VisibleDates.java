package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.date.Tooltips;
import io.zhengwen.metadata.declared.OthersText;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.places.OtherPages;
import io.zhengwen.metadata.publication.DateLabel.Behind;
import io.zhengwen.metadata.publication.DateSurroundings.Around;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Stream;

/** Dates that readers see: in {@code time} elements, short lines and sentences. */
final class VisibleDates {
  /** Only the start of a longer text is searched, where datelines stand. */
  private static final int START = 120;

  /** Characters before a date that may label it. */
  private static final int BEFORE = 40;

  /** Fewer characters before the first date of a line are no label. */
  private static final int SHORTEST_LABEL = 3;

  /** A date on a sheet of a calendar, or that of a tooltip, has at most so many characters. */
  private static final int LONGEST_SHORT = 30;

  /** The characters and elements that a sheet of a calendar has: day and month, apart. */
  private static final int LEAST_OF_BOX = 6;

  private static final int FEWEST_TAGS_OF_BOX = 2;
  private static final int MOST_TAGS_OF_BOX = 8;

  private static final int LONGEST_TOOLTIP = 60;

  /**
   * A tooltip with a date has hardly more characters before and behind it, as a day of the week.
   */
  private static final int MOST_EXTRA = 12;

  private static final int MOST_CANDIDATES = 400;

  private static final String[] TOOLTIPS = Tooltips.ATTRIBUTES.toArray(String[]::new);

  /**
   * A date with a label so near below the headline is the page's own, whatever link is beside it.
   */
  private static final int NEAR_HEADLINE = 300;

  private final PageModel page;
  private final DateText reader;
  private final int headline;
  private final Set<LocalDate> stated;
  private final DateSurroundings surroundings;
  private final OtherPages otherPages;
  private final OthersText others;
  private final Set<LocalDate> ofOtherSubjects;
  private final List<SeenDate> found = new ArrayList<>();
  private boolean hasLunar;

  private VisibleDates(PageHead head, DateText reader, int headline, Set<LocalDate> stated) {
    page = head.page();
    this.stated = stated;
    this.reader = reader;
    this.headline = headline;
    surroundings = new DateSurroundings(head);
    otherPages = new OtherPages(page, headline);
    others = head.others();
    ofOtherSubjects = DeclaredDates.ofOtherSubjects(head, reader);
  }

  /**
   * Collects the dates.
   *
   * @param headline the node of the headline, or -1
   * @param stated days that markup or the address state
   */
  static List<SeenDate> of(PageHead head, DateText reader, int headline, Set<LocalDate> stated) {
    VisibleDates dates = new VisibleDates(head, reader, headline, stated);
    for (int time : head.times()) {
      dates.addTime(time);
    }
    dates.addLines();
    dates.addElements();
    return dates.inOneCalendar();
  }

  /** Leaves out dates of the lunar calendar that the page also gives in the common one. */
  private List<SeenDate> inOneCalendar() {
    if (!hasLunar) {
      return found;
    }
    Set<LocalDate> common = new HashSet<>(stated);
    found.stream().filter(date -> !date.lunar()).forEach(date -> common.add(date.day()));
    return found.stream().filter(date -> !date.lunar() || isOnlyLunar(date.day(), common)).toList();
  }

  private static boolean isOnlyLunar(LocalDate day, Set<LocalDate> common) {
    return common.contains(day)
        || common.stream().noneMatch(other -> DateMatch.mayBeSameDay(day, other));
  }

  private void addTime(int node) {
    if (found.size() >= MOST_CANDIDATES || page.measures().chars(node) > DateLine.LONGEST) {
      return;
    }
    String text = page.text(node, page.end(node), i -> true);
    Stream.of("datetime", "ts", "timestamp")
        .map(name -> page.attr(node, name))
        .filter(value -> !value.isBlank() && value.length() <= DateText.LONGEST_STATED)
        .findFirst()
        .flatMap(reader::stated)
        .or(() -> reader.first(text))
        .ifPresent(
            match ->
                add(
                    DateKind.TIME,
                    match,
                    node,
                    DateLabel.ofElements(surroundings.before(node, headline)),
                    text.length()));
  }

  private void addLines() {
    Blocks blocks = Blocks.visible(page);
    for (int b = 0; b < blocks.size() && found.size() < MOST_CANDIDATES; b++) {
      int start = blocks.start(b);
      int end = blocks.end(b);
      if (!DateLine.hasDigits(page, start, end)) {
        continue;
      }
      String text = DateLine.text(page, start, end);
      boolean line = text.length() <= DateLine.LONGEST;
      String searched = line ? text : text.substring(0, START);
      addAll(searched, line ? DateKind.LINE : DateKind.TEXT, start, end, text.length());
    }
  }

  private void addAll(String text, DateKind kind, int start, int end, int length) {
    List<DateMatch> matches = reader.find(text);
    int labelled = 0;
    for (int m = 0; m < matches.size(); m++) {
      DateMatch match = matches.get(m);
      String own = text.substring(Math.max(labelled, match.start() - BEFORE), match.start());
      boolean opens = labelled == 0 && (own.isBlank() || own.length() < SHORTEST_LABEL);
      DateLabel label =
          opens
              ? DateLabel.ofElements(surroundings.before(start, headline) + " " + own)
              : DateLabel.of(own);
      if (label == DateLabel.NONE) {
        boolean another = m + 1 < matches.size();
        int next = another ? matches.get(m + 1).start() : text.length();
        boolean signed = Character.isIdeographic(text.charAt(match.end() - 1));
        Behind behind = DateLabel.behind(text.substring(match.end(), next), signed, another);
        label = behind.label();
        labelled = match.end() + behind.end();
      }
      int node = m == 0 ? start : DateLine.node(page, start, end, match.start());
      if (label == DateLabel.NONE) {
        label = surroundings.inTooltip(node);
      }
      add(kind, match, node, label, length);
    }
  }

  /** Dates whose parts are lines of their own, and those in tooltips. */
  private void addElements() {
    for (int i = 1; i < page.size() && found.size() < MOST_CANDIDATES; i++) {
      int chars = page.isText(i) ? 0 : page.measures().chars(i);
      if (chars > 0 && chars <= LONGEST_SHORT) {
        if (isBox(i, chars)) {
          addBox(i);
        }
        for (String attribute : TOOLTIPS) {
          String tooltip = page.attr(i, attribute);
          if (tooltip.length() > DateLine.FEWEST_DIGITS && tooltip.length() <= LONGEST_TOOLTIP) {
            addTooltip(i, tooltip);
          }
        }
      }
    }
  }

  /** Whether a date may stand on it as on the sheet of a calendar. */
  private boolean isBox(int i, int chars) {
    return chars >= LEAST_OF_BOX
        && page.isBlockLevel(i)
        && page.measures().tags(i) >= FEWEST_TAGS_OF_BOX
        && page.measures().tags(i) <= MOST_TAGS_OF_BOX
        && surroundings.isNamedAfterDate(i)
        && !surroundings.isNamedAfterDate(page.parent(i))
        && DateLine.hasDigits(page, i, page.end(i));
  }

  private void addBox(int node) {
    String line = page.text(node, page.end(node), i -> true);
    Optional<DateMatch> match = reader.first(line);
    if (match.isPresent()) {
      addBox(node, line, match.get());
    } else {
      String parts = parts(node);
      reader
          .first(parts)
          .filter(date -> date.end() - date.start() == parts.length())
          .ifPresent(date -> addBox(node, parts, date));
    }
  }

  private void addBox(int node, String text, DateMatch match) {
    DateLabel label = DateLabel.of(text.substring(0, match.start()));
    add(DateKind.LINE, match, node, label, text.length());
  }

  /** The texts of an element apart: styles set day and year apart where markup does not. */
  private String parts(int node) {
    StringJoiner parts = new StringJoiner(" ");
    for (int i = node; i < page.end(node); i++) {
      if (page.isText(i)) {
        parts.add(page.text(i));
      }
    }
    return parts.toString();
  }

  /**
   * The date that a tooltip adds to a text that only tells how long ago it was, or leaves out the
   * year.
   */
  private void addTooltip(int node, String tooltip) {
    Optional<DateMatch> match = reader.first(tooltip).filter(date -> isAllOf(tooltip, date));
    if (match.isPresent()) {
      String text = page.text(node, page.end(node), i -> true);
      if (text.chars().anyMatch(Character::isLetter) && reader.first(text).isEmpty()) {
        DateLabel label = DateLabel.ofElements(surroundings.before(node, headline));
        add(DateKind.TIME, match.get(), node, label, text.length());
      }
    }
  }

  /** Whether a text has hardly more than a date, and no other number. */
  private static boolean isAllOf(String text, DateMatch date) {
    String rest = text.substring(0, date.start()) + text.substring(date.end());
    return rest.length() <= MOST_EXTRA && rest.chars().noneMatch(Character::isDigit);
  }

  private void add(DateKind kind, DateMatch match, int node, DateLabel label, int length) {
    PageDate date = new PageDate(match.value());
    if (date.hasDay()) {
      int gap = headline < 0 ? Integer.MAX_VALUE : charsBetween(node);
      boolean ownLine = label != DateLabel.NONE && gap >= 0 && gap <= NEAR_HEADLINE;
      Around around =
          surroundings.of(
              node, otherPages.isAboveMenus(node) || !ownLine && otherPages.isInTeaser(node));
      boolean other =
          around.reference() || others.holds(node) || isOfOtherSubject(date.firstDay(), label);
      DateLabel seen = other ? DateLabel.OTHER : label;
      hasLunar |= match.lunar();
      found.add(
          new SeenDate(kind, date, match.order(), match.lunar(), node, seen, around, gap, length));
    }
  }

  /** Labels such as {@code Date:} stand before the day of an event, too. */
  private boolean isOfOtherSubject(LocalDate day, DateLabel label) {
    return ofOtherSubjects.contains(day)
        && (label == DateLabel.NONE || label == DateLabel.PUBLISHED && !stated.contains(day));
  }

  /** Characters between the headline and a node, negative if the node stands before it. */
  private int charsBetween(int node) {
    return node >= headline
        ? page.measures().chars(Math.min(page.end(headline), node), node)
        : -page.measures().chars(node, headline);
  }
}
