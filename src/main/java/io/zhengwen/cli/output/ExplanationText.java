package io.zhengwen.cli.output;

import io.zhengwen.extract.ExplainedPart;
import java.util.Locale;

/** An explanation as a tree of lines: a part's value, whether it was kept, its text and path. */
final class ExplanationText {
  private ExplanationText() {}

  static String render(ExplainedPage explained) {
    PageRecord page = explained.page();
    StringBuilder out = new StringBuilder();
    out.append(page.title()).append(page.title().isEmpty() ? "" : "\n");
    out.append("method ").append(page.method());
    out.append(
        page.confidence() == null
            ? ", no confidence"
            : String.format(Locale.ROOT, ", confidence %.3f", page.confidence()));
    page.labels().entrySet().stream()
        .map(label -> ", " + label.getKey() + "=" + label.getValue())
        .sorted()
        .forEach(out::append);
    out.append("\n\n");
    append(explained.explanation(), "", out);
    return out.toString();
  }

  private static void append(ExplainedPart part, String indent, StringBuilder out) {
    out.append(indent);
    if (part.isPart()) {
      out.append(part.kept() ? "kept      " : "left out  ");
    }
    out.append(number(part.value())).append(" = ").append(part.description());
    if (part.isPart()) {
      out.append(": ").append(part.text()).append(" [").append(part.path()).append(']');
    }
    out.append('\n');
    for (ExplainedPart detail : part.details()) {
      append(detail, indent + "  ", out);
    }
  }

  /** Formats a value with about four digits. */
  static String number(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 1e9) {
      return String.format(Locale.ROOT, "%.0f", value);
    }
    return Math.abs(value) >= 1e-4 && Math.abs(value) < 1e6
        ? String.format(Locale.ROOT, Math.abs(value) < 10 ? "%.4f" : "%.2f", value)
        : String.format(Locale.ROOT, "%.3e", value);
  }
}
