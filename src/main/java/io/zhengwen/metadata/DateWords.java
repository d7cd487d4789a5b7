package io.zhengwen.metadata;

import static io.zhengwen.metadata.DateWords.Use.ALONE;
import static io.zhengwen.metadata.DateWords.Use.HEAD;
import static io.zhengwen.metadata.DateWords.Use.WITH_HEAD;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words of labels of dates in many languages, in lower case. */
final class DateWords {
  /** How a word takes part in a label. */
  enum Use {
    /** It says by itself what the date is. */
    ALONE,
    /** It says that a date follows; other words of the label say which. */
    HEAD,
    /** It says what the date is only together with a head, else it may be any word of a text. */
    WITH_HEAD
  }

  /** A word and what it says. */
  record Word(String text, DateLabel label, Use use) {}

  private static final String[] PUBLISHED = {
    "publish",
    "posted",
    "post date",
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
    "publié",
    "posté",
    "publicado",
    "publicada",
    "pubblicato",
    "geplaatst",
    "gepubliceerd",
    "publicerad",
    "skapad",
    "publisert",
    "julkaistu",
    "опубликован",
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
    "منتشر"
  };

  private static final String[] HEADS = {
    "date:", "datum", "le ", "fecha", "data:", "дата", "时间", "時間", "日期", "تاریخ"
  };

  private static final String[] MODIFIED = {
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
    "mis à jour",
    "mise à jour",
    "date de modification",
    "modifié",
    "última",
    "actualizado",
    "actualizada",
    "actualización",
    "modificado",
    "modificación",
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
    "تغییر"
  };

  private static final String[] MODIFIED_WITH_HEAD = {"编辑", "編輯"};

  /** Copyrights, members, reading, versions. */
  private static final String[] OTHER = {
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
    "version",
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
    "注册",
    "註冊",
    "阅读",
    "through",
    "between",
    "geburtsdatum",
    "date de naissance",
    "fecha de nacimiento",
    "data de nascimento",
    "data di nascita",
    "geboortedatum",
    "data urodzenia",
    "дата рождения",
    "дата народження",
    "生年月日",
    "誕生日",
    "생년월일",
    "出生"
  };

  /** Deadlines, and the first and last days of what is in force. */
  private static final String[] DEADLINES = {
    "deadline",
    "until",
    "expires",
    "expiry",
    "expiration",
    "valid until",
    "valid from",
    "effective",
    "closing date",
    "due date",
    "applications close",
    "application closes",
    "registration closes",
    "submissions close",
    "entries close",
    "apply by",
    "register by",
    "anmeldeschluss",
    "bewerbungsschluss",
    "einsendeschluss",
    "meldeschluss",
    "annahmeschluss",
    "teilnahmeschluss",
    "anmeldefrist",
    "bewerbungsfrist",
    "abgabefrist",
    "einreichungsfrist",
    "abgabetermin",
    "stichtag",
    "ablaufdatum",
    "gültig bis",
    "gültig ab",
    "inkrafttreten",
    "date limite",
    "date de clôture",
    "date d'expiration",
    "date d’expiration",
    "jusqu'au",
    "jusqu’au",
    "échéance",
    "entrée en vigueur",
    "fecha límite",
    "fecha limite",
    "fecha de cierre",
    "fecha de vencimiento",
    "fecha de caducidad",
    "válido hasta",
    "plazo de",
    "entrada en vigor",
    "data limite",
    "data-limite",
    "prazo de",
    "válido até",
    "data de validade",
    "scadenza",
    "valido fino",
    "entro il",
    "sluitingsdatum",
    "uiterlijk",
    "geldig tot",
    "sista ansökningsdag",
    "sista anmälningsdag",
    "giltig till",
    "ansøgningsfrist",
    "tilmeldingsfrist",
    "søknadsfrist",
    "påmeldingsfrist",
    "hakuaika päättyy",
    "viimeinen hakupäivä",
    "termin składania",
    "termin zgłoszeń",
    "ważne do",
    "ważny do",
    "uzávěrka",
    "határidő",
    "termen limită",
    "data limită",
    "son başvuru",
    "προθεσμία",
    "крайний срок",
    "срок подачи",
    "срок действия",
    "дата окончания",
    "вступает в силу",
    "действителен до",
    "кінцевий термін",
    "дійсний до",
    "hạn chót",
    "hạn nộp",
    "hết hạn",
    "batas akhir",
    "หมดเขต",
    "ปิดรับสมัคร",
    "अंतिम तिथि",
    "מועד אחרון",
    "آخر موعد",
    "الموعد النهائي",
    "صالح حتى",
    "مهلت",
    "截止",
    "到期",
    "有效期",
    "生效",
    "失效",
    "废止",
    "廢止",
    "起止",
    "期限",
    "期间",
    "期間",
    "公示期",
    "締切",
    "締め切り",
    "〆切",
    "施行日",
    "마감",
    "기간",
    "만료",
    "유효",
    "시행일"
  };

  /** Days on which something takes place. */
  private static final String[] EVENTS = {
    "event date",
    "start date",
    "end date",
    "starts",
    "ends",
    "termin:",
    "beginn:",
    "veranstaltungsdatum",
    "date de début",
    "date de fin",
    "fecha de inicio",
    "fecha del evento",
    "data de início",
    "data di inizio",
    "begindatum",
    "einddatum",
    "дата проведения",
    "дата начала",
    "开标",
    "開標",
    "開催日",
    "開催期",
    "会期",
    "試験日",
    "開札",
    "행사일",
    "개최일",
    "시험일"
  };

  /** The moment in which the page was made for its reader. */
  private static final String[] NOW = {
    "current",
    "aktuelle",
    "today is",
    "today's date",
    "time now is",
    "page generated",
    "heute ist",
    "nous sommes le",
    "nous sommes actuellement le",
    "fecha actual",
    "hoy es",
    "oggi è",
    "hoje é",
    "vandaag is",
    "dzisiaj jest",
    "dnes je",
    "astăzi este",
    "сегодня:",
    "текущее время",
    "текущая дата",
    "сьогодні:",
    "hôm nay là",
    "امروز:",
    "امروز :",
    "تاريخ اليوم",
    "今天是",
    "今日是",
    "现在是",
    "現在是",
    "当前时间",
    "當前時間",
    "当前日期",
    "现在时间",
    "現在時刻",
    "本日は",
    "오늘은"
  };

  /** What takes place, before the Chinese words for a time or date. */
  private static final String[] EVENTS_WITH_HEAD = {
    "报名", "報名", "申报", "申報", "申请", "申請", "征集", "徵集", "意见", "意見", "受理", "投标", "投標", "递交", "遞交", "评审",
    "評審", "谈判", "磋商", "拍卖", "拍賣", "招聘", "招生", "考试", "考試", "笔试", "筆試", "面试", "面試", "体检", "缴费", "繳費",
    "施行", "实施", "實施", "执行", "執行", "活动", "活動", "会议", "會議", "举办", "舉辦", "举行", "舉行", "召开", "召開", "开会",
    "開會", "开庭", "開庭", "开始", "開始", "结束", "結束", "开幕", "開幕", "培训", "培訓", "讲座", "講座", "上课", "上課", "开课",
    "開課", "演出", "比赛", "比賽", "开放", "開放", "营业", "營業", "办公", "辦公", "工作", "服务", "服務", "预约", "預約", "领取",
    "領取", "集合", "出发", "出發", "停电", "停電", "停水", "拍摄", "拍攝", "开工", "開工", "竣工", "成立", "生产", "生產", "上市",
    "上映", "登录", "登錄", "加入"
  };

  /** What comes before the publication, and may stand in its place. */
  private static final String[] EARLIER_WITH_HEAD = {"成文", "生成", "印发", "印發", "收稿", "来信", "來信"};

  /** The words by their first characters, the longest first. */
  private static final Map<Character, List<Word>> WORDS = new HashMap<>();

  private static final BitSet FIRST = new BitSet();

  static {
    add(DateLabel.PUBLISHED, ALONE, PUBLISHED);
    add(DateLabel.PUBLISHED, HEAD, HEADS);
    add(DateLabel.MODIFIED, ALONE, MODIFIED);
    add(DateLabel.MODIFIED, WITH_HEAD, MODIFIED_WITH_HEAD);
    add(DateLabel.OTHER, ALONE, OTHER);
    add(DateLabel.OTHER, ALONE, DEADLINES);
    add(DateLabel.OTHER, ALONE, EVENTS);
    add(DateLabel.OTHER, ALONE, NOW);
    add(DateLabel.OTHER, WITH_HEAD, EVENTS_WITH_HEAD);
    add(DateLabel.NONE, WITH_HEAD, EARLIER_WITH_HEAD);
    WORDS
        .values()
        .forEach(
            words -> words.sort(Comparator.comparingInt((Word w) -> w.text.length()).reversed()));
  }

  private DateWords() {}

  private static void add(DateLabel label, Use use, String... words) {
    for (String word : words) {
      char first = word.charAt(0);
      WORDS.computeIfAbsent(first, c -> new ArrayList<>()).add(new Word(word, label, use));
      FIRST.set(first);
    }
  }

  /**
   * The longest word that begins at a place of a text in lower case; null if there is none.
   *
   * @param withHead whether words count that need a head
   */
  static Word at(String text, int i, boolean withHead) {
    if (FIRST.get(text.charAt(i)) && (i == 0 || !continuesWord(text, i))) {
      for (Word word : WORDS.get(text.charAt(i))) {
        if ((withHead || word.use != WITH_HEAD) && text.startsWith(word.text, i)) {
          return word;
        }
      }
    }
    return null;
  }

  /** Whether a word found in a text is the end of a longer one; CJK has no such ends. */
  private static boolean continuesWord(String text, int at) {
    return Character.isLetter(text.charAt(at))
        && text.charAt(at) < 0x2E80
        && Character.isLetter(text.charAt(at - 1))
        && text.charAt(at - 1) < 0x2E80;
  }
}
