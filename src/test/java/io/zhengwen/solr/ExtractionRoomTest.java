package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageText;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Pages that do not fit in beside the others wait. */
class ExtractionRoomTest {
  private static final PageText PAGE = PageText.of("<p>w\n".repeat(10_000), null);

  /** Room for two such pages and no third. */
  private final ExtractionRoom room = new ExtractionRoom(16_000_000);

  private final AtomicInteger inside = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();

  private void visit(int pages) {
    visit(
        place -> {
          for (int i = 0; i < pages; i++) {
            place.enter(PAGE, ParseLimits.DEFAULT);
          }
        });
  }

  private void visit(Consumer<ExtractionRoom.Place> enter) {
    try (ExtractionRoom.Place place = room.place()) {
      enter.accept(place);
      most.accumulateAndGet(inside.incrementAndGet(), Math::max);
      Thread.yield();
      inside.decrementAndGet();
    }
  }

  private void visitAtOnce(int visits, int pages) throws Exception {
    atOnce(visits, () -> visit(pages));
  }

  private static void atOnce(int visits, Runnable visit) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < visits; i++) {
      all.add(threads.submit(visit));
    }
    for (Future<?> one : all) {
      one.get(60, TimeUnit.SECONDS);
    }
    threads.shutdown();
  }

  @Test
  void twoPagesAreInAtOnce() throws Exception {
    visitAtOnce(2_000, 1);
    assertThat(most).hasValueBetween(1, 2);
  }

  @Test
  void aLongTextIsIndexedAlone() throws Exception {
    atOnce(2_000, () -> visit(place -> place.index(50_000)));
    assertThat(most).hasValue(1);
  }

  @Test
  void aPageThatIsKeptTakesItsRoomWhileItIsIndexed() throws Exception {
    atOnce(
        2_000,
        () ->
            visit(
                place -> {
                  place.enter(PAGE, ParseLimits.DEFAULT);
                  place.index(10_000);
                }));
    assertThat(most).hasValue(1);
  }

  @Test
  void aPageThatWasExtractedMakesRoomForOthers() throws Exception {
    CountDownLatch entered = new CountDownLatch(3);
    atOnce(
        3,
        () ->
            visit(
                place -> {
                  place.enter(PAGE, ParseLimits.DEFAULT);
                  place.leave();
                  place.index(100);
                  entered.countDown();
                  await(entered);
                }));
    assertThat(most).hasValueBetween(1, 3);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void documentsOfSeveralPagesDoNotWaitForEachOtherForEver() throws Exception {
    visitAtOnce(2_000, 2);
    assertThat(most).hasValue(1);
  }

  @Test
  void aPageLargerThanTheRoomHasItForItself() throws Exception {
    visitAtOnce(100, 20);
    assertThat(most).hasValue(1);
  }

  @Test
  void whatTakesMoreThanASixteenthOfTheRoomIsLarge() {
    try (ExtractionRoom.Place place = room.place()) {
      assertThat(place.isLarge()).isFalse();
      place.index(4_900);
      assertThat(place.isLarge()).isFalse();
      place.index(200);
      assertThat(place.isLarge()).isTrue();
      place.leave();
      assertThat(place.isLarge()).isFalse();
    }
  }

  @Test
  void whatIsGivenBackTwiceIsGivenBackOnce() throws Exception {
    try (ExtractionRoom.Place place = room.place()) {
      place.enter(PAGE, ParseLimits.DEFAULT);
      place.close();
    }
    visitAtOnce(2_000, 1);
    assertThat(most).hasValueBetween(1, 2);
  }
}
