package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.monitor.TemplateMonitor;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Eleven fields of real-estate pages, three of them marked, as the pages vary and change. */
class EstateWrapperTest {
  private static final int MARKED = 3;
  private static final int STEADY = FaultsLevel.WHOLE ? 5_000 : 1_000;

  static Stream<EstateSite> sites() {
    return Stream.of(new AnjuSite(), new HarborSite());
  }

  private static Scope scope(EstatePage page) {
    return Scope.of(new PageTexts(page.model()));
  }

  private static WrapperTemplate template(List<EstatePage> pages) {
    List<Example> examples =
        pages.subList(0, MARKED).stream()
            .map(page -> new Example(page.id(), scope(page), page.fields()))
            .toList();
    return Inducer.detail(
        "estate", examples, pages.stream().skip(MARKED).map(EstateWrapperTest::scope).toList());
  }

  private static Map<String, List<String>> present(Map<String, List<String>> fields) {
    Map<String, List<String>> present = new LinkedHashMap<>(fields);
    present.values().removeIf(List::isEmpty);
    return present;
  }

  @ParameterizedTest
  @MethodSource("sites")
  void threeMarkedPagesGiveAllFieldsOfTheOthers(EstateSite site) {
    List<EstatePage> pages = site.pages(4_000, 4_200);
    Wrapper wrapper = new Wrapper(template(pages));

    for (EstatePage page : pages.subList(MARKED, pages.size())) {
      assertThat(WrapperPages.read(wrapper, scope(page)))
          .as(page.id())
          .containsExactlyInAnyOrderEntriesOf(present(page.fields()));
    }
  }

  /** The community is a link or plain text; a person marked a page with one of the two. */
  @ParameterizedTest
  @MethodSource("sites")
  void bothVariantsAreReadFromOneMarkedPage(EstateSite site) {
    List<EstatePage> pages = site.pages(4_000, 4_060);
    Map<Boolean, EstatePage> marked = new LinkedHashMap<>();
    for (EstatePage page : pages) {
      marked.putIfAbsent(isLinked(page), page);
    }
    assertThat(marked).hasSize(2);
    for (EstatePage one : marked.values()) {
      Wrapper wrapper =
          new Wrapper(
              Inducer.detail(
                  "one", List.of(new Example(one.id(), scope(one), one.fields())), List.of()));
      for (EstatePage page : pages) {
        assertThat(WrapperPages.read(wrapper, scope(page)))
            .as(one.id() + " " + page.id())
            .containsEntry("community", page.fields().get("community"));
      }
    }
  }

  private static boolean isLinked(EstatePage page) {
    return !page.model().document().select("td.val > a, dl.facts dd > a").isEmpty();
  }

  @ParameterizedTest
  @MethodSource("sites")
  void noRedesignGivesWrongValues(EstateSite site, @TempDir Path directory) throws Exception {
    EstatePage.write(site.pages(4_000, 4_060), directory);
    RobustnessEvaluation evaluation = new RobustnessEvaluation(FieldPage.read(directory), 10);
    List<List<Redesign>> changes = new ArrayList<>();
    for (Redesign change : Redesign.values()) {
      changes.add(List.of(change));
    }
    changes.add(List.copyOf(Redesign.LAYOUT));
    changes.add(List.of(Redesign.values()));
    for (List<Redesign> change : changes) {
      for (double strength : new double[] {.3, 1}) {
        RobustnessEvaluation.Result result = evaluation.read(change, strength, 1, Optional.empty());
        assertThat(result.wrong()).as(change + " " + strength).isZero();
        if (!change.contains(Redesign.RENAMED_LABELS)) {
          assertThat(result.right()).as(change + " " + strength).isEqualTo(result.values());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sites")
  void aSteadySiteRaisesNoAlarm(EstateSite site) {
    WrapperTemplate template = template(site.pages(4_000, 4_030));
    Wrapper wrapper = new Wrapper(template);
    TemplateMonitor monitor = new TemplateMonitor(template, TemplateMonitor.DEFAULT_WINDOW);
    Document layout = site.layout();
    List<Alarm> alarms = new ArrayList<>();
    for (int n = 10_000; n < 10_000 + STEADY; n++) {
      EstatePage page = site.page(layout, n);
      alarms.addAll(monitor.add(page.id(), wrapper.read(scope(page))));
    }
    assertThat(alarms).isEmpty();
  }
}
