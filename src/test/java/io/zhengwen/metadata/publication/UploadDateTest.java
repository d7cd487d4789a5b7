package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.LocalDate;
import java.time.YearMonth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UploadDateTest {
  private static float[] features(UploadDate upload, LocalDate day) {
    float[] row = new float[3];
    upload.addTo(FeatureRow.over(row), day);
    return row;
  }

  @Test
  void folderNamesTheMonth() {
    UploadDate upload = UploadDate.of("https://quay.example/uploads/2026/11/quay-1024x576.jpg");
    assertThat(upload.month()).isEqualTo(YearMonth.of(2026, 11));
    assertThat(upload.day()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://quay.example/img/20261121/a.jpg",
        "https://quay.example/2026/11/21/a.jpg",
        "https://quay.example/img/quay_2026-11-21.jpg"
      })
  void folderOrFileNamesTheDay(String address) {
    assertThat(UploadDate.of(address).day()).isEqualTo(LocalDate.of(2026, 11, 21));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://quay.example/img/quay.jpg",
        "https://quay.example/img/2026/quay.jpg",
        "https://quay.example/img/12026/11/quay.jpg",
        "https://quay.example/img/202611213344/quay.jpg",
        "https://quay.example/img/2026/13/quay.jpg"
      })
  void otherNumbersAreNone(String address) {
    assertThat(UploadDate.of(address)).isEqualTo(UploadDate.NONE);
  }

  @Test
  void dayThatTheMonthLacksIsNone() {
    assertThat(UploadDate.of("https://quay.example/20260231/a.jpg").day()).isNull();
  }

  @Test
  void overlongAddressesAreNotRead() {
    assertThat(UploadDate.of("/2026/11/" + "a".repeat(10_000))).isEqualTo(UploadDate.NONE);
  }

  @Test
  void daysAreComparedWithIt() {
    UploadDate upload = UploadDate.of("https://quay.example/20261121/a.jpg");
    assertThat(features(upload, LocalDate.of(2026, 11, 24))).containsExactly(1, 0, 3);
    assertThat(features(upload, LocalDate.of(2026, 9, 1))).containsExactly(-1, -2, -10);
    assertThat(features(upload, LocalDate.of(2036, 1, 1))).containsExactly(-1, 24, 10);
    assertThat(features(UploadDate.NONE, LocalDate.of(2026, 11, 24))).containsExactly(0, -99, -99);
  }

  @Test
  void leadImageIsRead() {
    String html =
        "<meta property=og:image content='https://quay.example/uploads/2026/11/a.jpg'><p>Ferry";
    PageHead head = PageHead.of(PageModelBuilder.build(new PageReader().read(html, "")));
    assertThat(UploadDate.of(head).month()).isEqualTo(YearMonth.of(2026, 11));
  }
}
