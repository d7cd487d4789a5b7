package io.zhengwen.extract.markup;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * The address of an image: the one that a script would load later, if the element names it, since
 * {@code src} is then a placeholder; else {@code src}; else the largest of a {@code srcset}.
 */
public final class ImageAddress {
  private static final List<String> LATER =
      List.of(
          "data-src",
          "data-original",
          "data-lazy-src",
          "data-actualsrc",
          "data-original-src",
          "data-hi-res-src",
          "data-lazyload",
          "data-echo",
          "data-wpfc-original-src");

  private static final List<String> SETS =
      List.of("data-srcset", "data-lazy-srcset", "data-wpfc-original-srcset", "srcset");

  /** The number of characters of a {@code srcset} that are read. */
  private static final int LONGEST_SET = 20_000;

  private ImageAddress() {}

  /** The address as the page has it; empty if the image has none outside of the page itself. */
  public static Optional<String> of(PageModel page, int image) {
    return Stream.of(
            LATER.stream().map(name -> page.attr(image, name)),
            Stream.of(page.attr(image, "src")),
            SETS.stream().map(name -> largest(page.attr(image, name))),
            sourcesOfPicture(page.node(image).parent()))
        .flatMap(addresses -> addresses)
        .map(String::strip)
        .filter(ImageAddress::isAddress)
        .findFirst();
  }

  private static Stream<String> sourcesOfPicture(Node parent) {
    if (!(parent instanceof Element picture) || !picture.normalName().equals("picture")) {
      return Stream.of();
    }
    return picture.children().stream()
        .filter(child -> child.normalName().equals("source"))
        .flatMap(source -> SETS.stream().map(name -> largest(source.attr(name))));
  }

  private static boolean isAddress(String value) {
    String start = LowerCase.of(value.substring(0, Math.min(6, value.length())));
    return !value.isEmpty()
        && "{[".indexOf(value.charAt(0)) < 0
        && !start.startsWith("data:")
        && !start.startsWith("blob:")
        && !start.startsWith("about:");
  }

  /** The candidate with the greatest width or density; empty if there is none. */
  private static String largest(String set) {
    String best = "";
    int most = -1;
    String[] tokens = set.substring(0, Math.min(set.length(), LONGEST_SET)).strip().split("\\s+");
    for (int i = 0; i < tokens.length; i++) {
      String address = tokens[i];
      int size = 0;
      if (address.endsWith(",")) {
        address = address.substring(0, address.length() - 1);
      } else if (i + 1 < tokens.length) {
        size = Numbers.parse(tokens[++i], 0);
      }
      if (size > most && isAddress(address)) {
        best = address;
        most = size;
      }
    }
    return best;
  }
}
