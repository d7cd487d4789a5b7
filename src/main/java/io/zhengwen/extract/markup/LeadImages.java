package io.zhengwen.extract.markup;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.Map;
import java.util.stream.Stream;

/** The images of a main text that are large enough to stand for it. */
public final class LeadImages {
  /** Images of a smaller width or height in pixels, as far as they state it, are icons. */
  private static final int LEAST_WIDTH = 200;

  private static final int LEAST_HEIGHT = 100;

  private LeadImages() {}

  /** The addresses as the page has them, in document order; none for an empty selection. */
  public static Stream<String> of(PageModel page, Selection mainText) {
    return mainText.isEmpty()
        ? Stream.of()
        : ContentImages.of(page, mainText).entrySet().stream()
            .filter(image -> isLarge(page, image.getKey()))
            .sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue);
  }

  private static boolean isLarge(PageModel page, int image) {
    return Numbers.parse(page.attr(image, "width"), LEAST_WIDTH) >= LEAST_WIDTH
        && Numbers.parse(page.attr(image, "height"), LEAST_HEIGHT) >= LEAST_HEIGHT;
  }
}
