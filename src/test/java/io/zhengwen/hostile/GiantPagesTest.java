package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages as long as the limits of the configset allow, of little else than one thing, read by every
 * method. A selection are small ones.
 */
class GiantPagesTest {
  private static final int CHARS = HostileLevel.of(30_000, HostileLevel.SHIPPED.maxSize());
  private static final int TAGS = HostileLevel.of(2_000, HostileLevel.SHIPPED.maxTags());
  private static final int RANDOM = HostileLevel.of(20, 200);

  /** Methods other than the default one read one giant of so many. */
  private static final int STEP = HostileLevel.of(5, 1);

  private static Stream<String> methods() {
    return Stream.concat(
        Methods.all().stream().map(Method::name), Stream.of(Methods.DEFAULT + "+sitetemplate"));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void noMethodFailsOrTakesLong(String method) {
    Work work = new Work(HostileLevel.SHIPPED);
    read(work, work.extractor(method), method, method.equals(Methods.DEFAULT) ? 1 : STEP);
  }

  @Test
  void entriesOfListsAreReadFromAny() {
    Work work = new Work(HostileLevel.SHIPPED);
    read(work, work.extractor(Methods.DEFAULT, Map.of("entries", "true")), "entries", 1);
  }

  private static void read(Work work, ContentExtractor extractor, String method, int step) {
    List<Giant> giants = new ArrayList<>(Giants.all());
    giants.addAll(RandomGiants.of(RANDOM));
    for (int i = 0; i < giants.size(); i += step) {
      Giant giant = giants.get(i);
      work.extract(extractor, PageText.of(giant.page(CHARS, TAGS), null), giant.name());
    }
    System.out.println(
        work.summary(method + ", one of " + step + " of " + giants.size() + " giants"));
    assertThat(work.timesParser())
        .as(work.summary(method))
        .isLessThan(HostileLevel.of(HostileLevel.TIMES_PARSER_COLD, 2 * HostileLevel.TIMES_PARSER));
  }
}
