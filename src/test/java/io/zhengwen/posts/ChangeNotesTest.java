package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.date.DateText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangeNotesTest {
  private static boolean isNote(String text) {
    return ChangeNotes.is(text, new DateText("").first(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Last edited by amber; 2024-03-20 at 09:00",
        "Edited March 20, 2024 by dmitri",
        "(This post was last modified: 2024-03-20, 09:00 AM by dmitri.)",
        "Last edited by dmitri on 2024-03-20 9:00, edited 1 time in total.",
        "本帖最后由 老李 于 2024-3-20 09:00 编辑",
        "Zuletzt geändert von amber am 20.03.2024",
        "最終更新：2024年3月20日",
        "En son amber tarafından 20 Mar 2024, 09:00 tarihinde düzenlendi, toplamda 1 kere düzenlendi.",
        "Naposledy upravil(a) amber dne 20 bře 2024 09:00, celkem upraveno 1 x.",
        "A hozzászólást 1 alkalommal szerkesztették, utoljára amber 2024.03.20. 09:00-kor.",
        "Ultima oară modificat 20 mar 2024, 09:00 de către amber",
        "Τελευταία επεξεργασία από το μέλος amber την 20 Μαρ 2024, 09:00",
        "Востаннє редагувалось amber 20 березня 2024, 09:00, всього редагувалось 1 раз.",
        "Sửa lần cuối bởi amber vào ngày 20 Tháng 3 2024, 09:00 với 1 lần sửa.",
        "Terakhir diubah oleh amber pada 20 Maret 2024 09:00, total diubah 1 kali.",
        "Senast redigerad av amber den 20 mars 2024",
        "Viimeksi muokannut amber, 20.03.2024 09:00. Yhteensä muokattu 1 kerran.",
        "آخر تعديل بواسطة amber في 20 مارس 2024",
        "แก้ไขล่าสุดโดย amber เมื่อ 20 มี.ค. 2567, 09:00, แก้ไขไปแล้ว 1 ครั้ง.",
      })
  void notes(String text) {
    assertThat(isNote(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Edited: it has worked since 20 March 2024 and I am glad about it",
        "I edited the file on 2024-03-20 and now it works",
        "Edited March 20, 2024: a quarter turn of the lockring was all that it took",
        "本帖最后由 老李 于 2024-3-20 09:00 编辑 果然是中轴的问题，拧了一圈就好了",
        "Last edited by amber",
        "En son 20 Mart 2024 günü gördüm",
        "Utoljára 2024. március 20-án láttam",
      })
  void whatPeopleWriteIsNone(String text) {
    assertThat(isNote(text)).isFalse();
  }
}
