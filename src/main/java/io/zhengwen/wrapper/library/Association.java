package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Tries templates on the kept pages of seeds. */
final class Association {
  /** A template that reads this share of the pages of its kind is used. */
  private static final double FITS = .5;

  private static final int LEAST_COMPLETE = 3;
  private static final int FIRST = 3;

  private Association() {}

  /** A kept page, parsed when it is needed. */
  private static final class Parsed {
    private final KeptPage page;
    private Optional<Scope> scope;

    private Parsed(KeptPage page) {
      this.page = page;
    }

    private Optional<Scope> scope() {
      if (scope == null) {
        scope = page.parsed();
      }
      return scope;
    }
  }

  /**
   * Tries templates on a seed; those that a person decided on, or that were tried in their current
   * version and are used, are left alone.
   *
   * @return the templates that read any page, and those that were used before
   */
  static List<Attachment> tried(SeedRecord seed, SeedPages pages, Collection<Wrapper> templates) {
    List<Parsed> kept = newestFirst(pages).stream().map(Parsed::new).toList();
    List<Attachment> found = new ArrayList<>();
    for (Wrapper template : templates) {
      Optional<Attachment> before = seed.attachment(template.template().name());
      boolean decided =
          before.isPresent()
              && before.get().state() != Attachment.State.UNFIT
              && before.get().state() != Attachment.State.ATTACHED;
      if (!decided) {
        Attachment now = tried(template, kept);
        if (now.complete() > 0 || before.isPresent()) {
          found.add(now);
        }
      }
    }
    return found;
  }

  private static List<KeptPage> newestFirst(SeedPages pages) {
    List<KeptPage> all = new ArrayList<>();
    int lists = pages.lists().size();
    int details = pages.details().size();
    for (int i = 1; i <= Math.max(lists, details); i++) {
      if (i <= details) {
        all.add(pages.details().get(details - i));
      }
      if (i <= lists) {
        all.add(pages.lists().get(lists - i));
      }
    }
    return all;
  }

  /** A template that reads none of the first pages of its kind is not tried on the others. */
  private static Attachment tried(Wrapper wrapper, List<Parsed> pages) {
    TemplateKind kind = wrapper.template().kind();
    int ofKind = 0;
    int complete = 0;
    for (Parsed parsed : pages) {
      boolean isOfKind = parsed.page.kind() == kind;
      if (!isOfKind && parsed.page.sure() || ofKind >= FIRST && complete == 0) {
        continue;
      }
      boolean read =
          parsed
              .scope()
              .map(scope -> TemplateReading.of(wrapper, scope.texts()).complete())
              .orElse(false);
      complete += read ? 1 : 0;
      ofKind += isOfKind || read ? 1 : 0;
    }
    boolean fits =
        complete > 0 && complete >= Math.min(LEAST_COMPLETE, ofKind) && complete >= FITS * ofKind;
    return new Attachment(
        wrapper.template().name(),
        fits ? Attachment.State.ATTACHED : Attachment.State.UNFIT,
        wrapper.template().version(),
        ofKind,
        complete);
  }
}
