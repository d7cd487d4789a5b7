package io.zhengwen.solr;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageText;
import java.util.concurrent.Semaphore;

/**
 * The memory in which pages are extracted and indexed. Those that do not fit in beside the others
 * wait, in order, so that a few pages of many tags, or of long texts, cannot take the whole heap.
 * Thread-safe.
 *
 * <p>In SolrCloud only the node that receives a document from a client has it wait, and until other
 * nodes have indexed it if it is large. Nodes that it is forwarded to make it wait for nothing: no
 * two nodes can wait for each other.
 */
final class ExtractionRoom {
  /** A quarter of the heap, for all cores of this class loader. */
  static final ExtractionRoom OF_NODE = new ExtractionRoom(Runtime.getRuntime().maxMemory() / 4);

  /** What a tag takes as node, block and row of features. */
  private static final long TAG_BYTES = 600;

  /** What a character takes in the page, its tree and the texts made of it. */
  private static final long CHAR_BYTES = 16;

  /**
   * What a character of main text takes while its terms are indexed, at worst: a Chinese text in
   * which every pair of characters is another.
   */
  private static final long INDEXED_CHAR_BYTES = 200;

  private static final int UNIT = 1 << 10;

  /** What takes at least this part of the room is large. */
  private static final int LARGE = 16;

  private final int units;
  private final Semaphore free;

  /** Makes a room of so many bytes. */
  ExtractionRoom(long bytes) {
    units = (int) Math.max(1, Math.min(Integer.MAX_VALUE, bytes / UNIT));
    free = new Semaphore(units, true);
  }

  /** A place that takes nothing yet. */
  Place place() {
    return new Place();
  }

  private int units(PageText page, ParseLimits limits) {
    String html = page.html();
    int chars = Math.min(html.length(), limits.maxSize());
    int tags = 0;
    for (int i = html.indexOf('<'); i >= 0 && i < chars && tags < limits.maxTags(); ) {
      tags++;
      i = html.indexOf('<', i + 1);
    }
    return units(tags * TAG_BYTES + chars * CHAR_BYTES);
  }

  private int units(long bytes) {
    return (int) Math.min(units, bytes / UNIT + 1);
  }

  /** What the pages of one document take. Not thread-safe. */
  final class Place implements AutoCloseable {
    private int taken;

    private Place() {}

    /**
     * Waits until a page fits in too. What was taken before is given back meanwhile: who waits
     * holds nothing that others wait for. A page larger than the room has it for itself.
     */
    void enter(PageText page, ParseLimits limits) {
      take(Math.min(units, taken + units(page, limits)));
    }

    /** Waits until a main text can be indexed too, beside what was taken before. */
    void index(long chars) {
      take(Math.min(units, taken + units(chars * INDEXED_CHAR_BYTES)));
    }

    /**
     * Whether so much was taken that a few of its kind fill the room, so that it should not be
     * given back while the document is still being indexed elsewhere.
     */
    boolean isLarge() {
      return taken > units / LARGE;
    }

    private void take(int all) {
      leave();
      free.acquireUninterruptibly(all);
      taken = all;
    }

    /** Gives back what was taken. */
    void leave() {
      free.release(taken);
      taken = 0;
    }

    @Override
    public void close() {
      leave();
    }
  }
}
