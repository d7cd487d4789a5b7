package io.zhengwen.metadata.read;

import java.util.regex.Pattern;

/**
 * Pages that a server or a guard shows in place of the one at their address: by their titles, which
 * are statuses of HTTP or say in words that there is no page, or that a visitor be checked.
 */
final class ErrorPages {
  private static final Pattern TITLE =
      Pattern.compile(
          "(?:(?:http )?(?:error:? |fehler |erreur |ошибка )?(?:40[0-9]|410|429|451|50[0-4])"
              + "(?:\\s*[-–—|:!(].*|\\s*(?:error|not found|page|bad|unauthori|forbidden|gone|internal|service|gateway"
              + "|too many|[^\\x00-\\x{24F}]).*)?"
              + "|(?:page|file|document|seite|article) (?:was |is )?not found|not found|(?:bad|internal) (?:request|gateway|server error)"
              + "|(?:(?:this )?(?:web)?site (?:is )?)?(?:under|down for) maintenance|unavailable (?:due to|for) legal reasons"
              + "|wartungsarbeiten|(?:site )?en maintenance|(?:sitio )?en mantenimiento|технические работы|(?:系统|系統|网站|網站)(?:维护|維護)中?"
              + "|service unavailable|gateway time-?out|too many requests|forbidden|access denied|unauthori[sz]ed"
              + "|just a moment\\W*|attention required.*|checking your browser.*|are you a robot\\W*|(?:please )?verify you are (?:a )?human"
              + "|(?:die |diese )?seite (?:wurde )?nicht gefunden|zugriff verweigert"
              + "|(?:la )?page (?:non trouvée|introuvable|inexistante)|accès (?:refusé|interdit)"
              + "|(?:la )?página no (?:encontrada|existe)|acceso denegado|página não encontrada|acesso negado"
              + "|(?:la )?pagina non trovata|accesso negato|pagina niet gevonden|toegang geweigerd"
              + "|nie znaleziono strony|strona nie (?:została znaleziona|istnieje)|stránka (?:nenalezena|nebyla nalezena)"
              + "|sid(?:an|en) (?:hittades|finns|blev|ble) (?:inte|ikke)(?: fundet| funnet)?|siden ikke funnet|sivua ei löytynyt"
              + "|az oldal nem található|pagina nu (?:a fost găsită|există)|sayfa bulunamadı"
              + "|страница не (?:найдена|существует)|доступ (?:запрещ[её]н|ограничен)|сторінку не знайдено|страницата не е намерена"
              + "|(?:您访问的|您訪問的|该|此)?(?:页面|頁面|网页|網頁|文章)(?:不存在|未找到|找不到|走丢了|已删除|已被删除)\\S{0,3}|找不到(?:页面|頁面|网页|網頁)|访问被拒绝"
              + "|(?:お探しの)?ページが?(?:は)?(?:見つかりません(?:でした)?|存在しません)\\S{0,1}"
              + "|페이지를 찾을 수 없습니다\\S?|không tìm thấy trang|halaman tidak ditemukan|الصفحة غير موجودة|صفحه (?:مورد نظر )?یافت نشد)"
              + "[.!。！]?",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private ErrorPages() {}

  /** Whether a title is that of such a page. */
  static boolean isTitled(String title) {
    return TITLE.matcher(title.strip()).matches();
  }
}
