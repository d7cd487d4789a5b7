package io.zhengwen.studio;

import io.zhengwen.PageAnalysis;
import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A page to look at, and what a method decided on each of its blocks, in maps, lists and numbers
 * that are written as JSON. Blocks are those of {@link Blocks#visible} in document order, whatever
 * the method.
 */
public final class PageView {
  private static final char NO_VALUE = '-';

  private final PageModel page;
  private final Blocks blocks;
  private final double[] values;
  private final Map<String, Integer> names = new LinkedHashMap<>();
  private final List<Object> reasons = new ArrayList<>();
  private final List<Object> notes = new ArrayList<>();
  private String measure = "";

  private PageView(PageModel page) {
    this.page = page;
    blocks = Blocks.visible(page);
    values = new double[blocks.size()];
    Arrays.fill(values, Double.NaN);
  }

  /**
   * A part of a page, safe to show. Members: {@code blocks}, the number of the page's; {@code from}
   * and {@code to}, those that are shown, {@code to} not included; {@code html}, {@code css},
   * {@code language} and {@code direction}, what they are shown by. The text of block 7 stands in
   * elements {@code <z-t i="7" n="31">}, n being its node in the page; invisible text in elements
   * with the attribute {@code z-hidden}. {@code links}: the addresses of links and images as they
   * stand in the page; the one with the attribute {@code z-l="3"} has the fourth; {@code z-n} is
   * its node.
   *
   * @param from the first block to show; one that the page does not have shows nothing
   * @param most the greatest number of blocks to show, at least 1
   */
  public static Map<String, Object> page(PageModel page, int from, int most) {
    Blocks blocks = Blocks.visible(page);
    int first = Math.min(from, blocks.size());
    SafePage.Markup markup = SafePage.write(page, blocks, first, most);
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("blocks", blocks.size());
    view.put("from", first);
    view.put("to", markup.to());
    view.put("html", markup.html());
    view.put("css", markup.css());
    view.put("language", markup.language());
    view.put("direction", markup.direction());
    view.put("links", markup.links());
    return view;
  }

  /**
   * The decisions on the blocks of a page. Members:
   *
   * <ul>
   *   <li>{@code blocks}: their number
   *   <li>{@code kept}: a character for each: {@code 1} it is main text, {@code 0} it is not,
   *       {@code 2} a part of it is
   *   <li>{@code levels}: a character for each: its value from {@code 0} to {@code 9}, the tenth
   *       from 0 to 1 or, if values are not from 0 to 1, of the page's values; {@code -} if it has
   *       none
   *   <li>{@code measure}: what the values are; {@code measureDetail}: the same as {@link Said};
   *       {@code share}: whether they are from 0 to 1
   *   <li>{@code reasons}: for the first blocks {@code block}, {@code value}, {@code path}, and
   *       {@code because}: pairs of a value and the index of its description in {@code names}
   *   <li>{@code notes}: descriptions and values that hold for the whole page, and {@code detail}:
   *       the description as {@link Said}
   * </ul>
   */
  public static Map<String, Object> decisions(PageAnalysis analysis) {
    PageView view = new PageView(analysis.page());
    Explanation explanation = analysis.explain();
    view.note(explanation);
    view.collect(explanation);
    return view.toMap(analysis.extraction().mainText());
  }

  private void collect(Explanation explanation) {
    for (Explanation detail : explanation.details()) {
      if (detail.part().isPresent()) {
        explainPart(detail, detail.part().get());
      } else {
        note(detail);
        collect(detail);
      }
    }
  }

  private void note(Explanation explanation) {
    Map<String, Object> note = new LinkedHashMap<>();
    note.put("description", explanation.description());
    note.put("value", explanation.value());
    note.put("detail", Said.of(explanation.description()));
    notes.add(note);
  }

  private void explainPart(Explanation explanation, Explanation.Part part) {
    boolean first = true;
    for (int b = firstBlock(part.start()); b < blocks.size() && blocks.start(b) < part.end(); b++) {
      if (Double.isNaN(values[b])) {
        values[b] = explanation.value();
        if (first) {
          reasons.add(reason(b, explanation));
          measure = measure.isEmpty() ? explanation.description() : measure;
        }
        first = false;
      }
    }
  }

  /** The first block that begins at a node or after it. */
  private int firstBlock(int node) {
    int low = 0;
    int high = blocks.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (blocks.start(middle) < node) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Map<String, Object> reason(int b, Explanation explanation) {
    List<Object> because = new ArrayList<>();
    for (Explanation detail : explanation.details()) {
      because.add(rounded(detail.value()));
      because.add(names.computeIfAbsent(detail.description(), name -> names.size()));
    }
    Map<String, Object> reason = new LinkedHashMap<>();
    reason.put("block", b);
    reason.put("value", rounded(explanation.value()));
    reason.put("path", NodePath.of(page, blocks.owner(b)));
    if (!because.isEmpty()) {
      reason.put("because", because);
    }
    return reason;
  }

  private static double rounded(double value) {
    return Math.rint(value * 1e4) / 1e4;
  }

  private Map<String, Object> toMap(Selection mainText) {
    double[] sorted = Arrays.stream(values).filter(v -> !Double.isNaN(v)).sorted().toArray();
    boolean share = Arrays.stream(sorted).allMatch(v -> v >= 0 && v <= 1);
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("blocks", blocks.size());
    view.put("kept", kept(mainText));
    view.put("levels", levels(sorted, share));
    view.put("measure", measure);
    view.put("measureDetail", Said.of(measure));
    view.put("share", share);
    view.put("names", List.copyOf(names.keySet()));
    view.put("reasons", reasons);
    view.put("notes", notes);
    return view;
  }

  private String kept(Selection mainText) {
    StringBuilder kept = new StringBuilder(blocks.size());
    for (int b = 0; b < blocks.size(); b++) {
      boolean some = false;
      boolean all = true;
      for (int i = blocks.start(b); i < blocks.end(b); i++) {
        if (page.isText(i) && page.isVisible(i) && page.hasWord(i)) {
          some |= mainText.contains(i);
          all &= mainText.contains(i);
        }
      }
      kept.append(!some ? '0' : all ? '1' : '2');
    }
    return kept.toString();
  }

  private String levels(double[] sorted, boolean share) {
    StringBuilder levels = new StringBuilder(values.length);
    for (double value : values) {
      levels.append(Double.isNaN(value) ? NO_VALUE : (char) ('0' + level(value, sorted, share)));
    }
    return levels.toString();
  }

  private static int level(double value, double[] sorted, boolean share) {
    double place =
        share
            ? value
            : (double) Arrays.binarySearch(sorted, value) / Math.max(1, sorted.length - 1);
    return (int) Math.max(0, Math.min(9, Math.floor(place * 10)));
  }
}
