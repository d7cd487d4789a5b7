package io.zhengwen.metadata.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.language.LanguageDetector.Declaration;
import io.zhengwen.metadata.language.TextLanguage.Evidence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageDetectorTest {
  private static final String GERMAN =
      "Der Gemeinderat hat gestern beschlossen, die alte Brücke über den Fluss im Frühjahr zu sperren.";

  /** A sentence of the same news in each language. */
  static List<Map.Entry<String, String>> sentences() {
    return List.of(
        Map.entry("de", GERMAN),
        Map.entry(
            "en", "The town council decided yesterday to close the old bridge across the river."),
        Map.entry(
            "fr",
            "Le conseil municipal a décidé hier de fermer le vieux pont sur la rivière au printemps."),
        Map.entry(
            "es", "El ayuntamiento decidió ayer cerrar el viejo puente sobre el río en primavera."),
        Map.entry(
            "it",
            "Il consiglio comunale ha deciso ieri di chiudere il vecchio ponte sul fiume in primavera."),
        Map.entry(
            "pt",
            "A câmara municipal decidiu ontem fechar a velha ponte sobre o rio na primavera, não antes."),
        Map.entry(
            "nl",
            "De gemeenteraad heeft gisteren besloten de oude brug over de rivier in het voorjaar te sluiten."),
        Map.entry(
            "sv",
            "Kommunfullmäktige beslutade i går att stänga den gamla bron över ån under våren."),
        Map.entry("fi", "Kaupunginvaltuusto päätti eilen sulkea vanhan sillan joen yli keväällä."),
        Map.entry("pl", "Rada miasta postanowiła wczoraj zamknąć wiosną stary most na rzece."),
        Map.entry(
            "cs", "Městské zastupitelstvo včera rozhodlo, že na jaře uzavře starý most přes řeku."),
        Map.entry(
            "hu",
            "A városi tanács tegnap úgy döntött, hogy tavasszal lezárja a folyón átívelő régi hidat."),
        Map.entry(
            "tr",
            "Belediye meclisi dün nehrin üzerindeki eski köprüyü ilkbaharda kapatmaya karar verdi."),
        Map.entry(
            "vi",
            "Hội đồng thành phố hôm qua đã quyết định đóng cửa cây cầu cũ bắc qua sông vào mùa xuân."),
        Map.entry("ru", "Городской совет вчера решил закрыть весной старый мост через реку."),
        Map.entry("uk", "Міська рада вчора вирішила закрити навесні старий міст через річку."),
        Map.entry(
            "bg", "Общинският съвет реши вчера да затвори стария мост над реката през пролетта."),
        Map.entry("ar", "قرر مجلس المدينة أمس إغلاق الجسر القديم فوق النهر في فصل الربيع."),
        Map.entry("fa", "شورای شهر دیروز تصمیم گرفت پل قدیمی روی رودخانه را در بهار ببندد."),
        Map.entry(
            "ku", "ئەنجومەنی شار دوێنێ بڕیاری دا پردە کۆنەکەی سەر ڕووبارەکە لە بەهاردا دابخات."),
        Map.entry("he", "מועצת העיר החליטה אתמול לסגור באביב את הגשר הישן מעל הנהר."),
        Map.entry(
            "hi", "नगर परिषद ने कल नदी पर बने पुराने पुल को वसंत में बंद करने का निर्णय लिया।"),
        Map.entry(
            "el", "Το δημοτικό συμβούλιο αποφάσισε χθες να κλείσει την παλιά γέφυρα την άνοιξη."),
        Map.entry("th", "สภาเมืองตัดสินใจเมื่อวานนี้ที่จะปิดสะพานเก่าข้ามแม่น้ำในฤดูใบไม้ผลิ"),
        Map.entry("zh", "市议会昨天决定在春天关闭河上的旧桥，居民可以绕行新桥。"),
        Map.entry("zh", "市議會昨天決定在春天關閉河上的舊橋，居民可以繞行新橋。"),
        Map.entry("ja", "市議会は昨日、川にかかる古い橋を春に閉鎖することを決めました。"),
        Map.entry("ko", "시의회는 어제 강 위의 오래된 다리를 봄에 폐쇄하기로 결정했습니다."));
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void findsTheLanguageOfASentence(Map.Entry<String, String> sentence) {
    Optional<TextLanguage> found = LanguageDetector.detect(sentence.getValue(), Optional.empty());
    assertThat(found).map(TextLanguage::code).contains(sentence.getKey());
    assertThat(found.orElseThrow().confidence()).isBetween(0.6, 0.99);
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void overrulesAWrongDeclaration(Map.Entry<String, String> sentence) {
    String wrong = sentence.getKey().equals("en") ? "de" : "en";
    String text = (sentence.getValue() + " ").repeat(3);
    assertThat(LanguageDetector.detect(text, declared(wrong)))
        .map(TextLanguage::code)
        .contains(sentence.getKey());
  }

  @Test
  void onlyADeclarationTellsZuluFromXhosa() {
    String zulu =
        "Umkhandlu wedolobha uthathe isinqumo izolo sokuvala ibhuloho elidala ngentwasahlobo.";
    assertThat(LanguageDetector.detect(zulu.repeat(3), declared("zu")))
        .contains(new TextLanguage("zu", Evidence.DECLARED, 0.99));
    assertThat(LanguageDetector.detect(zulu.repeat(3), declared("xh")))
        .map(TextLanguage::code)
        .contains("xh");
    assertThat(LanguageDetector.detect(zulu.repeat(3), declared("en"))).isEmpty();
    assertThat(LanguageDetector.detect(zulu.repeat(3), Optional.empty())).isEmpty();
  }

  @Test
  void trustsADeclarationAboveAFewWords() {
    String text = "Contact Restaurant Photo Album Hotel";
    assertThat(LanguageDetector.detect(text, declared("fr")))
        .contains(new TextLanguage("fr", Evidence.DECLARED, 0.99));
    assertThat(LanguageDetector.detect(text, declared("de")))
        .map(TextLanguage::code)
        .contains("de");
  }

  @Test
  void saysNothingOfTooLittleText() {
    assertThat(LanguageDetector.detect("", Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect("12.11.2026 – 08:30", Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect("OK Server 404", Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect("", declared("ko")))
        .contains(new TextLanguage("ko", Evidence.DECLARED, 0.98));
  }

  @Test
  void readsChineseWithLatinWordsAsChinese() {
    String text = "我们使用 Apache Solr 和 Lucene 来建立搜索引擎，版本为 9.10，需要 Java 17。";
    assertThat(LanguageDetector.detect(text, declared("en")))
        .map(TextLanguage::code)
        .contains("zh");
    assertThat(LanguageDetector.detect(text, Optional.empty()).orElseThrow().evidence())
        .isEqualTo(Evidence.SCRIPT);
  }

  @Test
  void distinguishesWhatAClassifierCannotByTheDeclaration() {
    String serbian = "Gradsko veće je juče odlučilo da na proleće zatvori stari most preko reke.";
    assertThat(LanguageDetector.detect(serbian, declared("sr")))
        .map(TextLanguage::code)
        .contains("sr");
    String somali = "Golaha deegaanka ayaa shalay go'aansaday in la xiro buundada hore ee webiga.";
    assertThat(LanguageDetector.detect(somali, declared("so")))
        .map(TextLanguage::code)
        .contains("so");
  }

  @Test
  void leavesWhatReadsAlikeToTheDeclaration() {
    String indonesian =
        "Dewan kota kemarin memutuskan untuk menutup jembatan lama di atas sungai pada musim semi.";
    assertThat(LanguageDetector.detect(indonesian, Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect(indonesian, declared("id")))
        .map(TextLanguage::code)
        .contains("id");
  }

  @Test
  void looksAtSeveralPlacesOfALongText() {
    String text = "The first line is in English. " + GERMAN.repeat(1000);
    assertThat(LanguageDetector.detect(text, Optional.empty()))
        .map(TextLanguage::code)
        .contains("de");
  }

  @Test
  void survivesHostileText() {
    assertThat(LanguageDetector.detect("\uD800".repeat(5000), Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect("😀".repeat(5001), Optional.empty())).isEmpty();
    assertThat(LanguageDetector.detect("x".repeat(1_000_000), declared("de"))).isPresent();
    String alternating = "a中".repeat(100_000) + "\uDC00";
    assertThat(LanguageDetector.detect(alternating, Optional.empty())).isPresent();
  }

  @Test
  void servesSeveralThreads() {
    Optional<TextLanguage> alone = LanguageDetector.detect(GERMAN, Optional.empty());
    assertThat(
            IntStream.range(0, 2000)
                .parallel()
                .mapToObj(i -> LanguageDetector.detect(GERMAN, Optional.empty()))
                .distinct()
                .toList())
        .containsExactly(alone);
  }

  private static Optional<Declaration> declared(String code) {
    return Optional.of(new Declaration(code, 0.98));
  }
}
