package io.zhengwen.page;

/** The address of a node for people: tags with id or first class, from body down. */
public final class NodePath {
  private NodePath() {}

  /** For example {@code body > div#main > p.lead}. */
  public static String of(PageModel page, int i) {
    StringBuilder path = new StringBuilder(step(page, i));
    for (int a = page.parent(i); a >= 0; a = page.parent(a)) {
      path.insert(0, step(page, a) + " > ");
    }
    return path.toString();
  }

  private static String step(PageModel page, int i) {
    String id = page.attr(i, "id").strip();
    if (!id.isEmpty()) {
      return page.tag(i) + "#" + id;
    }
    String classes = page.attr(i, "class").strip();
    return classes.isEmpty() ? page.tag(i) : page.tag(i) + "." + classes.split("\\s+")[0];
  }
}
