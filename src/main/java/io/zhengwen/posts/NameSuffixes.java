package io.zhengwen.posts;

import java.util.regex.Pattern;

/**
 * What templates of comments print behind the name of a user: that it said what follows ({@code Ann
 * said...}, {@code Ann wrote:}), and that the name is not verified.
 */
final class NameSuffixes {
  /** Verbs that are set apart from the name by a space. */
  private static final String VERBS =
      "said|says|wrote|writes|hat gesagt|sagte|sagt|schreibt|schrieb|meint|a dit|dit|a écrit|écrit"
          + "|dijo|dice|escribió|escribe|disse|diz|escreveu|ha detto|ha scritto|scrive|zei|zegt"
          + "|schreef|sade|sa|säger|skrev|sagde|siger|sier|sanoi|sanoo|kirjoitti|powiedział|mówi"
          + "|pisze|napisał|řekl|říká|napsal|povedal|hovorí|írta|mondta|spunea|spune|a spus"
          + "|сказал|говорит|пишет|писал|комментирует|сказав|каже|пише|каза|είπε|λέει|έγραψε"
          + "|dedi ki|diyor ki|yazdı|يقول|قال|كتب|گفت|می‌گوید|می گوید|می گه|نوشت|אמר|אמרה|אומר|כתב"
          + "|הגיב|ने कहा|कहते हैं|nói|viết|mengatakan|berkata|menulis|より";

  /** Verbs that may stand right behind the name. */
  private static final String VERBS_BEHIND =
      "さんは書きました|さんのコメント|님의 말|님의 댓글|说道|說道|写道|寫道|提到|说|說|กล่าวว่า|พูดว่า";

  private static final Pattern SAID =
      Pattern.compile(
          "(?:(?:^|\\s+)(?:"
              + VERBS
              + ")(?:\\((?:a|а|ה|/ה)\\)|/ה)?|\\s*(?:"
              + VERBS_BEHIND
              + "))"
              + "\\s*(?:\\.{2,3}|…|[:：])\\s*$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern UNVERIFIED =
      Pattern.compile(
          "\\s*\\((?:not verified|nicht überprüft|non vérifié|no verificado|não verificado"
              + "|non verificato|niet gecontroleerd|niet geverifieerd|niezweryfikowany"
              + "|не проверено|не перевірено|ej verifierad|ikke verifisert|ikke bekræftet"
              + "|vahvistamaton|neověřeno|neoverený|nem ellenőrzött|neverificat|doğrulanmamış"
              + "|未验证|未驗證|未確認|확인되지 않음)\\)\\s*$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final int LONGEST = 120;

  private NameSuffixes() {}

  /** The text without such an end; empty if it is nothing else. */
  static String leftOutOf(String text) {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.length() > LONGEST) {
      return stripped;
    }
    return switch (stripped.charAt(stripped.length() - 1)) {
      case '.' -> stripped.endsWith("..") ? withoutVerb(stripped) : stripped;
      case '…', ':', '：' -> withoutVerb(stripped);
      case ')' -> UNVERIFIED.matcher(stripped).replaceFirst("");
      default -> stripped;
    };
  }

  private static String withoutVerb(String text) {
    return SAID.matcher(text).replaceFirst("");
  }
}
