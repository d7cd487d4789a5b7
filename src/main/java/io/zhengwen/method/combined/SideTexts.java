package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.NamedParts;
import io.zhengwen.method.combined.names.NameWords;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.Set;

/**
 * Removes from a choice what stands beside the main text by the word of its elements: dialogs,
 * forms with fields to type in, what follows {@code main}, and parts whose names say that they are
 * related pages, contents, tooltips and the like. Each of the four is removed only where it holds
 * no more than a third of the chosen text: a greater share is the main text itself, as where a
 * system wraps the whole page in a form.
 */
final class SideTexts {
  /** A greater share of the chosen text than one in so many tokens stays; ours. */
  private static final int LEAST_REST = 3;

  private static final Set<String> DIALOGS = Set.of("dialog", "alertdialog");

  private static final Set<String> TYPED =
      Set.of("", "text", "email", "tel", "password", "url", "number");

  /** Words in names of related pages, and of texts that are not the page's own; ours. */
  private static final NameWords TEXTS =
      NameWords.of(
          "related",
          "recommended",
          "recommendation",
          "recommendations",
          "similar",
          "disclaimer",
          "disclaimers",
          "newsletter",
          "newsletters",
          "popover",
          "popovers",
          "signup",
          "subscribe",
          "tooltip",
          "tooltips");

  /** Words in names of contents and ways to the page; ours. */
  private static final NameWords LINKS = NameWords.of("toc", "breadcrumb", "breadcrumbs");

  /** The share of links in such, as {@code no-toc} on an article's text names none; ours. */
  private static final double LEAST_LINK_DENSITY = .5;

  private static final int ROLE = PageModel.attributeSet("role");

  private static final int DIALOG = 1;
  private static final int FORM = 2;
  private static final int BELOW_MAIN = 4;
  private static final int NAMED = 8;

  private final PageModel page;
  private final Blocks blocks;
  private final int[] tokens;

  /** For each block, which of the four it is, as a sum of the constants above. */
  private final byte[] kinds;

  /** One past the last node of what was met last of each kind; 0 if none was. */
  private int endOfDialog;

  private int endOfForm;
  private int endOfMain;

  /** The first block of the form met last, and whether a field to type in was met in it. */
  private int firstOfForm;

  private boolean isTypedIn;

  /** Finds such texts among the blocks of a page, in one walk over it. */
  SideTexts(PageModel page, BlockPage measured) {
    this.page = page;
    blocks = measured.blocks;
    tokens = measured.measures.tokens;
    boolean[] texts = NamedParts.blocks(measured, TEXTS, 0);
    boolean[] links = NamedParts.blocks(measured, LINKS, LEAST_LINK_DENSITY);
    kinds = new byte[measured.size];
    int b = 0;
    for (int i = 0; i < page.size() && b < kinds.length; i++) {
      if (i == blocks.start(b)) {
        kinds[b] |= (byte) (blocks.end(b) <= endOfDialog ? DIALOG : 0);
        kinds[b] |= (byte) (texts[b] || links[b] ? NAMED : 0);
        kinds[b] |= (byte) (isTypedIn && blocks.end(b) <= endOfForm ? FORM : 0);
        b++;
      } else if (!page.isText(i)) {
        enter(i, b);
      }
    }
    for (b = kinds.length - 1; endOfMain > 0 && b >= 0 && blocks.start(b) >= endOfMain; b--) {
      kinds[b] |= BELOW_MAIN;
    }
  }

  private void enter(int i, int nextBlock) {
    String tag = page.tag(i);
    String role = page.mayHaveAny(i, ROLE) ? page.attr(i, "role") : "";
    if (i >= endOfDialog && (tag.equals("dialog") || DIALOGS.contains(role))) {
      endOfDialog = page.end(i);
    }
    if (tag.equals("main") || role.equals("main")) {
      endOfMain = page.end(i);
    }
    if (i >= endOfForm) {
      isTypedIn = false;
      if (tag.equals("form")) {
        endOfForm = page.end(i);
        firstOfForm = nextBlock;
      }
    } else if (!isTypedIn && isField(i, tag)) {
      isTypedIn = true;
      for (int b = firstOfForm; b < nextBlock; b++) {
        kinds[b] |= FORM;
      }
    }
  }

  private boolean isField(int i, String tag) {
    return tag.equals("textarea")
        || tag.equals("input") && TYPED.contains(LowerCase.of(page.attr(i, "type")));
  }

  /** Removes such texts from {@code kept}. */
  void leaveOut(boolean[] kept) {
    leaveOut(DIALOG, kept);
    leaveOut(FORM, kept);
    leaveOut(BELOW_MAIN, kept);
    leaveOut(NAMED, kept);
  }

  private void leaveOut(int kind, boolean[] kept) {
    long all = 0;
    long beside = 0;
    for (int b = 0; b < kept.length; b++) {
      all += kept[b] ? tokens[b] : 0;
      beside += kept[b] && (kinds[b] & kind) != 0 ? tokens[b] : 0;
    }
    for (int b = 0; beside > 0 && LEAST_REST * beside <= all && b < kept.length; b++) {
      kept[b] &= (kinds[b] & kind) == 0;
    }
  }
}
