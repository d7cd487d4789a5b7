package io.zhengwen.page.script;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.zhengwen.text.CodePoints;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.TextCounter;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The strings of JSON data that may be a page's main text: those with the key {@code articleBody}
 * (schema.org), and those in the object that holds the page's title, or at most {@value #MOST_KEYS}
 * keys below it. Other prose in the state of a web framework is ignored: menus, notices, texts of
 * other pages.
 *
 * <p>Strings are grouped by the path of keys that leads to them, without array indices and
 * repetitions of a key, so that the paragraphs of an article form one group. The best group is the
 * one with the greatest sum of squared lengths of its prose: a long text outweighs many teasers.
 *
 * <p>The depth is bounded by the parser's limit of 1,000; strings and characters by limits of this
 * class. If data are cut off or exceed a limit, the strings before that point are used.
 */
final class ProseStrings {
  private static final String ARTICLE_BODY = "articleBody";
  private static final int MOST_KEYS = 4;

  /** A string is the title if it is part of the document title and at least this share of it. */
  private static final double TITLE_SHARE = 1 / 3.0;

  private static final int SHORTEST_TITLE = 4;

  /** A longer document title is ignored. */
  private static final int LONGEST_TITLE = 300;

  private static final int MOST_STRINGS = 100_000;
  private static final int MOST_CHARS = 1_000_000;

  /** Prose has at least this many words. */
  private static final int LEAST_WORDS = 8;

  /** Prose has at most this many characters for each word. */
  private static final int MOST_CHARS_A_WORD = 12;

  /** Prose has at least this share of letters and digits; code has less. */
  private static final double LEAST_WORD_SHARE = .85;

  /** The least share of a group's characters that are in prose. */
  private static final double LEAST_PROSE_SHARE = .6;

  private static final Pattern MARKUP = Pattern.compile("<[^<>]{1,1000}>|&[a-zA-Z#0-9]{1,10};");

  private final String title;
  private final List<Entry> entries = new ArrayList<>();
  private int referredChars;

  /** A string; accepted if it may be main text. */
  private static final class Entry {
    final long path;
    final int depth;
    final String string;
    boolean accepted;

    Entry(long path, int depth, String string, boolean accepted) {
      this.path = path;
      this.depth = depth;
      this.string = string;
      this.accepted = accepted;
    }
  }

  /** An object or array that is open. */
  private static final class Level {
    final long path;
    final int depth;
    final String key;
    final int firstEntry;
    boolean namesTitle;

    Level(long path, int depth, String key, int firstEntry) {
      this.path = path;
      this.depth = depth;
      this.key = key;
      this.firstEntry = firstEntry;
    }

    /** A level for a value in this one; a repeated key is not a step. */
    Level below(String next, int entry) {
      return key.equals(next)
          ? new Level(path, depth, key, entry)
          : new Level(path * 0x9E3779B97F4A7C15L + next.hashCode() + 1, depth + 1, next, entry);
    }
  }

  private static final class Group {
    final Set<String> strings = new LinkedHashSet<>();
    long chars;
    long proseChars;
    double score;

    void add(String string) {
      if (strings.add(string)) {
        int prose = prose(string);
        chars += string.length();
        proseChars += prose == 0 ? 0 : string.length();
        score += (double) prose * prose;
      }
    }

    boolean isProse() {
      return score > 0 && proseChars >= LEAST_PROSE_SHARE * chars && chars <= MOST_CHARS;
    }
  }

  /** Creates an empty collection for a page with this document title. */
  ProseStrings(String title) {
    this.title = title.length() > LONGEST_TITLE ? "" : LowerCase.of(title);
  }

  /** Adds the strings of a JSON value; what follows the value is not read. */
  void read(String json) {
    read(json, Map.of());
  }

  /**
   * Adds the strings of a JSON value.
   *
   * @param texts what strings of the value stand for, if they refer to texts outside of it
   */
  void read(String json, Map<String, String> texts) {
    Deque<Level> open = new ArrayDeque<>();
    open.push(new Level(0, 0, "", entries.size()));
    try (JsonParser parser = ScriptJson.FACTORY.createParser(json)) {
      String key = "";
      JsonToken token;
      while ((token = parser.nextToken()) != null && entries.size() < MOST_STRINGS) {
        if (token == JsonToken.FIELD_NAME) {
          key = parser.currentName();
        } else if (token.isStructStart()) {
          open.push(open.peek().below(key, entries.size()));
        } else if (token.isStructEnd()) {
          key = open.peek().key;
          close(open.pop());
          if (open.size() == 1) {
            return;
          }
        } else if (token == JsonToken.VALUE_STRING) {
          add(open.peek(), key, referred(parser.getText(), texts));
        }
      }
    } catch (IOException broken) {
      // The strings before the fault are kept.
    }
    open.forEach(this::close);
  }

  /** The text that a string refers to, or the string; a limit keeps repetitions short. */
  private String referred(String string, Map<String, String> texts) {
    String text = texts.get(string);
    if (text == null || referredChars + text.length() > MOST_CHARS) {
      return string;
    }
    referredChars += text.length();
    return text;
  }

  private void add(Level level, String key, String string) {
    if (string.isBlank()) {
      return;
    }
    level.namesTitle |= isTitle(string);
    Level own = level.below(key, entries.size());
    entries.add(new Entry(own.path, own.depth, string, key.equals(ARTICLE_BODY)));
  }

  private boolean isTitle(String string) {
    if (string.length() > 2 * title.length()) {
      return false;
    }
    String cleaned = LowerCase.of(TextCleaner.clean(string));
    return cleaned.length() >= SHORTEST_TITLE
        && cleaned.length() >= TITLE_SHARE * title.length()
        && title.contains(cleaned);
  }

  private void close(Level level) {
    if (level.namesTitle) {
      for (Entry entry : entries.subList(level.firstEntry, entries.size())) {
        entry.accepted |= entry.depth <= level.depth + MOST_KEYS;
      }
    }
  }

  /** The number of characters of a string outside its markup if it is prose, else 0. */
  private static int prose(String string) {
    if (string.length() < 2 * LEAST_WORDS || string.length() > MOST_CHARS) {
      return 0;
    }
    String text = MARKUP.matcher(string).replaceAll(" ");
    TextCounter counter = new TextCounter();
    int wordy = 0;
    int chars = 0;
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      boolean space = CodePoints.isSpace(cp);
      chars += space ? 0 : 1;
      wordy += CodePoints.isWord(cp) ? 1 : 0;
      counter.add(cp);
    }
    boolean prose =
        counter.words() >= LEAST_WORDS
            && counter.punctuation() > 0
            && chars <= MOST_CHARS_A_WORD * counter.words()
            && wordy >= LEAST_WORD_SHARE * chars;
    return prose ? chars : 0;
  }

  /** The best group's strings in the order of the data; empty if none is prose. */
  List<String> best() {
    Map<Long, Group> groups = new LinkedHashMap<>();
    for (Entry entry : entries) {
      if (entry.accepted) {
        groups.computeIfAbsent(entry.path, path -> new Group()).add(entry.string);
      }
    }
    return groups.values().stream()
        .filter(Group::isProse)
        .max(Comparator.comparingDouble(group -> group.score))
        .map(group -> List.copyOf(group.strings))
        .orElse(List.of());
  }
}
