package io.zhengwen.wrapper.template;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jaxen.saxpath.SAXPathException;
import org.jaxen.saxpath.base.XPathReader;
import org.jsoup.select.Selector;

/** Checks what a template says, so that it can be used without surprises. */
final class TemplateCheck {
  private static final int MOST_FIELDS = 200;
  private static final int MOST_RULES = 50;
  private static final int MOST_LABELS = 1_000;
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST = 2_000;
  private static final int LONGEST_SPAN = 20;
  private static final int MOST_PARTS = 20_000;
  private static final int DEEPEST = 50;

  private static final String REPEATS = ": repeats more than " + MOST_PARTS + " parts, written out";

  private TemplateCheck() {}

  /**
   * Checks a template.
   *
   * @throws IllegalArgumentException if it is invalid; the message begins with the place
   */
  static void check(WrapperTemplate template) {
    name("template.name", template.name(), "[\\pL\\pN._-]+");
    that(template.version() >= 1, "template.version: must be at least 1");
    boolean list = template.kind() == TemplateKind.LIST;
    that(
        list == (template.records() != null),
        "template.records: " + (list ? "is missing" : "is for list pages only"));
    that(list || template.span() == null, "template.span: is for list pages only");
    that(
        template.span() == null || template.span() > 1 && template.span() <= LONGEST_SPAN,
        "template.span: must be from 2 to " + LONGEST_SPAN);
    that(list || template.next() == null, "template.next: is for list pages only");
    if (list) {
      css("template.records", template.records());
    }
    if (template.next() != null) {
      field("template.next", template.next());
    }
    that(!template.fields().isEmpty(), "template.fields: there is none");
    size("template.fields", template.fields().size(), MOST_FIELDS);
    size("template.labels", template.labels().size(), MOST_LABELS);
    for (String label : template.labels()) {
      length("template.labels", label);
    }
    Set<String> names = new HashSet<>();
    for (int i = 0; i < template.fields().size(); i++) {
      FieldTemplate field = template.fields().get(i);
      field("template.fields[" + i + "]", field);
      that(
          names.add(field.name()),
          "template.fields[" + i + "].name: there are two fields '" + field.name() + "'");
    }
  }

  private static void field(String place, FieldTemplate field) {
    name(place + ".name", field.name(), "[\\pL_][\\pL\\pN_]*");
    if (field.destination() != null) {
      name(place + ".destination", field.destination(), "[\\pL\\pN_.-]+");
    }
    boolean enumeration = field.type() == FieldType.ENUMERATION;
    that(
        enumeration || field.values() == null, place + ".values: is for the type enumeration only");
    if (field.profile() != null) {
      pattern(place + ".profile.shape", field.profile().shape());
    }
    List<Rule> rules = field.rules();
    size(place + ".rules", rules.size(), MOST_RULES);
    for (int i = 0; i < rules.size(); i++) {
      rule(place + ".rules[" + i + "]", rules.get(i));
    }
  }

  private static void rule(String place, Rule rule) {
    switch (rule.kind()) {
      case LABEL -> {
        that(rule.label() != null, place + ".label: is missing");
        that(rule.relation() != null, place + ".relation: is missing");
        length(place + ".label", rule.label());
        length(place + ".under", rule.under());
        that(rule.css() == null && rule.xpath() == null, place + ": a label needs no selector");
      }
      case DATA -> {
        that(rule.property() != null, place + ".property: is missing");
        length(place + ".property", rule.property());
      }
      default -> {
        that(rule.css() == null ^ rule.xpath() == null, place + ": must have either css or xpath");
        that(rule.label() == null, place + ".label: is for the kind label only");
      }
    }
    if (rule.css() != null && !rule.css().equals(".")) {
      css(place + ".css", rule.css());
    }
    if (rule.xpath() != null) {
      xpath(place + ".xpath", rule.xpath());
    }
    that(rule.text() == null || rule.text() > 0, place + ".text: must be at least 1");
    that(rule.part() == null || rule.part() > 0, place + ".part: must be at least 1");
    if (rule.attribute() != null) {
      name(place + ".attribute", rule.attribute(), "[a-z][a-z0-9:_-]*");
    }
    pattern(place + ".pattern", rule.pattern());
  }

  private static void css(String place, String css) {
    length(place, css);
    that(RuleSize.ofSelector(css) <= MOST_PARTS, place + REPEATS);
    try {
      Selector.evaluatorOf(css);
    } catch (Selector.SelectorParseException | IllegalArgumentException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  private static void xpath(String place, String xpath) {
    length(place, xpath);
    that(
        RuleSize.depth(xpath) <= DEEPEST,
        place + ": has brackets within brackets, deeper than " + DEEPEST);
    try {
      new XPathReader().parse(xpath);
    } catch (SAXPathException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  private static void pattern(String place, String pattern) {
    length(place, pattern);
    that(pattern == null || RuleSize.ofPattern(pattern) <= MOST_PARTS, place + REPEATS);
    try {
      Pattern.compile(pattern == null ? "" : pattern);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  private static void name(String place, String name, String form) {
    length(place, name, LONGEST_NAME);
    that(name.matches(form), place + ": '" + name + "' is no name");
  }

  private static void length(String place, String text) {
    length(place, text, LONGEST);
  }

  private static void length(String place, String text, int most) {
    that(
        text == null || !text.isBlank() && text.length() <= most,
        place + ": must have from 1 to " + most + " characters");
  }

  private static void size(String place, int size, int most) {
    that(size <= most, place + ": has " + size + " entries, " + most + " are allowed");
  }

  private static void that(boolean valid, String message) {
    if (!valid) {
      throw new IllegalArgumentException(message);
    }
  }
}
