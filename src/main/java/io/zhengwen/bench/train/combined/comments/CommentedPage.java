package io.zhengwen.bench.train.combined.comments;

import io.zhengwen.bench.corpus.LabelledPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Adds synthetic comments below the text of a labelled page, often with {@link Surroundings} before
 * them; the gold stays the same. Labelled sets have few articles with comments and many threads
 * whose posts are gold; such copies teach the difference.
 */
public final class CommentedPage {
  /** Letters and digits that a piece of gold must have to be recognised. */
  private static final int TELLING = 20;

  private static final int HIGHEST = 3;
  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Set<String> CELLS = Set.of("td", "th", "li", "dd");
  private static final Set<String> PARTS = Set.of("tr", "tbody", "thead", "tfoot", "dt");

  private CommentedPage() {}

  /**
   * Returns the HTML of the page with comments inserted at the end of its text: after the child
   * that contains the end, of the element that contains all of the text or of one of up to {@value
   * #HIGHEST} elements around it.
   *
   * @return empty if the gold is not found in the page or there is no place for comments
   */
  public static Optional<String> html(LabelledPage page, String html, Random random) {
    Document document = Jsoup.parse(html, page.url());
    document.outputSettings().prettyPrint(false);
    Element end = endOfText(document.body(), wordCharacters(page.content()));
    if (end == null) {
      return Optional.empty();
    }
    for (int up = random.nextInt(HIGHEST + 1); up > 0 && !isTop(end.parent()); up--) {
      end = end.parent();
    }
    SyntheticText words = new SyntheticText(page.content(), random);
    String below = Surroundings.html(words, random) + CommentThread.html(words, random);
    if (PARTS.contains(end.normalName())) {
      return Optional.empty();
    } else if (isTop(end) || CELLS.contains(end.normalName())) {
      end.append(below);
    } else {
      end.after(below);
    }
    return Optional.of(document.outerHtml());
  }

  /** Returns the child with the last gold, of the lowest element that contains all gold. */
  private static Element endOfText(Element body, String gold) {
    List<Element> holders = new ArrayList<>();
    for (Element element : body.getAllElements()) {
      String own = wordCharacters(element.ownText());
      if (own.length() >= TELLING && gold.contains(own)) {
        holders.add(element);
      }
    }
    if (holders.isEmpty()) {
      return null;
    }
    Element first = holders.get(0);
    List<Element> around = first.parents();
    Element end = holders.get(holders.size() - 1);
    while (!isTop(end) && end.parent() != first && !around.contains(end.parent())) {
      end = end.parent();
    }
    return end;
  }

  private static boolean isTop(Element element) {
    return element.nameIs("body") || element.nameIs("html");
  }

  private static String wordCharacters(String text) {
    return NO_WORD.matcher(text).replaceAll("");
  }
}
