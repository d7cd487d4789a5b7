package io.zhengwen.metadata;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the words by a date say that it is the date of. */
enum DateLabel {
  /** Nothing. */
  NONE,
  /** Publication. */
  PUBLISHED,
  /** A change. */
  MODIFIED,
  /** Something other than the page: a copyright, an event, a deadline, a birth. */
  OTHER;

  private static final List<String> MODIFIED_WORDS =
      List.of(
          "updated",
          "update",
          "modified",
          "revised",
          "reviewed",
          "last changed",
          "last edit",
          "edited",
          "aktualisiert",
          "geändert",
          "änderung",
          "stand:",
          "zuletzt",
          "letzte",
          "dernière",
          "última",
          "mis à jour",
          "mise à jour",
          "modifié",
          "actualizado",
          "actualizada",
          "modificado",
          "atualizado",
          "aggiornato",
          "bijgewerkt",
          "uppdaterad",
          "opdateret",
          "oppdatert",
          "päivitetty",
          "обновлен",
          "изменен",
          "оновлено",
          "zaktualizowano",
          "aktualizacja",
          "aktualizováno",
          "frissítve",
          "actualizat",
          "güncellenme",
          "更新",
          "修改",
          "수정",
          "تحديث",
          "التحديث",
          "به‌روز",
          "به روز",
          "بروز",
          "ویرایش",
          "تغییر");

  private static final List<String> OTHER_WORDS =
      List.of(
          "©",
          "copyright",
          "(c)",
          "retrieved",
          "accessed",
          "abgerufen",
          "joined",
          "registered",
          "member since",
          "born",
          "geboren",
          "expires",
          "valid until",
          "until",
          "deadline",
          "effective",
          "version",
          "release date",
          "since",
          "seit ",
          "registriert",
          "inscrit",
          "registrado",
          "iscritto",
          "зарегистрирован",
          "регистрация",
          "founded",
          "gegründet",
          "current",
          "aktuelle",
          "joined:",
          "注册",
          "阅读",
          "event date",
          "starts",
          "ends",
          "through",
          "between");

  private static final List<String> PUBLISHED_WORDS =
      List.of(
          "publish",
          "posted",
          "post date",
          "date:",
          "written",
          "released",
          "created",
          "issued",
          "submitted",
          "added",
          "first posted",
          "uploaded",
          "veröffentlicht",
          "erstellt",
          "geschrieben",
          "datum",
          "publié",
          "posté",
          "le ",
          "publicado",
          "publicada",
          "fecha",
          "pubblicato",
          "data:",
          "geplaatst",
          "gepubliceerd",
          "publicerad",
          "skapad",
          "publisert",
          "julkaistu",
          "опубликован",
          "дата",
          "добавлен",
          "opublikowano",
          "data publikacji",
          "dodano",
          "publikováno",
          "vydáno",
          "közzétéve",
          "yayın",
          "eklenme",
          "δημοσ",
          "发布",
          "發布",
          "发表",
          "發表",
          "时间",
          "時間",
          "日期",
          "来源",
          "來源",
          "公開",
          "投稿",
          "掲載",
          "配信",
          "등록",
          "입력",
          "작성",
          "نشر",
          "النشر",
          "انتشار",
          "منتشر",
          "تاریخ");

  private static final List<String> MODIFIED_AT_END = List.of("geändert", "aktualisiert");

  private static final List<String> PUBLISHED_AT_END =
      List.of("veröffentlicht", "erstellt", "geschrieben", "publiziert");

  /** How far behind a date its verb may stand. */
  private static final int MOST_AFTER = 40;

  private record Word(String text, DateLabel label) {}

  /** The words by their first characters; where several stand at one place, the first counts. */
  private static final Map<Character, List<Word>> WORDS = new HashMap<>();

  private static final BitSet FIRST = new BitSet();

  static {
    addWords(MODIFIED, MODIFIED_WORDS);
    addWords(PUBLISHED, PUBLISHED_WORDS);
    addWords(OTHER, OTHER_WORDS);
  }

  private static void addWords(DateLabel label, List<String> words) {
    for (String word : words) {
      char first = word.charAt(0);
      WORDS.computeIfAbsent(first, c -> new ArrayList<>()).add(new Word(word, label));
      FIRST.set(first);
    }
  }

  /** The label in the text before a date: the last word that says anything. */
  static DateLabel of(String before) {
    String text = before.toLowerCase(Locale.ROOT);
    for (int i = text.length() - 1; i >= 0; i--) {
      if (FIRST.get(text.charAt(i)) && (i == 0 || !continuesWord(text, i))) {
        for (Word word : WORDS.get(text.charAt(i))) {
          if (text.startsWith(word.text, i)) {
            return word.label;
          }
        }
      }
    }
    return NONE;
  }

  /**
   * The label in the text after a date that has none before it: some languages have the verb at the
   * end.
   */
  static DateLabel after(String text) {
    String start = text.strip();
    start = start.substring(0, Math.min(MOST_AFTER, start.length())).toLowerCase(Locale.ROOT);
    if (start.startsWith("更新")
        || start.startsWith("updated")
        || start.startsWith("(updated")
        || MODIFIED_AT_END.stream().anyMatch(start::contains)) {
      return MODIFIED;
    }
    return PUBLISHED_AT_END.stream().anyMatch(start::contains) ? PUBLISHED : NONE;
  }

  /** Whether a word found in a text is the end of a longer one; CJK has no such ends. */
  private static boolean continuesWord(String text, int at) {
    return Character.isLetter(text.charAt(at))
        && text.charAt(at) < 0x2E80
        && Character.isLetter(text.charAt(at - 1))
        && text.charAt(at - 1) < 0x2E80;
  }
}
