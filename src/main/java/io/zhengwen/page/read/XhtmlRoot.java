package io.zhengwen.page.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the beginning of a page says of whether it is XHTML. */
final class XhtmlRoot {
  private static final String NAMESPACE = "http://www.w3.org/1999/xhtml";

  /** A root element with a prefix. */
  private static final Pattern PREFIXED =
      Pattern.compile("<([A-Za-z_][\\w.-]{0,30}:)html\\s[^>]{0,2000}>");

  /** Characters before the root element, such as a document type. */
  private static final int MOST_BEFORE = 2000;

  /** An XML declaration and a root element in the namespace. */
  private static final Pattern DECLARED =
      Pattern.compile(
          "\\uFEFF?+<\\?xml\\s[^>]{0,200}+>.{0,2000}?"
              + "<html\\s[^>]{0,1000}?xmlns\\s*+=\\s*+[\"']http://www\\.w3\\.org/1999/xhtml[\"']",
          Pattern.DOTALL);

  private XhtmlRoot() {}

  /** The prefix of the root element with its colon; empty if there is none for the namespace. */
  static String prefix(String page) {
    int first = page.substring(0, Math.min(page.length(), MOST_BEFORE)).indexOf(":html");
    if (first < 0) {
      return "";
    }
    Matcher root = PREFIXED.matcher(page);
    String name = root.find() && root.start() <= first ? root.group(1) : "";
    String bound = "xmlns:" + name.replace(":", "=");
    return !name.isEmpty()
            && (root.group().contains(bound + '"' + NAMESPACE + '"')
                || root.group().contains(bound + "'" + NAMESPACE + "'"))
        ? name
        : "";
  }

  /** Whether a page begins with an XML declaration, and its element is in XHTML's namespace. */
  static boolean isDeclared(String page) {
    return DECLARED.matcher(page).lookingAt();
  }
}
