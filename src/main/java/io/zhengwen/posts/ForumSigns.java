package io.zhengwen.posts;

import io.zhengwen.page.Generator;
import io.zhengwen.page.PageItemType;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.PatternTable;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What says that a page belongs to a forum: its address, and the software that made it. */
final class ForumSigns {
  /** Parts of addresses that only forums have. */
  private static final PatternTable PARTS =
      table(
          "forum",
          "phpbb",
          "tapatalk",
          "vbulletin",
          "xenforo",
          "discuz",
          "viewtopic",
          "viewthread",
          "showtopic",
          "showthread",
          "ultimatebb");

  /** Parts of paths: of Bugzilla, of Japanese boards like 2channel, and of Zeroboard. */
  private static final Set<String> SCRIPTS = Set.of("show_bug.cgi", "read.cgi", "zboard");

  /**
   * Words of addresses, also with an s, those of Chinese sites in pinyin; within other words they
   * mean something else.
   */
  private static final Set<String> WORDS =
      Set.of(
          "thread",
          "topic",
          "bbs",
          "discuss",
          "discussion",
          "board",
          "question",
          "answer",
          "frage",
          "pregunta",
          "pergunta",
          "domanda",
          "vopros",
          "otvet",
          "foro",
          "diendan",
          "keijiban",
          "qna",
          "talk",
          "luntan",
          "tieba",
          "wenda",
          "zhidao");

  /**
   * Hosts of companies' forums ({@code community.example.org}), and addresses of threads: of
   * Reddit, of issues and discussions of GitHub and GitLab, of Trac and Launchpad, of Google
   * Groups, of Discourse, V2EX and Mbin, of Hacker News, and of questions by number.
   */
  private static final Pattern ADDRESSES =
      Pattern.compile(
          "^https?://community\\."
              + "|/r/[^/]+/comments/\\w"
              + "|/(?:issues|discussions)/\\d+/?(?:[?#]|$)"
              + "|/(?:ticket|\\+bug)/\\d+/?(?:[?#]|$)"
              + "|/g/[^/]+/c/\\w"
              + "|/t/(?:[^/]+/)?\\d+/?(?:[?#]|$)"
              + "|/m/[^/]+/t/\\d"
              + "|//[^/]+/item\\?id=\\d"
              + "|/qa/q\\d"
              + "|/q/\\d+/?(?:[?#]|$)");

  /** Beginnings of what {@code meta name="generator"} says. */
  private static final PatternTable SOFTWARE =
      table(
          " discourse",
          " phpbb",
          " vbulletin",
          " xenforo",
          " discuz",
          " mybb",
          " flarum",
          " nodebb",
          " phpwind",
          " xiuno",
          " vanilla",
          " fluxbb",
          " punbb",
          " smf",
          " simple machines");

  /** Names that software for forums gives itself at the end of its pages. */
  private static final PatternTable FOOTERS =
      table(
          " phpbb",
          " vbulletin",
          " xenforo",
          " discuz",
          " mybb ",
          " smf ",
          " simple machines ",
          " yabb",
          " invision community ",
          " invision power board ",
          " burning board ",
          " woltlab ",
          " fluxbb ",
          " punbb ",
          " phorum ",
          " kunena",
          " askbot ",
          " proboards ",
          " nabble ",
          " snitz ",
          " jive software ",
          " web wiz forums ",
          " xmb ",
          " jforum ",
          " fudforum ",
          " phpwind ",
          " flarum ",
          " nodebb ",
          " vanilla forums ",
          " tapatalk ",
          " mvnforum ",
          " mwforum ",
          " e-blah ",
          " beehive forum ");

  /** So many texts are the end of a page, if they are no longer than a notice of copyright. */
  private static final int LAST_TEXTS = 40;

  private static final int LONGEST_NOTICE = 120;

  /** Ids that templates of phpBB and Discuz give to {@code body}; XenForo's name theirs. */
  private static final Set<String> BODIES = Set.of("phpbb", "nv_forum");

  /** What schema.org calls the whole page. */
  private static final Pattern TYPE = Pattern.compile("/(?:QAPage|DiscussionForumPosting)$");

  /** Ids that Discuz gives to {@code body} of its pages beside the forum: articles and blogs. */
  private static final Set<String> OTHER_BODIES = Set.of("nv_portal", "nv_home");

  private ForumSigns() {}

  private static PatternTable table(String... patterns) {
    return new PatternTable(
        Stream.of(patterns).collect(Collectors.toMap(Function.identity(), part -> 1)));
  }

  /** Whether a page says of itself that it is a forum's. */
  static boolean of(PageModel page) {
    String body = page.attr(0, "id");
    return !OTHER_BODIES.contains(body)
        && (isAddress(page.url())
            || SOFTWARE.find(" " + Generator.of(page.document())) != 0
            || BODIES.contains(body)
            || page.attr(0, "data-template").startsWith("thread_")
            || PARTS.find(page.attr(0, "class")) != 0
            || TYPE.matcher(PageItemType.of(page.document())).find()
            || isNamedAtEnd(page));
  }

  private static boolean isNamedAtEnd(PageModel page) {
    int left = LAST_TEXTS;
    for (int i = page.size() - 1; i > 0 && left > 0; i--) {
      if (page.isText(i)) {
        left--;
        if (page.textLength(i) <= LONGEST_NOTICE && FOOTERS.findBetweenSpaces(page.text(i)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether an address is that of a forum. Of the last part of its path, which may be words of a
   * headline, only the first word counts.
   */
  private static boolean isAddress(String url) {
    if (url.isEmpty()) {
      return false;
    }
    int query = url.indexOf('?');
    String path = query < 0 ? url : url.substring(0, query);
    while (path.endsWith("/")) {
      path = path.substring(0, path.length() - 1);
    }
    int end = path.lastIndexOf('/') + 1;
    while (end < path.length() && Character.isLetter(path.charAt(end))) {
      end++;
    }
    String address = LowerCase.of(path.substring(0, end));
    return PARTS.find(address) != 0
        || ADDRESSES.matcher(url).find()
        || hasWord(address)
        || Stream.of(path.split("/")).anyMatch(SCRIPTS::contains);
  }

  private static boolean hasWord(String address) {
    int start = 0;
    for (int i = 0; i <= address.length(); i++) {
      if (i == address.length() || address.charAt(i) < 'a' || address.charAt(i) > 'z') {
        if (i > start && is(address.substring(start, i))) {
          return true;
        }
        start = i + 1;
      }
    }
    return false;
  }

  private static boolean is(String word) {
    return WORDS.contains(word)
        || word.endsWith("s") && WORDS.contains(word.substring(0, word.length() - 1));
  }
}
