package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What people change in a library. A change may name the revision that it was decided on; if the
 * record has another one by now, it is refused.
 */
public final class LibraryEdits {
  private final WrapperLibrary library;

  /** Says that a record was changed meanwhile, or exists already. */
  public static final class ConflictException extends IllegalStateException {
    ConflictException(String message) {
      super(message);
    }
  }

  /** Changes a library. */
  public LibraryEdits(WrapperLibrary library) {
    this.library = library;
  }

  /**
   * Adds a template, or a version of it.
   *
   * @param revision the record's revision; null if the template must be new
   * @throws IllegalArgumentException if it is invalid
   * @throws ConflictException if there is one with this name, or it has another revision
   */
  public TemplateRecord put(WrapperTemplate template, Integer revision) {
    TemplateFile.check(template);
    return library.update(
        template.name(),
        known -> {
          if (known != null && revision == null) {
            throw new ConflictException(
                "there is a template '"
                    + template.name()
                    + "' with the revision "
                    + known.revision());
          }
          checkRevision(known == null ? 0 : known.revision(), revision, template.name());
          return known == null ? TemplateRecord.of(template) : known.with(template);
        });
  }

  /**
   * Undoes the latest change of a template.
   *
   * @throws NoSuchElementException if there is none
   * @throws IllegalArgumentException if it has no earlier version
   */
  public TemplateRecord rollBack(String name, Integer revision) {
    return template(name, revision, TemplateRecord::rolledBack);
  }

  /**
   * Makes the proposed repair the next version of a template.
   *
   * @throws NoSuchElementException if there is none
   */
  public TemplateRecord acceptRepair(String name, Integer revision) {
    return template(
        name,
        revision,
        known -> {
          if (known.proposal() == null) {
            throw new NoSuchElementException("repair of the template '" + name + "'");
          }
          return known.with(known.proposal().template());
        });
  }

  /** Drops the proposed repair of a template. */
  public TemplateRecord refuseRepair(String name, Integer revision) {
    return template(name, revision, known -> known.withProposal(null));
  }

  /** Notes whether a value that a template read is right. */
  public TemplateRecord judge(String name, String field, boolean right) {
    return field(name, field, known -> known.withJudgement(field, right));
  }

  /** Takes back that a value is right, or that it is not. */
  public TemplateRecord unjudge(String name, String field, boolean right) {
    return field(name, field, known -> known.withoutJudgement(field, right));
  }

  private TemplateRecord field(String name, String field, UnaryOperator<TemplateRecord> change) {
    return template(
        name,
        null,
        known -> {
          if (known.template().field(field).isEmpty()) {
            throw new NoSuchElementException(
                "field '" + field + "' of the template '" + name + "'");
          }
          return change.apply(known);
        });
  }

  private TemplateRecord template(
      String name, Integer revision, UnaryOperator<TemplateRecord> change) {
    return library.update(
        name,
        known -> {
          if (known == null) {
            throw new NoSuchElementException("template '" + name + "'");
          }
          checkRevision(known.revision(), revision, name);
          return change.apply(known);
        });
  }

  /**
   * Deletes a template; seeds no longer use it.
   *
   * @param revision the record's revision; null if it does not matter
   * @throws NoSuchElementException if there is none
   */
  public void deleteTemplate(String name, Integer revision) {
    if (revision != null) {
      template(name, revision, known -> known);
    }
    if (!library.store().templates().delete(name)) {
      throw new NoSuchElementException("template '" + name + "'");
    }
    for (SeedRecord seed : library.seeds()) {
      if (seed.attachment(name).isPresent()) {
        library
            .store()
            .seeds()
            .update(seed.pattern(), known -> known == null ? null : known.without(name));
        library
            .store()
            .pages()
            .update(seed.pattern(), known -> known == null ? null : known.without(name));
      }
    }
    library.refresh();
  }

  /**
   * Adds a seed.
   *
   * @throws IllegalArgumentException if the pattern is invalid
   * @throws ConflictException if there is one of the same addresses, however they are escaped
   */
  public SeedRecord addSeed(String text) {
    SeedPattern typed = new SeedPattern(text);
    SeedRecord seed = SeedRecord.of(typed);
    String pattern = seed.pattern();
    library.refresh();
    library.sameAs(typed).ifPresent(same -> refuse(same.pattern()));
    SeedRecord now =
        library
            .store()
            .seeds()
            .update(
                pattern,
                known -> {
                  if (known != null) {
                    refuse(pattern);
                  }
                  return seed;
                });
    library.refresh();
    library.associate(pattern, null);
    return now;
  }

  private static void refuse(String known) {
    throw new ConflictException("there is a seed " + known);
  }

  /**
   * Deletes a seed with its pages.
   *
   * @param revision the record's revision; null if it does not matter
   * @throws NoSuchElementException if there is none
   */
  public void deleteSeed(String pattern, Integer revision) {
    if (revision != null) {
      seed(pattern, revision, known -> known);
    }
    if (!library.store().seeds().delete(pattern)) {
      throw new NoSuchElementException("seed " + pattern);
    }
    library.store().pages().delete(pattern);
    library.refresh();
  }

  /**
   * Uses a template for a seed or does not, whatever was found by trying.
   *
   * @throws NoSuchElementException if there is no such seed or template
   */
  public SeedRecord decide(
      String pattern, String template, Attachment.State state, Integer revision) {
    TemplateRecord record =
        library
            .store()
            .templates()
            .load(template)
            .orElseThrow(() -> new NoSuchElementException("template '" + template + "'"));
    return seed(
        pattern,
        revision,
        known -> {
          Optional<Attachment> before = known.attachment(template);
          return known.with(
              before
                  .map(attachment -> attachment.with(state))
                  .orElseGet(
                      () -> new Attachment(template, state, record.template().version(), 0, 0)));
        });
  }

  /** Forgets what was decided and found about a template on a seed. */
  public SeedRecord detach(String pattern, String template, Integer revision) {
    return seed(pattern, revision, known -> known.without(template));
  }

  private SeedRecord seed(String pattern, Integer revision, UnaryOperator<SeedRecord> change) {
    SeedRecord now =
        library
            .store()
            .seeds()
            .update(
                pattern,
                known -> {
                  if (known == null) {
                    throw new NoSuchElementException("seed " + pattern);
                  }
                  checkRevision(known.revision(), revision, pattern);
                  return change.apply(known);
                });
    library.refresh();
    return now;
  }

  private static void checkRevision(int known, Integer wanted, String name) {
    if (wanted != null && wanted != known) {
      throw new ConflictException("'" + name + "' has the revision " + known);
    }
  }
}
