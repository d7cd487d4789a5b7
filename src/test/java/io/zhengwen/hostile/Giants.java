package io.zhengwen.hostile;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Pages as long as one likes that cost much for their length, or once did. */
final class Giants {
  private static final String SENTENCE =
      "The ferry left the old quay at seven with forty people, two dogs and a piano on board. ";

  private static final String JSON_LD = "<script type=\"application/ld+json\">";

  private Giants() {}

  /** All kinds. */
  static List<Giant> all() {
    List<Giant> all = new ArrayList<>();
    all.addAll(elements());
    all.addAll(texts());
    all.addAll(markup());
    all.addAll(data());
    return all;
  }

  private static List<Giant> elements() {
    return List.of(
        Giant.of("paragraphs of a word", "<p>w\n"),
        Giant.of("paragraphs", "<p>" + SENTENCE + "</p>"),
        Giant.of("dd", "<dd>w"),
        Giant.of("dd in one dl", "<dl>", "<dt>a<dd>w", ""),
        Giant.of("li", "<li>w"),
        Giant.of("br", "w<br>"),
        Giant.of("div in div", "<div>w"),
        Giant.of("quotations in quotations", "w <p><blockquote>By Jane Doe "),
        Giant.of("div after div", "<div>w</div>"),
        Giant.of("span in span", "<span>"),
        Giant.of("headings", "<h1>w</h1>"),
        Giant.of("headings behind the title", "<title>w</title>", "<h2>w &gt; b</h2>", ""),
        Giant.of("lines of a headline", "<h1>", "w<br>", "</h1>"),
        Giant.of("links", "<a href=/a>w</a> "),
        new Giant("pages of a list", "", n -> "<a href='?page=" + n + "'>" + n + "</a> ", ""),
        Giant.of("tables in tables", "<table><tr><td>w"),
        Giant.of("cells", "<table>", "<tr><td>w<td>w", ""),
        Giant.of("text before a table's cells", "<table>", "w<b>", ""),
        Giant.of("open formatting", "<b><p>w"),
        Giant.of("crossed formatting", "<b><i>w</b>w</i>"),
        new Giant("fonts", "", n -> "<font size=" + n + "><p>w", ""),
        new Giant("links left open", "", n -> "<a href=/" + n + "><div>w", ""),
        Giant.of("options", "<select>", "<option>w", ""),
        Giant.of("inputs", "<form>", "<input value=w>", ""),
        Giant.of("templates", "<template>"),
        Giant.of("noscript", "<noscript><p>w</noscript>"),
        Giant.of("svg", "<svg><g><text>w</text>"),
        Giant.of("math", "<math><mi>w</mi>"),
        Giant.of("frames written as XML", "<iframe src=a />w"),
        Giant.of("pictures", "<figure><img src=/a.jpg alt=w><figcaption>w</figcaption></figure>"),
        Giant.of("empty paragraphs", "<p></p>"),
        Giant.of("unknown elements", "<w:t>w</w:t>"),
        Giant.of("lines of code", "<pre>", "if (a) { b(); }\n", "</pre>"));
  }

  private static List<Giant> texts() {
    return List.of(
        new Giant("unbroken Chinese", "", n -> chinese(n, 100), ""),
        new Giant("Chinese paragraphs", "", n -> "<p>" + chinese(n, 40) + "。</p>", ""),
        Giant.of("one letter", "<p>", "a", ""),
        Giant.of("white space", "<p>w", " \n", "w"),
        Giant.of("digits", "<p>", "7", ""),
        Giant.of("days", "<p>2026-11-22 ", "22 November 2026, 11/22/26; ", ""),
        Giant.of("days in elements", "<span>2026-11-22</span> "),
        Giant.of("Korean bylines", "<p>\uae40\uc9c0\uc218 \uae30\uc790 a@quay.example</p>"),
        Giant.of("Chinese bylines", "<p>\u8bb0\u8005 \u5f20\u4e09</p>"),
        Giant.of("names", "<p>By Jane Doe and John Roe, "),
        Giant.of("bylines", "<p class=byline>By Jane Doe</p>"),
        Giant.of("authors in a box", "<h1>w</h1><div>", "<b class=author><i></i></b>", ""),
        Giant.of("signatures", "<p>" + SENTENCE.repeat(3) + "</p><p>– Jane Doe</p>"),
        Giant.of(
            "comments below their heading",
            "<p>" + SENTENCE + "</p><h3>3 comments</h3>",
            "<div><b>Ann</b> <i>3 days ago</i><p>w</p></div>",
            ""),
        Giant.of(
            "elements below a heading of comments",
            "<h3>3 comments</h3>",
            "<i></i>",
            "<div><b>Ann</b> <i>3 days ago</i><p>w</p></div>".repeat(9)),
        Giant.of("addresses", "<p>", "https://www.quay.example/a?b=c ", ""),
        Giant.of("combining marks", "<p>a", "\u0301", ""),
        Giant.of("lone surrogates", "<p>", "\ud800", ""),
        Giant.of("zero width", "<p>", "\u200b\u200d\u2060", ""),
        Giant.of("right to left", "<p>", "\u202e\u0645\u0631\u062d\u0628\u0627 ", ""),
        Giant.of("brackets", "<p>", "(", ""),
        Giant.of("full stops", "<p>", "。", ""),
        Giant.of("sentences", "<p>", SENTENCE, ""),
        Giant.of("bars in the title", "<title>", "w | ", "</title><h1>w</h1>"),
        Giant.of("colons in the title", "<title>", "::", "</title><h1>w</h1>"),
        new Giant(
            "a site named as the title",
            "<title>Quay "
                + "By ".repeat(9_000)
                + "x</title><meta property=og:site_name content='Quay ",
            n -> n == 0 ? "By ".repeat(9_000) + "x'><h1>Quay By By</h1>" : "<p>w ",
            ""),
        Giant.of("title as long as a page", "<title>", SENTENCE, "</title><h1>The ferry</h1>"),
        Giant.of(
            "hidden repeats",
            "<p>" + SENTENCE.repeat(8),
            "<p hidden>" + SENTENCE.repeat(2) + "</p>",
            ""),
        Giant.of(
            "hidden beginnings",
            "<h1>Ferry</h1><p>" + SENTENCE.repeat(400),
            "<div style='display:none'>" + SENTENCE.repeat(400) + "w</div>",
            ""),
        Giant.of("repeated paragraphs", "<p>" + SENTENCE.repeat(3) + "</p><div>w</div>"));
  }

  private static List<Giant> markup() {
    return List.of(
        new Giant(
            "classes of one hash code", "", n -> "<p class=" + CollidingStrings.of(n) + ">w", ""),
        new Giant(
            "names of one hash code",
            "",
            n -> "<p " + CollidingStrings.of(n) + " id=" + CollidingStrings.of(n) + ">w",
            ""),
        Giant.of("less than", "<p>", "<", ""),
        Giant.of("ends of nothing", "</p>"),
        Giant.of("ends of divs", "</div>"),
        Giant.of("declarations", "<!x>"),
        Giant.of("instructions", "<?x>"),
        Giant.of("comments", "<!-- w -->"),
        Giant.of("an open comment", "<p>w<!--", "- w --", ""),
        Giant.of("references", "<p>", "&amp;&#x4e2d;&notit;", ""),
        Giant.of("ampersands", "<p>", "&", ""),
        new Giant("attributes", "<p ", n -> " a" + n + "=b", ">w"),
        Giant.of("classes", "<p class='", "a" + "b ", "'>w"),
        new Giant("other classes", "", n -> "<p class='c" + n + "'>w", ""),
        new Giant("ids", "", n -> "<div id=i" + n + " class='a b'>w</div>", ""),
        Giant.of("a long style", "<p style='", "display:none;", "'>w"),
        Giant.of("a long address", "<a href='", "a/../", "'>w</a>"),
        Giant.of("empty meta", "<meta>"),
        Giant.of("authors in meta", "<meta name=author content='Jane Doe'>"),
        Giant.of("days in meta", "<meta property=article:published_time content=2026-11-22>"),
        new Giant("other days in meta", "", Giants::dayInMeta, ""),
        Giant.of("keywords", "<meta name=keywords content='", "quay,", "'>"),
        Giant.of("titles in meta", "<meta property=og:title content='" + SENTENCE + "'>"),
        Giant.of("titles", "<title>w</title>"),
        Giant.of("links in the head", "<link rel=canonical href=/a>"),
        Giant.of("bases", "<base href=/a>"),
        Giant.of("a name that grows in small letters", "<meta name='", "\u0130", "' content=w>"),
        Giant.of("a relation that grows", "<link rel='", "\u0130", "' href=/a>"),
        Giant.of("an address that grows", "<p>w <a href='/", "\u0130", "'>w</a>"),
        Giant.of("nul", "<p>w", "\0", ""));
  }

  private static List<Giant> data() {
    return List.of(
        Giant.of("nested lists in JSON-LD", JSON_LD, "[", "</script>"),
        Giant.of(
            "nested objects in JSON-LD",
            JSON_LD,
            "{\"@type\":\"Article\",\"headline\":",
            "\"w\"</script><h1>w</h1>"),
        Giant.of(
            "objects in JSON-LD",
            JSON_LD + "[",
            "{\"@id\":\"a\",\"@type\":\"Article\",\"headline\":\"w\",\"author\":{\"@id\":\"a\"}},",
            "{}]</script><h1>w</h1>"),
        Giant.of(
            "authors in JSON-LD",
            JSON_LD + "{\"@type\":\"Article\",\"author\":[",
            "{\"@type\":\"Person\",\"name\":\"Jane Doe\"},",
            "{}]}</script>"),
        Giant.of(
            "a person of many names",
            JSON_LD + "[{\"@id\":\"a\",\"name\":[" + "\"\",".repeat(20_000) + "\"\"]},",
            "{\"author\":{\"@id\":\"a\"}},",
            "{}]</script>"),
        Giant.of(
            "objects that refer to each other",
            JSON_LD + "[{\"@id\":\"a\",\"@type\":\"Article\",\"about\":[",
            "{\"@id\":\"a\"},",
            "{}]}]</script>"),
        Giant.of(
            "an article in JSON-LD",
            JSON_LD + "{\"@type\":\"Article\",\"articleBody\":\"",
            SENTENCE,
            "\"}</script><p>" + SENTENCE),
        Giant.of("marks of character data in JSON-LD", JSON_LD, "[CDATA[", "</script>"),
        Giant.of(
            "scripts of JSON-LD",
            JSON_LD
                + "{\"@type\":\"Article\",\"headline\":\"w\",\"datePublished\":\"2026-11-22\"}"
                + "</script>"),
        Giant.of(
            "texts in a script",
            "<div id=app></div><script>window.__STATE__={\"a\":[",
            "{\"title\":\"w\",\"body\":\"<p>" + SENTENCE.repeat(3) + "</p>\"},",
            "{}]}</script>"),
        Giant.of("open brackets in a script", "<script>x=", "{\"a\":[", "</script>"),
        Giant.of("backslashes in a script", "<script>x={\"a\":\"", "\\\\\\\"", "\"}</script>"),
        new Giant("titles in JSON-LD, each deeper", JSON_LD, Giants::deeper, "</script><h1>w</h1>"),
        Giant.of(
            "microdata",
            "<div itemscope itemtype='https://schema.org/Article'><b itemprop=headline>w</b>"),
        new Giant(
            "other days in microdata",
            "",
            n ->
                "<time itemprop=datePublished datetime="
                    + LocalDate.of(2000, 1, 1).plusDays(n % 9_000)
                    + ">w</time>",
            ""),
        new Giant("other names", "", n -> "<p class=author>By Jane " + name(n) + "</p>", ""),
        new Giant("other headings", "<title>Quay</title>", n -> "<h2>Quay " + n + "</h2>", ""),
        new Giant(
            "posts",
            "",
            n ->
                "<div class=post id=p"
                    + n
                    + "><a class=author href=/u/a>Jane</a> <time>2026-11-22</time><p>"
                    + SENTENCE
                    + "</div>",
            ""),
        Giant.of("comments of readers", "<ul class=comments>", "<li class=comment><p>Yes", ""),
        Giant.of("an address of data", "<img src='data:image/png;base64,", "AAAA", "'>"));
  }

  private static String name(long n) {
    String letters = Long.toString(n, 26);
    StringBuilder name = new StringBuilder("D");
    letters.chars().forEach(c -> name.append((char) (Character.digit(c, 26) + 'a')));
    return name.toString();
  }

  private static String deeper(long n) {
    int depth = (int) Math.min(n, 900);
    return "{\"@graph\":[".repeat(depth) + "{\"headline\":\"w\"}" + "]}".repeat(depth) + "\n";
  }

  private static String dayInMeta(long n) {
    LocalDate day = LocalDate.of(2000, 1, 1).plusDays(n % 9_000);
    return "<meta name=pubdate" + n + " content=" + day + ">";
  }

  private static String chinese(long n, int chars) {
    Random random = new Random(n);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < chars; i++) {
      text.append((char) ('一' + random.nextInt(5_000)));
    }
    return text.toString();
  }
}
