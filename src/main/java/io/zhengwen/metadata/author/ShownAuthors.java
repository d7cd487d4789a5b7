package io.zhengwen.metadata.author;

import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.ClassTest;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds the places in a page's body that name people: elements by their classes and links, bylines
 * by their words. One pass over the nodes.
 */
final class ShownAuthors {
  private static final int LONGEST_BYLINE = 200;
  private static final int LONGEST_USER = 60;

  /** How many nodes a byline's element may hold. */
  private static final int MOST_NODES = 40;

  /** How much of the start and the end of a long text may hold a byline. */
  private static final int EDGE = 80;

  /** Texts of a page that are read for Chinese, Japanese and Korean bylines. */
  private static final int MOST_EAST_ASIAN = 20_000;

  /** A word that announces something else, as in {@code Author Topic: Brakes}. */
  private static final Pattern ANOTHER_LABEL = Pattern.compile("[\\p{L}\\p{M}]+:\\s");

  /** Nodes before a byline that may tell what was done last. */
  private static final int MOST_BEFORE = 16;

  private static final Pattern LAST =
      Pattern.compile(
          "\\b(?:last (?:updated|modified|edited|changed|reply|replied|post|posted|message|activity)"
              + "|latest (?:reply|post)|zuletzt|letzte[rs]? (?:beitrag|antwort|änderung)"
              + "|dernière (?:modification|réponse)|dernier message|últim[oa] (?:mensaje|respuesta|edición|edição|mensagem)"
              + "|ultim[oa] (?:messaggio|modifica|risposta)|laatste (?:bericht|reactie)|laatst (?:bewerkt|gewijzigd)"
              + "|ostatni[oa]? (?:post|odpowiedź|edytowan)|последн(?:ее|ий|яя) (?:сообщение|ответ|редактирование))",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** What ends a byline that has its element to itself. */
  private static final String END = " |";

  private static final String PERSONS = "ltx_authors";
  private static final String PERSON = "ltx_personname";

  /** What WordPress's blocks for the author of a post call the element with the name. */
  private static final String OF_POST = "wp-block-post-author";

  private static final String NAME = "name";

  private final PageModel page;
  private final ElementNames names;
  private final AuthorStatements statements;
  private final String language;
  private final PosterLines posters;

  /** Whether elements are LaTeXML's lists of authors. */
  private final ClassTest lists;

  /** Whether elements are WordPress's names of the author of a post. */
  private final ClassTest ofPost;

  private int eastAsian;

  private ShownAuthors(AuthorStatements statements, ElementNames names, String language) {
    this.page = statements.page();
    this.names = names;
    this.statements = statements;
    this.language = language;
    posters = new PosterLines(statements);
    lists = new ClassTest(page, value -> value.contains(PERSONS));
    ofPost = new ClassTest(page, ShownAuthors::isNameOfPost);
  }

  /**
   * Adds what the body of a page says.
   *
   * @param language the code of the language that the page declares, in lower case
   */
  static void addTo(AuthorStatements statements, ElementNames names, String language) {
    new ShownAuthors(statements, names, language).addAll();
  }

  private void addAll() {
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)) {
        addText(i);
      } else if (isMenu(i)) {
        i = page.end(i) - 1;
      } else if (lists.passes(i)) {
        addPersons(i);
        i = page.end(i) - 1;
      } else if (page.end(i) - i > 1 && page.end(i) - i < MOST_NODES) {
        addElement(i);
      }
    }
  }

  private static boolean isNameOfPost(String classes) {
    int at = classes.indexOf(OF_POST);
    return at >= 0 && classes.indexOf(NAME, at) >= 0;
  }

  /** Whether an element is a long list of links and next to nothing else. */
  private boolean isMenu(int i) {
    return page.measures().chars(i) > LONGEST_BYLINE
        && page.measures().linkChars(i) * 10L >= page.measures().chars(i) * 9L;
  }

  private void addElement(int i) {
    if (page.measures().chars(i) > LONGEST_BYLINE) {
      return;
    }
    boolean link = page.tag(i).equals("a") && page.measures().chars(i) <= LONGEST_USER;
    AuthorLinks.Target target = link ? AuthorLinks.of(page.attr(i, "href")) : null;
    boolean leads = target == AuthorLinks.Target.AUTHOR || target == AuthorLinks.Target.USER;
    if (leads && isOfLast(i)) {
      return;
    }
    if (leads) {
      statements.addElement(
          target == AuthorLinks.Target.AUTHOR ? AuthorPlace.AUTHOR_LINK : AuthorPlace.USER_LINK, i);
    }
    if (ofPost.passes(i)) {
      statements.addElement(AuthorPlace.PROPERTY, i);
    }
    int flags = names.flags(i);
    if ((flags & (ElementNames.AUTHOR | ElementNames.BYLINE)) != 0 && !isOfShop(i)) {
      AuthorPlace place =
          (flags & ElementNames.BYLINE) != 0 ? AuthorPlace.BYLINE_CLASS : AuthorPlace.AUTHOR_CLASS;
      statements.addElement(place, i);
    }
    if ((flags & ElementNames.USER) != 0 && page.measures().chars(i) <= LONGEST_USER) {
      statements.addElement(AuthorPlace.USER_CLASS, i);
    }
  }

  /** Adds the persons that LaTeXML marks in its list of authors, without their affiliations. */
  private void addPersons(int i) {
    List<String> persons = new ArrayList<>();
    for (int j = i + 1; j < page.end(i); j++) {
      if (page.className(page.classOf(j)).contains(PERSON)) {
        persons.add(BylineText.of(page, j).strip());
      }
    }
    statements.addText(AuthorPlace.AUTHOR_CLASS, persons, i);
  }

  /** Whether a small element is a link to a shop or to the page of a brand. */
  private boolean isOfShop(int i) {
    int link = i;
    while (link < page.end(i) && !page.tag(link).equals("a")) {
      link++;
    }
    return link < page.end(i)
        && page.measures().chars(link) == page.measures().chars(i)
        && AuthorLinks.of(page.attr(link, "href")) == AuthorLinks.Target.SHOP;
  }

  private void addText(int i) {
    int length = page.textLength(i);
    if (length < 2) {
      return;
    }
    posters.read(i);
    if (page.hasCjk(i) && page.measures().words(i) * 4 > page.measures().chars(i)) {
      addEastAsian(i, length);
    } else if (length <= LONGEST_BYLINE) {
      addByline(i, length);
    }
  }

  private void addByline(int i, int length) {
    int dated = page.hasDigit(i) ? DatedBylines.end(page.text(i)) : 0;
    if (dated > 0) {
      if (!isOfLast(i)) {
        addByline(page.text(i).substring(dated) + END, i);
      }
      return;
    }
    if (Announcements.mayBegin(
        page.charAt(i, 0), page.charAt(i, 1), length > 2 ? page.charAt(i, 2) : 0)) {
      String text = page.text(i);
      int end = Announcements.end(text);
      if (end > 0) {
        String line = BylineText.line(page, i);
        String rest = end >= line.length() ? after(i) : line.substring(end);
        if (!isOfLast(i)) {
          addByline(rest, i);
        }
        return;
      }
    }
    if (length <= LONGEST_USER
        && mayEndWithBy(i, length)
        && Announcements.endsWithBy(page.text(i))
        && !LAST.matcher(page.text(i)).find()
        && !isOfLast(i)) {
      addByline(after(i), i);
    }
  }

  private void addByline(String names, int i) {
    if (!ANOTHER_LABEL.matcher(names).lookingAt()) {
      statements.addText(AuthorPlace.BYLINE, names, i);
    }
  }

  /** Whether what stands before a text on its line tells of the last change or reply. */
  private boolean isOfLast(int i) {
    int first = i;
    while (!page.isText(first) && first + 1 < page.end(i)) {
      first++;
    }
    int at = first;
    for (int n = 0; n < MOST_BEFORE && at > 0; n++) {
      if (page.isText(at)) {
        if (page.textLength(at) > LONGEST_BYLINE) {
          return false;
        }
        if (at < first && LAST.matcher(page.text(at)).find()) {
          return true;
        }
        if (page.gapBefore(at).compareTo(Gap.LINE) >= 0) {
          return false;
        }
      }
      at--;
    }
    return false;
  }

  /** Whether a text ends with a word of two to four letters that may be a preposition. */
  private boolean mayEndWithBy(int i, int length) {
    int end = page.charAt(i, length - 1) == ':' ? length - 1 : length;
    if (end < 4) {
      return false;
    }
    char last = page.charAt(i, end - 1);
    boolean ends = (last | 0x20) == 'y' || (last | 0x20) == 'n' || (last | 0x20) == 'r';
    return ends
        && (page.charAt(i, end - 3) == ' '
            || page.charAt(i, end - 4) == ' '
            || end > 4 && page.charAt(i, end - 5) == ' ');
  }

  private void addEastAsian(int i, int length) {
    if (++eastAsian > MOST_EAST_ASIAN) {
      return;
    }
    String text = page.text(i);
    EastAsianBylines.Sink sink =
        new EastAsianBylines.Sink() {
          @Override
          public void add(AuthorPlace place, List<String> found) {
            statements.addNames(place, found, i);
          }

          @Override
          public void pending(AuthorPlace place) {
            String rest = after(i);
            List<String> found = EastAsianNames.of(language, text + rest).listed(rest);
            if (!found.isEmpty() && Announcements.end(rest) == 0 && !isLabel(rest, found.get(0))) {
              statements.addNames(place, found, i);
            }
          }
        };
    if (length <= 2 * EDGE) {
      EastAsianBylines.read(text, true, language, sink);
    } else {
      EastAsianBylines.read(text.substring(0, EDGE), false, language, sink);
      EastAsianBylines.read(text.substring(length - EDGE), true, language, sink);
    }
  }

  /** Whether a line begins with a name that a colon follows: it announces something else. */
  private static boolean isLabel(String line, String name) {
    String rest = line.startsWith(name) ? line.substring(name.length()).stripLeading() : "";
    return rest.startsWith(":") || rest.startsWith("：");
  }

  /** The line that begins with the next text node nearby; empty if that is a headline, or none. */
  private String after(int i) {
    int end = Math.min(page.size(), i + 10);
    for (int j = i + 1; j < end && !page.tag(j).equals("h1"); j++) {
      if (page.isText(j)) {
        return page.textLength(j) <= LONGEST_USER ? BylineText.line(page, j) : "";
      }
    }
    return "";
  }
}
