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
 * A labelled page with made-up comments below its text, and often {@link Surroundings} before them,
 * whose gold stays what it was. Such copies teach the difference between these and text on pages
 * that differ in nothing else: labelled sets have few articles with comments and many threads whose
 * posts are gold.
 */
public final class CommentedPage {
  /** Letters and digits that tell a piece of gold from chance. */
  private static final int TELLING = 20;

  private static final int HIGHEST = 3;
  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Set<String> CELLS = Set.of("td", "th", "li", "dd");
  private static final Set<String> PARTS = Set.of("tr", "tbody", "thead", "tfoot", "dt");

  private CommentedPage() {}

  /**
   * The HTML of the page with comments behind the child that holds the text's end, of the element
   * that holds all of the text or of up to {@value #HIGHEST} elements around it.
   *
   * @return empty where the gold is not found in the page or no place is fit for comments
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

  /** The child that holds the last gold, of the lowest element that holds all gold. */
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
