package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The part of a page that rules look at: all of it, or a record.
 *
 * @param texts the page's texts
 * @param root the body, 0, or the record's first element
 * @param end the first node behind it; beyond that element if the record consists of several beside
 *     each other
 */
public record Scope(PageTexts texts, int root, int end) {
  /** A part that is one element. */
  public Scope(PageTexts texts, int root) {
    this(texts, root, texts.page().end(root));
  }

  /** A whole page. */
  public static Scope of(PageTexts texts) {
    return new Scope(texts, 0);
  }

  /** The same part with the texts that are struck out. */
  public Scope withStruck() {
    return new Scope(texts.withStruck(), root, end);
  }

  /** Whether a node is in this part of the page. */
  public boolean holds(int node) {
    return node >= root && node < end;
  }

  /** The elements that it consists of, one or several beside each other. */
  public List<Integer> parts() {
    PageModel page = texts.page();
    List<Integer> parts = new ArrayList<>(List.of(root));
    if (end > page.end(root)) {
      for (int i = page.nextSibling(root); i >= 0 && i < end; i = page.nextSibling(i)) {
        if (!page.isText(i)) {
          parts.add(i);
        }
      }
    }
    return parts;
  }

  /** That of its elements in which a node is. */
  public int partOf(int node) {
    int part = root;
    if (end > texts.page().end(root)) {
      for (int i : parts()) {
        part = i <= node ? i : part;
      }
    }
    return part;
  }

  /** An element of the tree. */
  Element element(int node) {
    return (Element) texts.page().node(node);
  }
}
