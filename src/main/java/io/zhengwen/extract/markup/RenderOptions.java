package io.zhengwen.extract.markup;

/**
 * What a rendering of structured text keeps. Text is kept in any case, except that of tables that
 * are left out.
 *
 * @param links whether links are kept; without them, their text is
 * @param images whether images are kept
 * @param tables whether tables of data are kept; tables that only lay out a page are no tables
 */
public record RenderOptions(boolean links, boolean images, boolean tables) {
  /** Everything is kept. */
  public static final RenderOptions ALL = new RenderOptions(true, true, true);
}
