package io.zhengwen.entries;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.text.PatternTable;
import io.zhengwen.text.quantity.Money;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the price of an entry: the one that markup calls the current one, else the first that is
 * neither crossed out, nor called an old one, a saving or the price of a unit.
 */
final class EntryPrices {
  private static final int CURRENT = 1;
  private static final int OTHER = 2;

  private static final PatternTable NAMES =
      new PatternTable(
          Map.ofEntries(
              Map.entry("sale", CURRENT),
              Map.entry("current", CURRENT),
              Map.entry("now", CURRENT),
              Map.entry("final", CURRENT),
              Map.entry("special", CURRENT),
              Map.entry("offer", CURRENT),
              Map.entry("@price", CURRENT),
              Map.entry("old", OTHER),
              Map.entry("was", OTHER),
              Map.entry("regular", OTHER),
              Map.entry("original", OTHER),
              Map.entry("compare", OTHER),
              Map.entry("list-price", OTHER),
              Map.entry("msrp", OTHER),
              Map.entry("rrp", OTHER),
              Map.entry("strike", OTHER),
              Map.entry("before", OTHER),
              Map.entry("save", OTHER),
              Map.entry("saving", OTHER),
              Map.entry("discount", OTHER),
              Map.entry("shipping", OTHER),
              Map.entry("delivery", OTHER),
              Map.entry("unit", OTHER),
              Map.entry("deposit", OTHER)));

  private static final int CURRENT_PRICE = 0;
  private static final int PRICE = 1;
  private static final int UNIT_PRICE = 2;
  private static final int OTHER_PRICE = 3;
  private static final int CROSSED_OUT_PRICE = 4;

  private static final Set<String> CROSSED_OUT = Set.of("del", "s", "strike");

  private final EntryEvidence evidence;
  private final ElementKeys keys;
  private final PageModel page;

  EntryPrices(EntryEvidence evidence, ElementKeys keys) {
    this.evidence = evidence;
    this.keys = keys;
    page = evidence.page;
  }

  /** The price among the nodes of an entry; empty if it shows none. */
  Optional<EntryPart> find(int from, int to) {
    Optional<EntryPart> best = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (int i = from; i < to; i++) {
      if (EntryEvidence.is(evidence.prices, i)) {
        int price = evidence.price(i);
        int rank = rank(price, from);
        if (rank < least) {
          least = rank;
          best = Money.of(evidence.textOf(price)).map(money -> part(price, money));
        }
      }
    }
    return best;
  }

  private static EntryPart part(int node, Money money) {
    return new EntryPart(
        node, new ExtractedField(ExtractedRecord.PRICE, money.text(), money.amount()));
  }

  private int rank(int price, int record) {
    int names = 0;
    boolean crossed = false;
    for (int at = price; at >= record && at > 0; at = page.parent(at)) {
      if (!page.isText(at)) {
        crossed |= CROSSED_OUT.contains(page.tag(at));
        for (int key : keys.keys(at)) {
          names |= keys.isTag(key) ? 0 : NAMES.find(keys.name(key));
        }
      }
    }
    boolean perUnit = evidence.textOf(price).indexOf('/') >= 0;
    boolean current = (names & CURRENT) != 0;
    if (crossed || (names & OTHER) != 0 && !current) {
      return crossed ? CROSSED_OUT_PRICE : OTHER_PRICE;
    }
    return perUnit ? UNIT_PRICE : current ? CURRENT_PRICE : PRICE;
  }
}
