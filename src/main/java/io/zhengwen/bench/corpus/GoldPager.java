package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector.SelectorParseException;

/**
 * The addresses of a page's neighbours, by the CSS selectors that its gold has for them. A link
 * whose address is none of a page, such as {@code javascript:;}, is left out.
 *
 * @param next addresses of the next page; empty if there is none
 * @param previous addresses of the previous page; empty if there is none
 */
public record GoldPager(List<String> next, List<String> previous) {
  /** Copies the lists. */
  public GoldPager {
    next = List.copyOf(next);
    previous = List.copyOf(previous);
  }

  /**
   * Reads the gold of a page; empty if its set does not label neighbours.
   *
   * @throws CorpusException where a selector is wrong
   */
  public static Optional<GoldPager> of(LabelledPage page) {
    try {
      JsonNode gold = JsonLines.MAPPER.readTree(page.goldLine());
      if (!gold.has("next") || !gold.has("prev")) {
        return Optional.empty();
      }
      String next = gold.path("next").asText();
      String previous = gold.path("prev").asText();
      if (next.isBlank() && previous.isBlank()) {
        return Optional.of(new GoldPager(List.of(), List.of()));
      }
      Document document = page.parse(page.text()).document();
      return Optional.of(
          new GoldPager(
              addresses(document, page.url(), next), addresses(document, page.url(), previous)));
    } catch (SelectorParseException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> addresses(Document document, String url, String selector) {
    Set<String> addresses = new LinkedHashSet<>();
    if (!selector.isBlank()) {
      document.setBaseUri(url);
      for (Element element : document.select(selector)) {
        Element around = element.closest("a");
        Element link = around == null ? element.selectFirst("a") : around;
        String address = link == null ? "" : link.absUrl("href");
        if (address.startsWith("http")) {
          addresses.add(address);
        }
      }
    }
    return List.copyOf(addresses);
  }
}
