package io.zhengwen.relevance;

import io.zhengwen.relevance.KnownItem.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words of pages, and which of the indexed pages contain them. */
final class SingleWords {
  /** One word of every so many queries. */
  private static final int STEP = 5;

  private final Map<String, Set<String>> containing = new LinkedHashMap<>();

  SingleWords(List<KnownItem> items, List<Map<String, Object>> documents) {
    Map<String, String> texts = new HashMap<>();
    for (Map<String, Object> document : documents) {
      String text = document.get("title") + "\n" + document.get("content");
      texts.put((String) document.get("id"), Boilerplate.padded(text));
    }
    List<KnownItem> words = new ArrayList<>(items);
    words.removeIf(item -> item.kind() != Kind.WORDS || item.language().equals("zh"));
    for (int i = 0; i < words.size(); i += STEP) {
      String word = words.get(i).text().split(" ")[0];
      String padded = Boilerplate.padded(word);
      Set<String> pages = new HashSet<>();
      texts.forEach(
          (id, text) -> {
            if (text.contains(padded)) {
              pages.add(id);
            }
          });
      containing.put(word, pages);
    }
  }

  /** The words that at least so many pages contain. */
  List<String> of(int pages) {
    return containing.keySet().stream().filter(w -> containing.get(w).size() >= pages).toList();
  }

  /** How many of some pages contain a word. */
  long count(String word, List<String> pages) {
    return pages.stream().filter(containing.get(word)::contains).count();
  }
}
