package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.store.ForwardingRecordStore;
import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.template.FieldTemplate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a library does where its store fails, and what others read of what it stores. */
class LibraryStorageTest extends LibraryOfFlats {
  @Test
  void whatCannotBeStoredKeepsNothingElseAndIsStoredLater() {
    Set<String> unread = new HashSet<>(Set.of(SEED));
    Set<String> unwritten = new HashSet<>(Set.of("quay.example/news/"));
    WrapperLibrary failing =
        library(
            new WrapperStore(
                store.templates(), store.seeds(), failing(store.pages(), unread, unwritten)));
    LibraryEdits changes = new LibraryEdits(failing);
    List<String> areas = List.of("flats/", "news/", "jobs/");
    areas.forEach(area -> changes.addSeed("quay.example/" + area));
    for (String area : areas) {
      String url = "https://quay.example/" + area + "1";
      String html = flatPage(1);
      failing.accepted(area, url, html, failing.read(page(html, "1"), url).orElseThrow());
    }

    assertThatThrownBy(failing::maintain).isInstanceOf(TemplateStoreException.class);
    assertThat(store.pages().versions()).containsOnlyKeys("quay.example/jobs/");
    unread.clear();
    unwritten.clear();
    failing.maintain();
    for (String area : areas) {
      SeedPages pages = store.pages().load("quay.example/" + area).orElseThrow();
      assertThat(pages.page(area)).isPresent();
      assertThat(pages.seen()).isEqualTo(1);
    }
  }

  /** A library that could not store its alarms after a redesign, and may again. */
  private WrapperLibrary withUnstoredAlarms() {
    Set<String> unwritten = new HashSet<>();
    WrapperLibrary failing =
        library(
            new WrapperStore(
                store.templates(), failing(store.seeds(), Set.of(), unwritten), store.pages()));
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    failing.refresh();
    passRedesigned(failing);
    unwritten.add(SEED);
    assertThatThrownBy(failing::maintain).isInstanceOf(TemplateStoreException.class);
    assertThat(seed().alarms()).isEmpty();
    assertThat(problems).isEmpty();
    unwritten.clear();
    return failing;
  }

  @Test
  void anAlarmThatCannotBeStoredIsRaisedLater() {
    withUnstoredAlarms().maintain();
    assertThat(seed().alarms()).isNotEmpty();
    assertThat(problems).hasSameSizeAs(seed().alarms());
  }

  @Test
  void anAlarmThatCouldNotBeStoredIsNotRaisedForATemplateThatWasDeleted() {
    WrapperLibrary failing = withUnstoredAlarms();
    new LibraryEdits(failing).deleteTemplate("flats", null);
    edits.put(template("flats"), null);
    failing.maintain();

    assertThat(seed().alarms()).isEmpty();
    assertThat(problems).isEmpty();
  }

  @Test
  void anAlarmThatCouldNotBeStoredIsNotRaisedForWhatWasMended() {
    WrapperLibrary failing = withUnstoredAlarms();
    TemplateRecord flats = store.templates().load("flats").orElseThrow();
    List<FieldTemplate> fields = new ArrayList<>(flats.template().fields());
    FieldTemplate price = flats.template().field("price").orElseThrow();
    fields.replaceAll(field -> field.equals(price) ? price : field.withRules(List.of()));
    edits.put(flats.template().withFields(fields), flats.revision());
    failing.maintain();

    assertThat(seed().alarms())
        .isNotEmpty()
        .allMatch(alarm -> alarm.alarm().field().equals("price") && alarm.version() == 2);
  }

  @Test
  void aDamagedRecordKeepsNoOtherFromBeingReadAndStaysAsItWas() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    edits.addSeed("quay.example/jobs/");
    store.templates().update("stray", known -> store.templates().load("flats").orElseThrow());
    Set<String> damaged = new HashSet<>(Set.of("stray", "quay.example/jobs/"));
    WrapperLibrary reading =
        library(
            new WrapperStore(
                damaged(store.templates(), damaged),
                damaged(store.seeds(), damaged),
                store.pages()));
    reading.refresh();
    assertThat(problems).containsExactlyInAnyOrder("stray lacks", "quay.example/jobs/ lacks");
    assertThat(reading.isRead()).isTrue();
    assertThat(reading.read(page(flatPage(7), "7"), url("7")).orElseThrow().template())
        .contains(template("flats"));

    damaged.addAll(List.of("flats", SEED));
    edits.put(template("flats"), store.templates().load("flats").orElseThrow().revision());
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    reading.refresh();
    assertThat(problems).contains("flats lacks", SEED + " lacks");
    assertThat(reading.read(page(flatPage(7), "7"), url("7")).orElseThrow().template())
        .contains(template("flats"));
  }

  /** A store in which what some records hold cannot be read. */
  private static <V> RecordStore<V> damaged(RecordStore<V> of, Set<String> damaged) {
    return new ForwardingRecordStore<>(of) {
      @Override
      public Optional<V> load(String name) {
        if (damaged.contains(name)) {
          throw new RecordRefusedException(name + " lacks");
        }
        return super.load(name);
      }
    };
  }

  /** A store that does not answer for some of its records. */
  private static <V> RecordStore<V> failing(
      RecordStore<V> of, Set<String> unread, Set<String> unwritten) {
    return new ForwardingRecordStore<>(of) {
      @Override
      public Optional<V> load(String name) {
        answer(unread, name);
        return super.load(name);
      }

      @Override
      public V update(String name, UnaryOperator<V> change) {
        answer(unwritten, name);
        return super.update(name, change);
      }
    };
  }

  private static void answer(Set<String> away, String name) {
    if (away.contains(name)) {
      throw new TemplateStoreException(name + " is away");
    }
  }

  @Test
  void changesOfOthersAreNotUndone() {
    TemplateRecord first = edits.put(template("flats"), null);
    assertThatThrownBy(() -> edits.put(template("flats"), null))
        .isInstanceOf(LibraryEdits.ConflictException.class)
        .hasMessage("there is a template 'flats' with the revision 1");
    edits.put(template("flats"), first.revision());
    assertThatThrownBy(() -> edits.put(template("flats"), first.revision()))
        .isInstanceOf(LibraryEdits.ConflictException.class)
        .hasMessage("'flats' has the revision 2");
    assertThatThrownBy(() -> edits.rollBack("houses", null))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void whatIsStoredInFilesIsReadBackByOthers(@TempDir Path directory) {
    WrapperStore files = WrapperStore.inFiles(directory, StoreBounds.DEFAULT, problems::add);
    WrapperLibrary one = library(files);
    WrapperLibrary other =
        library(WrapperStore.inFiles(directory, StoreBounds.DEFAULT, problems::add));
    LibraryEdits ofOne = new LibraryEdits(one);
    ofOne.put(template("flats"), null);
    ofOne.addSeed(SEED);
    ofOne.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    assertThat(other.read(page(flatPage(7), "7"), url("7"))).isEmpty();
    other.refresh();

    PageReading reading = other.read(page(flatPage(7), "7"), url("7")).orElseThrow();
    assertThat(reading.template()).contains(template("flats"));
    other.accepted("f7", url("7"), flatPage(7), reading);
    other.close();
    assertThat(files.pages().load(SEED).orElseThrow().page("f7")).isPresent();
    ofOne.deleteTemplate("flats", null);
    ofOne.deleteSeed(SEED, null);
    assertThat(files.seeds().versions()).isEmpty();
    assertThat(files.pages().versions()).isEmpty();
    assertThat(problems).isEmpty();
  }
}
