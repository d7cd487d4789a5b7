package io.zhengwen.page;

import io.zhengwen.text.ControlCharacters;
import io.zhengwen.text.TextStart;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A readable path to a node: tags with id or first class, from body down. Deep paths are shortened
 * to the innermost {@value #MOST_STEPS} steps, long names to their beginning. Names cannot turn the
 * path around, nor command a terminal.
 */
public final class NodePath {
  private static final int MOST_STEPS = 10;
  private static final int MOST_NAME_CHARS = 40;

  private NodePath() {}

  /** For example {@code body > div#main > p.lead}. */
  public static String of(PageModel page, int i) {
    Deque<String> steps = new ArrayDeque<>();
    for (int a = i; a >= 0; a = page.parent(a)) {
      if (steps.size() == MOST_STEPS) {
        steps.push("…");
        break;
      }
      steps.push(step(page, a));
    }
    return ControlCharacters.replacedInLine(String.join(" > ", steps));
  }

  private static String step(PageModel page, int i) {
    String id = firstName(page.attr(i, "id"));
    if (!id.isEmpty()) {
      return page.tag(i) + "#" + id;
    }
    String name = firstName(page.attr(i, "class"));
    return name.isEmpty() ? page.tag(i) : page.tag(i) + "." + name;
  }

  private static String firstName(String attribute) {
    int from = 0;
    while (from < attribute.length() && Character.isWhitespace(attribute.charAt(from))) {
      from++;
    }
    int to = from;
    while (to < attribute.length() && !Character.isWhitespace(attribute.charAt(to))) {
      if (to - from == MOST_NAME_CHARS) {
        return TextStart.of(attribute.substring(from, to + 1), MOST_NAME_CHARS) + "…";
      }
      to++;
    }
    return attribute.substring(from, to);
  }
}
