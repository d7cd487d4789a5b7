package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.Hashes;
import io.zhengwen.method.combined.names.KeyIndex;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Locale;

/**
 * Features of a block's links against the page's own other links: where they lead, how often the
 * page links to the same place, and whether the block begins or ends with one.
 */
final class LinkFeatures implements FeatureRow.Source {
  private static final int LONGEST_ADDRESS = 400;

  private final double[] external;
  private final double[] here;
  private final int[] repeats;
  private final int[] longest;
  private final boolean[] first;
  private final boolean[] last;

  LinkFeatures(BlockPage measured) {
    PageModel page = measured.model;
    int size = measured.size;
    external = new double[size];
    here = new double[size];
    repeats = new int[size];
    longest = new int[size];
    first = new boolean[size];
    last = new boolean[size];
    int[] target = new int[page.size()];
    KeyIndex index = new KeyIndex(256);
    for (int i = 0; i < page.size(); i++) {
      target[i] = isLink(page, i) ? index.idOf(address(page.attr(i, "href"))) : -1;
    }
    int[] count = new int[index.size()];
    for (int t : target) {
      if (t >= 0) {
        count[t]++;
      }
    }
    String host = host(page.url());
    for (int b = 0; b < size; b++) {
      read(page, measured.blocks, b, target, count, host);
    }
  }

  private static boolean isLink(PageModel page, int i) {
    return !page.isText(i) && page.tag(i).equals("a");
  }

  private void read(PageModel page, Blocks blocks, int b, int[] target, int[] count, String host) {
    int before = -1;
    int links = 0;
    boolean any = false;
    for (int i = blocks.start(b); i < blocks.end(b); i++) {
      if (!page.isText(i)) {
        continue;
      }
      boolean in = page.inLink(i);
      first[b] |= !any && in;
      any = true;
      last[b] = in;
      if (!in) {
        continue;
      }
      int a = page.parent(i);
      while (a > 0 && target[a] < 0) {
        a = page.parent(a);
      }
      if (a <= 0 || a == before) {
        continue;
      }
      before = a;
      links++;
      String href = page.attr(a, "href");
      longest[b] = Math.max(longest[b], page.words(a));
      if (href.isEmpty() || href.charAt(0) == '#' || href.startsWith("javascript")) {
        here[b]++;
      } else {
        repeats[b] = Math.max(repeats[b], count[target[a]] - 1);
        external[b] += isExternal(href, host) ? 1 : 0;
      }
    }
    external[b] /= Math.max(1, links);
    here[b] /= Math.max(1, links);
  }

  /** A number for an address without its fragment. */
  private static long address(String href) {
    long hash = 0;
    int n = Math.min(href.length(), LONGEST_ADDRESS);
    for (int i = 0; i < n && href.charAt(i) != '#'; i++) {
      hash = Hashes.step(hash, href.charAt(i));
    }
    return Hashes.mix(hash);
  }

  /** Whether a link leads to another host, as far as the page's own is known. */
  private static boolean isExternal(String href, String own) {
    String other = host(href);
    return !other.isEmpty()
        && !own.isEmpty()
        && !other.equals(own)
        && !other.endsWith('.' + own)
        && !own.endsWith('.' + other);
  }

  /** The host of an absolute address without {@code www.}; empty for others. */
  private static String host(String url) {
    int start = url.startsWith("//") ? 2 : url.startsWith("http") ? url.indexOf("://") + 3 : -1;
    if (start < 2) {
      return "";
    }
    int end = start;
    while (end < url.length() && "/?#:".indexOf(url.charAt(end)) < 0) {
      end++;
    }
    String host = url.substring(start, end).toLowerCase(Locale.ROOT);
    return host.startsWith("www.") ? host.substring(4) : host;
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    row.add("link.external", external[b]);
    row.add("link.here", here[b]);
    row.add("link.repeats", repeats[b]);
    row.add("link.longest", longest[b]);
    row.add("link.first", first[b] ? 1 : 0);
    row.add("link.last", last[b] ? 1 : 0);
  }
}
