package io.zhengwen.posts;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.text.Tokens;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Recognises the lines by which forum software says, in the text of a post, who changed it and
 * when: {@code Last edited by amber; 2024-03-20 at 09:00}, {@code 本帖最后由 大卫 于 2024-3-20 09:00 编辑}.
 */
final class ChangeNotes {
  /** Longer elements say more than that. */
  static final int LONGEST = 160;

  /** Words or ideographs behind the date: who did it, why, how often. */
  private static final int MOST_AFTER = 6;

  /** Fewer characters before the date say nothing. */
  private static final int SHORTEST_BEFORE = 2;

  private static final String WHO = " .{1,40}?";

  /** What stands before the date: verbs, then who did it, then the word before a day. */
  private static final Pattern BEFORE =
      Pattern.compile(
          Stream.of(
                  note(
                      "(?:this )?(?:post|message|comment)? ?(?:was |has been )?(?:last )?"
                          + "(?:edited|modified|updated)",
                      "by",
                      "on|at"),
                  note("(?:zuletzt )?(?:geändert|bearbeitet|editiert)", "von", "am"),
                  note("(?:dernière (?:modification|édition)|modifié|édité)", "par", "le"),
                  note("(?:última (?:edición|modificación)|editado)", "por", "el"),
                  note("(?:última edição|editado)", "por", "em"),
                  note("(?:ultima modifica|modificato)", "di|da", "il"),
                  note("laatst (?:bewerkt|gewijzigd)", "door", "op"),
                  note("ostatnio (?:zmieniony|edytowan[ye])", "przez", "dnia"),
                  note("naposledy (?:upraven[aoéý]|upravil(?:\\(?a\\)?|/a)?)", "", "dne|v"),
                  note("(?:ultima oară )?(?:modificat|editat)", "de(?: către)?", "la|pe"),
                  note("(?:senast )?(?:redigera[dt]|ändra[dt])", "av", "den"),
                  note("(?:senest|sidst) (?:rettet|redigeret|ændret)", "af", "den"),
                  note("viimeksi (?:muokannut|muokattu)", "", ""),
                  note(
                      "(?:a hozzászólást \\d+ alkalommal szerkesztették, utoljára"
                          + "|utoljára (?:szerkesztette|módosította))",
                      "",
                      ""),
                  note("τελευταία (?:επεξεργασία|τροποποίηση)", "από", "στις|την"),
                  note("востаннє (?:редагувалось|редаговано|змінено)", "", ""),
                  "en son" + WHO + " tarafından",
                  note("(?:chỉnh )?sửa lần cuối", "bởi", "vào|lúc|ngày"),
                  note("terakhir (?:diubah|diedit|disunting)", "oleh", "pada"),
                  note("آخر تعديل", "بواسطة", "في|بتاريخ"),
                  note("آخرین ویرایش", "توسط", "در"),
                  note("נערך לאחרונה", "(?:על ידי|ע\"י)", "ב|בתאריך"),
                  note("แก้ไข(?:ครั้งสุดท้าย|ล่าสุด)\\s?(?:โดย)?", "", "เมื่อ"),
                  note("(?:последний раз )?(?:редактировалось|отредактировано|изменено)", "", ""),
                  "(?:本[帖贴]|本文)?最[后後][由于於]?(?:" + WHO + ")?\\s?(?:[于於]|编辑|編輯|修改)?",
                  "最終(?:更新|編集)(?:日時?)?",
                  "마지막\\s?(?:수정|편집)")
              .collect(Collectors.joining("|", "[\\s(\\[«]*(?:", ")[\\s:;：,、-]*")),
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private ChangeNotes() {}

  private static String note(String verb, String by, String on) {
    String who = by.isEmpty() ? "(?:" + WHO + ")?" : "(?: (?:" + by + ")" + WHO + ")?";
    return verb + who + "[\\s:;,]*" + (on.isEmpty() ? "" : "(?:" + on + ")?");
  }

  /** Whether a text with its first date is such a line. */
  static boolean is(String text, Optional<DateMatch> date) {
    return date.isPresent()
        && date.get().start() >= SHORTEST_BEFORE
        && Tokens.of(text.substring(date.get().end())).size() <= MOST_AFTER
        && BEFORE.matcher(text).region(0, date.get().start()).matches();
  }
}
