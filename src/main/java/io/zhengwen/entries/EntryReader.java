package io.zhengwen.entries;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.markup.ImageAddress;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.RecordGroups;
import io.zhengwen.page.records.RepeatedTexts;
import io.zhengwen.page.records.ShortTexts;
import io.zhengwen.text.Addresses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the entries of a list, such as products, search results or articles of a category. */
public final class EntryReader {
  /** Fewer entries are no list. */
  private static final int LEAST = 3;

  /** The least share of titles that differ from all others. */
  private static final double LEAST_DIFFERENT = .7;

  private final PageModel page;
  private final ElementKeys keys;
  private final EntryEvidence evidence;
  private final Addresses addresses;

  private EntryReader(PageModel page, ElementKeys keys) {
    this.page = page;
    this.keys = keys;
    evidence = new EntryEvidence(page);
    addresses = page.addresses();
  }

  /**
   * The entries of a page whose main text was found, in document order; none if the page is no
   * list. Each has a title, and as far as the page shows them an address, a price, a date, an image
   * and further text.
   *
   * @param keys the keys of the page's elements
   */
  public static List<ExtractedRecord> read(PageModel page, ElementKeys keys, Selection mainText) {
    return new EntryReader(page, keys).read(mainText);
  }

  private List<ExtractedRecord> read(Selection mainText) {
    List<RecordGroup> groups = RecordGroups.of(page, keys, (key, elements) -> elements >= LEAST);
    return new EntryChoice(evidence, keys)
        .best(groups)
        .filter(group -> group.size() >= LEAST && MainEntries.are(evidence, group, mainText))
        .map(this::entries)
        .filter(entries -> entries.size() >= LEAST)
        .orElse(List.of());
  }

  private List<ExtractedRecord> entries(RecordGroup group) {
    Columns columns = new Columns(page, keys, group);
    EntryTitles titles = new EntryTitles(evidence, keys, columns);
    if (titles.different() < LEAST_DIFFERENT) {
      return List.of();
    }
    EntryPrices prices = new EntryPrices(evidence, keys);
    EntryDates dates = new EntryDates(page);
    RepeatedTexts repeated = new RepeatedTexts(new ShortTexts(page), columns);
    List<ExtractedRecord> entries = new ArrayList<>();
    for (int r = 0; r < group.size(); r++) {
      int title = titles.of(r);
      if (title >= 0) {
        int from = group.start(r);
        int to = group.end(r);
        List<EntryPart> parts = new ArrayList<>();
        parts.add(EntryPart.of(title, ExtractedRecord.TITLE, evidence.textOf(title).strip()));
        prices.find(from, to).ifPresent(parts::add);
        dates.find(from, to).ifPresent(parts::add);
        image(from, to).ifPresent(parts::add);
        entries.add(
            new ExtractedRecord(
                ExtractedRecord.Kind.ENTRY,
                text(from, to, parts, repeated),
                parts.stream().map(EntryPart::field).toList(),
                link(from, to, title)));
      }
    }
    return entries;
  }

  /** What an entry says besides its other parts and what most entries say. */
  private Selection text(int from, int to, List<EntryPart> parts, RepeatedTexts repeated) {
    Selection.Builder text = new Selection.Builder(page, from, to);
    for (int i = from; i < to; i++) {
      int node = i;
      if (page.isText(i)
          && page.isVisible(i)
          && !page.inControl(i)
          && !repeated.isInMost(i)
          && parts.stream().noneMatch(part -> page.isWithin(node, part.node()))) {
        text.add(i);
      }
    }
    return text.build();
  }

  /** The address that the title leads to, or else the first link. */
  private Optional<String> link(int from, int to, int title) {
    int around = Links.around(page, title);
    if (around >= 0 && EntryEvidence.is(evidence.links, around)) {
      return addresses.absolute(evidence.href(around));
    }
    return firstLink(title, page.end(title)).or(() -> firstLink(from, to));
  }

  private Optional<String> firstLink(int from, int to) {
    return evidence
        .linksOf(from, to)
        .mapToObj(link -> evidence.href(evidence.linkNode(link)))
        .findFirst()
        .flatMap(addresses::absolute);
  }

  private Optional<EntryPart> image(int from, int to) {
    for (int i = from; i < to; i++) {
      if (EntryEvidence.is(evidence.images, i)) {
        Optional<String> address = ImageAddress.of(page, i).flatMap(addresses::absolute);
        if (address.isPresent()) {
          return Optional.of(EntryPart.of(i, ExtractedRecord.IMAGE, address.get()));
        }
      }
    }
    return Optional.empty();
  }
}
