package io.zhengwen.extract.markup;

/**
 * What a rendering of structured text keeps. Text is kept in any case, except that of tables that
 * are left out.
 *
 * @param links whether links are kept; without them, their text is
 * @param images whether images are kept
 * @param tables whether tables of data are kept; tables that only lay out a page are no tables
 * @param comments whether readers' comments follow the main text
 */
public record RenderOptions(boolean links, boolean images, boolean tables, boolean comments) {
  /** All of the main text, without comments. */
  public static final RenderOptions DEFAULT = new RenderOptions(true, true, true, false);

  /** The same without links; their text is kept. */
  public RenderOptions withoutLinks() {
    return new RenderOptions(false, images, tables, comments);
  }

  /** The same without images. */
  public RenderOptions withoutImages() {
    return new RenderOptions(links, false, tables, comments);
  }

  /** The same without tables of data. */
  public RenderOptions withoutTables() {
    return new RenderOptions(links, images, false, comments);
  }

  /** The same with readers' comments after the main text. */
  public RenderOptions withComments() {
    return new RenderOptions(links, images, tables, true);
  }
}
