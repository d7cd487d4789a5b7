package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * One way to find a field's value. What is null is not used.
 *
 * @param kind what the value is found by
 * @param label of rules by label: the label's text; case, white space and surrounding punctuation
 *     do not matter
 * @param relation of rules by label: where the value stands
 * @param under of rules by label: the label or heading of the section that the label must be in
 * @param near of rules by label: the tags of the label's and the value's element, as in {@code
 *     th>td}, which decide if the label occurs several times
 * @param css of rules by id, class or position: a CSS selector of the value's element, relative to
 *     the body or the record
 * @param xpath in place of {@code css}: an XPath 1.0 expression that selects elements or text
 * @param part of records of several elements: which of them {@code css} or {@code xpath} looks at,
 *     from 1; null for all
 * @param text which of the element's own texts is the value, from 1; null for all its text
 * @param whole of rules by label: whether the value is all text of the element behind the label,
 *     not only its first text
 * @param struck whether the value is text that is struck out, in {@code del}, {@code s} or {@code
 *     strike}; other rules do not see such text
 * @param attribute the attribute that holds the value, in place of the text
 * @param property of rules by structured data: type and path, as in {@code Product.offers.price};
 *     or {@value #HEAD} and the name of something in the page's head, as in {@code Head.og:title}
 * @param pattern a regular expression (RE2) that the text must contain; the value is its first
 *     capturing group, or the whole match
 * @param evidence what the rule did on the pages it was found from; null if it was written by hand
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Rule(
    RuleKind kind,
    String label,
    LabelRelation relation,
    String under,
    String near,
    String css,
    String xpath,
    Integer part,
    Integer text,
    Boolean whole,
    Boolean struck,
    String attribute,
    String property,
    String pattern,
    Evidence evidence) {
  /** What the properties of a page's head begin with. */
  public static final String HEAD = "Head.";

  /** What is in the head weighs less than a class: it may be shortened, or name the whole site. */
  private static final double HEAD_WEIGHT = 1.4;

  /**
   * What a rule did on pages.
   *
   * @param pages the pages it was tried on
   * @param matches those on which it gave values
   * @param agreed those on which it gave the field's values, as far as they are known
   * @param sample a value that it gave
   */
  public record Evidence(int pages, int matches, int agreed, String sample) {}

  /** Checks that the kind is there. */
  public Rule {
    Objects.requireNonNull(kind, "kind");
  }

  /** A rule by label. */
  public static Rule byLabel(String label, LabelRelation relation, String near, boolean whole) {
    return new Rule(
        RuleKind.LABEL,
        label,
        relation,
        null,
        near,
        null,
        null,
        null,
        null,
        whole ? true : null,
        null,
        null,
        null,
        null,
        null);
  }

  /** A rule by CSS selector. */
  public static Rule bySelector(RuleKind kind, String css, Integer text) {
    return new Rule(
        kind, null, null, null, null, css, null, null, text, null, null, null, null, null, null);
  }

  /** A rule by structured data. */
  public static Rule byProperty(String property) {
    return new Rule(
        RuleKind.DATA,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        property,
        null,
        null);
  }

  /** The same rule with a regular expression. */
  public Rule withPattern(String regex) {
    return new Rule(
        kind, label, relation, under, near, css, xpath, part, text, whole, struck, attribute,
        property, regex, evidence);
  }

  /** The same rule for an attribute. */
  public Rule withAttribute(String name) {
    return new Rule(
        kind, label, relation, under, near, css, xpath, part, text, whole, struck, name, property,
        pattern, evidence);
  }

  /** The same rule for one of the elements of a record. */
  public Rule withPart(int number) {
    return new Rule(
        kind, label, relation, under, near, css, xpath, number, text, whole, struck, attribute,
        property, pattern, evidence);
  }

  /** The same rule for text that is struck out. */
  public Rule forStruck() {
    return new Rule(
        kind, label, relation, under, near, css, xpath, part, text, whole, true, attribute,
        property, pattern, evidence);
  }

  /** The same rule with what it did on pages. */
  public Rule withEvidence(Evidence seen) {
    return new Rule(
        kind, label, relation, under, near, css, xpath, part, text, whole, struck, attribute,
        property, pattern, seen);
  }

  /** What the rule weighs when the rules of a field disagree; a label behind a value, half. */
  public double weight() {
    double weight =
        relation == LabelRelation.BEFORE
            ? kind.weight() / 2
            : isOfHead() ? HEAD_WEIGHT : kind.weight();
    return evidence == null || evidence.matches() == 0
        ? weight
        : weight * (evidence.agreed() + 1.0) / (evidence.matches() + 1.0);
  }

  /** Whether the value is all text of the element behind the label. */
  public boolean isWhole() {
    return Boolean.TRUE.equals(whole);
  }

  /** Whether the value is text that is struck out. */
  public boolean isStruck() {
    return Boolean.TRUE.equals(struck);
  }

  /** Whether the rule goes by the page's head. */
  public boolean isOfHead() {
    return property != null && property.startsWith(HEAD);
  }

  /** Whether what is found depends on how many siblings stand before it. */
  public boolean countsSiblings() {
    return text != null || css != null && css.contains(":nth-");
  }

  /** A short name, such as {@code label ISBN-13} or {@code class h3.author > a}. */
  public String name() {
    String by =
        Optional.ofNullable(label)
            .or(() -> Optional.ofNullable(css))
            .or(() -> Optional.ofNullable(xpath))
            .or(() -> Optional.ofNullable(property))
            .orElse("");
    return kind.name().toLowerCase(Locale.ROOT) + " " + by;
  }
}
