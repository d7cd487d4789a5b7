package io.zhengwen.metadata.thread;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.declared.OthersText;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.List;

/** The posts of a page that markup calls answers to a question, by classes and ids. */
public final class Answers {
  private static final String NAME = "answer";

  private final PageModel page;
  private final List<ExtractedRecord> records;

  private Answers(PageModel page, List<ExtractedRecord> records) {
    this.page = page;
    this.records = records;
  }

  /** All nodes of the answers among a page's records; none if there is one record alone. */
  public static Selection of(PageModel page, List<ExtractedRecord> records) {
    boolean thread = records.size() > 1 && records.get(0).kind() == ExtractedRecord.Kind.POST;
    return thread ? new Answers(page, records).all() : Selection.empty();
  }

  /** Whether the first of a page's records is an answer, so that the question is none of them. */
  public static boolean areFirst(List<ExtractedRecord> records, OthersText others) {
    return !records.isEmpty()
        && records.get(0).kind() == ExtractedRecord.Kind.POST
        && others.holds(records.get(0).text().next(0));
  }

  private Selection all() {
    Selection.Builder answers = new Selection.Builder(page);
    for (int r = 0; r < records.size(); r++) {
      int answer = answer(r);
      if (answer > 0) {
        answers.addSubtree(answer);
      }
    }
    return answers.build();
  }

  /** The outermost element around a record and no other one if one of these is named; or else 0. */
  private int answer(int r) {
    int text = records.get(r).text().next(0);
    int outermost = 0;
    boolean named = false;
    for (int i = text < 0 ? 0 : page.parent(text); i > 0 && !holdsOther(i, r); i = page.parent(i)) {
      outermost = i;
      named |= isNamed(i);
    }
    return named ? outermost : 0;
  }

  private boolean holdsOther(int element, int r) {
    return r > 0 && records.get(r - 1).text().end() > element
        || r + 1 < records.size()
            && page.end(element) > Math.max(0, records.get(r + 1).text().next(0));
  }

  private boolean isNamed(int i) {
    return LowerCase.of(page.className(page.classOf(i))).contains(NAME)
        || LowerCase.of(page.id(i)).contains(NAME);
  }
}
