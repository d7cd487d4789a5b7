package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
   * Tries templates on a seed; those that a person decided on are left alone. A template that is
   * used and was changed need not read pages that it did not read before the change either.
   *
   * @param earlier gives the version of a template that was tried before
   * @return the templates that read any page, and those that were used before
   */
  static List<Attachment> tried(
      SeedRecord seed,
      SeedPages pages,
      Collection<Wrapper> templates,
      Function<Attachment, Optional<WrapperTemplate>> earlier) {
    List<Parsed> kept = newestFirst(pages).stream().map(Parsed::new).toList();
    List<Attachment> found = new ArrayList<>();
    for (Wrapper template : templates) {
      Optional<Attachment> before = seed.attachment(template.template().name());
      boolean decided =
          before.isPresent()
              && before.get().state() != Attachment.State.UNFIT
              && before.get().state() != Attachment.State.ATTACHED;
      if (!decided) {
        Optional<WrapperTemplate> old =
            before
                .filter(Attachment::isUsed)
                .filter(used -> used.version() != template.template().version())
                .flatMap(earlier);
        Attachment now =
            old.isPresent()
                ? changed(new Wrapper(old.get()), template, kept)
                : tried(template, kept);
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

  private static Attachment changed(Wrapper before, Wrapper after, List<Parsed> pages) {
    List<Parsed> telling =
        pages.stream().filter(page -> isRead(before, page) || isRead(after, page)).toList();
    Attachment now = tried(after, telling);
    return now.pages() == 0 ? now.with(Attachment.State.ATTACHED) : now;
  }

  private static boolean isRead(Wrapper wrapper, Parsed page) {
    return page.scope()
        .map(scope -> TemplateReading.of(wrapper, scope.texts()).complete())
        .orElse(false);
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
      boolean read = isRead(wrapper, parsed);
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
