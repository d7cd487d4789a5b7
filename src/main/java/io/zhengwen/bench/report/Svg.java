package io.zhengwen.bench.report;

import java.util.Locale;

/** Writes an SVG picture for use inside HTML. Lengths in CSS pixels. Not thread-safe. */
final class Svg {
  private final StringBuilder out = new StringBuilder();

  Svg(double width, double height, String description) {
    out.append(
        String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\">%n",
            width,
            height,
            Markup.escape(description)));
  }

  /** Opens a group; {@code tip} is shown under the pointer. */
  Svg open(String styleClass, String tip) {
    out.append("<g class=\"").append(styleClass).append("\">");
    if (!tip.isEmpty()) {
      out.append("<title>").append(Markup.escape(tip)).append("</title>");
    }
    return this;
  }

  Svg close() {
    out.append("</g>\n");
    return this;
  }

  Svg line(double x1, double y1, double x2, double y2, String styleClass) {
    return add(
        "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
        styleClass, x1, y1, x2, y2);
  }

  Svg rect(double x, double y, double width, double height, String styleClass) {
    return add(
        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"2\"/>",
        styleClass, x, y, Math.max(0, width), Math.max(0, height));
  }

  Svg circle(double x, double y, double radius, String styleClass) {
    return add(
        "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", styleClass, x, y, radius);
  }

  Svg path(String data, String styleClass) {
    return add("<path class=\"%s\" d=\"%s\"/>", styleClass, data);
  }

  Svg text(double x, double y, String styleClass, String text) {
    return add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        styleClass, x, y, Markup.escape(text));
  }

  private Svg add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
    return this;
  }

  @Override
  public String toString() {
    return out + "</svg>\n";
  }
}
