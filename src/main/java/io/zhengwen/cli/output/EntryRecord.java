package io.zhengwen.cli.output;

import static io.zhengwen.cli.output.PageRecord.shown;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;

/**
 * The members of the JSON object of an entry of a list; null stands for what the page does not
 * show.
 *
 * @param link the address of the entry's page
 * @param price the sum without its currency
 * @param priceText the price as the page shows it
 * @param date in ISO 8601, null also if it cannot be read
 * @param dateText the date as the page shows it
 * @param image the address of the entry's image
 * @param text what else it says
 */
public record EntryRecord(
    String title,
    String link,
    Object price,
    String priceText,
    String date,
    String dateText,
    String image,
    String text) {
  static EntryRecord of(RenderedRecord record) {
    return new EntryRecord(
        shown(record, ExtractedRecord.TITLE),
        record.link().orElse(null),
        record.field(ExtractedRecord.PRICE).map(ExtractedField::value).orElse(null),
        shown(record, ExtractedRecord.PRICE),
        record.date().orElse(null),
        shown(record, ExtractedRecord.DATE),
        shown(record, ExtractedRecord.IMAGE),
        record.text());
  }
}
