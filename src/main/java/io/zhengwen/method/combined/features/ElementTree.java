package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameScanner;
import io.zhengwen.method.combined.names.PageNames;
import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.LowerCase;
import java.util.Arrays;

/**
 * The block-level elements of a page in document order, each with the range of its blocks and with
 * what its tag, role and names tell. Element 0 is {@code body}. Read-only after construction.
 */
public final class ElementTree {
  final int size;
  final int[] parent;

  /** The first block of the subtree and one past the last. */
  final int[] first;

  final int[] end;

  /** The nearest ancestor that holds more blocks, or -1. */
  final int[] wider;

  final int[] depth;
  final int[] own;

  /** {@link TagClass#AROUND} bits of the element and its ancestors. */
  final int[] around;

  final boolean[] ariaHidden;
  final int[] families;
  final long[] tag;

  /** A hash of the tag and the first classes; siblings printed by the same template share it. */
  final long[] signature;

  /**
   * The numbers of the words of element e's names are {@code names[nameStart[e]..nameStart[e +
   * 1])}.
   */
  final int[] nameStart;

  final int[] names;

  /** The hash of each word, by its number. */
  final int[] wordHash;

  /** The element of each block. */
  public final int[] owner;

  /**
   * The number of images between the start of the previous block and the start of each block. Both
   * {@code img} and {@code picture} elements count, so one inside the other counts twice.
   */
  final int[] blockImages;

  int images;
  int controls;
  int articles;
  int mains;

  ElementTree(PageModel page, Blocks blocks, int blockCount) {
    int capacity = 1;
    for (int i = 1; i < page.size(); i++) {
      capacity += !page.isText(i) && page.isBlockLevel(i) ? 1 : 0;
    }
    size = capacity;
    parent = new int[size];
    first = new int[size];
    end = new int[size];
    wider = new int[size];
    depth = new int[size];
    own = new int[size];
    around = new int[size];
    ariaHidden = new boolean[size];
    families = new int[size];
    tag = new long[size];
    signature = new long[size];
    nameStart = new int[size + 1];
    owner = new int[blockCount];
    blockImages = new int[blockCount];
    PageNames reader = new PageNames(page);
    names = walk(page, blocks, reader);
    wordHash = reader.wordHashes();
    for (int e = 1; e < size; e++) {
      int p = parent[e];
      wider[e] = end[p] - first[p] > end[e] - first[e] ? p : wider[p];
    }
  }

  private int[] walk(PageModel page, Blocks blocks, PageNames reader) {
    int[] collected = new int[4 * size];
    int[] pageId = new int[size];
    int e = -1;
    int open = -1;
    int block = 0;
    int imagesBefore = 0;
    for (int i = 0; i < page.size(); i++) {
      while (open > 0 && i >= page.end(pageId[open])) {
        end[open] = block;
        open = parent[open];
      }
      if (page.isText(i)) {
        if (block < owner.length && blocks.start(block) == i) {
          owner[block] = open;
          block++;
        }
        continue;
      }
      if (i > 0 && !page.isBlockLevel(i)) {
        imagesBefore += inline(page, i);
        if (block < owner.length) {
          blockImages[block] = imagesBefore;
        }
        continue;
      }
      parent[++e] = open;
      open = e;
      pageId[e] = i;
      first[e] = block;
      describe(page, i, e, reader);
      if (nameStart[e] + reader.count() > collected.length) {
        collected = Arrays.copyOf(collected, 2 * collected.length + NameScanner.MAX_WORDS);
      }
      for (int w = 0; w < reader.count(); w++) {
        collected[nameStart[e] + w] = reader.word(w);
      }
      nameStart[e + 1] = nameStart[e] + reader.count();
    }
    for (; open >= 0; open = parent[open]) {
      end[open] = block;
    }
    wider[0] = -1;
    images = imagesBefore;
    cumulativeToDifferences();
    return collected;
  }

  private int inline(PageModel page, int i) {
    switch (page.tag(i)) {
      case "img", "picture" -> {
        return 1;
      }
      case "input", "select", "textarea" -> controls++;
      default -> {}
    }
    return 0;
  }

  private void cumulativeToDifferences() {
    int before = 0;
    for (int b = 0; b < blockImages.length; b++) {
      int total = Math.max(before, blockImages[b]);
      blockImages[b] = total - before;
      before = total;
    }
  }

  private void describe(PageModel page, int i, int e, PageNames reader) {
    int p = parent[e];
    String name = page.tag(i);
    TagClass tagClass = TagClass.ofTag(name);
    depth[e] = p < 0 ? 0 : depth[p] + 1;
    own[e] = tagClass.own();
    tag[e] = tagClass.hash();
    String role = page.attr(i, "role");
    around[e] =
        (p < 0 ? 0 : around[p])
            | tagClass.around()
            | (role.isEmpty() ? 0 : TagClass.ofRole(LowerCase.of(role)))
            | (page.inLink(i) ? TagClass.IN_LINK : 0);
    ariaHidden[e] = p >= 0 && ariaHidden[p] || page.attr(i, "aria-hidden").equals("true");
    articles += name.equals("article") ? 1 : 0;
    mains += name.equals("main") ? 1 : 0;
    reader.read(i);
    signature[e] = Hashes.combine(tag[e], reader.classHash());
    families[e] = reader.families();
  }

  /** Returns the number of blocks in the subtree of element {@code e}. */
  int blocks(int e) {
    return end[e] - first[e];
  }
}
