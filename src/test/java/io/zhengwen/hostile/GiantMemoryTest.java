package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Methods;
import java.lang.management.ManagementFactory;
import javax.management.ObjectName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is allocated to read and extract giants of many elements of the page's head. */
class GiantMemoryTest {
  @ParameterizedTest
  @CsvSource({"empty meta, 100", "days in meta, 80"})
  void aPageAllocatesInProportionToItsLength(String name, int megabytes) throws Exception {
    Giant giant =
        Giants.all().stream().filter(g -> g.name().equals(name)).findFirst().orElseThrow();
    Work work = new Work(HostileLevel.SHIPPED);
    ContentExtractor combined = work.extractor(Methods.DEFAULT);
    work.analyze(combined, PageText.of("<p>A page.", null));
    PageText text =
        PageText.of(
            giant.page(HostileLevel.SHIPPED.maxSize(), HostileLevel.SHIPPED.maxTags()), null);

    long before = allocatedBytes();
    work.analyze(combined, text);
    long allocated = allocatedBytes() - before;

    assertThat(allocated / 1_000_000).as(name).isLessThan(megabytes);
  }

  /** The bytes that this thread has allocated, which the platform tells by name alone. */
  private static long allocatedBytes() throws Exception {
    return (long)
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
                "getThreadAllocatedBytes",
                new Object[] {Thread.currentThread().getId()},
                new String[] {"long"});
  }
}
