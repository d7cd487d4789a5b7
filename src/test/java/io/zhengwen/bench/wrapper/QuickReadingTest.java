package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules that cannot change what is read need not be asked: the values are the same. */
class QuickReadingTest {
  private static final Set<Redesign> NONE = Set.of();

  private static Scope fresh(PageModel page) {
    return Scope.of(new PageTexts(page));
  }

  @Test
  void theSameIsReadWithFewerRules() {
    List<EstatePage> pages =
        Stream.of(new AnjuSite(), new HarborSite())
            .flatMap(site -> site.pages(6_000, 6_015).stream())
            .toList();
    List<Set<Redesign>> changes =
        new ArrayList<>(List.of(NONE, Redesign.LAYOUT, Set.of(Redesign.values())));
    for (Redesign change : Redesign.values()) {
      changes.add(Set.of(change));
    }
    int unasked = 0;
    int complete = 0;
    for (WrapperTemplate template : AssociationCase.templates()) {
      Wrapper wrapper = new Wrapper(template);
      for (EstatePage one : pages) {
        for (Set<Redesign> change : changes) {
          PageModel page = Redesign.apply(change, one.model().source(), .6, one.id().hashCode());
          Reading all = wrapper.read(fresh(page));
          Reading quick = wrapper.quick(fresh(page));
          assertThat(quick.fields()).as(one.id() + " " + change).isEqualTo(all.fields());
          Optional<Reading> whole = wrapper.quickIfComplete(fresh(page));
          assertThat(whole.isPresent()).isEqualTo(all.isComplete(template));
          whole.ifPresent(reading -> assertThat(reading.fields()).isEqualTo(all.fields()));
          unasked += quick.unasked().values().stream().mapToInt(List::size).sum();
          complete += whole.isPresent() ? 1 : 0;
        }
      }
    }
    assertThat(unasked).isPositive();
    assertThat(complete).isPositive();
  }
}
