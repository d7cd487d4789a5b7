package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static io.zhengwen.wrapper.WrapperPages.redesignedFlat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a library notices of redesigns: alarms, repairs and templates that no longer read. */
class LibraryAlarmsTest extends LibraryOfFlats {
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
    edits.deleteTemplate("flats", null);
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
  void pagesThatWereReadWithATemplateThatIsGoneRaiseNoAlarm() {
    edits.put(template("flats"), null);
    edits.addSeed(SEED);
    edits.decide(SEED, "flats", Attachment.State.CONFIRMED, null);
    passRedesigned(library);
    edits.deleteTemplate("flats", null);
    library.maintain();

    assertThat(seed().alarms()).isEmpty();
    assertThat(problems).isEmpty();
  }
}
