package io.zhengwen.metadata.pager;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the links to the next and the previous page say, in many languages. */
final class PagerWords {
  /** What a link says. */
  enum Meaning {
    NEXT,
    PREVIOUS,
    /** Entries that are older: on a later page. */
    OLDER,
    NEWER,
    ARROW_NEXT,
    ARROW_PREVIOUS,
    NUMBER,
    OTHER
  }

  private static final Set<String> NEXT =
      Set.of(
          "next",
          "next page",
          "next entries",
          "next results",
          "go to next page",
          "load more",
          "forward",
          "weiter",
          "nächste",
          "nächste seite",
          "vorwärts",
          "suivant",
          "suivante",
          "suivants",
          "page suivante",
          "siguiente",
          "siguientes",
          "página siguiente",
          "siguiente página",
          "pag siguiente",
          "próximo",
          "próxima",
          "próxima página",
          "seguinte",
          "página seguinte",
          "avançar",
          "proxima",
          "proximo",
          "successivo",
          "successiva",
          "pagina successiva",
          "successivi",
          "avanti",
          "prossima",
          "volgende",
          "volgende pagina",
          "verder",
          "næste",
          "neste",
          "nästa",
          "nästa sida",
          "neste side",
          "næste side",
          "seuraava",
          "następne",
          "następna",
          "następny",
          "następna strona",
          "dalej",
          "další",
          "následující",
          "ďalej",
          "ďalšia",
          "далее",
          "дальше",
          "следующая",
          "следующая страница",
          "следующие",
          "след",
          "вперед",
          "вперёд",
          "наступна",
          "далі",
          "sonraki",
          "sonraki sayfa",
          "ileri",
          "下一页",
          "下页",
          "下一頁",
          "下頁",
          "后一页",
          "后页",
          "次へ",
          "次のページ",
          "次ページ",
          "次のページへ",
          "次",
          "다음",
          "다음페이지",
          "다음 페이지",
          "επόμενη",
          "επόμενο",
          "επόμενη σελίδα",
          "tiếp",
          "tiếp theo",
          "trang sau",
          "sau",
          "berikutnya",
          "selanjutnya",
          "التالي",
          "التالية",
          "הבא",
          "अगला",
          "ถัดไป",
          "urmatoarea",
          "următoarea",
          "înainte",
          "következő",
          "sljedeća",
          "следваща");

  private static final Set<String> PREVIOUS =
      Set.of(
          "previous",
          "prev",
          "previous page",
          "previous entries",
          "previous results",
          "go to previous page",
          "back",
          "zurück",
          "vorherige",
          "vorherige seite",
          "précédent",
          "précédente",
          "précédents",
          "page précédente",
          "anterior",
          "anteriores",
          "página anterior",
          "anterior página",
          "precedente",
          "pagina precedente",
          "precedenti",
          "indietro",
          "vorige",
          "vorige pagina",
          "forrige",
          "föregående",
          "föregående sida",
          "forrige side",
          "edellinen",
          "poprzednie",
          "poprzednia",
          "poprzedni",
          "wstecz",
          "poprzednia strona",
          "předchozí",
          "predchádzajúca",
          "назад",
          "предыдущая",
          "предыдущая страница",
          "пред",
          "попередня",
          "önceki",
          "önceki sayfa",
          "geri",
          "上一页",
          "上页",
          "上一頁",
          "上頁",
          "前一页",
          "前页",
          "前へ",
          "前のページ",
          "前ページ",
          "前のページへ",
          "前",
          "이전",
          "이전페이지",
          "이전 페이지",
          "προηγούμενη",
          "προηγούμενο",
          "προηγούμενη σελίδα",
          "trước",
          "trang trước",
          "sebelumnya",
          "السابق",
          "السابقة",
          "הקודם",
          "पिछला",
          "ก่อนหน้า",
          "anterioara",
          "înapoi",
          "előző",
          "prethodna",
          "предишна");

  private static final Set<String> OLDER =
      Set.of(
          "older",
          "older posts",
          "older entries",
          "older articles",
          "older post",
          "older stories",
          "older comments",
          "ältere beiträge",
          "ältere artikel",
          "articles plus anciens",
          "articles précédents",
          "entradas antiguas",
          "entradas anteriores",
          "entradas más antiguas",
          "post più vecchi",
          "articoli più vecchi",
          "oudere berichten",
          "ældre indlæg",
          "eldre innlegg",
          "äldre inlägg",
          "starsze wpisy",
          "starsze posty",
          "более старые записи",
          "предыдущие записи",
          "eski yazılar",
          "daha eski yazılar",
          "postagens mais antigas",
          "posts mais antigos",
          "過去の投稿",
          "古い投稿",
          "以前の記事",
          "较旧的文章",
          "早期文章",
          "이전 글",
          "이전 글들");

  private static final Set<String> NEWER =
      Set.of(
          "newer",
          "newer posts",
          "newer entries",
          "newer articles",
          "newer post",
          "newer stories",
          "newer comments",
          "neuere beiträge",
          "neuere artikel",
          "articles plus récents",
          "articles suivants",
          "entradas recientes",
          "entradas siguientes",
          "entradas más recientes",
          "post più recenti",
          "articoli più recenti",
          "nieuwere berichten",
          "nyere indlæg",
          "nyere innlegg",
          "nyare inlägg",
          "nowsze wpisy",
          "nowsze posty",
          "более новые записи",
          "следующие записи",
          "yeni yazılar",
          "daha yeni yazılar",
          "postagens mais recentes",
          "posts mais recentes",
          "新しい投稿",
          "较新的文章",
          "다음 글",
          "다음 글들");

  private static final String NEXT_ARROWS = "›»→>≫▶►⟩❯〉＞⇒➔➜";
  private static final String PREVIOUS_ARROWS = "‹«←<≪◀◄⟨❮〈＜⇐";

  private static final int LONGEST_NUMBER = 6;

  /** The two characters that words begin with. */
  private static final Set<Integer> STARTS =
      Stream.of(NEXT, PREVIOUS, OLDER, NEWER)
          .flatMap(Set::stream)
          .map(word -> start(word.charAt(0), word.length() > 1 ? word.charAt(1) : ' '))
          .collect(Collectors.toUnmodifiableSet());

  private PagerWords() {}

  private static int start(char first, char second) {
    return Character.toLowerCase(first) << 16 | Character.toLowerCase(second);
  }

  /** Whether a link whose text begins with two characters may mean something here. */
  static boolean mayBegin(char first, char second) {
    return !Character.isLetter(first) || STARTS.contains(start(first, second));
  }

  /** What the text of a link says; case, arrows and punctuation around words are ignored. */
  static Meaning of(String text) {
    String words = words(text);
    if (words.isEmpty()) {
      return ofArrows(text);
    }
    if (words.length() <= LONGEST_NUMBER && words.chars().allMatch(Character::isDigit)) {
      return Meaning.NUMBER;
    }
    if (NEXT.contains(words)) {
      return Meaning.NEXT;
    }
    if (PREVIOUS.contains(words)) {
      return Meaning.PREVIOUS;
    }
    if (OLDER.contains(words)) {
      return Meaning.OLDER;
    }
    return NEWER.contains(words) ? Meaning.NEWER : Meaning.OTHER;
  }

  /**
   * What a link to older or newer entries says of its direction: that of its arrow, or else older
   * entries come next.
   */
  static int directionOf(Meaning meaning, String text) {
    return switch (ofArrows(text)) {
      case ARROW_NEXT -> 1;
      case ARROW_PREVIOUS -> -1;
      default -> meaning == Meaning.OLDER ? 1 : -1;
    };
  }

  private static Meaning ofArrows(String text) {
    boolean next = text.chars().anyMatch(c -> NEXT_ARROWS.indexOf(c) >= 0);
    boolean previous = text.chars().anyMatch(c -> PREVIOUS_ARROWS.indexOf(c) >= 0);
    if (next == previous) {
      return Meaning.OTHER;
    }
    return next ? Meaning.ARROW_NEXT : Meaning.ARROW_PREVIOUS;
  }

  /** The letters and digits in lower case, single spaces between the words. */
  private static String words(String text) {
    StringBuilder out = new StringBuilder();
    boolean space = false;
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      int type = Character.getType(cp);
      if (Character.isLetterOrDigit(cp)
          || type == Character.NON_SPACING_MARK
          || type == Character.COMBINING_SPACING_MARK) {
        if (space && !out.isEmpty()) {
          out.append(' ');
        }
        space = false;
        out.appendCodePoint(cp);
      } else {
        space = true;
      }
    }
    return out.toString().toLowerCase(Locale.ROOT);
  }
}
