package io.zhengwen.wrapper.monitor;

import static io.zhengwen.wrapper.WrapperPages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.induce.Repair;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TemplateMonitorTest {
  private static final WrapperTemplate TEMPLATE =
      Inducer.detail(
          "flats",
          List.of(
              new Example(
                  "1", page(old(1)), Map.of("area", List.of("76 m"), "agent", List.of("Ann")))),
          List.of());

  private final Wrapper wrapper = new Wrapper(TEMPLATE);
  private final TemplateMonitor monitor = new TemplateMonitor(TEMPLATE, 20);

  private static String old(int n) {
    String area = n == 1 ? "76 m" : (76 + n) + " m";
    return "<div id=flat><dl><dt>Area</dt><dd class=area>"
        + area
        + "</dd></dl><p class=who>Ann</p>";
  }

  private List<Alarm> add(int n, String html) {
    return monitor.add(Integer.toString(n), wrapper.read(page(html)));
  }

  @Test
  void noAlarmOnASteadySiteWhereManyLatestPagesAreCompared() {
    RateWatch watch = new RateWatch(600);
    int falls = 0;
    for (int n = 0; n < 2_000; n++) {
      falls += watch.fallsWith(true) ? 1 : 0;
    }
    assertThat(falls).isZero();
    assertThat(RateWatch.tail(560, 600, .98)).isBetween(0., 1e-6);
    assertThat(RateWatch.tail(588, 600, .98)).isBetween(.5, .6);
  }

  @Test
  void noAlarmOnASteadySite() {
    Random random = new Random(7);
    List<Alarm> alarms = new ArrayList<>();
    RateWatch watch = new RateWatch(20);
    int falls = 0;
    for (int n = 0; n < 10_000; n++) {
      falls += watch.fallsWith(random.nextDouble() < .95) ? 1 : 0;
    }
    for (int n = 1; n <= 100; n++) {
      alarms.addAll(add(n, old(n)));
    }

    assertThat(falls).isZero();
    assertThat(alarms).isEmpty();
  }

  @Test
  void aLostFieldRaisesOneAlarm() {
    for (int n = 1; n <= 40; n++) {
      assertThat(add(n, old(n))).isEmpty();
    }
    List<Alarm> alarms = new ArrayList<>();
    for (int n = 41; n <= 80; n++) {
      alarms.addAll(add(n, "<section><ul><li>" + n + " m</ul><p class=who>Ann</section>"));
    }

    assertThat(alarms)
        .extracting(Alarm::kind)
        .containsOnlyOnce(Alarm.Kind.SUCCESS)
        .contains(Alarm.Kind.FIELD);
    Alarm first =
        alarms.stream().filter(a -> a.kind() == Alarm.Kind.SUCCESS).findFirst().orElseThrow();
    assertThat(first.before()).isEqualTo(1);
    assertThat(first.failing()).contains("41");
    assertThat(Integer.parseInt(first.page())).isBetween(44, 50);
  }

  @Test
  void anAlarmHoldsAsLongAsTheFieldIsMissing() {
    for (int n = 1; n <= 100; n++) {
      add(n, old(n));
    }
    Alarm lost = null;
    for (int n = 101; n <= 220; n++) {
      for (Alarm alarm : add(n, "<p class=who>Ann</p>")) {
        lost = alarm.field().equals("area") && alarm.kind() == Alarm.Kind.FIELD ? alarm : lost;
      }
      assertThat(lost == null || !monitor.isOver(lost)).as("page %d", n).isTrue();
    }
    assertThat(lost).isNotNull();
    for (int n = 221; n <= 290; n++) {
      add(n, old(n));
    }
    assertThat(monitor.isOver(lost)).isTrue();
  }

  @Test
  void whatAChangeLeavesAsItWasIsStillKnown() {
    for (int n = 1; n <= 60; n++) {
      add(n, old(n));
    }
    FieldTemplate area = TEMPLATE.field("area").orElseThrow();
    FieldTemplate agent = TEMPLATE.field("agent").orElseThrow();
    WrapperTemplate changed =
        TEMPLATE.withFields(List.of(area, agent.withRequired(false))).withVersion(2);
    WrapperTemplate other =
        TEMPLATE.withFields(List.of(area.withRules(area.rules().subList(0, 1)), agent));
    TemplateMonitor after = monitor.after(changed);
    TemplateMonitor anew = monitor.after(other);
    List<Alarm> alarms = new ArrayList<>();
    for (int n = 61; n <= 90; n++) {
      Scope failing = page("<p class=who>Ann</p>");
      alarms.addAll(after.add("" + n, new Wrapper(changed).read(failing)));
      assertThat(anew.add("" + n, new Wrapper(other).read(failing)))
          .allMatch(alarm -> alarm.kind() == Alarm.Kind.DRIFT && alarm.field().equals("agent"));
    }

    assertThat(alarms)
        .filteredOn(alarm -> alarm.kind() != Alarm.Kind.DRIFT)
        .extracting(Alarm::kind)
        .containsExactlyInAnyOrder(Alarm.Kind.SUCCESS, Alarm.Kind.FIELD);
  }

  @Test
  void whatIsKnownOfValuesAndRulesOutlivesAChangeOfAnotherField() {
    for (int n = 1; n <= 60; n++) {
      add(n, old(n));
    }
    List<Alarm> raised = new ArrayList<>();
    for (int n = 61; n <= 90; n++) {
      raised.addAll(add(n, odd(n)));
    }
    Alarm values = of(Alarm.Kind.VALUES, raised);
    Alarm drift = of(Alarm.Kind.DRIFT, raised);
    FieldTemplate area = TEMPLATE.field("area").orElseThrow();
    FieldTemplate agent = TEMPLATE.field("agent").orElseThrow();
    WrapperTemplate changed =
        TEMPLATE
            .withFields(List.of(area, agent.withRules(agent.rules().subList(0, 1))))
            .withVersion(2);
    TemplateMonitor after = monitor.after(changed);
    for (int n = 91; n <= 130; n++) {
      after.add("" + n, new Wrapper(changed).read(page(odd(n))));
      assertThat(after.isOver(values)).as("values on page %d", n).isFalse();
      assertThat(after.isOver(drift)).as("rule on page %d", n).isFalse();
    }
    for (int n = 131; n <= 190; n++) {
      after.add("" + n, new Wrapper(changed).read(page(old(n))));
    }
    assertThat(after.isOver(values)).isTrue();
    assertThat(after.isOver(drift)).isTrue();
  }

  @Test
  void anAlarmOfARuleThatWasNotAskedYetIsNotOver() {
    String rule = TEMPLATE.field("area").orElseThrow().rules().get(0).name();
    Alarm drift = new Alarm(Alarm.Kind.DRIFT, "area", rule, 1, 0, "1", List.of());
    Alarm gone = new Alarm(Alarm.Kind.DRIFT, "area", "no rule", 1, 0, "1", List.of());

    assertThat(monitor.isOver(drift)).isFalse();
    assertThat(monitor.isOver(gone)).isTrue();
  }

  /** A page on which one rule stops, and others find the same wrong value on every page. */
  private static String odd(int n) {
    return old(n).replace((76 + n) + " m", "99 m").replace("class=area", "class=css-1x9k2f");
  }

  private static Alarm of(Alarm.Kind kind, List<Alarm> alarms) {
    return alarms.stream()
        .filter(a -> a.kind() == kind && a.field().equals("area"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRuleThatStopsIsDriftAsLongAsOthersFindTheField() {
    for (int n = 1; n <= 40; n++) {
      add(n, old(n));
    }
    List<Alarm> alarms = new ArrayList<>();
    for (int n = 41; n <= 60; n++) {
      alarms.addAll(add(n, old(n).replace("class=area", "class=css-1x9k2f").replace("flat", "f")));
    }

    assertThat(alarms)
        .isNotEmpty()
        .allMatch(alarm -> alarm.kind() == Alarm.Kind.DRIFT)
        .anyMatch(alarm -> alarm.field().equals("area") && alarm.rule().startsWith("class"));
  }

  @Test
  void repairFindsTheRulesAnew() {
    String redesigned = "<section><h2>%s</h2><b class=size>%s</b></section>";
    Example failing =
        new Example(
            "41",
            page(redesigned.replaceFirst("%s", "Ann").replace("%s", "117 m")),
            Map.of("area", List.of("117 m"), "agent", List.of("Ann")));
    WrapperTemplate repaired = Repair.of(TEMPLATE, List.of(failing), List.of()).orElseThrow();
    Wrapper mended = new Wrapper(repaired);

    assertThat(repaired.version()).isEqualTo(2);
    assertThat(
            mended
                .read(page(redesigned.replaceFirst("%s", "Ann").replace("%s", "90 m")))
                .isComplete(repaired))
        .isTrue();
    assertThat(mended.read(page(old(5))).isComplete(repaired)).isTrue();
  }

  @Test
  void repairDoesNotBindToStruckText() {
    String redesigned = "<section><h2>Ann</h2><p class=rrp><s>%s</s><p class=size>%s</section>";
    List<Example> failing = new ArrayList<>();
    for (int n = 41; n <= 48; n++) {
      String now = n % 4 == 0 ? "<b>50 m</b>" : "<b>" + n + " m</b>";
      String html = redesigned.replaceFirst("%s", n % 4 == 0 ? n + " m" : "");
      failing.add(
          new Example(
              "" + n,
              page(html.replace("%s", now)),
              Map.of("area", List.of(n + " m"), "agent", List.of("Ann"))));
    }
    WrapperTemplate repaired = Repair.of(TEMPLATE, failing, List.of()).orElseThrow();

    assertThat(repaired.field("area").orElseThrow().rules())
        .noneMatch(rule -> rule.css() != null && rule.css().contains("rrp"));
  }

  @Test
  void binomialTail() {
    assertThat(RateWatch.tail(0, 2, .5)).isEqualTo(.25);
    assertThat(RateWatch.tail(1, 2, .5)).isEqualTo(.75);
    assertThat(RateWatch.tail(2, 2, .5)).isCloseTo(1, within(1e-12));
    assertThatThrownBy(() -> new TemplateMonitor(TEMPLATE, 5)).hasMessageContaining("window");
  }
}
