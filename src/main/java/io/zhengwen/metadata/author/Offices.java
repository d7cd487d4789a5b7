package io.zhengwen.metadata.author;

import io.zhengwen.text.ScreenedPattern;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What people are, around their names: titles, degrees and offices. */
final class Offices {
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  private static final ScreenedPattern TITLES =
      new ScreenedPattern(
          Pattern.compile(
              "(?:(?:dr|prof|professor|mrs?|ms|miss|drs|dipl|ing|mag|phd)(?:\\.\\s?|[-\\s]))++(?=\\p{L}{2})",
              FLAGS));

  /** Degrees and the like that follow a name. */
  private static final Pattern DEGREE =
      Pattern.compile(
          "[\\p{Lu}®]{2,6}|(?:\\p{Lu}\\p{L}?\\p{L}?\\.){1,4}\\p{L}{0,2}|PhD|MSc|BSc|MEd|PharmD|PsyD|[JS]r"
              + "|Esq|I{2,3}|[\\p{Lu}\\d]{1,4}-[\\p{Lu}\\d]{1,6}(?: \\d+)?|CFP®?");

  /** Words for offices and those who hold them. */
  private static final Pattern OFFICE =
      Pattern.compile(
          "\\b(?:writers?|editors?|editor-in-chief|correspondents?|reporters?|journalist|contributors?|columnists?|manager"
              + "|director|founder|co-founder|ceo|cto|cfo|cmo|president|officer|head|expert|specialist|analyst"
              + "|author|critic|producer|professor|staff|redakteur(?:in)?|redaktion|korrespondent(?:in)?"
              + "|journaliste|redactora?|university|institute|college|department|school|inc|llc|ltd|gmbh|extension"
              + "|dietitian|therapist|coach|consultant|attorney|engineer|developer|lead|senior|chief|associate"
              + "|report[eè]r[ae]?|periodista|corresponsal|giornalista|redattore|jornalista|correspondente|verslaggever|verslaggeefster"
              + "|dziennikar(?:z|ka)|reporterka|novinářk?a?|újságíró|toimittaja|muhabiri?|gazeteci|wartawan|jurnalist|обозреватель|журналист|δημοσιογράφος"
              + "|assistant|fellow|advisor|strategist|редактор|корреспондент|news|magazine|team|years?)\\b",
          FLAGS);

  /** Words in small letters before a name, no particles of it. */
  private static final Pattern BEFORE =
      Pattern.compile(
          "((?!(?:de|da|do|du|di|van|von|der|den|ter|ten|bin|ibn|al|el|la|le|af|av|zu) )\\p{Ll}[\\p{Ll}'-]{2,19} ){1,4}(\\p{Lu}.{3,})");

  private Offices() {}

  static boolean beginsWithTitle(String name) {
    return TITLES.atStart(name) != null;
  }

  /** A name without the titles that it begins with. */
  static String titleLeftOut(String name) {
    Matcher titles = TITLES.atStart(name);
    return titles == null ? name : name.substring(titles.end());
  }

  /** Whether a text is a degree and no name. */
  static boolean isDegree(String text) {
    return DEGREE.matcher(text).matches();
  }

  /** Whether a text names an office, or an institution. */
  static boolean isNamedIn(String text) {
    return OFFICE.matcher(text).find();
  }

  /** The full name behind an office in small letters: {@code political reporter Ann Lee}. */
  static String leftOutBefore(String name) {
    if (name.isEmpty() || !Character.isLowerCase(name.codePointAt(0))) {
      return name;
    }
    Matcher office = BEFORE.matcher(name);
    return office.matches() && PersonNames.isFullName(office.group(2)) ? office.group(2) : name;
  }

  /** The name without degrees that no comma sets apart: {@code Ann Lee MD}. */
  static String degreesLeftOut(String name) {
    if (name.equals(name.toUpperCase(Locale.ROOT))) {
      return name;
    }
    int end = name.length();
    for (int space = name.lastIndexOf(' ');
        space > name.indexOf(' ') && DEGREE.matcher(name.substring(space + 1, end)).matches();
        space = name.lastIndexOf(' ', space - 1)) {
      end = space;
    }
    return name.substring(0, end);
  }
}
