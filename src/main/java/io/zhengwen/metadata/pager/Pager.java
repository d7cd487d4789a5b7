package io.zhengwen.metadata.pager;

import java.util.Optional;

/**
 * The links of a page to its neighbours.
 *
 * @param next the next page; empty if there is none
 * @param previous the previous page; empty if there is none
 */
public record Pager(Optional<PageLink> next, Optional<PageLink> previous) {
  /**
   * A link to a neighbour.
   *
   * @param address its absolute address
   * @param declared whether a {@code link} element or the {@code rel} attribute says so
   * @param confidence the probability that it leads there, from 0 to 1
   */
  public record PageLink(String address, boolean declared, double confidence) {}
}
