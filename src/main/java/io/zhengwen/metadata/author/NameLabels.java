package io.zhengwen.metadata.author;

import io.zhengwen.text.ScreenedPattern;
import java.util.regex.Pattern;

/**
 * What links, buttons and counts beside a name say, where a page names its authors: {@code View
 * Profile}, {@code RSS Feed}, {@code 2 Kommentare}, and the headings of boxes about them: {@code
 * About the author}, {@code この記事を書いた人}.
 */
final class NameLabels {
  private static final String PROFILE =
      "(?:(?:view|see|show|visit|read|open|go to)(?: (?:all|my|the|his|her|their|your|full|complete|public|more"
          + "|author['’]?s?|user|member|staff))* (?:profile|bio|biography|page|posts|articles|stories|website|blog)"
          + "|(?:view|see) all (?:of )?[^'’]{1,60}+['’]s? (?:posts|articles|stories)"
          + "|(?:author|user|member|staff|full|my) (?:profile|bio|biography|page)"
          + "|(?:zum |zur |mein )?(?:profil|autorenseite|autorenprofil)(?: anzeigen| ansehen)?"
          + "|alle (?:artikel|beiträge)(?: anzeigen| ansehen)?"
          + "|(?:voir|afficher) (?:le |son |tous (?:ses|les) )?(?:profil|articles)"
          + "|ver (?:el |su |o |todos los )?(?:perfil|artículos)|(?:vedi|visualizza) (?:il )?profilo"
          + "|(?:bekijk|zobacz|visa|vis|se) (?:profiel|profil)|(?:посмотреть |перейти в )?профиль)";

  private static final String BUTTON =
      "(?:rss(?: feeds?)?|pin it|tweet(?: this)?|share(?: this)?|e-?mail this article|print pdf|most recent"
          + "|(?:(?:facebook|twitter|x|line) ?[でに])?(?:シェア|共有|送る|ツイート|ポスト)(?:する)?"
          + "|(?:share|tweet|pin|like)s? ?\\p{Nd}[\\p{Nd}.,]{0,9} ?[km]?"
          + "|release date|home ?page|columnists|bloggers|contributors|authors|writers)";

  private static final String HEADING =
      "(?:about (?:the |this )?(?:author|writer)s?|über (?:den|die|unseren?) autor(?:in|en|innen)?"
          + "|(?:à propos (?:de|des) |l['’]|les )+auteure?s?|sobre (?:el|la|los|las|o|a|os|as) autor(?:a|es|as)?"
          + "|(?:sull['’]|gli |l['’])autor[ei]|over de auteurs?|об авторе|об авторах"
          + "|この(?:記事|コラム)(?:を書いた|の)(?:人|著者|筆者|執筆者|ライター)|(?:著者|筆者|執筆者|ライター)(?:プロフィール|紹介|について)"
          + "|(?:关于|關於)作者|作者(?:简介|簡介|介绍|介紹)|(?:기자|필자|저자|작성자) ?(?:소개|정보))";

  private static final String COUNT =
      "(?:(?:\\p{Nd}[\\p{Nd}.,]{0,9}|no|one|keine|ein|aucun|un|sin|nessun|nenhum|geen|brak) ?"
          + "(?:comments?|replies|reply|views?|posts?|likes?|shares?|followers?|articles?|stories"
          + "|kommentare?|antworten|beiträge|aufrufe|commentaires?|réponses?|vues?|comentarios?|comentários?"
          + "|respuestas?|respostas?|comment[io]|risposte|reacties?|kommentarer|komentarz[ey]?|komentářů?"
          + "|комментари(?:й|я|ев)|ответ(?:а|ов)?|просмотр(?:а|ов)?))";

  private static final ScreenedPattern LABEL =
      new ScreenedPattern(
          Pattern.compile(
              PROFILE + "|" + BUTTON + "|" + HEADING + "|" + COUNT,
              Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));

  private NameLabels() {}

  /** Whether a text is such a label and nothing else. */
  static boolean isLabel(String text) {
    return LABEL.matches(text);
  }
}
