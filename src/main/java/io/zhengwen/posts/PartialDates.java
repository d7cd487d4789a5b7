package io.zhengwen.posts;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times of posts in short texts that lack a year or tell how long ago it was. */
final class PartialDates {
  private static final String CLOCK = "\\s{0,3}\\d{1,2}:\\d{2}(?::\\d{2})?";

  private static final String COUNT = "\\d{1,3}\\s[\\p{L}\\p{M}]{1,14}";

  /** How long ago, in languages that say so before or behind the time. */
  private static final String AGO =
      "(?:\\d{1,3}|an?|one)\\s\\p{L}{1,8}\\sago\\b"
          + "|"
          + COUNT
          + "\\s(?:fa|geleden|sedan|siden|temu|назад|тому|önce|atrás|trước|lalu|yang lalu|पहले|पूर्व|پیش|قبل|sitten|ezelőtt|tagasi|atpakaļ)(?![\\p{L}\\p{M}])"
          + "|(?<!\\p{L})(?:vor|il y a|hace|há|pred|před|acum|πριν|πριν από|לפני|منذ|قبل|prieš|pirms)\\s"
          + COUNT
          + "|\\d{1,3}\\s?[\\p{L}\\p{M}]{1,10}(?:ที่แล้ว|ที่ผ่านมา)";

  /** Today or yesterday, before a time. */
  private static final String DAY =
      "(?:today|yesterday|heute|gestern|aujourd[’']hui|hier|hoy|ayer|oggi|ieri|hoje|ontem|vandaag|gisteren|dziś|wczoraj|dnes|včera|ma|tegnap"
          + "|сегодня|вчера|сьогодні|вчора|bugün|dün|idag|igår|i dag|i går|tänään|eilen|hari ini|kemarin|hôm nay|hôm qua)"
          + ",?(?:\\s(?:at|um|à|a las|alle|às|om|o|v|в|klo|saat|kl\\.?))?";

  private static final Pattern PARTIAL =
      Pattern.compile(
          "\\d{1,3}\\s?(?:秒钟?|分钟|分鐘|小时|小時|天|日|周|週|个月|個月|年|時間|分|ヶ月|か月|초|분|시간|일|주|개월|달|년)\\s?(?:之?前|전)"
              + "|(?:今天|昨天|前天|今日|昨日|어제|오늘)"
              + CLOCK
              + "|(?<!\\p{L})"
              + DAY
              + CLOCK
              + "|(?<![\\d./-])\\d{1,2}[./-]\\d{1,2}"
              + CLOCK
              + "|\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日일]"
              + CLOCK
              + "|"
              + AGO,
          Pattern.CASE_INSENSITIVE);

  private PartialDates() {}

  /** The first such time in a text. */
  static Optional<String> in(String text) {
    Matcher found = PARTIAL.matcher(text);
    return found.find() ? Optional.of(found.group()) : Optional.empty();
  }
}
