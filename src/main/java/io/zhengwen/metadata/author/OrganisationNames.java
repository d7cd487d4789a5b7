package io.zhengwen.metadata.author;

import java.util.List;

/**
 * The names of organisations that pages declare as authors: {@code Parks and Recreation} is one.
 */
final class OrganisationNames {
  private static final int LONGEST = 70;

  private OrganisationNames() {}

  /** The name alone, or those of persons if full names are listed in place of it. */
  static List<String> in(String declared) {
    String whole = declared.strip();
    List<String> names = AuthorNames.stated(whole);
    boolean isOne =
        whole.length() <= LONGEST
            && AuthorNames.BETWEEN.isIn(whole)
            && !AuthorNames.STATED_REST.isIn(whole)
            && !names.stream().allMatch(PersonNames::isFullName);
    return isOne ? List.of(whole) : names;
  }
}
