package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureMatchTest {
  private static boolean same(String a, String b) {
    boolean same = PictureMatch.same("https://img.example" + a, "https://cdn.example" + b);
    assertThat(PictureMatch.same("https://cdn.example" + b, "https://img.example" + a))
        .isEqualTo(same);
    return same;
  }

  @ParameterizedTest
  @CsvSource({
    "/2026/11/seal.jpg?w=300, /2026/11/seal.jpg?w=1200&crop=1",
    "/2026/11/seal-on-pier-300x200.jpg, /2026/11/Seal-on-Pier-1200x675.jpg",
    "/2026/11/seal-scaled.jpeg, /2026/11/seal.jpg.webp",
    "/img/450/194191.jpg, /img/1100/194191.jpg",
    "/public/8f2c-IMG_77.JPEG/wide_700/IMG_77.JPEG, /public/8f2c-IMG_77.JPEG/social/IMG_77.JPEG",
    "/pm/w450/4099000140/16x9/seal.jpg.webp, /pm/4099000140/teaser_link/seal.jpg",
    "/styles/in_article/4f0a6b1c9d2e7788-en.jpg, /styles/og/4f0a6b1c9d2e7788-en.jpg",
    "/c_crop/v1/83e0240d-b792-412d-bb42-3ce71a5b6ca0.jpg, /v1/83e0240d-b792-412d-bb42-3ce71a5b6ca0",
    "/7065948_seal-sleeps-on-the-pier_detail-320w_1Fn.jpg, /7065948_seal-sleeps-on-the-pier_meta_2Gx.jpg",
    "/RMTZ5HLAMJG73JFSD4GK2/16x9/large.jpg, /RMTZ5HLAMJG73JFSD4GK2/small.jpg",
    "/_next/image?url=%2Fmedia%2Fseal.jpg&w=640, /media/seal.jpg",
    "/r/90/?url=https%3A%2F%2Ff.example%2F5f3a9c1d7e2b&w=1, /q/?url=https%3A%2F%2Ff.example%2F5f3a9c1d7e2b",
    "/0x501:843x474/seal-that-sleeps-here.jpg, /22x499:803x451/seal-that-sleeps-here.jpg",
    "/resize/800/https://files.example/media/seal.jpg, /media/seal.jpg"
  })
  void renditionsAreOnePicture(String a, String b) {
    assertThat(same(a, b)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "/2026/11/seal.jpg, /2026/10/seal.jpg",
    "/news/one/header.jpg, /news/two/header.jpg",
    "/33420090/t/w480/seal.jpg, /35200134/t/w480/seal.jpg",
    "/articles/12345678/lead.jpg, /articles/12345678/portrait.jpg",
    "/article-12345678-lead.jpg, /article-12345678-portrait.jpg",
    "/20261129/a.jpg, /20261129/b.jpg",
    "/gallery/800.jpg, /gallery/801.jpg",
    "/gallery/large.png, /pictures/small.png",
    "/20261129-seal-1.jpg, /20261129-seal-2.jpg",
    "/image.php?id=1, /image.php?id=2",
    "/_next/image?url=%2Fmedia%2Fseal.jpg&w=640, /_next/image?url=%2Fmedia%2Fferry.jpg&w=640",
    "/seal-3734765.jpg, /seal-3734766.jpg",
    "/100%.jpg, /seal.jpg"
  })
  void otherPicturesAreNot(String a, String b) {
    assertThat(same(a, b)).isFalse();
  }
}
