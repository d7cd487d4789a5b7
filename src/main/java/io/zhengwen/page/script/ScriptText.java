package io.zhengwen.page.script;

import io.zhengwen.page.DocumentTitle;
import io.zhengwen.page.LongTagNames;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.Tags;
import io.zhengwen.text.CodePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.Elements;
import org.jsoup.select.NodeFilter;

/**
 * Adds the text that an app shell holds only in the data of its scripts (JSON-LD, states of web
 * frameworks, properties of components) to the tree, where every method finds it.
 *
 * <p>Text is added only if the tree has next to no text of its own, shown or hidden, besides menus,
 * and the data hold prose: what JSON-LD describes ({@link DescribedWork}) or, where they have more,
 * the strings that {@link ProseStrings} chooses. Never fails: data that are not JSON are ignored.
 * {@linkplain ScriptNotices Notices} that such a tree holds instead are removed.
 */
public final class ScriptText {
  /**
   * A tree with this many characters of text besides menus is not an app shell; prose of fewer
   * {@linkplain #letters letters} is not worth adding.
   */
  private static final int NEXT_TO_NOTHING = 500;

  /** What JSON-LD describes has at least this many characters to be added. */
  private static final int LEAST_OF_WORK = 100;

  /** The scripts' text has at least this many times the characters of the tree's own text. */
  private static final int OUTWEIGHS = 4;

  /** Elements whose text is that of menus. */
  private static final Set<String> MENUS = Set.of("button", "select", "nav", "footer");

  /** Links with texts of so many characters are items of menus. */
  private static final int LONGEST_ITEM = 30;

  private static final int LEVELS_TO_LINK = 3;

  /** A character of Chinese, Japanese or Korean says as much as so many letters. */
  private static final int LETTERS_OF_IDEOGRAPH = 3;

  private static final Pattern MARKUP = Pattern.compile("</?[a-zA-Z]");

  private ScriptText() {}

  /**
   * Adds text from scripts to the end of the body of an app shell.
   *
   * @return whether text was added
   */
  public static boolean reveal(Document document, ParseLimits limits) {
    if (characters(document.body(), NEXT_TO_NOTHING) >= NEXT_TO_NOTHING) {
      return false;
    }
    ScriptNotices.removeFrom(document);
    int own = characters(document.body(), NEXT_TO_NOTHING);
    ProseStrings strings = new ProseStrings(DocumentTitle.of(document));
    List<String> described = new ArrayList<>();
    Elements scripts = document.getElementsByTag("script");
    ScriptData.read(scripts, strings);
    AttributeData.read(document.body(), strings);
    for (Element script : scripts) {
      Declarations.jsonLd(script).ifPresent(data -> described.addAll(DescribedWork.of(data)));
    }
    Element prose = text(strings.best(), limits);
    Element work = text(described, limits);
    int ofProse = characters(prose, Integer.MAX_VALUE);
    int ofWork = characters(work, Integer.MAX_VALUE);
    boolean isWork = ofWork >= ofProse;
    boolean isEnough = isWork ? ofWork >= LEAST_OF_WORK : letters(prose) >= NEXT_TO_NOTHING;
    if (!isEnough || Math.max(ofProse, ofWork) < OUTWEIGHS * own) {
      return false;
    }
    document.body().appendChild(isWork ? work : prose);
    return true;
  }

  private static Element text(List<String> strings, ParseLimits limits) {
    Element text = new Element("div");
    int tags = 0;
    for (String string : strings) {
      tags += (int) string.chars().filter(c -> c == '<').count();
      if (tags > limits.maxTags()) {
        break;
      }
      append(string, text, limits);
    }
    return text;
  }

  /** Appends a string: markup as it is, plain text with a paragraph for each line. */
  private static void append(String string, Element to, ParseLimits limits) {
    String text = MARKUP.matcher(string).find() ? string : Parser.unescapeEntities(string, false);
    if (MARKUP.matcher(text).find()) {
      Parser parser = Parser.htmlParser().setMaxDepth(limits.maxDepth());
      int end = LongTagNames.overlong(text, text.length());
      Element parsed = parser.parseInput(text.substring(0, end), "").body();
      to.appendElement("div").appendChildren(parsed.childNodes());
    } else {
      text.lines().filter(line -> !line.isBlank()).forEach(l -> to.appendElement("p").text(l));
    }
  }

  /** About how many letters of an alphabet a text of any script takes. */
  private static long letters(Element prose) {
    return prose.text().codePoints().map(c -> CodePoints.isCjk(c) ? LETTERS_OF_IDEOGRAPH : 1).sum();
  }

  /** The number of characters of the text in a subtree, menus apart, counted up to a limit. */
  private static int characters(Element root, int limit) {
    int[] count = new int[1];
    root.filter(
        (node, depth) -> {
          if (node instanceof TextNode t && !t.isBlank()) {
            int length = t.text().strip().length();
            count[0] += length <= LONGEST_ITEM && isInLink(t) ? 0 : length;
          }
          if (count[0] >= limit) {
            return NodeFilter.FilterResult.STOP;
          }
          return isDropped(node)
              ? NodeFilter.FilterResult.SKIP_ENTIRELY
              : NodeFilter.FilterResult.CONTINUE;
        });
    return count[0];
  }

  private static boolean isInLink(TextNode text) {
    Node at = text.parent();
    for (int i = 0; i < LEVELS_TO_LINK && at != null; i++) {
      if (at.normalName().equals("a")) {
        return true;
      }
      at = at.parent();
    }
    return false;
  }

  private static boolean isDropped(Node node) {
    return node instanceof DataNode
        || node instanceof Element e
            && (MENUS.contains(e.normalName()) || (Tags.flags(e.normalName()) & Tags.DROPPED) != 0);
  }
}
