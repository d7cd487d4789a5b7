package io.zhengwen.wrapper.library;

import io.zhengwen.text.AddressKeys;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Remembers whether the pages of a seed are list or detail pages by their addresses, so that a page
 * that no template reads any more is still known for what it is. Addresses that differ in numbers
 * only are taken for pages of one kind. Not thread-safe.
 */
final class KnownKinds {
  private static final int MOST = 1_000;
  private static final int LEAST = 2;

  /** How many pages were list and detail pages, by the form of their addresses. */
  private final Map<String, int[]> forms =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, int[]> eldest) {
          return size() > MOST;
        }
      };

  private final Map<String, TemplateKind> addresses = new HashMap<>();

  /** Notes a page whose kind a template told. */
  void add(String url, TemplateKind kind) {
    if (url == null) {
      return;
    }
    if (addresses.size() >= MOST) {
      addresses.clear();
    }
    String key = AddressKeys.ofPage(url);
    addresses.put(key, kind);
    forms.computeIfAbsent(form(key), form -> new int[2])[kind == TemplateKind.LIST ? 0 : 1]++;
  }

  /** Notes the pages that are stored. */
  void add(SeedPages pages) {
    pages.lists().stream().filter(KeptPage::sure).forEach(p -> add(p.url(), p.kind()));
    pages.details().stream().filter(KeptPage::sure).forEach(p -> add(p.url(), p.kind()));
    pages.known().keySet().forEach(url -> add(url, TemplateKind.DETAIL));
  }

  /** The kind of a page, from what its address tells; the guess if it tells nothing. */
  TemplateKind of(String url, TemplateKind guess) {
    if (url == null) {
      return guess;
    }
    String key = AddressKeys.ofPage(url);
    if (addresses.containsKey(key)) {
      return addresses.get(key);
    }
    int[] counts = forms.getOrDefault(form(key), new int[2]);
    if (counts[0] >= LEAST && counts[1] == 0) {
      return TemplateKind.LIST;
    }
    return counts[1] >= LEAST && counts[0] == 0 ? TemplateKind.DETAIL : guess;
  }

  private static String form(String key) {
    return key.replaceAll("\\d+", "0");
  }
}
