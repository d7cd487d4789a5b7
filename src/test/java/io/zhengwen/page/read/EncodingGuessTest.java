package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncodingGuessTest {
  private static final Charset WESTERN = Charset.forName("windows-1252");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "windows-1252|Grüße aus Köln, dies ist ein kurzer Text über das Wetter.",
        "windows-1252|The ferry doesn’t sail before nine – “weather permitting”.",
        "windows-1252|Tickets cost £4 for adults.",
        "windows-1252|Le bateau n'a pas quitté la forêt où l'été s'achève déjà.",
        "windows-1252|El niño preguntó por qué la marea subía más despacio.",
        "windows-1252|A maré não sobe até às oito da manhã, disse a capitã.",
        "windows-1252|Færgen sejler også på søndag, hvis vinden løjer af.",
        "windows-1252|Ferjan fer klukkan sjö, sagði skipstjórinn og það þótti gott.",
        "windows-1252|Élan, cañón, Küste and smørrebrød stand in one list.",
        "windows-1250|Prom odpłynie później, gdyż wiatr się wzmógł i fale są zbyt wysokie.",
        "ISO-8859-2|Prom odpłynie później, gdyż wiatr się wzmógł i fale są zbyt wysokie.",
        "windows-1250|Přívoz dnes vypluje později, protože vítr zesílil a vlny jsou příliš vysoké.",
        "windows-1250|A komp ma később indul, mert erős a szél, és túl magasak a hullámok a kikötőnél.",
        "windows-1250|Trajekt će isploviti kasnije, jer je vjetar ojačao, rekao je časnik s broda.",
        "windows-1254|Vapur bugün geç kalkacak, çünkü rüzgâr şiddetlendi ve dalgalar aşırı yükseldi.",
        "windows-1257|Keltas šiandien išplauks vėliau, nes vėjas sustiprėjo, o bangos per aukštos į ją žiūrint.",
        "windows-1257|Prāmis šodien izies vēlāk, jo vējš pieņēmās spēkā un viļņi ir pārāk augsti.",
        "windows-1251|Паром сегодня отойдёт позже, потому что ветер усилился.",
        "KOI8-R|Паром сегодня отойдёт позже, потому что ветер усилился.",
        "windows-1251|Пором сьогодні відійде пізніше, бо вітер посилився, і хвилі зависокі.",
        "KOI8-U|Пором сьогодні відійде пізніше, бо вітер посилився, і хвилі зависокі.",
        "windows-1253|Το πλοίο θα φύγει αργότερα, γιατί ο άνεμος δυνάμωσε.",
        "windows-1253|ΑΡΧΙΚΗ ΝΕΑ ΚΑΙΡΟΣ Το πλοίο θα φύγει αργότερα, γιατί ο άνεμος δυνάμωσε, είπε ο καπετάνιος.",
        "windows-1255|המעבורת תצא היום מאוחר יותר, כי הרוח התחזקה והגלים גבוהים.",
        "windows-1256|ستبحر العبّارة اليوم متأخرة، لأن الرياح اشتدت والأمواج عالية.",
        "x-windows-874|วันนี้เรือข้ามฟากจะออกช้ากว่าปกติ เพราะลมแรงขึ้นและคลื่นสูง",
        "GB18030|您的浏览器版本过低。",
        "GB18030|渡轮今天推迟开航，因为风大浪高。",
        "Big5-HKSCS|渡輪今天延遲開航，因為風大浪高。",
        "Big5-HKSCS|佢哋今朝坐船過海，嗰隻船好慢，食咗個包先至到，嘥晒啲時間。",
        "Big5-HKSCS|啲魚喺碼頭度賣，嗰個阿伯話唔使驚，實在係今朝打返嚟嘅。",
        "windows-1252|Weiter » Seite 2 · © Hafen Kiel",
        "x-windows-949|여객선은 바람이 세져서 오늘 늦게 출항한다.",
      })
  void textIsReadAsItWasWritten(String encoding, String text) throws CharacterCodingException {
    Charset charset = Charset.forName(encoding);
    ByteBuffer bytes = charset.newEncoder().encode(CharBuffer.wrap("<p>" + text + "</p>"));
    byte[] page = new byte[bytes.remaining()];
    bytes.get(page);
    Optional<Charset> guess = new EncodingGuess(page, 0, page.length).guess();
    assertThat(guess).isPresent();
    assertThat(new String(page, guess.get())).contains(text);
  }

  @Test
  void noiseIsInNoEncoding() {
    byte[] noise = new byte[5_000];
    new Random(1).nextBytes(noise);
    assertThat(new EncodingGuess(noise, 0, noise.length).guess()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GB18030|渡轮今天推迟开航，因为风大浪高，船长说要等到明天早上。",
        "windows-31j|今日のフェリーは風が強いため、出航が遅れます。",
        "windows-1251|Паром сегодня отойдёт позже, потому что ветер усилился.",
        "windows-1253|Το πλοίο θα φύγει αργότερα, γιατί ο άνεμος δυνάμωσε.",
      })
  void anotherScriptIsKnownUnderAWesternLabel(String encoding, String text) {
    byte[] page = ("<p>" + text + "</p>").getBytes(Charset.forName(encoding));
    Charset guess = new EncodingGuess(page, 0, page.length).ofOtherScript(WESTERN).orElseThrow();
    assertThat(new String(page, guess)).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ferjan fer klukkan sjö, sagði skipstjórinn og það þótti gott.",
        "Élan, cañón, Küste, smørrebrød; les fées créées à l'été.",
        "••••••• »»»»» ——— °°°°° ¤¤¤¤ ÀÉÈÊÇ ÄÖÜ",
        "no\u00A0\u00A0\u00A0\u00A0break",
      })
  void westernTextsAndOrnamentsAreOfNoOtherScript(String text) {
    byte[] page = ("<p>" + text + "</p>").getBytes(Charset.forName("windows-1252"));
    assertThat(new EncodingGuess(page, 0, page.length).ofOtherScript(WESTERN)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "windows-1254|<p>Vapur bug&uuml;n ge&ccedil; kalkacak, dalgalar aşırı yükseldi.",
        "windows-1254|<p>Site Haritası",
        "windows-1252|<p>Það er sagt að ný höfn verði byggð þar",
        "windows-1254|<html lang=\"tr\"><p>değişti",
        "windows-1254|<html class=a lang=tr-TR><p>İş",
        "windows-1252|<html lang=is><p>ný",
        "windows-1252|<html lang=\"is\"><p>það",
      })
  void turkishIsNotIcelandic(String encoding, String page) {
    byte[] bytes = page.getBytes(Charset.forName(encoding));
    Charset guess = new EncodingGuess(bytes, 0, bytes.length).guess().orElseThrow();
    assertThat(new String(bytes, guess)).isEqualTo(page);
  }

  @Test
  void aShortPageInKoi8IsNotChinese() {
    Charset koi8 = Charset.forName("KOI8-R");
    String page = "<title>Гавань</title><p>Работы по углублению дна начнутся весной.</p>".repeat(2);
    byte[] bytes = page.getBytes(koi8);
    assertThat(new EncodingGuess(bytes, 0, bytes.length).guess()).contains(koi8);
  }
}
