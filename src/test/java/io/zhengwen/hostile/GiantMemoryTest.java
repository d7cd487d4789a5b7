package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.zhengwen.ContentExtractor;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Methods;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is allocated to read and extract giants of many elements of the page's head. */
class GiantMemoryTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @CsvSource({"empty meta, 100", "days in meta, 80"})
  void aPageAllocatesInProportionToItsLength(String name, int megabytes) {
    Giant giant =
        Giants.all().stream().filter(g -> g.name().equals(name)).findFirst().orElseThrow();
    Work work = new Work(HostileLevel.SHIPPED);
    ContentExtractor combined = work.extractor(Methods.DEFAULT);
    work.analyze(combined, PageText.of("<p>A page.", null));
    PageText text =
        PageText.of(
            giant.page(HostileLevel.SHIPPED.maxSize(), HostileLevel.SHIPPED.maxTags()), null);

    long before = THREADS.getCurrentThreadAllocatedBytes();
    work.analyze(combined, text);
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;

    assertThat(allocated / 1_000_000).as(name).isLessThan(megabytes);
  }
}
