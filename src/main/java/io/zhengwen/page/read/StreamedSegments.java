package io.zhengwen.page.read;

import io.zhengwen.page.ParseLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Elements;

/**
 * Puts the segments of a page that React streamed where its scripts put them.
 *
 * <p>What was not ready when the page's shell was sent stands, hidden, at the end: {@code <div
 * hidden id="S:1">}. Its place is kept by {@code <template id="B:1">} between the comments {@code
 * $?} and {@code /$}, followed by what is shown meanwhile, or by {@code <template id="P:1">} alone
 * within another segment. An application may put a prefix before {@code S}, {@code B} and {@code
 * P}.
 *
 * <p>Only a page whose headline was streamed is put together. Elsewhere the shell has the main
 * content, and what comes later is next to it: recommendations, reviews, a reader's account.
 */
final class StreamedSegments {
  private static final String PLACE = "<template id=\"";

  /** Pages have some dozens at most; each costs a walk over the segment. */
  private static final int MOST = 500;

  private final Map<String, Element> places = new HashMap<>();
  private final Set<Element> segments = new LinkedHashSet<>();
  private final int maxDepth;

  private StreamedSegments(Document document, ParseLimits limits) {
    maxDepth = limits.maxDepth();
    for (Element template : document.body().getElementsByTag("template")) {
      if (template.id().indexOf(':') > 0) {
        places.putIfAbsent(template.id(), template);
      }
    }
    if (places.isEmpty()) {
      return;
    }
    for (Element hidden : document.body().getElementsByAttribute("hidden")) {
      boolean segment = hidden.normalName().equals("div") && hidden.id().contains("S:");
      if (segment && segments.size() < MOST) {
        segments.add(hidden);
      }
    }
  }

  /** Puts the segments of a page into their places; the source tells quickly if it has none. */
  static void putInPlace(Document document, String source, ParseLimits limits) {
    if (source.contains(PLACE)) {
      StreamedSegments streamed = new StreamedSegments(document, limits);
      if (!streamed.segments.isEmpty() && streamed.haveHeadline(document)) {
        streamed.putInPlace();
      }
    }
  }

  private boolean haveHeadline(Document document) {
    Elements headlines = document.body().getElementsByTag("h1");
    return !headlines.isEmpty() && headlines.stream().allMatch(this::isStreamed);
  }

  private boolean isStreamed(Element headline) {
    Element around = headline;
    while (around != null && !segments.contains(around)) {
      around = around.parent();
    }
    return around != null;
  }

  private void putInPlace() {
    for (Element segment : segments) {
      int mark = segment.id().lastIndexOf("S:");
      String prefix = segment.id().substring(0, mark);
      String number = segment.id().substring(mark + 1);
      Element boundary = places.get(prefix + "B" + number);
      Element place = boundary != null ? boundary : places.get(prefix + "P" + number);
      if (place != null && fits(segment, place)) {
        replace(place, segment, boundary == null ? List.of() : shownMeanwhile(boundary));
      }
    }
  }

  /** Whether the place is outside of the segment, and the tree stays within the limit. */
  private boolean fits(Element segment, Element place) {
    int depth = 0;
    for (Node around = place; around != null; around = around.parentNode()) {
      if (around == segment) {
        return false;
      }
      depth++;
    }
    return place.parent() != null && depth + height(segment) < maxDepth;
  }

  private static int height(Element segment) {
    int[] deepest = new int[1];
    segment.traverse((node, depth) -> deepest[0] = Math.max(deepest[0], depth));
    return deepest[0];
  }

  private static void replace(Element place, Element segment, List<Node> shownMeanwhile) {
    for (Node node : List.copyOf(segment.childNodes())) {
      place.before(node);
    }
    shownMeanwhile.forEach(Node::remove);
    place.remove();
    segment.remove();
  }

  /** What stands behind the place of a boundary up to its end; nothing if the end is not marked. */
  private static List<Node> shownMeanwhile(Element place) {
    List<Node> shown = new ArrayList<>();
    int open = 1;
    for (Node node = place.nextSibling(); node != null; node = node.nextSibling()) {
      if (node instanceof Comment comment) {
        String mark = comment.getData();
        open += mark.startsWith("$") ? 1 : mark.equals("/$") ? -1 : 0;
        if (open == 0) {
          return shown;
        }
      }
      shown.add(node);
    }
    return List.of();
  }
}
