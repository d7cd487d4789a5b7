package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A title that was pasted as browsers show it: with a bar or dash and the name of its site. */
final class PastedTitle {
  /** No title is longer. */
  private static final int LONGEST = 1_000;

  /** Fewer words (or ideographs) are no title by which a page could be told. */
  private static final int FEWEST_WORDS = 3;

  /** What stands between a title and the name of its site. */
  private static final Pattern JOINT =
      Pattern.compile(
          "\\s*+[|｜]\\s*+|\\s++[-–—·•»_]\\s++|(?<=[\\p{IsHan}！？。…”’》」』）】])[_-](?=\\p{IsHan})");

  /** A phrase that someone asks for. */
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*+\"");

  private static final Pattern PHRASE_ENDS = Pattern.compile("\"[~^][0-9.]++$");

  private PastedTitle() {}

  /**
   * The longest part of a title, behind or before which is the name of a site.
   *
   * @param fields tells the names of fields
   * @return empty if there is none; if the query has operators or fields; or if its longest part is
   *     a phrase in straight quotation marks, which is asked for as it stands
   */
  static Optional<String> of(String query, Predicate<String> fields) {
    String typed = query.strip();
    if (typed.length() > LONGEST || !JOINT.matcher(typed).find()) {
      return Optional.empty();
    }
    List<Token> tokens = QueryTokens.of(typed, fields);
    List<String> parts = parts(typed, tokens);
    return parts.stream()
        .max(Comparator.comparingInt(QueryTerms::count))
        .filter(part -> parts.size() > 1 && tokens.stream().noneMatch(PastedTitle::isSyntax))
        .filter(part -> QueryTerms.count(part) >= FEWEST_WORDS && !QUOTED.matcher(part).matches());
  }

  private static boolean isSyntax(Token token) {
    return token.is(Kind.SIGN)
        || token.is(Kind.FIELD)
        || token.is(Kind.PHRASE) && PHRASE_ENDS.matcher(token.text()).find()
        || List.of("AND", "OR", "NOT").contains(token.text());
  }

  /** What is between bars and dashes, of which those within quotation marks do not count. */
  private static List<String> parts(String typed, List<Token> tokens) {
    List<Token> phrases = tokens.stream().filter(token -> token.is(Kind.PHRASE)).toList();
    List<String> parts = new ArrayList<>();
    Matcher joint = JOINT.matcher(typed);
    int start = 0;
    while (joint.find()) {
      int at = joint.start();
      boolean quoted =
          phrases.stream()
              .anyMatch(
                  phrase -> phrase.start() < at && at < phrase.start() + phrase.text().length());
      if (!quoted) {
        parts.add(typed.substring(start, at));
        start = joint.end();
      }
    }
    parts.add(typed.substring(start));
    return parts;
  }
}
