package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatList;
import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static io.zhengwen.wrapper.WrapperPages.redesignedFlat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrapperLibraryTest {
  private static final String SEED = "quay.example/flats/";
  private static final PageReader READER = new PageReader();

  private final List<String> problems = new ArrayList<>();
  private final WrapperStore store = WrapperStore.inMemory(StoreBounds.DEFAULT);
  private final WrapperLibrary library = library(store);
  private final LibraryEdits edits = new LibraryEdits(library);

  private WrapperLibrary library(WrapperStore of) {
    Clock clock = Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC);
    return new WrapperLibrary(
        of,
        new LibraryListener() {
          @Override
          public void alarm(String message) {
            problems.add(message);
          }

          @Override
          public void problem(String message) {
            problems.add(message);
          }
        },
        clock);
  }

  private static String url(String id) {
    return "https://quay.example/flats/" + id;
  }

  private static PageModel page(String html, String id) {
    return PageModelBuilder.build(READER.read(html, url(id)));
  }

  private static WrapperTemplate template(String name) {
    List<Example> examples = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      examples.add(
          new Example(
              "" + n,
              Scope.of(new PageTexts(page(flatPage(n), "" + n))),
              Map.of(
                  "title", List.of("Flat " + n + " by the quay"),
                  "price", List.of("$" + (100 + n) + ",000"),
                  "area", List.of((40 + n) + " m²"))));
    }
    return Inducer.detail(name, examples, List.of());
  }

  private static WrapperTemplate listTemplate() {
    List<Map<String, List<String>>> records = new ArrayList<>();
    for (int n = 10; n < 13; n++) {
      records.add(
          Map.of(
              "title", List.of("Flat " + n + " by the quay"),
              "link", List.of("/flats/" + n),
              "price", List.of("$" + (100 + n) + ",000")));
    }
    return Inducer.list(
        "flat-lists",
        Scope.of(new PageTexts(page(flatList(1), "list"))),
        records,
        Optional.empty());
  }

  private PageReading pass(String id, String html) {
    PageReading reading = library.read(page(html, id), url(id)).orElseThrow();
    library.accepted(id, url(id), html, reading);
    return reading;
  }

  private SeedRecord seed() {
    return store.seeds().load(SEED).orElseThrow();
  }

  private void crawl(int from, int to, boolean changed) {
    for (int n = from; n < to; n++) {
      pass("f" + n, changed ? redesignedFlat(n) : flatPage(n));
    }
    library.maintain();
  }

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
  void aRedesignRaisesAnAlarmAndAcceptingTheRepairEndsIt() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    crawl(1, 41, false);
    library.maintain();
    assertThat(seed().used()).containsExactly("flats");
    crawl(1, 41, false);
    assertThat(seed().alarms()).isEmpty();

    PageReading failing = pass("f1", redesignedFlat(1));
    assertThat(failing.isFailed()).isTrue();
    assertThat(failing.fields().fields()).isEmpty();
    crawl(2, 21, true);

    assertThat(seed().alarms()).isNotEmpty();
    assertThat(problems).anyMatch(p -> p.contains("the template 'flats' fits the seed " + SEED));
    TemplateRecord record = store.templates().load("flats").orElseThrow();
    Proposal proposal = record.proposal();
    assertThat(proposal).isNotNull();
    assertThat(proposal.mended()).isEqualTo(proposal.pages()).isPositive();
    assertThat(proposal.kept()).isEqualTo(proposal.others());

    TemplateRecord repaired = edits.acceptRepair("flats", record.revision());
    assertThat(repaired.template().version()).isEqualTo(2);
    assertThat(repaired.earlier()).containsExactly(record.template());
    assertThat(seed().alarms()).isEmpty();
    PageReading healed = pass("f50", redesignedFlat(50));
    assertThat(healed.template()).map(WrapperTemplate::version).contains(2);
    assertThat(healed.fields().fields().keySet()).contains("title", "price", "area");

    TemplateRecord back = edits.rollBack("flats", null);
    assertThat(back.template()).isEqualTo(record.template().withVersion(3));
    assertThat(back.earlier()).isEmpty();
    assertThatThrownBy(() -> edits.rollBack("flats", null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no earlier version");
  }

  @Test
  void aRepairIsFoundWhereAddressesChangedWithTheDesign() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    crawl(1, 41, false);
    library.maintain();
    crawl(1, 41, false);
    for (int n = 1; n <= 20; n++) {
      String address = "http://www.quay.example/flats/f" + n + "?utm_source=feed";
      String html = redesignedFlat(n);
      library.accepted(
          "f" + n, address, html, library.read(page(html, "f" + n), address).orElseThrow());
    }
    library.maintain();

    Proposal proposal = store.templates().load("flats").orElseThrow().proposal();
    assertThat(proposal).isNotNull();
    assertThat(proposal.mended()).isEqualTo(proposal.pages()).isPositive();
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

  private void crawlConsent(int pages) {
    for (int n = 1; n <= pages; n++) {
      pass("f" + n, "<h1>We value your privacy</h1><p>You can change your choice at any time.");
    }
    library.maintain();
  }

  @Test
  void aChangeDuringAnOutageNeitherDetachesNorSilences() {
    edits.addSeed(SEED);
    crawl(1, 41, false);
    TemplateRecord record = edits.put(template("flats"), null);
    library.maintain();
    assertThat(seed().used()).containsExactly("flats");
    crawl(1, 41, false);
    crawl(1, 41, false);
    crawlConsent(40);
    List<SeedAlarm> before = seed().alarms();
    assertThat(before).isNotEmpty();

    WrapperTemplate flats = record.template();
    List<FieldTemplate> fields = new ArrayList<>(flats.fields());
    fields.replaceAll(field -> field.withRequired(!field.name().equals("area")));
    edits.put(flats.withFields(fields), record.revision());
    library.maintain();
    assertThat(seed().used()).containsExactly("flats");
    assertThat(seed().alarms())
        .extracting(SeedAlarm::alarm)
        .isEqualTo(before.stream().map(SeedAlarm::alarm).toList());

    crawlConsent(40);
    assertThat(seed().alarms()).hasSameSizeAs(before);
    library(store).maintain();
    for (int i = 0; i < 3; i++) {
      crawl(1, 41, false);
    }
    assertThat(seed().alarms()).isEmpty();
    assertThat(pass("f9", flatPage(9)).template()).isPresent();
  }

  @Test
  void aChangeThatNoLongerReadsWhatWasReadDetaches() {
    edits.addSeed(SEED);
    crawl(1, 41, false);
    TemplateRecord record = edits.put(template("flats"), null);
    library.maintain();
    assertThat(seed().used()).containsExactly("flats");
    List<FieldTemplate> fields = new ArrayList<>(record.template().fields());
    fields.replaceAll(field -> field.withRules(List.of()));
    edits.put(record.template().withFields(fields), record.revision());
    library.maintain();

    assertThat(seed().used()).isEmpty();
  }

  @Test
  void aTemplateOfTheSameNameIsWatchedAnew() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    crawl(1, 41, false);
    library.maintain();
    crawl(1, 41, false);
    crawl(1, 41, false);
    edits.deleteTemplate("flats");
    WrapperTemplate flats = template("flats");
    List<FieldTemplate> fields = new ArrayList<>(flats.fields());
    fields.replaceAll(
        field ->
            field.name().equals("price")
                ? new FieldTemplate(
                    "cost", field.type(), true, false, null, null, field.profile(), field.rules())
                : field);
    edits.put(flats.withFields(fields), null);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    for (int i = 0; i < 3; i++) {
      crawl(1, 41, false);
      assertThat(seed().alarms()).isEmpty();
    }
  }

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
    assertThat(store.pages().names("", 10)).containsExactly("quay.example/jobs/");
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

  private static void passRedesigned(WrapperLibrary to) {
    for (int n = 1; n < 121; n++) {
      String html = n < 81 ? flatPage(n) : redesignedFlat(n);
      PageReading reading = to.read(page(html, "f" + n), url("f" + n)).orElseThrow();
      to.accepted("f" + n, url("f" + n), html, reading);
    }
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
    new LibraryEdits(failing).deleteTemplate("flats");
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
  void pagesThatWereReadWithATemplateThatIsGoneRaiseNoAlarm() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    passRedesigned(library);
    edits.deleteTemplate("flats");
    library.maintain();

    assertThat(seed().alarms()).isEmpty();
    assertThat(problems).isEmpty();
  }

  /** A store that does not answer for some of its records. */
  private static <V> RecordStore<V> failing(
      RecordStore<V> of, Set<String> unread, Set<String> unwritten) {
    return new RecordStore<>() {
      @Override
      public Optional<V> load(String name) {
        answer(unread, name);
        return of.load(name);
      }

      @Override
      public V update(String name, UnaryOperator<V> change) {
        answer(unwritten, name);
        return of.update(name, change);
      }

      @Override
      public boolean delete(String name) {
        return of.delete(name);
      }

      @Override
      public List<String> names(String after, int most) {
        return of.names(after, most);
      }

      @Override
      public Map<String, String> versions() {
        return of.versions();
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
    ofOne.deleteTemplate("flats");
    ofOne.deleteSeed(SEED);
    assertThat(files.seeds().names("", 10)).isEmpty();
    assertThat(files.pages().names("", 10)).isEmpty();
    assertThat(problems).isEmpty();
  }
}
