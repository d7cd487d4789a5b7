package io.zhengwen.wrapper.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.FieldType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueReaderTest {
  private static final ValueReader READER =
      reader("https://www.flats.example/list/", "<html lang=zh>");

  private static ValueReader reader(String url, String html) {
    return ValueReader.of(PageModelBuilder.build(new PageReader().read(html, url)));
  }

  private static Object read(FieldType type, String text) {
    return READER.read(field(type), text).orElse(null);
  }

  private static FieldTemplate field(FieldType type) {
    Map<String, String> values = type == FieldType.ENUMERATION ? Map.of("南北", "ns") : null;
    return new FieldTemplate("f", type, false, false, null, values, null, List.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "286万 | 2860000",
        "98.5万元 | 985000",
        "1.2亿 | 120000000",
        "$1,299.00 | 1299",
        "$1,234 567 | 1234567",
        "1.234'567 € | 1234567",
        "1.299,50 € | 1299.5",
        "3k | 3000",
        "£2.5m | 2500000",
        "12,5 | 12.5",
        "908.000 € | 908000",
        "R$ 901.875 | 901875",
        "801.875 ₫ | 801875",
        "$ 1908.125 | 1908.125",
        "0.125 € | 0.125",
        "₹9,01,875 | 901875",
        "₹1,09,01,875.50 | 10901875.5",
        "90万1,875円 | 901875",
        "3億5000万円 | 350000000",
        "90万 1千万 | 900000",
        "12万 300㎡ | 120000",
        "٨٠١٬٨٧٥ ر.س | 801875",
        "۸۰۱٬۸۷۵٫۵ تومان | 801875.5",
        "๘๐๑,๘๗๕ บาท | 801875",
        "1万-12000元/月 | 10000",
        "1万-8千 | 10000",
        "2万-30000 | 20000",
        "1亿-5000万 | 100000000",
        "1.2万2023-05-01 | 12000",
        "28.6万3室2厅 | 286000",
        "1万20000 | 10000",
        "1億2,345万6,789円 | 123456789",
        "-5万3000円 | -53000",
        "KWD 12.500 | 12.5",
        "12.500 KD | 12.5",
        "KWD 1,250.500 | 1250.5",
        "KWD 12,500 | 12500",
        "IQD 12.500 | 12500",
        "د.ك.‏ 12.500 | 12.5",
        "12.500 د.ت | 12.5",
        "1 250,500 DT | 1250.5",
        "1.459 €/l | 1.459",
        "1,459 € / Liter | 1.459",
        "$3.459/gal | 3.459",
        "12.500 €/m² | 12500",
        "0,125 € | 0.125",
        "€ 1,2 Mio. | 1200000",
        "1,2 Mio.€ | 1200000",
        "€ 350 Tsd. | 350000",
        "2,5 Mrd. | 2500000000",
        "$1.2 billion | 1200000000",
        "$1.2-billion | 1200000000",
        "$1.2B | 1200000000",
        "US$ 1.2 B | 1200000000",
        "US$ 1.2 b | 1.2",
        "1.2B USD | 1200000000",
        "USD 1.2B+ | 1200000000",
        "ABC 1.2B | 1.2",
        "1.2 B | 1.2",
        "$1.2 M | 1200000",
        "$2bn | 2000000000",
        "$2 thousand | 2000",
        "$2 thousandth | 2",
        "$2 bnx | 2",
        "₹45 Lakh | 4500000",
        "₹1.2 Cr | 12000000",
        "Rs. 1.2 Cr* | 12000000",
        "INR 1.2 crore | 12000000",
        "₹2 lakh crore | 2000000000000",
        "2 Cr chrome | 2",
        "45 लाख | 4500000",
        "₹ 1.2 करोड़ | 12000000",
        "5千万円 | 50000000",
        "3百万円 | 3000000",
        "1億2千万円 | 120000000",
        "1億 2,000万円 | 120000000",
        "1.5千万元 | 15000000",
        "300万円 | 3000000",
        "300萬 | 3000000",
        "20亿元 | 2000000000",
        "20百亿元 | 200000000000",
        "₩3억 5000만원 | 350000000",
        "3억5천만원 | 350000000",
        "2,5 млн руб. | 2500000",
        "350 тыс. ₽ | 350000",
        "2,5 mln zł | 2500000",
        "1,2 mil millones de euros | 1200000000",
        "2,5 millones | 2500000",
        "R$ 2,5 milhões | 2500000",
        "2,5 millions d'euros | 2500000",
        "2 milliards d’euros | 2000000000",
        "1,2 Md€ | 1200000000",
        "350 k€ | 350000",
        "350 TEUR | 350000",
        "2 milioni di euro | 2000000",
        "2,5 tỷ | 2500000000",
        "€ 350.000 k.k. | 350000",
        "€ 350.000 k | 350000000",
        "350 тыс.руб. | 350000",
        "$1200 m-f | 1200",
        "USD 20 m/s | 20",
        "€ 50.000 m/w/d | 50000",
        "$2m/month | 2000000",
        "£2m-a-year | 2000000",
        "20k/月 | 20000",
        "$20 K-Pop | 20",
        "€5k-Gutschein | 5000",
        "CHF 1’299.00 | 1299",
        "1’299’000 CHF | 1299000",
        "−5 € | -5",
        "899,000 DT | 899",
        "TND 899,000 | 899",
        "12,500 د.ت | 12.5",
        "1 299,000 DT | 1299",
        "€ 25 L | 25",
        "$500 l | 500",
        "₹ 85 L | 8500000",
        "৳ 1.2 Cr | 12000000",
        "Tk. 85 Lac | 8500000",
        "85 Lac | 8500000",
        "€ 450.000 Lac Léman | 450000",
        "€ 1.2 Cr | 1.2",
        "€ 25 B | 25",
        "€ 2.5B | 2500000000",
        "1.2 B USD | 1200000000",
        "$12 B&B | 12",
        "£25 B&W | 25",
        "2兆円 | 2000000000000",
        "3兆5000億円 | 3500000000000",
        "2조 5천억원 | 2500000000000",
        "3 tỷ 500 triệu | 3500000000",
        "3 tỷ, 500 triệu | 3000000000",
        "₹ 3 crore 50 lakh | 35000000",
        "₹ 3 Cr 50 Lac | 35000000",
        "₹ 45 lakh 2 BHK | 4500000",
        "2 million 5 thousand | 2000000",
        "12 m² | 12",
        "5 mm | 5",
        "1 250½ € | 1250.5",
        "$3⅛ | 3.125",
        "٩٫٥٠٠ | 9.5",
        "١٬٢٣٤٫٥٠٠ د.ك | 1234.5",
      })
  void prices(String text, BigDecimal value) {
    assertThat((BigDecimal) read(FieldType.PRICE, text)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "118.6㎡ | 118.6",
        "89 平米 | 89",
        "2室 | 2",
        "1,185 sq ft | 1185",
        "12 m | 12",
        "1.185 | 1.185",
        "2万-30000平方米 | 20000",
        "1.234,567 | 1234.567",
        "1.234.567 | 1234567",
        "3½ Zimmer | 3.5",
        "3 ½ Zimmer | 3.5",
        "4½ | 4.5",
        "½ | 0.5",
        "-½ | -0.5",
        "1½ baths | 1.5",
        "¾ | 0.75",
        "⅓ | 0.3333333333333333",
        "1/2 | 1",
        "2,5 Mio. Einwohner | 2500000",
        "3 m | 3",
        "3-m | 3",
        "5 mm | 5",
        "$1.2B | 1.2",
        "12千克 | 12",
        "12千 | 12000",
        "100兆 | 100",
        "85 Lac | 85",
      })
  void numbers(String text, BigDecimal value) {
    assertThat((BigDecimal) read(FieldType.NUMBER, text)).isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "电话 010-5550-3012 | 01055503012",
        "400-800-1234转56789 | 4008001234",
        "010-12345678 转 8001 | 01012345678",
        "010-12345678轉8001 | 01012345678",
        "+1 212 555 0100 ext. 12 | +12125550100",
        "+1 212 555 0100 extension 12 | +12125550100",
        "(212) 555-0100 x12 | 2125550100",
        "212-555-0100 #12 | 2125550100",
        "+7 495 123-45-67 доб. 12 | +74951234567",
        "030 123456 Durchwahl 78 | 030123456",
        "０３ー１２３４ー５６７８（内線 ９） | 0312345678",
        "01 23 45 67 89 poste 12 | 0123456789",
        "95588 转 1001 |",
        "020 7946 0000 (9am-5pm) | 02079460000",
        "020 7946 0000 (9:00-17:00) | 02079460000",
        "020 7946 0000 (8–18 Uhr) | 02079460000",
        "020 7946 0000 (Mo-Fr 9-17) | 02079460000",
        "24小时 400-800-1234 | 4008001234",
        "(Tel. 020 7946 0000) | 02079460000",
        "(02) 7946 0000 | 0279460000",
        "(02-2345-6789) | 0223456789",
        "+49 (0)30 123456 | +4930123456",
        "+49 (0) 30 / 12 34 56 | +4930123456",
        "0049 (0)30 123456 | 004930123456",
        "Tel. +44 (0)20 7946 0000 | +442079460000",
        "+39 (0)6 1234 5678 | +390612345678",
        "+49 (30) 123456 | +4930123456",
        "电话1：010-12345678 | 01012345678",
        "Tel1: 0301234567 Tel2: 0301234568 | 0301234567",
        "Tel. 2: 030 1234567 | 0301234567",
        "Büro1 030 1234567 | 0301234567",
        "电话010 12345678 | 01012345678",
        "电话02 2345 6789 | 0223456789",
        "Tel +1: 212 555 0100 | +12125550100",
        "123-4567, 123-4568 | 1234567",
        "010-12345678、010-12345679 | 01012345678",
        "030/1234567 / 030/1234568 | 0301234567",
        "030 / 1234567 | 0301234567",
        "010-12345678/9 | 010123456789",
        "+49 30 123456 +49 30 123457 | +4930123456",
        "1-800-356-9377 (1-800-FLOWERS) | 18003569377",
        "＋86 10 1234 5678 | +861012345678",
        "1234567890123456 |",
        "123 |",
      })
  void phones(String text, String number) {
    assertThat(read(FieldType.PHONE, text)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://flats.example/1 | <html lang=en> | 05/06/2025 | 2025-05-06",
        "https://flats.co.uk/1 | <html lang=en> | 05/06/2025 | 2025-06-05",
        "https://flats.example/1 | <html lang=en-US><title>خانه‌ای در تهران</title><p>این خانه سه اتاق دارد و در کنار رودخانه است. کشتی صبح امروز بندر را ترک کرد و هیچ کس در آن نبود. | 1404/09/04 | 2025-11-25",
        "https://flats.example/1 | <meta http-equiv=content-language content=de> | 05/06/2025 | 2025-06-05",
      })
  void datesByTheHabitsOfThePage(String url, String html, String text, String date) {
    assertThat(reader(url, html).read(field(FieldType.DATE), text).orElseThrow()).hasToString(date);
  }

  @Test
  void others() {
    assertThat(read(FieldType.DATE, "发布：2026年11月21日")).hasToString("2026-11-21");
    assertThat(read(FieldType.ENUMERATION, "南北")).isEqualTo("ns");
    assertThat(read(FieldType.ENUMERATION, "东")).isNull();
    assertThat(read(FieldType.LINK, "../1.html")).isEqualTo("https://www.flats.example/1.html");
    assertThat(read(FieldType.PRICE, "price on request")).isNull();
  }

  @Test
  void guessesTypes() {
    assertThat(ValueReader.typeOf(List.of("286万", "98.5万"))).isEqualTo(FieldType.PRICE);
    assertThat(ValueReader.typeOf(List.of("$12", "$1,300"))).isEqualTo(FieldType.PRICE);
    assertThat(ValueReader.typeOf(List.of("118.6㎡", "63.2㎡"))).isEqualTo(FieldType.NUMBER);
    assertThat(ValueReader.typeOf(List.of("9781602600157"))).isEqualTo(FieldType.TEXT);
    assertThat(ValueReader.typeOf(List.of("200 Under 200"))).isEqualTo(FieldType.TEXT);
    assertThat(ValueReader.typeOf(List.of())).isEqualTo(FieldType.TEXT);
  }

  @Test
  void pricesOfAnyCurrencyAndNumbersOfAnySignAndDigitsAreFound() {
    for (String price : List.of("₩12,000", "₪ 1,200", "₺1.250,00", "1.200.000 ₫", "₱1,299.00")) {
      assertThat(ValueReader.typeOf(List.of(price))).as(price).isEqualTo(FieldType.PRICE);
    }
    for (String number : List.of("-12.5 °C", "−3,5 %", "-5", "٢٥٠٬٠٠٠ ريال", "१,२००")) {
      assertThat(ValueReader.typeOf(List.of(number, "7"))).as(number).isEqualTo(FieldType.NUMBER);
    }
    for (String text : List.of("- 5", "--5", "-", "A-5", "+3 more", "5-7 Long Street")) {
      assertThat(ValueReader.typeOf(List.of(text))).as(text).isEqualTo(FieldType.TEXT);
    }
  }
}
