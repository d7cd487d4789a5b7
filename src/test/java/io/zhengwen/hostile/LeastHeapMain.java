package io.zhengwen.hostile;

import io.zhengwen.ExtractedPage;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Methods;
import java.util.List;
import java.util.function.Consumer;
import org.jsoup.parser.Parser;

/**
 * Reads giant pages in a process of its own. The arguments: {@code parse} or {@code extract}, and
 * the names of giants.
 */
final class LeastHeapMain {
  private LeastHeapMain() {}

  /** Reads the pages one after the other; ends with an error if the memory does not suffice. */
  public static void main(String[] args) {
    List<String> names = List.of(args).subList(1, args.length);
    Consumer<String> reader = args[0].equals("parse") ? parser() : extractor();
    reader.accept("<p>A page.");
    for (Giant giant : Giants.all()) {
      if (names.contains(giant.name())) {
        System.out.println(giant.name());
        reader.accept(giant.page(HostileLevel.SHIPPED.maxSize(), HostileLevel.SHIPPED.maxTags()));
      }
    }
  }

  private static Consumer<String> parser() {
    return html ->
        Parser.htmlParser().setMaxDepth(HostileLevel.SHIPPED.maxDepth()).parseInput(html, "");
  }

  private static Consumer<String> extractor() {
    Work work = new Work(HostileLevel.SHIPPED);
    var combined = work.extractor(Methods.DEFAULT);
    return html -> {
      ExtractedPage page = work.analyze(combined, PageText.of(html, null)).result();
      System.out.println(page.content().length() + page.body().length());
    };
  }
}
