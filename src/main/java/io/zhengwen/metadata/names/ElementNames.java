package io.zhengwen.metadata.names;

import io.zhengwen.page.PageModel;
import java.util.regex.Pattern;

/**
 * What the classes and ids of a page's elements say of what they hold, as flags. Every element and
 * every class attribute is read at most once. Not thread-safe.
 */
public final class ElementNames {
  /** An author's name. */
  public static final int AUTHOR = 1;

  /** A line that names the author. */
  public static final int BYLINE = 1 << 1;

  /** A user, such as who wrote a post or a comment. */
  public static final int USER = 1 << 2;

  /** Comments, answers or reviews. */
  public static final int COMMENTS = 1 << 3;

  /** Something beside the main text, such as teasers. */
  public static final int ASIDE = 1 << 4;

  /** A date or a line with one. */
  public static final int DATE = 1 << 5;

  /** Comments, by the start of a word. */
  public static final int REPLIES = 1 << 6;

  /** Teasers, menus, footers, calendars and the like. */
  public static final int ELSEWHERE = 1 << 7;

  /** A link to what is next. */
  public static final int NEXT = 1 << 8;

  /** A link to what is previous. */
  public static final int PREVIOUS = 1 << 9;

  /** The date of publication. */
  public static final int PUBLISHED = 1 << 10;

  /** The date of a change. */
  public static final int CHANGED = 1 << 11;

  /** Sources of a text. */
  public static final int REFERENCES = 1 << 17;

  private static final int NOT_AUTHOR = 1 << 12;
  private static final int NOT_COMMENTS = 1 << 13;
  private static final int FOOTER = 1 << 14;
  private static final int OF_ENTRY = 1 << 15;
  private static final int NEIGHBOUR = 1 << 16;
  private static final int WITH_TOPICS = 1 << 18;
  private static final int READ = 1 << 31;

  private static final int LONGEST = 300;

  /** The element around a page that Next.js made; nothing in it is a link to what is next. */
  private static final String ROOT = "__next";

  private static final Pattern TOPICS = Pattern.compile("(?<!\\S)(?:category|tag|post_tag)-\\S*");

  /** How many ancestors are asked whether they hold comments or something beside the text. */
  private static final int MOST_ANCESTORS = 40;

  private static final Keywords WORDS =
      new Keywords()
          .with(
              AUTHOR,
              "author writer autor> autoren autores auteur contributor reporter journalist verfasser creator editor"
                  + " credit redakt skribent forfatter signature <podpis> <yazar <penulis <muhabir <tacgia tac-gia <avtor> <kirjoittaja <szerzo <autore> <giornalista <periodista")
          .with(
              NOT_AUTHOR,
              "authoriz authoris authorit anon-editor <package-signature <module-signature <type-signature <member-signature"
                  + " <method-signature <function-signature <class-signature")
          .with(BYLINE, "byline by-line postedby posted-by post-by")
          .with(
              USER,
              "username user-name poster nick <user> member displayname display-name topicstarter topic-starter <fn>"
                  + " profile postleft")
          .with(
              COMMENTS,
              "comment respond disqus <reply <replies testimonial <review> <reviews> kommentar comentario")
          .with(NOT_COMMENTS, "commented")
          .with(
              ASIDE,
              "related sidebar side-bar widget footer recommend popular latest recent trending teaser card carousel"
                  + " slider promo similar readnext read-next more-")
          .with(
              DATE,
              "^date ^time ^publish ^posted ^datum ^fecha ^meta ^byline ^pubdate ^created ^info ^credit ^source ^pub"
                  + " ^zeit ^updated ^data ^stamp")
          .with(
              PUBLISHED,
              "^publish ^pubdate ^posted ^created ^issued create-date create-time create_date create_time")
          .with(
              CHANGED,
              "^updated ^modified ^edited ^dateupdated ^datemodified ^lastmod ^lastupdate update-date update-time update_date update_time ^updatedate ^updatetime")
          .with(REPLIES, "^comment ^reply ^replies ^respon ^disqus ^kommentar ^review")
          .with(
              ELSEWHERE,
              "^sidebar ^related ^recommend ^widget ^popular ^latest ^recent ^teaser ^carousel ^slider ^trending"
                  + " ^more ^footer ^copyright ^calendar ^event ^archive ^menu ^ticker ^promo ^newsletter ^similar"
                  + " ^readmore ^banner ^modal ^cookie ^rail ^navigation ^breadcrumb")
          .with(REFERENCES, "^reference ^references")
          .with(FOOTER, "^footer$")
          .with(OF_ENTRY, "^entry$ ^post$ ^article$")
          .with(NEIGHBOUR, "^nav$ ^next$ ^prev$ ^previous$")
          .with(WITH_TOPICS, "hentry status-publish")
          .with(NEXT, "next")
          .with(PREVIOUS, "prev");

  private final PageModel page;
  private final int[] flags;
  private final int[] flagsOfClass;

  /** Starts with a page. */
  public ElementNames(PageModel page) {
    this.page = page;
    flags = new int[page.size()];
    flagsOfClass = new int[page.classCount()];
  }

  /** The flags of an element's class and id together. */
  public int flags(int i) {
    int found = flags[i];
    if (found == 0) {
      String id = page.id(i);
      int ofId = id.isEmpty() ? 0 : find(id);
      found = withoutEntries(ofClass(page.classOf(i)) | ofId) | READ;
      flags[i] = found;
    }
    return found;
  }

  /**
   * The flags of the name by which tests find an element, {@code data-testid}: it tells what the
   * element holds where classes are generated.
   */
  public int flagsForTests(int i) {
    String name = page.attr(i, "data-testid");
    return name.isEmpty() ? 0 : find(name);
  }

  /** The footer of an entry holds its date, that of the page does not. */
  private static int withoutEntries(int found) {
    int ofEntry = FOOTER | OF_ENTRY;
    int kept = (found & ofEntry) == ofEntry ? found & ~ELSEWHERE : found;
    return (found & NEIGHBOUR) != 0 ? kept | ELSEWHERE : kept;
  }

  private int ofClass(int number) {
    if (flagsOfClass[number] == 0) {
      String classes = page.className(number);
      int found = find(classes);
      boolean ofEntry = (found & WITH_TOPICS) != 0 || classes.length() > LONGEST;
      flagsOfClass[number] = (ofEntry ? find(withoutTopics(classes)) : found) | READ;
    }
    return flagsOfClass[number];
  }

  /**
   * The classes that WordPress gives an entry, without those for its categories and tags, which say
   * what it is about: {@code tag-newsletter} is an article.
   */
  private static String withoutTopics(String classes) {
    return classes.contains("hentry") || classes.contains("status-publish")
        ? TOPICS.matcher(classes).replaceAll(" ")
        : classes;
  }

  private static int find(String name) {
    if (name.equals(ROOT)) {
      return 0;
    }
    int found = WORDS.find(name, LONGEST);
    found &= (found & NOT_AUTHOR) != 0 ? ~AUTHOR : ~0;
    return found & ((found & NOT_COMMENTS) != 0 ? ~COMMENTS : ~0);
  }

  /**
   * The flags of an element and its ancestors, as long as they hold at most half of the text. Tags
   * and item types count for {@link #ASIDE} and {@link #COMMENTS}.
   */
  public int around(int node) {
    int found = 0;
    int all = page.measures().chars(0);
    int i = node;
    for (int n = 0; i > 0 && n < MOST_ANCESTORS && page.measures().chars(i) * 2 <= all; n++) {
      if (!page.isText(i)) {
        String tag = page.tag(i);
        boolean aside = tag.equals("aside") || tag.equals("footer") || tag.equals("nav");
        found |= flags(i) | (aside ? ASIDE : 0) | ofItemType(page.attr(i, "itemtype"));
      }
      i = page.parent(i);
    }
    return found;
  }

  private static int ofItemType(String type) {
    return type.endsWith("Review") || type.endsWith("Comment") || type.endsWith("Answer")
        ? COMMENTS
        : 0;
  }
}
