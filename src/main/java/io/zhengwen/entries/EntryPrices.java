package io.zhengwen.entries;

import io.zhengwen.metadata.names.Keywords;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the price of an entry: the one that markup calls the current one, else the first that is
 * neither crossed out, nor called an old one, a saving or the price of a unit.
 */
final class EntryPrices {
  private static final int CURRENT = 1;
  private static final int OTHER = 2;

  private static final int LONGEST_NAME = 100;

  private static final Keywords NAMES =
      new Keywords()
          .with(CURRENT, "^sale$ ^sales$ ^current$ ^now$ ^final$ ^special$ ^offer$")
          .with(
              OTHER,
              "^old$ ^was$ ^regular$ ^original$ ^compare$ ^list-price$ ^msrp$ ^rrp$ ^strike ^crossed ^before$"
                  + " ^save$ ^saving ^discount ^shipping$ ^delivery$ ^unit$ ^deposit$");

  /** Words before a price that tell what it is not. */
  private static final Pattern OTHER_LABEL =
      Pattern.compile(
          "(?i)\\s*(?:was|save|list|rrp|msrp|uvp|statt|vorher|avant|antes|原价|原價|市场价|划线价|省)(?!\\p{IsLatin})");

  /** The price as microdata name it. */
  private static final String PROPERTY = "@price";

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
    EntryPart best = null;
    int least = Integer.MAX_VALUE;
    for (int i = from; i < to; i++) {
      if (EntryEvidence.is(evidence.prices, i)) {
        EntryPart price = evidence.price(i);
        int rank = rank(price.node(), from);
        if (rank < least) {
          least = rank;
          best = price;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private int rank(int price, int record) {
    int names = 0;
    boolean crossed = false;
    for (int at = price; at >= record && at > 0; at = page.parent(at)) {
      if (!page.isText(at)) {
        crossed |= CROSSED_OUT.contains(page.tag(at));
        for (int key : keys.keys(at)) {
          String name = keys.name(key);
          names |= name.equals(PROPERTY) ? CURRENT : NAMES.find(name, LONGEST_NAME);
        }
      }
    }
    if (crossed) {
      return CROSSED_OUT_PRICE;
    }
    String text = evidence.textOf(price);
    boolean current = (names & CURRENT) != 0;
    if (OTHER_LABEL.matcher(text).lookingAt() || !current && (names & OTHER) != 0) {
      return OTHER_PRICE;
    }
    boolean perUnit = text.indexOf('/') >= 0;
    return perUnit ? UNIT_PRICE : current ? CURRENT_PRICE : PRICE;
  }
}
