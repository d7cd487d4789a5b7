package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatList;
import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrapperLibraryTest extends LibraryOfFlats {
  @Test
  void aNewSeedTriesAllTemplatesOnItsPages() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    assertThat(seed().attachments()).isEmpty();
    crawl(1, 6, false);
    library.maintain();

    assertThat(seed().attachments())
        .containsExactly(new Attachment("flats", Attachment.State.ATTACHED, 1, 5, 5));
    PageReading reading = pass("f9", flatPage(9));
    assertThat(reading.template()).map(WrapperTemplate::name).contains("flats");
    assertThat(
            ReadValues.of(reading.template().get(), page(flatPage(9), "f9"), reading.fields())
                .fields())
        .isEqualTo(
            Map.of(
                "title", List.of("Flat 9 by the quay"),
                "price", List.of("$109,000"),
                "area", List.of("49 m²")));
  }

  @Test
  void nobodyChangesWhatIsShownOfTheLibrary() {
    edits.addSeed(SEED);
    edits.put(template("flats"), null);
    assertThat(library.seeds()).hasSize(1).isUnmodifiable();
    assertThat(library.templates()).hasSize(1).isUnmodifiable();
  }

  @Test
  void aNewTemplateIsTriedOnAllSeedsAndOnlyAttachedWhereItReads() {
    edits.addSeed(SEED);
    edits.addSeed("quay.example/news/");
    crawl(1, 6, false);
    for (int n = 0; n < 6; n++) {
      String html = "<h1>News " + n + "</h1><p>The quay was closed on day " + n + ".";
      String address = "https://quay.example/news/" + n;
      library.accepted(
          "n" + n, address, html, library.read(page(html, "" + n), address).orElseThrow());
    }
    library.maintain();
    edits.put(template("flats"), null);
    library.maintain();

    assertThat(seed().used()).containsExactly("flats");
    assertThat(store.seeds().load("quay.example/news/").orElseThrow().attachments()).isEmpty();
  }

  @Test
  void aRefusedTemplateIsNotAttachedAgain() {
    edits.addSeed(SEED);
    crawl(1, 6, false);
    edits.put(template("flats"), null);
    edits.decide(SEED, "flats", Attachment.State.REFUSED, null);
    library.associate(SEED, null);
    library.maintain();

    assertThat(seed().used()).isEmpty();
    assertThat(library.read(page(flatPage(9), "9"), url("9")).orElseThrow().template()).isEmpty();
  }

  @Test
  void listAndDetailPagesAreToldApart() {
    edits.addSeed(SEED);
    edits.put(template("flats"), null);
    edits.put(listTemplate(), null);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    edits.decide(SEED, "flat-lists", Attachment.State.CONFIRMED, null);

    PageReading ofList = library.read(page(flatList(3), "l"), url("l")).orElseThrow();
    assertThat(ofList.kind()).isEqualTo(TemplateKind.LIST);
    assertThat(ofList.template()).map(WrapperTemplate::name).contains("flat-lists");
    assertThat(ofList.records()).hasSize(6);
    PageReading ofDetail = library.read(page(flatPage(3), "d"), url("d")).orElseThrow();
    assertThat(ofDetail.kind()).isEqualTo(TemplateKind.DETAIL);
    assertThat(ofDetail.template()).map(WrapperTemplate::name).contains("flats");
  }

  @Test
  void withoutTemplatesRepetitionTellsListPages() {
    edits.addSeed(SEED);
    assertThat(pass("l", flatList(1)).kind()).isEqualTo(TemplateKind.LIST);
    assertThat(pass("d", flatPage(1)).kind()).isEqualTo(TemplateKind.DETAIL);
    library.maintain();
    SeedPages pages = store.pages().load(SEED).orElseThrow();
    assertThat(pages.lists()).extracting(KeptPage::id).containsExactly("l");
    assertThat(pages.details()).extracting(KeptPage::id).containsExactly("d");
    assertThat(pages.details().get(0).html()).isEqualTo(flatPage(1));
  }

  @Test
  void theNewestPagesAreKept() {
    edits.addSeed(SEED);
    for (int n = 0; n < 120; n++) {
      pass("f" + n, flatPage(n));
      if (n % 30 == 29) {
        library.maintain();
      }
    }
    library.close();
    SeedPages pages = store.pages().load(SEED).orElseThrow();
    assertThat(pages.seen()).isEqualTo(120);
    assertThat(pages.details()).hasSize(40);
    assertThat(pages.details().get(39).id()).isEqualTo("f119");
  }

  @Test
  void pagesThatLookLikeListsAreKnownByTheirAddresses() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    crawl(1, 41, false);
    library.maintain();
    crawl(1, 41, false);
    for (int n = 50; n < 75; n++) {
      assertThat(pass("f" + n, flatList(n)).kind()).isEqualTo(TemplateKind.LIST);
    }
    library.maintain();

    assertThat(seed().alarms()).isNotEmpty();
    assertThat(store.pages().load(SEED).orElseThrow().failing()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "quay.example/租/, quay.example/%E7%A7%9F/",
    "quay.example/%e7%a7%9f/*/a, quay.example/租/*/a",
    "*.quay.example/~a, *.quay.example/%7Ea",
    "quay.example, quay.example/"
  })
  void thereIsOneSeedOfTheSameAddresses(String first, String second) {
    edits.addSeed(first);
    edits.addSeed("quay.example/租/2/");
    edits.addSeed("*.quay.example/");
    assertThatThrownBy(() -> new LibraryEdits(library(store)).addSeed(second))
        .isInstanceOf(LibraryEdits.ConflictException.class)
        .hasMessage("there is a seed " + first);
  }

  @Test
  void judgementsAreCountedByField() {
    edits.put(template("flats"), null);
    edits.judge("flats", "price", true);
    edits.judge("flats", "price", false);
    assertThat(edits.judge("flats", "price", true).judged())
        .isEqualTo(Map.of("price", new TemplateRecord.Judged(2, 1)));
    assertThatThrownBy(() -> edits.judge("flats", "colour", true))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void judgementsAreTakenBack() {
    edits.put(template("flats"), null);
    edits.judge("flats", "price", true);
    edits.judge("flats", "price", false);
    assertThat(edits.unjudge("flats", "price", false).judged())
        .isEqualTo(Map.of("price", new TemplateRecord.Judged(1, 0)));
    assertThat(edits.unjudge("flats", "price", true).judged()).isEmpty();
    assertThat(edits.unjudge("flats", "price", true).judged()).isEmpty();
    assertThatThrownBy(() -> edits.unjudge("flats", "colour", true))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void aJudgementIsNoChangeThatRefusesAnother() {
    TemplateRecord known = edits.put(template("flats"), null);
    edits.judge("flats", "price", true);
    assertThat(edits.put(template("flats"), known.revision()).template().version()).isEqualTo(2);
  }
}
