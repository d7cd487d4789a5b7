package io.zhengwen.text.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$19 | $19 | 19",
        "US$ 1,299.00 | US$ 1,299.00 | 1299.00",
        "From $12.99 | $12.99 | 12.99",
        "12,99 € | 12,99 € | 12.99",
        "1.299,00 € | 1.299,00 € | 1299.00",
        "$1,234 567 | $1,234 567 | 1234567",
        "849,- € | 849,- € | 849",
        "£5 – £9 | £5 | 5",
        "¥128.00 | ¥128.00 | 128.00",
        "￥1,280 | ￥1,280 | 1280",
        "128元 | 128元 | 128",
        "售价：128.5元 | 128.5元 | 128.5",
        "286万元 | 286万元 | 2860000",
        "3,980円（税込） | 3,980円 | 3980",
        "12,000원 | 12,000원 | 12000",
        "1 490 ₽ | 1 490 ₽ | 1490",
        "250 руб. | 250 руб. | 250",
        "1 299 kr | 1 299 kr | 1299",
        "49,90 zł | 49,90 zł | 49.90",
        "1 999 Kč | 1 999 Kč | 1999",
        "R$ 59,90 | R$ 59,90 | 59.90",
        "₹9,01,875 | ₹9,01,875 | 901875",
        "Rs. 450 | Rs. 450 | 450",
        "USD 45 | USD 45 | 45",
        "45 CHF | 45 CHF | 45",
        "SKU 12 / 45 DKK | 45 DKK | 45",
        "EUR99 | EUR99 | 99",
      })
  void readsSums(String text, String sum, BigDecimal amount) {
    assertEquals(new Money(sum, amount), Money.of(text).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026",
        "3 items",
        "SHP78CM5N",
        "20% off",
        "4.5 (120)",
        "32 oz",
        "11-21",
        "2026-11-05$",
        "ABC 45",
        "$",
        "元素周期表",
        "Shipping is free on orders over $50",
        "Krone 12"
      })
  void otherTextsAreNone(String text) {
    assertTrue(Money.of(text).isEmpty());
  }

  @Test
  void longTextsAreNone() {
    assertTrue(Money.of("$5" + " ".repeat(Money.LONGEST)).isEmpty());
  }
}
