package io.zhengwen.studio.service;

import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * Shows wrapper templates and the seeds they are used for, and makes, tries and changes them. Not
 * thread-safe; one is made for each request.
 */
public final class WrapperService {
  private final WrapperLibrary library;
  private final WrapperTrial trial;
  private final Map<String, Object> answer = new LinkedHashMap<>();

  /**
   * Prepares for a request.
   *
   * @param stored pages that are not kept with a seed
   * @param reader reads pages that are posted
   */
  public WrapperService(WrapperLibrary library, StoredPages stored, PageReader reader) {
    this.library = library;
    trial = new WrapperTrial(library, stored, reader);
  }

  /**
   * Shows what parameters ask for: {@code list} is {@code templates}, {@code seeds} or {@code
   * alarms}; {@code template}, {@code seed} or {@code url} name one, {@code page} a kept page of
   * the seed; {@code export=true} gives all definitions; without any, numbers. Lists have at most
   * {@code rows} after {@code after}.
   *
   * @throws IllegalArgumentException if a parameter is wrong
   * @throws NoSuchElementException if there is no such thing
   */
  public Map<String, Object> show(Parameters params, PageCounts counts) {
    new WrapperView(library, counts, params).show(answer);
    return answer;
  }

  /**
   * Does what a JSON object asks for.
   *
   * @throws IllegalArgumentException if it is wrong
   * @throws NoSuchElementException if it names something that is not there
   * @throws ConflictException if it was decided on another revision
   * @throws io.zhengwen.store.TemplateStoreException if the store is away
   */
  public Map<String, Object> change(byte[] json) throws IOException {
    try {
      apply(WrapperChange.read(json));
    } catch (LibraryEdits.ConflictException e) {
      throw new ConflictException(e.getMessage(), e);
    }
    return answer;
  }

  private void apply(WrapperChange change) {
    LibraryEdits edits = new LibraryEdits(library);
    Integer revision = change.revision();
    String template = change.template();
    switch (change.action()) {
      case INDUCE -> trial.induce(change, answer);
      case TEST -> trial.test(change, answer);
      case PUT -> answer(edits.put(WrapperChange.template(change.definition()), revision));
      case IMPORT -> answer.put("templates", imported(change, edits));
      case DELETE -> {
        edits.deleteTemplate(template, revision);
        answer.put("deleted", template);
      }
      case ROLLBACK -> answer(edits.rollBack(template, revision));
      case ACCEPT_REPAIR -> answer(edits.acceptRepair(template, revision));
      case REFUSE_REPAIR -> answer(edits.refuseRepair(template, revision));
      case JUDGE -> answer(edits.judge(template, change.field(), change.right()));
      case UNJUDGE -> answer(edits.unjudge(template, change.field(), change.right()));
      case ADD_SEED -> answer(edits.addSeed(change.seed()));
      case DELETE_SEED -> {
        edits.deleteSeed(change.seed(), revision);
        answer.put("deleted", change.seed());
      }
      case ATTACH -> decide(change, Attachment.State.CONFIRMED, edits);
      case REFUSE -> decide(change, Attachment.State.REFUSED, edits);
      case DETACH -> answer(edits.detach(change.seed(), template, revision));
      case TRY -> {
        library.refresh();
        requireKnown(change);
        library.associate(change.seed(), template);
        answer.put("trying", library.waiting());
      }
    }
  }

  private void requireKnown(WrapperChange change) {
    if (change.seed() == null) {
      if (library.store().templates().load(change.template()).isEmpty()) {
        throw new NoSuchElementException("template '" + change.template() + "'");
      }
    } else if (library.store().seeds().load(change.seed()).isEmpty()) {
      throw new NoSuchElementException("seed " + change.seed());
    }
  }

  private void decide(WrapperChange change, Attachment.State state, LibraryEdits edits) {
    answer(edits.decide(change.seed(), change.template(), state, change.revision()));
  }

  /** All or none: what is invalid is found before the first is stored. */
  private List<Object> imported(WrapperChange change, LibraryEdits edits) {
    List<WrapperTemplate> templates =
        change.definitions().stream().map(WrapperChange::template).toList();
    templates.forEach(Wrapper::new);
    List<Object> records = new ArrayList<>();
    for (WrapperTemplate template : templates) {
      Integer revision =
          library
              .store()
              .templates()
              .load(template.name())
              .map(TemplateRecord::revision)
              .orElse(null);
      TemplateRecord now = edits.put(template, revision);
      records.add(WrapperAnswer.summary(now, library.seedsOf(template.name())));
    }
    return records;
  }

  private void answer(TemplateRecord record) {
    answer.put(
        "template", WrapperAnswer.summary(record, library.seedsOf(record.template().name())));
  }

  private void answer(SeedRecord seed) {
    SeedPages pages = library.store().pages().load(seed.pattern()).orElse(SeedPages.none());
    answer.put("seed", WrapperAnswer.summary(seed, pages));
  }
}
