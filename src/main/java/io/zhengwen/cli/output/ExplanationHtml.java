package io.zhengwen.cli.output;

import io.zhengwen.bench.report.Markup;
import io.zhengwen.extract.ExplainedPart;
import io.zhengwen.text.TextStart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Explanations as a self-contained HTML document: every page's blocks in order, coloured by their
 * values, those kept marked, what moved a value most on opening its block. No scripts, nothing
 * fetched, all text of pages escaped.
 */
final class ExplanationHtml {
  private static final int LONGEST_TITLE = 300;

  /** Blocks before the first one kept from which a link leads to it. */
  private static final int FAR = 10;

  private ExplanationHtml() {}

  static String begin() {
    return Markup.begin(
            "Extraction explained", Markup.resource(ExplanationHtml.class, "explanation.css"))
        + "<main>\n";
  }

  static String page(ExplainedPage explained) {
    List<ExplainedPart> parts = new ArrayList<>();
    collectParts(explained.explanation(), parts);
    ValueRange range = ValueRange.of(parts);
    StringBuilder out = new StringBuilder();
    out.append("<article>\n");
    appendHeader(explained.page(), out);
    out.append("<ul class=\"summary\">\n");
    appendSummary(explained.explanation(), out);
    out.append("</ul>\n");
    if (!parts.isEmpty()) {
      String anchor = anchor(explained.page());
      int firstKept = firstKept(parts);
      appendLegend(parts, range, firstKept >= FAR ? anchor : "", out);
      out.append("<ol class=\"blocks\">\n");
      for (int i = 0; i < parts.size(); i++) {
        out.append(i == firstKept ? "<li id=\"" + anchor + "\">" : "<li>");
        appendBlock(parts.get(i), range, out);
      }
      out.append("</ol>\n");
    }
    return out.append("</article>\n").toString();
  }

  private static String anchor(PageRecord page) {
    return "kept-" + Integer.toHexString(Objects.hash(page.id(), page.url(), page.title()));
  }

  private static int firstKept(List<ExplainedPart> parts) {
    int i = 0;
    while (i < parts.size() && !parts.get(i).kept()) {
      i++;
    }
    return i < parts.size() ? i : -1;
  }

  private static void collectParts(ExplainedPart node, List<ExplainedPart> parts) {
    for (ExplainedPart detail : node.details()) {
      if (detail.isPart()) {
        parts.add(detail);
      } else {
        collectParts(detail, parts);
      }
    }
  }

  private static void appendHeader(PageRecord page, StringBuilder out) {
    String title = page.title().isEmpty() ? page.id() : page.title();
    out.append("<header>\n<h1 dir=\"auto\" lang=\"\">")
        .append(Markup.escape(shorten(title)))
        .append("</h1>\n");
    out.append("<p class=\"facts\">");
    appendFact("page", page.id(), out);
    if (page.url() != null) {
      appendFact("address", page.url(), out);
    }
    appendFact("method", page.method(), out);
    appendFact(
        "confidence",
        page.confidence() == null ? "none" : ExplanationText.number(page.confidence()),
        out);
    page.labels().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(label -> appendFact(label.getKey(), label.getValue(), out));
    out.append("</p>\n</header>\n");
  }

  private static void appendFact(String name, String value, StringBuilder out) {
    out.append("<span><b>")
        .append(Markup.escape(name))
        .append("</b> <bdi>")
        .append(Markup.escape(shorten(value)))
        .append("</bdi></span> ");
  }

  private static void appendSummary(ExplainedPart node, StringBuilder out) {
    out.append("<li>").append(Markup.escape(node.description())).append(": ");
    out.append("<b>").append(ExplanationText.number(node.value())).append("</b>");
    List<ExplainedPart> inner = node.details().stream().filter(d -> !d.isPart()).toList();
    if (!inner.isEmpty()) {
      out.append("<ul>\n");
      inner.forEach(detail -> appendSummary(detail, out));
      out.append("</ul>");
    }
    out.append("</li>\n");
  }

  private static void appendLegend(
      List<ExplainedPart> parts, ValueRange range, String anchor, StringBuilder out) {
    long kept = parts.stream().filter(ExplainedPart::kept).count();
    out.append("<p class=\"legend\">")
        .append(parts.size())
        .append(" blocks, ")
        .append(kept)
        .append(" kept. <span class=\"key kept\">✓ kept</span> ")
        .append("<span class=\"key\">✗ left out</span> ")
        .append(Markup.escape(range.meaning()))
        .append(" <span class=\"low\">")
        .append(ExplanationText.number(range.least()))
        .append("</span><span class=\"ramp\"></span><span class=\"high\">")
        .append(ExplanationText.number(range.greatest()))
        .append("</span>. Open a block to see its path and where its value comes from.");
    if (!anchor.isEmpty()) {
      out.append(" <a href=\"#").append(anchor).append("\">First block kept</a>");
    }
    out.append("</p>\n");
  }

  private static void appendBlock(ExplainedPart part, ValueRange range, StringBuilder out) {
    out.append(
        String.format(
            Locale.ROOT,
            "<details class=\"block%s\" style=\"--v:%d%%\"><summary title=\"%s\">"
                + "<span class=\"mark\">%s</span> <span class=\"value\">%s</span> "
                + "<span class=\"text\" dir=\"auto\" lang=\"\">%s</span></summary>\n",
            part.kept() ? " kept" : "",
            Math.round(100 * range.of(part.value())),
            Markup.escape(tooltip(part)),
            part.kept() ? "✓ kept" : "✗ left out",
            ExplanationText.number(part.value()),
            Markup.escape(part.text())));
    out.append("<p class=\"path\">")
        .append(Markup.escape(part.path()))
        .append("<br>")
        .append(Markup.escape(part.description()))
        .append(": ")
        .append(ExplanationText.number(part.value()))
        .append("</p>\n");
    if (!part.details().isEmpty()) {
      out.append("<table>\n");
      for (ExplainedPart detail : part.details()) {
        out.append("<tr><td class=\"number\">")
            .append(signed(detail.value()))
            .append("</td><td>")
            .append(Markup.escape(detail.description()))
            .append("</td></tr>\n");
      }
      out.append("</table>\n");
    }
    out.append("</details></li>\n");
  }

  private static String tooltip(ExplainedPart part) {
    StringBuilder text = new StringBuilder();
    text.append(part.description()).append(' ').append(ExplanationText.number(part.value()));
    for (ExplainedPart detail : part.details()) {
      text.append('\n').append(signed(detail.value())).append(' ').append(detail.description());
    }
    return text.toString();
  }

  private static String signed(double value) {
    return (value > 0 ? "+" : "") + ExplanationText.number(value);
  }

  private static String shorten(String text) {
    return text.length() <= LONGEST_TITLE ? text : TextStart.of(text, LONGEST_TITLE) + "…";
  }

  /** The position of a value among the values of a page's parts, 0 to 1. */
  private record ValueRange(double[] sorted, boolean shares) {
    static ValueRange of(List<ExplainedPart> parts) {
      double[] values = parts.stream().mapToDouble(ExplainedPart::value).sorted().toArray();
      return new ValueRange(values, Arrays.stream(values).allMatch(v -> v >= 0 && v <= 1));
    }

    /** Returns shares unchanged, other values by rank, as they have no common scale. */
    double of(double value) {
      if (shares) {
        return value;
      }
      int at = Arrays.binarySearch(sorted, value);
      return sorted.length == 1 ? 1 : at / (sorted.length - 1.0);
    }

    String meaning() {
      return shares ? "Colour: the value," : "Colour: the value's rank on the page,";
    }

    double least() {
      return shares ? 0 : sorted[0];
    }

    double greatest() {
      return shares ? 1 : sorted[sorted.length - 1];
    }
  }
}
