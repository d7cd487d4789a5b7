package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import io.zhengwen.text.LowerCase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Splits what someone typed into words, phrases, signs, names of fields and parentheses. */
final class QueryTokens {
  private static final Pattern FIELD =
      Pattern.compile("([\\p{L}_][\\p{L}\\p{N}_.\\-]*+)[:：](?=\\S)");

  /** The quotation mark in an abbreviation such as {@code ארה"ב}. */
  private static final String GERSHAYIM =
      "(?<=[\\p{IsHebrew}&&[\\p{L}\\p{M}]])\"(?=[\\p{IsHebrew}&&\\p{L}])";

  private static final Pattern PHRASE =
      Pattern.compile("\"[^\"]*+(?:" + GERSHAYIM + "[^\"]*+)*+\"(?:~[0-9]++)?+(?:\\^[0-9.]++)?+");
  private static final Pattern RANGE = Pattern.compile("[\\[{][^\\[\\]{}\"]*+[\\]}]");

  /**
   * A range among the values in a field's parentheses, where brackets alone may be part of a word.
   */
  private static final Pattern RANGE_OF_GROUP =
      Pattern.compile("[\\[{]\\s*+[^\\s\\[\\]{}\"]++\\s++TO\\s++[^\\s\\[\\]{}\"]++\\s*+[\\]}]");

  private static final Pattern WORD =
      Pattern.compile("[^\\s\"()]++(?:" + GERSHAYIM + "[^\\s\"()]++)*+");

  /**
   * A space, unless it stands between digits, where one that does not break belongs to a number.
   */
  private static final Pattern SPACE = Pattern.compile("(?<!\\p{Nd})\\p{Z}|\\p{Z}(?!\\p{Nd})");

  /**
   * Where full-width parentheses are no punctuation: beside operators and behind a field's name.
   */
  private static final Pattern GROUPED =
      Pattern.compile(
          "(?<![^\\s\\p{Z}(（])(?:AND|OR|NOT)(?![^\\s\\p{Z})）])|[A-Za-z_][A-Za-z0-9_.-]{0,99}+[:：]（");

  /**
   * What is between quotation marks as languages other than English have them. Some also stand
   * within sentences without spaces, so that only those between words count.
   */
  private static final List<Pattern> QUOTATIONS =
      Stream.of("„“", "„”", "””", "«»", "»«", "»»", "「」", "『』", "＂＂")
          .map(marks -> quotation(marks.charAt(0), marks.charAt(1)))
          .toList();

  /**
   * A part of a query.
   *
   * @param text as it was typed; a field's name without the colon
   * @param spaced whether it follows a space or begins the query
   * @param start its first character in the query
   */
  record Token(Kind kind, String text, boolean spaced, int start) {
    enum Kind {
      SIGN,
      FIELD,
      WORD,
      PHRASE,
      RANGE,
      OPEN,
      CLOSE
    }

    boolean is(Kind other) {
      return kind == other;
    }

    /** Whether an operator can stand before it. */
    boolean begins() {
      return !is(Kind.CLOSE);
    }

    /** Whether an operator can stand behind it. */
    boolean ends() {
      return !is(Kind.OPEN) && !is(Kind.SIGN) && !is(Kind.FIELD);
    }
  }

  private final Predicate<String> fields;
  private final String typed;
  private final Matcher matcher;
  private final List<Token> tokens = new ArrayList<>();

  /** For each open parenthesis whether it is in those of a field. */
  private final Deque<Boolean> ofField = new ArrayDeque<>();

  private int at;

  private QueryTokens(String typed, Predicate<String> fields) {
    this.fields = fields;
    this.typed = SPACE.matcher(straightened(typed)).replaceAll(" ");
    this.matcher = WORD.matcher(this.typed);
  }

  /** The parts of a query; the predicate tells the names of fields. */
  static List<Token> of(String typed, Predicate<String> fields) {
    QueryTokens reading = new QueryTokens(typed, fields);
    while (reading.at < reading.typed.length()) {
      reading.next();
    }
    return TypedSigns.of(Negations.asWords(reading.tokens));
  }

  /**
   * Quotation marks and parentheses as telephones and input methods type them; quotation marks if
   * they come in pairs.
   */
  private static String straightened(String typed) {
    boolean grouped = typed.indexOf('（') >= 0 && GROUPED.matcher(typed).find();
    String text = grouped ? typed.replace('（', '(').replace('）', ')') : typed;
    for (Pattern quotation : QUOTATIONS) {
      text = quotation.matcher(text).replaceAll("\"$1\"");
    }
    long left = text.chars().filter(c -> c == '“').count();
    long right = text.chars().filter(c -> c == '”').count();
    return left == right ? text.replace('“', '"').replace('”', '"') : text;
  }

  private static Pattern quotation(char open, char close) {
    String words = "([^\"“”" + open + close + "]++)";
    return Pattern.compile("(?<![^\\s\\p{Z}(:+-])" + open + words + close + "(?![\\p{L}\\p{N}])");
  }

  private void next() {
    char c = typed.charAt(at);
    boolean spaced = at == 0 || Character.isWhitespace(typed.charAt(at - 1));
    Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
    boolean begins = spaced || typed.charAt(at - 1) == '(' || last != null && last.is(Kind.SIGN);
    if (Character.isWhitespace(c)) {
      at++;
    } else if (c == '(') {
      ofField.push(inGroup() || last != null && last.is(Kind.FIELD) && !spaced);
      add(Kind.OPEN, "(", spaced, 1);
    } else if (c == ')') {
      ofField.poll();
      add(Kind.CLOSE, ")", spaced, 1);
    } else if (begins && (c == '+' || c == '＋')) {
      sign("+", spaced);
    } else if (begins && (c == '-' || c == '－')) {
      sign("-", spaced);
    } else if (begins && matches(FIELD) && field(matcher.group(1)) != null) {
      add(Kind.FIELD, field(matcher.group(1)), spaced, matcher.group().length());
    } else if (last != null && last.is(Kind.FIELD) && !spaced && matches(RANGE)) {
      add(Kind.RANGE, matcher.group(), false, matcher.group().length());
    } else if (begins && inGroup() && matches(RANGE_OF_GROUP)) {
      add(Kind.RANGE, matcher.group(), spaced, matcher.group().length());
    } else if (matches(PHRASE)) {
      add(Kind.PHRASE, matcher.group(), spaced, matcher.group().length());
    } else if (matches(WORD)) {
      add(Kind.WORD, matcher.group(), spaced, matcher.group().length());
    } else {
      at++; // a quotation mark that no other closes
    }
  }

  /** The field of a name, also if that begins with a capital, as telephones write it; or null. */
  private String field(String name) {
    if (fields.test(name)) {
      return name;
    }
    String small = LowerCase.of(name.substring(0, 1)) + name.substring(1);
    return fields.test(small) ? small : null;
  }

  private boolean inGroup() {
    return !ofField.isEmpty() && ofField.peek();
  }

  /** A sign before a space or another sign is punctuation. */
  private void sign(String sign, boolean spaced) {
    int next = at + 1 < typed.length() ? typed.codePointAt(at + 1) : ' ';
    boolean range = inGroup() && (next == '[' || next == '{');
    if (range || Character.isLetterOrDigit(next) || next == '"' || next == '(' || next == '_') {
      add(Kind.SIGN, sign, spaced, 1);
    } else {
      at++;
    }
  }

  private boolean matches(Pattern pattern) {
    return matcher.usePattern(pattern).region(at, typed.length()).lookingAt();
  }

  private void add(Kind kind, String text, boolean spaced, int length) {
    tokens.add(new Token(kind, text, spaced, at));
    at += length;
  }
}
