package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import java.util.ArrayList;
import java.util.List;

/**
 * The pages among the values of a JSON file. What is not as expected is a problem; but nothing is
 * said of objects without a page as long as all may be something else.
 */
final class JsonSource {
  /** So many objects without a page are the beginning of something else. */
  static final int MOST_WITHOUT_PAGE = 100;

  /** What the values of a file were. */
  enum Outcome {
    /** Pages, or what was meant as one, and perhaps problems. */
    PAGES,
    /** None of those that could be read was a page; the others were reported. */
    BROKEN,
    /** Other objects; nothing of them was reported. */
    OTHER
  }

  private final String name;
  private final JsonPages pages;
  private final PageSink sink;

  /** Problems to be reported if there are pages. */
  private final List<Problem> held = new ArrayList<>();

  private record Problem(String place, String reason) {}

  JsonSource(String name, JsonPages pages, PageSink sink) {
    this.name = name;
    this.pages = pages;
    this.sink = sink;
  }

  /** Whether any page would be found, which is not read. */
  static boolean holdsPages(JsonValues values, JsonPages pages) {
    int without = 0;
    for (JsonValues.Value value = values.next();
        value != null && without < MOST_WITHOUT_PAGE;
        value = values.next()) {
      if (value.fault() == null && pages.isMarked(value.json())) {
        return true;
      }
      without += value.fault() == null ? 1 : 0;
    }
    return false;
  }

  /** Reads all values; of something else, the beginning. */
  Outcome read(JsonValues values) throws CommandFailedException {
    boolean anyPage = false;
    boolean anyBroken = false;
    JsonValues.Value value = values.next();
    for (; value != null && held.size() < MOST_WITHOUT_PAGE; value = values.next()) {
      if (value.fault() != null) {
        anyBroken = true;
        sink.problem(value.place(), value.fault());
        continue;
      }
      if (!anyPage && pages.isMarked(value.json())) {
        anyPage = true;
        held.forEach(problem -> sink.problem(problem.place, problem.reason));
        held.clear();
      }
      read(value, anyPage);
    }
    if (anyPage) {
      return Outcome.PAGES;
    }
    if (anyBroken && value != null) {
      sink.problem(
          name, "no page in the first " + MOST_WITHOUT_PAGE + " objects; the rest was not read");
    }
    return anyBroken ? Outcome.BROKEN : Outcome.OTHER;
  }

  private void read(JsonValues.Value value, boolean anyPage) throws CommandFailedException {
    Page page;
    try {
      page = pages.page(value.json(), value.place(), value.position());
    } catch (IllegalArgumentException e) {
      if (anyPage) {
        sink.problem(value.place(), e.getMessage());
      } else {
        held.add(new Problem(value.place(), e.getMessage()));
      }
      return;
    }
    sink.page(page);
  }
}
