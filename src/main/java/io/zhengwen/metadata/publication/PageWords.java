package io.zhengwen.metadata.publication;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.WebAddress;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words by which a page's template and address say what kind of page it is, such as {@code
 * single-post} or {@code /category/}, as keys of a lexicon: classes and the id of {@code body}, the
 * path, {@code og:type}, the types of JSON-LD, the names of {@code meta} elements, the generator,
 * and relations of the page to others, such as the feed of its comments.
 */
final class PageWords {
  private static final int BODY = 0;

  /** Parts of the keys: they must never change. */
  private static final int PATH = 1;

  private static final int NAME = 2;
  private static final int TYPE = 3;
  private static final int META = 4;
  private static final int RELATION = 5;
  private static final int RELATED = 6;
  private static final int PART = 7;
  private static final int GENERATOR = 8;

  private static final int SHORTEST = 2;
  private static final int LONGEST = 19;

  /** Keys of one page. */
  private static final int MOST = 400;

  /** Characters read of one text. */
  private static final int MOST_CHARS = 1_000;

  private static final Pattern AUTHORITY = Pattern.compile("(?:https?:)?//[^/?#]*");

  /** The keys in order, then room for more. */
  private final int[] keys = new int[MOST];

  private int size;

  private PageWords() {}

  /** The keys of a page, each once, in order. */
  static int[] keys(PageHead head) {
    PageWords words = new PageWords();
    PageModel page = head.page();
    words.add(NAME, page.attr(BODY, "class"));
    words.add(NAME, page.id(BODY));
    words.add(PATH, head.location().map(WebAddress::path).orElse(""));
    words.addKey(TYPE, LowerCase.of(head.meta("og:type")));
    for (JsonNode subject : head.jsonLd().subjects()) {
      JsonLd.types(subject).forEach(type -> words.addKey(TYPE, type));
    }
    for (JsonNode part : head.jsonLd().objects()) {
      JsonLd.types(part).forEach(type -> words.addKey(PART, type));
    }
    head.metaNames().forEach(name -> words.addKey(META, name));
    words.add(GENERATOR, head.meta("generator"));
    words.addLinks(head);
    return Arrays.copyOf(words.keys, words.size);
  }

  /** Adds the relations of the page, and the words of the addresses of its feeds and the like. */
  private void addLinks(PageHead head) {
    for (PageHead.Link link : head.links()) {
      if (link.isDeclared()) {
        link.relations().forEach(relation -> addKey(RELATION, relation));
        if (link.relations().contains("alternate") || link.relations().contains("shortlink")) {
          Matcher authority = AUTHORITY.matcher(link.href());
          int path = authority.lookingAt() ? authority.end() : 0;
          add(RELATED, link.href().substring(path));
        }
      }
    }
  }

  /** Adds the words of a text: runs of Latin letters, without regard to case. */
  private void add(int kind, String text) {
    int start = 0;
    int end = Math.min(text.length(), MOST_CHARS);
    for (int i = 0; i <= end; i++) {
      if (i == end || !isLetter(text.charAt(i))) {
        if (i - start >= SHORTEST && i - start <= LONGEST) {
          addKey(kind, LowerCase.of(text.substring(start, i)));
        }
        start = i + 1;
      }
    }
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private void addKey(int kind, String word) {
    if (size < MOST && word.length() <= MOST_CHARS) {
      int key = (int) Hashes.combine(kind, Hashes.of(word));
      int at = -Arrays.binarySearch(keys, 0, size, key) - 1;
      if (at >= 0) {
        System.arraycopy(keys, at, keys, at + 1, size - at);
        keys[at] = key;
        size++;
      }
    }
  }
}
