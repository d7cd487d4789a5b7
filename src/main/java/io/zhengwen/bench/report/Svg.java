package io.zhengwen.bench.report;

import java.util.Locale;

/** Writes an SVG picture. Lengths are in CSS pixels. Not thread-safe. */
public final class Svg {
  private final StringBuilder out = new StringBuilder();

  /** Begins a picture for use inside HTML, which gives it its style. */
  Svg(double width, double height, String description) {
    begin("", width, height, description);
  }

  private Svg() {}

  /**
   * Begins a picture for a file of its own, on a white ground.
   *
   * @param style its style sheet
   */
  public static Svg file(double width, double height, String description, String style) {
    Svg svg = new Svg();
    svg.begin(
        String.format(
            Locale.ROOT,
            "xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" ",
            width,
            height),
        width,
        height,
        description);
    svg.out.append("<style>\n").append(style).append("</style>\n");
    return svg.filledRect(0, 0, width, height, "", "#fff");
  }

  private void begin(String attributes, double width, double height, String description) {
    add(
        "<svg %sviewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\">\n",
        attributes, width, height, Markup.escape(description));
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

  /**
   * Draws a rectangle.
   *
   * @param colour its colour in CSS, such as {@code #fff}
   */
  public Svg filledRect(
      double x, double y, double width, double height, String styleClass, String colour) {
    return add(
        "<rect class=\"%s\" fill=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
        styleClass, colour, x, y, width, height);
  }

  Svg circle(double x, double y, double radius, String styleClass) {
    return add(
        "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", styleClass, x, y, radius);
  }

  Svg path(String data, String styleClass) {
    return add("<path class=\"%s\" d=\"%s\"/>", styleClass, data);
  }

  /** Writes a text whose baseline begins, or as its style says ends or is centred, at a point. */
  public Svg text(double x, double y, String styleClass, String text) {
    return add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        styleClass, x, y, Markup.escape(text));
  }

  private Svg add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
    return this;
  }

  /** Returns the picture as far as it was drawn, with its end. */
  @Override
  public String toString() {
    return out + "</svg>\n";
  }
}
