package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.store.SiteBatch.TextCount;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StoredSiteTest {
  private static final Ageing AGEING = new Ageing(100, Duration.ofDays(2));
  private static final long DAY = Duration.ofDays(1).toMillis();

  private int batches;

  private static TextCount text(String text, int pages) {
    return disputed(text, pages, 0);
  }

  private static TextCount disputed(String text, int pages, int disputed) {
    return new TextCount("p", text, pages, disputed, "http://quay.example/" + text);
  }

  private SiteBatch batch(int pages, long time, TextCount... texts) {
    batches++;
    return new SiteBatch("batch " + batches, pages, time, 1, List.of(texts));
  }

  private StoredSite merged(StoredSite site, int pages, long time, TextCount... texts) {
    return site.merge(batch(pages, time, texts), AGEING);
  }

  private static List<String> texts(StoredSite site) {
    return site.templates().stream().map(StoredTemplate::text).sorted().toList();
  }

  private static StoredTemplate template(StoredSite site, String text) {
    return site.templates().stream().filter(t -> t.text().equals(text)).findFirst().orElseThrow();
  }

  private static StoredSite set(StoredSite site, String text, TemplateState state) {
    return site.edit(
        0,
        "test",
        all -> {
          all.computeIfPresent(new StoredTemplate.Key("p", text), (k, t) -> t.with(state));
          return all;
        });
  }

  @Test
  void batchThatArrivesTwiceIsCountedOnce() {
    SiteBatch batch = batch(10, 0, text("a", 4));
    StoredSite once = StoredSite.UNKNOWN.merge(batch, AGEING);
    assertThat(once.merge(batch, AGEING)).isSameAs(once);
    assertThat(once.pages()).isEqualTo(10);
  }

  @Test
  void batchesOfSeveralWritersAddUpInAnyOrder() {
    List<SiteBatch> all =
        List.of(batch(10, 1, text("a", 4)), batch(7, 2, text("a", 3), text("b", 7)));
    StoredSite forth = StoredSite.UNKNOWN;
    StoredSite back = StoredSite.UNKNOWN;
    for (int b = 0; b < 2; b++) {
      forth = forth.merge(all.get(b), AGEING);
      back = back.merge(all.get(1 - b), AGEING);
    }
    assertThat(forth.pages()).isEqualTo(back.pages()).isEqualTo(17);
    assertThat(template(forth, "a").frequency()).isEqualTo(7);
    assertThat(template(back, "a").frequency()).isEqualTo(7);
    assertThat(template(forth, "a").seenAt()).isEqualTo(template(back, "a").seenAt());
  }

  @Test
  void latestCountsAreThoseOfTheLatestBatch() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4), text("b", 9));
    site = merged(site, 5, 0, text("a", 3));
    assertThat(site.latestPages()).isEqualTo(5);
    assertThat(template(site, "a").lately()).isEqualTo(3);
    assertThat(template(site, "b").lately()).isZero();
  }

  @Test
  void templateFadesAfterManyPagesWithoutIt() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4), text("b", 4));
    site = merged(site, 99, 0, text("b", 4));
    assertThat(texts(site)).containsExactly("a", "b");
    site = merged(site, 1, 0, text("b", 1));
    assertThat(texts(site)).containsExactly("b");
  }

  @Test
  void templateFadesAfterLongTimeWithoutIt() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4), text("b", 4));
    site = merged(site, 10, DAY, text("b", 4));
    site = merged(site, 10, 2 * DAY - 1, text("b", 4));
    assertThat(texts(site)).containsExactly("a", "b");
    site = merged(site, 10, 2 * DAY, text("b", 4));
    assertThat(texts(site)).containsExactly("b");
  }

  @Test
  void siteThatWasNotCrawledKeepsWhatItsNextPagesStillHave() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4));
    assertThat(texts(merged(site, 10, 100 * DAY, text("a", 4)))).containsExactly("a");
  }

  @Test
  void whatPeopleDecidedDoesNotFade() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4), text("b", 4), text("c", 4));
    site = set(set(site, "a", TemplateState.PINNED), "b", TemplateState.BLOCKED);
    site = merged(site, 1_000, 100 * DAY);
    assertThat(texts(site)).containsExactly("a", "b");
    assertThat(template(site, "a").removes()).isTrue();
    assertThat(template(site, "b").removes()).isFalse();
  }

  @Test
  void textThatAMethodIsSureOfOnMostPagesIsQuarantined() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, disputed("a", 4, 2), disputed("b", 4, 3));
    assertThat(template(site, "a").removes()).isTrue();
    assertThat(template(site, "b").isQuarantined()).isTrue();
    assertThat(template(site, "b").removes()).isFalse();
    assertThat(template(set(site, "b", TemplateState.PINNED), "b").removes()).isTrue();
    site = merged(site, 10, 0, disputed("b", 9, 0));
    assertThat(template(site, "b").removes()).isTrue();
  }

  @Test
  void rollingBackBlocksWhatWasLearnedAndBringsBackWhatFaded() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4));
    site = merged(site, 100, 0, text("b", 4));
    assertThat(texts(site)).containsExactly("b");
    site = site.rolledBack(0);
    assertThat(texts(site)).containsExactly("a", "b");
    assertThat(template(site, "a").removes()).isTrue();
    assertThat(template(site, "b").removes()).isFalse();
    site = merged(site, 10, 0, text("b", 4));
    assertThat(texts(site)).containsExactly("a", "b");
    assertThat(template(site, "b").removes()).isFalse();
    assertThat(site.pages()).isEqualTo(120);
  }

  @Test
  void rollingBackUndoesWhatPeopleDid() {
    StoredSite before = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4), text("b", 4));
    StoredSite deleted =
        before.edit(
            1,
            "delete",
            all -> {
              all.remove(new StoredTemplate.Key("p", "a"));
              return all;
            });
    assertThat(texts(deleted)).containsExactly("b");
    assertThat(deleted.history())
        .last()
        .matches(change -> change.cause().equals("delete") && change.version() == 2);
    assertThat(deleted.rolledBack(2).templates())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.asList(template(before, "a").seen(10, 2), template(before, "b")));
    StoredSite pinned = set(before, "a", TemplateState.PINNED);
    assertThat(template(pinned.rolledBack(2), "a").state()).isEqualTo(TemplateState.LEARNED);
  }

  @Test
  void fiveChangesCanBeUndone() {
    StoredSite site = StoredSite.UNKNOWN;
    for (int n = 0; n < 8; n++) {
      site = merged(site, 10, 0, text("text " + n, 4));
    }
    assertThat(site.version()).isEqualTo(8);
    assertThat(site.history()).hasSize(StoredSite.MOST_CHANGES);
    for (int n = 0; n < 7; n++) {
      site = site.rolledBack(0);
    }
    assertThat(site.templates().stream().filter(StoredTemplate::removes)).hasSize(3);
    assertThat(site.version()).isEqualTo(13);
  }

  @Test
  void batchThatAddsNothingMakesNoVersion() {
    StoredSite site = merged(StoredSite.UNKNOWN, 10, 0, text("a", 4));
    assertThat(merged(site, 10, 0, text("a", 4)).version()).isEqualTo(1);
  }

  @Test
  void templatesNotSeenForLongestAreDropped() {
    StoredSite site = StoredSite.UNKNOWN;
    for (int b = 0; b < 3; b++) {
      int number = b;
      TextCount[] texts =
          IntStream.range(0, 600)
              .mapToObj(t -> text(number + " " + t, 3))
              .toArray(TextCount[]::new);
      site = merged(site, 10, 0, texts);
    }
    assertThat(site.templates())
        .hasSize(StoredSite.MOST_TEMPLATES)
        .noneMatch(t -> t.lastSeen() == 10)
        .filteredOn(t -> t.lastSeen() == 30)
        .hasSize(600);
  }

  @Test
  void sizeIsBounded() {
    StoredSite site = StoredSite.UNKNOWN;
    for (int b = 0; b < 6; b++) {
      int number = b;
      TextCount[] texts =
          IntStream.range(0, 900)
              .mapToObj(t -> text("x".repeat(990) + number + " " + t, 3))
              .toArray(TextCount[]::new);
      site = merged(site, 10, 0, texts);
      assertThat(site.chars()).isBetween(100_000, 2 * StoredSite.MOST_CHARS);
    }
  }

  @Test
  void editThatMakesTooManyTemplatesIsRefused() {
    TextCount[] texts =
        IntStream.range(0, 1_000).mapToObj(t -> text("text " + t, 3)).toArray(TextCount[]::new);
    StoredSite full = merged(StoredSite.UNKNOWN, 10, 0, texts);
    StoredTemplate one = text("one more", 1).template(1, 0);
    assertThatThrownBy(
            () ->
                full.edit(
                    0,
                    "import",
                    all -> {
                      all.put(one.key(), one);
                      return all;
                    }))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 1000 templates");
  }
}
