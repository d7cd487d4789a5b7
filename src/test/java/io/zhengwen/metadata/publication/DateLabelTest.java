package io.zhengwen.metadata.publication;

import static io.zhengwen.metadata.publication.DatedPages.NOTICE;
import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static io.zhengwen.metadata.publication.DatedPages.day;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static io.zhengwen.metadata.publication.DatedPages.ofNotice;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.PageMetadata;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateLabelTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "报名截止时间：2026-12-31 17:00",
        "开标时间：2026-12-09 09:30",
        "施行日期：2027-01-01",
        "活动时间：2026-12-12 14:00",
        "有效期：2026-12-01至2026-12-31",
        "今天是：2026年11月24日 星期二",
        "上映：2026-11-06（中国大陆）",
        "宣讲时间：2026-12-03 14:00",
        "<table><tr><td>报名截止</td><td>2026-12-31</td></tr></table>",
        "2026年12月31日止",
        "Deadline: 2026-12-31",
        "Closing date: 2026-12-31",
        "Hearing date: 31 December 2026",
        "Exam date: 31 December 2026",
        "Anmeldeschluss: 31.12.2026",
        "Date limite : le 31 décembre 2026",
        "Fecha límite: 31 de diciembre de 2026",
        "Срок подачи заявок: 31 декабря 2026",
        "締切：2026年12月31日",
        "마감일: 2026년 12월 31일",
        "Today is Tuesday, 24 November 2026",
        "GMT+8, 2026-11-24 10:12, Processed in 0.053 second(s), 12 queries.",
      })
  void aDateOfSomethingElseIsNone(String line) {
    assertThat(day(ofNotice("zh-CN", line, "").published())).isEqualTo("none");
    assertThat(day(ofNotice("zh-CN", "", "<div>" + line + "</div>").published())).isEqualTo("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "更新时间：2026-11-24 08:30　发布时间：2026-11-20 10:00; 2026-11-20T10:00; 2026-11-24T08:30",
        "2026-11-20 09:00发布　2026-11-24 10:00更新; 2026-11-20T09:00; 2026-11-24T10:00",
        "发布日期：2026-11-20　更新日期：2026-11-24; 2026-11-20; 2026-11-24",
        "发布日期：2026-11-20　修改时间：2026-11-24; 2026-11-20; 2026-11-24",
        "2026-11-20 更新时间：2026-11-24; 2026-11-20; 2026-11-24",
        "Publié le 20 novembre 2026, mis à jour le 24 novembre 2026; 2026-11-20; 2026-11-24",
        "开标时间：2026-12-09 09:30　公告时间：2026-11-18; 2026-11-18; none",
        "征集时间：2026-12-01 至 2026-12-31　发布时间：2026-11-10; 2026-11-10; none",
        "<table><tr><td>成文日期<td>2026-11-03<tr><td>公开日期<td>2026-11-10</table>; 2026-11-10; none",
      })
  void labelsTellWhichDateIsOfThePage(String line, String published, String modified) {
    PageMetadata found = ofNotice("zh-CN", line, "");
    assertThat(day(found.published())).isEqualTo(published);
    assertThat(day(found.modified())).isEqualTo(modified);
  }

  @Test
  void aDeadlineInTheTextDoesNotLabelTheDayUnderTheSignature() {
    String end = "<p>申报截止日期为2026年12月31日。</p><p>临江市人民政府</p><p>2026年11月3日</p>";
    assertThat(day(ofNotice("zh-CN", "", end).published())).isEqualTo("2026-11-03");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "发表于 <span title='2026-11-20 21:03:11'>3 天前</span>; 2026-11-20T21:03:11 time",
        "<abbr class=timeago title=2026-11-20T21:03:11Z>3 days ago</abbr>; 2026-11-20T21:03:11Z time",
        "<span title='Friday, 20 November 2026'>20 Nov</span>; 2026-11-20 time",
        "<span title='The storm of 20 November 2026'>More of it</span>; none",
        "<span title='2026-11-20'>20</span>; none",
      })
  void aTooltipGivesTheDateOfARelativeOne(String line, String expected) {
    PageMetadata found = ofNotice("zh-CN", line, "");
    assertThat(found.published().map(d -> d.value() + " " + d.source().label()).orElse("none"))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "https://a.example/1, zh-CN, 26-11-24, 2026-11-24",
    "https://a.example/1, '', 26-11-24, 2026-11-24",
    "https://a.example.tw/1, '', 115-11-24, 2026-11-24",
    "https://a.example.tw/1, zh, 115-11-24, 2026-11-24",
    "https://a.example.hk/1, zh, 24/11/26, 2026-11-24",
  })
  void theHabitsOfChineseAreThoseOfTheRegion(
      String url, String language, String date, String expected) {
    String head = "<title>關於防寒工作的通知</title><h1>關於防寒工作的通知</h1>";
    String html = "<html lang='" + language + "'>" + head + "<p>發布日期：" + date + NOTICE;
    assertThat(day(of(url, html).published())).isEqualTo(expected);
  }

  @Test
  void aTimeInAnElementOfItsOwnIsNoPartOfTheDate() {
    String line = "<span class=date>发布时间：26-11-20</span><span class=time>23:16</span>";
    assertThat(day(ofNotice("zh-CN", line, "").published())).isEqualTo("2026-11-20T23:16");
  }

  @ParameterizedTest
  @CsvSource({
    "Diese Seite wurde am, um 8 Uhr geändert, MODIFIED",
    "Dieser Beitrag wurde am, von Ann veröffentlicht, PUBLISHED",
    "Diese Seite vom, und mehr, NONE",
    "Registriert:, '', OTHER",
    "In force from, '', OTHER",
    "更新时间：, '', MODIFIED",
    "引用日期, '', OTHER",
    "'Retrieved ', '', OTHER",
    "报名 时间：, '', PUBLISHED",
    "活动, '', NONE",
    "成文日期：, '', NONE",
    "Fecha de actualización:, '', MODIFIED",
    "'Mis à jour le ', '', MODIFIED",
    "'Cập nhật: ', '', MODIFIED",
    "'Diperbarui ', '', MODIFIED",
    "'Dikemas kini: ', '', MODIFIED",
    "'Son Güncelleme: ', '', MODIFIED",
    "'Data aktualizacji: ', '', MODIFIED",
    "'ΤΕΛΕΥΤΑΙΑ ΕΝΗΜΕΡΩΣΗ: ', '', MODIFIED",
    "'Τελευταία ενημέρωση: ', '', MODIFIED",
    "'עודכן: ', '', MODIFIED",
    "'अपडेट किया गया: ', '', MODIFIED",
    "'আপডেট: ', '', MODIFIED",
    "'புதுப்பிக்கப்பட்டது: ', '', MODIFIED",
    "'ปรับปรุง: ', '', MODIFIED",
    "'Ažurirano ', '', MODIFIED",
    "'', ' tarihinde güncellendi', MODIFIED",
    "'Ngày đăng: ', '', PUBLISHED",
    "'Diterbitkan ', '', PUBLISHED",
    "'Giriş: ', '', PUBLISHED",
    "'Publicat: ', '', PUBLISHED",
    "'Megjelent: ', '', PUBLISHED",
    "'Опубліковано: ', '', PUBLISHED",
    "'פורסם: ', '', PUBLISHED",
    "'प्रकाशित: ', '', PUBLISHED",
    "'প্রকাশ: ', '', PUBLISHED",
    "'เผยแพร่: ', '', PUBLISHED",
    "'Erschienen am: ', '', PUBLISHED",
    "'Publiziert: ', '', PUBLISHED",
    "'Kayıt: ', '', OTHER",
    "'Ngày tham gia: ', '', OTHER",
    "'З нами з: ', '', OTHER",
    "'ลงทะเบียนเมื่อ: ', '', OTHER",
    "Aktuelles Datum und Uhrzeit:, '', OTHER"
  })
  void wordsAroundADateSayWhatItIs(String before, String after, DateLabel label) {
    DateLabel own = DateLabel.of(before);
    assertThat(own == DateLabel.NONE ? DateLabel.behind(after, false, false).label() : own)
        .isEqualTo(label);
  }

  @ParameterizedTest
  @CsvSource({"'• Aktualisiert: '", "'| aktualisiert am '"})
  void aVerbBetweenTwoDatesIsAboutTheNext(String verb) {
    PageMetadata page =
        of(
            "https://quay.example/1",
            "<h1>Ferries</h1><p>12.11.2026, 17:04 Uhr " + verb + "13.11.2026, 08:30 Uhr" + TEXT);
    assertThat(day(page.published())).isEqualTo("2026-11-12T17:04");
    assertThat(day(page.modified())).isEqualTo("2026-11-13T08:30");
  }

  @Test
  void aVerbThatAMarkFollowsIsAboutTheDateBeforeIt() {
    assertThat(DateLabel.behind(" veröffentlicht, am ", false, true).label())
        .isEqualTo(DateLabel.PUBLISHED);
  }

  @ParameterizedTest
  @CsvSource({
    "' Updated on: ', true, NONE",
    "' updated ', true, NONE",
    "' (updated)', true, MODIFIED",
    "' updated by Ann Lee', true, MODIFIED",
    "' updated', false, MODIFIED",
    "'发布　', true, PUBLISHED"
  })
  void aLatinVerbRightBeforeAnotherDateIsAboutThat(String after, boolean another, DateLabel label) {
    assertThat(DateLabel.behind(after, false, another).label()).isEqualTo(label);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<i title=发布时间><a href=#>2026-09-14</a></i>; 2026-09-14; none",
        "<i aria-label=创建时间📅><a href=#>2026-09-14</a></i>; 2026-09-14; none",
        "<i title=发布日期><a href=#>2026-09-14</a></i> <i title=更新时间>2026-09-20</i>; 2026-09-14; 2026-09-20",
      })
  void aTooltipLabelsTheDate(String line, String published, String modified) {
    PageMetadata page = ofNotice("zh-CN", line, "");
    assertThat(day(page.published())).isEqualTo(published);
    assertThat(day(page.modified())).isEqualTo(modified);
  }
}
