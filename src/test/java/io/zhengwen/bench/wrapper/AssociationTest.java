package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Six seeds and four templates, of which some fit several, find each other. */
class AssociationTest {
  private final WrapperLibrary library =
      new WrapperLibrary(
          WrapperStore.inMemory(StoreBounds.DEFAULT),
          new Quiet(),
          Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC));
  private final LibraryEdits edits = new LibraryEdits(library);

  private record Quiet() implements LibraryListener {
    @Override
    public void alarm(String message) {
      throw new AssertionError(message);
    }

    @Override
    public void problem(String message) {
      throw new AssertionError(message);
    }
  }

  private void crawl(AssociationCase seed) {
    edits.addSeed(seed.seed());
    for (EstatePage page : seed.pages()) {
      PageReading reading = library.read(page.model(), page.url()).orElseThrow();
      library.accepted(page.id(), page.url(), page.html(), reading);
    }
    settle();
  }

  private void settle() {
    do {
      library.maintain();
    } while (library.waiting() > 0);
  }

  private List<String> used(AssociationCase seed) {
    return library.store().seeds().load(seed.seed()).orElseThrow().used();
  }

  @Test
  void newTemplatesAreAttachedToTheSeedsThatTheyFit() {
    List<AssociationCase> seeds = AssociationCase.all();
    seeds.forEach(this::crawl);
    AssociationCase.templates().forEach(template -> edits.put(template, null));
    settle();

    for (AssociationCase seed : seeds) {
      assertThat(used(seed)).as(seed.seed()).containsExactlyInAnyOrderElementsOf(seed.fitting());
      EstatePage page = seed.fullest();
      assertThat(library.read(page.model(), page.url()).orElseThrow().template())
          .as(seed.seed())
          .map(WrapperTemplate::name)
          .isEqualTo(Optional.of(seed.best()).filter(name -> !name.isEmpty()));
    }
  }

  @Test
  void newSeedsGetTheTemplatesThatFitThem() {
    AssociationCase.templates().forEach(template -> edits.put(template, null));
    List<AssociationCase> seeds = AssociationCase.all();
    seeds.forEach(this::crawl);
    AssociationCase newcomer = AssociationCase.newcomer();
    crawl(newcomer);

    for (AssociationCase seed : seeds) {
      assertThat(used(seed)).as(seed.seed()).containsExactlyInAnyOrderElementsOf(seed.fitting());
    }
    assertThat(library.store().seeds().load(newcomer.seed()).orElseThrow().attachments())
        .filteredOn(Attachment::isUsed)
        .containsExactly(new Attachment("anju", Attachment.State.ATTACHED, 1, 8, 8));
  }
}
