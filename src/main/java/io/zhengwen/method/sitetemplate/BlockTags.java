package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Selection;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.List;

/**
 * The block-level tags of a page that have text of their own, and their features, after the
 * templates have been removed.
 *
 * <p>A tag's own text, links and pictures are those outside the block-level tags nested in it. A
 * <em>piece</em> is a run of its text between tags that break the line; pieces without a word are
 * left out. Tags are numbered by their first pieces, pieces in the order of the page.
 *
 * <table>
 *   <caption>Features; {@code page} is the whole page, templates removed</caption>
 *   <tr><td>R1</td><td>characters / (characters of the page + 1)</td></tr>
 *   <tr><td>R2</td><td>characters in links / (characters in links of the page + 1)</td></tr>
 *   <tr><td>R3</td><td>{@code a} elements / ({@code a} elements of the page + 1)</td></tr>
 *   <tr><td>R4</td><td>{@code img} elements / ({@code img} elements of the page + 1)</td></tr>
 *   <tr><td>R5</td><td>characters in links / (characters + 1)</td></tr>
 * </table>
 */
public final class BlockTags {
  /** The names of the features, in the order of the values in a row. */
  static final List<String> FEATURES = new Counts().addTo(FeatureRow.named(), new Counts()).names();

  private final PageModel page;
  private final Selection removed;
  private final int pieces;
  private final int[] start;
  private final int[] end;
  private final int[] tag;
  private final int[] element;
  private final float[][] rows;

  /**
   * Measures a page.
   *
   * @param names the tags that are classified
   * @param removed text nodes that are templates
   */
  public BlockTags(PageModel page, BlockLevelNames names, Selection removed) {
    this.page = page;
    this.removed = removed;
    int[] owner = owners(names);
    Blocks blocks = Blocks.visible(page);
    start = new int[blocks.size()];
    end = new int[blocks.size()];
    tag = new int[blocks.size()];
    int[] elements = new int[blocks.size()];
    int[] numberOf = new int[page.size()];
    Arrays.fill(numberOf, -1);
    int found = 0;
    int tags = 0;
    for (int b = 0; b < blocks.size(); b++) {
      if (isLeft(blocks.start(b), blocks.end(b))) {
        int by = owner[blocks.start(b)];
        if (numberOf[by] < 0) {
          elements[tags] = by;
          numberOf[by] = tags++;
        }
        start[found] = blocks.start(b);
        end[found] = blocks.end(b);
        tag[found++] = numberOf[by];
      }
    }
    element = Arrays.copyOf(elements, tags);
    pieces = found;
    rows = rows(owner);
  }

  /** Returns the nearest classified tag around each node; the node itself if it is one. */
  private int[] owners(BlockLevelNames names) {
    int[] owner = new int[page.size()];
    for (int i = 1; i < owner.length; i++) {
      boolean classified = page.isBlockLevel(i) && names.contains(page.tag(i));
      owner[i] = classified ? i : owner[page.parent(i)];
    }
    return owner;
  }

  private boolean isText(int i) {
    return page.isText(i) && page.isVisible(i) && !removed.contains(i);
  }

  private boolean isLeft(int from, int to) {
    for (int i = from; i < to; i++) {
      if (isText(i) && page.hasWord(i)) {
        return true;
      }
    }
    return false;
  }

  private float[][] rows(int[] owner) {
    int n = page.size();
    Counts all = new Counts();
    Counts[] counts = new Counts[n];
    int[] charsBefore = new int[n + 1];
    for (int i = 0; i < n; i++) {
      if (counts[owner[i]] == null) {
        counts[owner[i]] = new Counts();
      }
      int chars = isText(i) ? page.measures().chars(i) : 0;
      charsBefore[i + 1] = charsBefore[i] + chars;
      counts[owner[i]].addText(chars, page.inLink(i));
      all.addText(chars, page.inLink(i));
    }
    for (int i = 0; i < n; i++) {
      if (!page.isText(i) && page.isVisible(i)) {
        boolean emptied =
            page.measures().chars(i) > 0 && charsBefore[page.end(i)] == charsBefore[i];
        counts[owner[i]].addElement(page.tag(i), emptied);
        all.addElement(page.tag(i), emptied);
      }
    }
    return Arrays.stream(element).mapToObj(e -> counts[e].row(all)).toArray(float[][]::new);
  }

  /** The counts of one tag, or of the whole page. */
  private static final class Counts {
    private int chars;
    private int linkChars;
    private int links;
    private int pictures;

    void addText(int added, boolean inLink) {
      chars += added;
      linkChars += inLink ? added : 0;
    }

    /** Adds an element; a link is not counted if all of its text was removed. */
    void addElement(String name, boolean emptied) {
      switch (name) {
        case "a" -> links += emptied ? 0 : 1;
        case "img" -> pictures++;
        default -> {}
      }
    }

    float[] row(Counts page) {
      float[] values = new float[FEATURES.size()];
      addTo(FeatureRow.over(values), page);
      return values;
    }

    FeatureRow addTo(FeatureRow row, Counts page) {
      row.add("R1", chars / (page.chars + 1f));
      row.add("R2", linkChars / (page.linkChars + 1f));
      row.add("R3", links / (page.links + 1f));
      row.add("R4", pictures / (page.pictures + 1f));
      row.add("R5", linkChars / (chars + 1f));
      return row;
    }
  }

  /** Returns the number of tags with text of their own. */
  public int size() {
    return element.length;
  }

  /** Returns the features of tag {@code t}, as {@link SiteTemplateModel#SCHEMA} names them. */
  public float[] row(int t) {
    return rows[t];
  }

  /** Returns the element of tag {@code t}. */
  int element(int t) {
    return element[t];
  }

  /** Returns the number of pieces, at least that of tags. */
  public int pieces() {
    return pieces;
  }

  /** Returns the tag of piece {@code p}. */
  public int tag(int p) {
    return tag[p];
  }

  /** Returns the text of piece {@code p}. */
  public String text(int p) {
    return page.text(start[p], end[p], i -> !removed.contains(i));
  }

  /** Explains a value of piece {@code p}. */
  Explanation explain(int p, String description, double value) {
    return Explanation.ofPart(start[p], end[p], description, value, List.of());
  }

  /** Selects the text of the pieces that are kept. */
  public Selection select(boolean[] kept) {
    Selection.Builder selected = new Selection.Builder(page);
    for (int p = 0; p < pieces; p++) {
      if (kept[p]) {
        selected.addRange(start[p], end[p]);
      }
    }
    return selected.build().minus(removed);
  }
}
