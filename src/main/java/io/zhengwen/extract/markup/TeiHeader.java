package io.zhengwen.extract.markup;

import java.util.List;

/**
 * What the header of a TEI document says about a page; empty where it is unknown.
 *
 * @param id what tells the page from others of a corpus
 * @param authors names of authors
 * @param publisher the name of the site
 * @param date the day of publication as ISO 8601 has it
 * @param address the page's address
 * @param language its language as BCP 47 has it
 * @param keywords what the page says it is about
 */
public record TeiHeader(
    String id,
    String title,
    List<String> authors,
    String publisher,
    String date,
    String address,
    String language,
    List<String> keywords) {
  /** Copies the lists. */
  public TeiHeader {
    authors = List.copyOf(authors);
    keywords = List.copyOf(keywords);
  }
}
