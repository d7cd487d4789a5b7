package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a template calls the elements of a page, without what differs from record to record. An
 * element's <em>keys</em> are its tag together with each of its names: the classes and the id, with
 * digits left out, the microdata property and type. Elements that share a key were likely printed
 * by the same piece of a template. An element's <em>label</em> is the most frequent of its keys, or
 * the tag if it has no names. Immutable and thread-safe.
 */
public final class ElementKeys {
  private static final int MOST_NAMES = 8;
  private static final int LONGEST_NAME = 80;
  private static final int[] NONE = {};

  private final int[][] keys;
  private final int[] label;
  private final int[] count;
  private final List<String> names;

  private ElementKeys(Reader reader, int[][] keys) {
    this.keys = keys;
    names = List.copyOf(reader.names);
    count = new int[names.size()];
    for (int[] own : keys) {
      for (int key : own) {
        count[key]++;
      }
    }
    label = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      label[i] = mostFrequent(keys[i]);
    }
  }

  /** Reads the keys of a page. */
  public static ElementKeys of(PageModel page) {
    Reader reader = new Reader(page);
    int[][] keys = new int[page.size()][];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = page.isText(i) ? NONE : reader.read(i);
    }
    return new ElementKeys(reader, keys);
  }

  private int mostFrequent(int[] own) {
    int best = -1;
    for (int k = 1; k < own.length; k++) {
      best = best < 0 || count[own[k]] > count[best] ? own[k] : best;
    }
    return best >= 0 ? best : own.length > 0 ? own[0] : -1;
  }

  /** The number of keys; they are numbered from 0. */
  public int size() {
    return names.size();
  }

  /** The keys of node {@code i}, the tag's first; none for a text node. Read-only. */
  int[] keys(int i) {
    return keys[i];
  }

  /** Whether the element has names besides its tag. */
  public boolean isNamed(int i) {
    return keys[i].length > 1;
  }

  /** The label of element {@code i}, -1 for a text node. */
  public int label(int i) {
    return label[i];
  }

  /**
   * The least frequent of the element's names that at least {@code least} elements have, or else
   * its label: what tells its part of a record from other parts.
   */
  public int label(int i, double least) {
    int best = -1;
    for (int k = 1; k < keys[i].length; k++) {
      int key = keys[i][k];
      best = count[key] >= least && (best < 0 || count[key] < count[best]) ? key : best;
    }
    return best < 0 ? label[i] : best;
  }

  /** The number of elements that have a key. */
  public int count(int key) {
    return count[key];
  }

  /** Whether element {@code i} has a key. */
  public boolean has(int i, int key) {
    for (int own : keys[i]) {
      if (own == key) {
        return true;
      }
    }
    return false;
  }

  /** The name that a key stands for: {@code post} for a class, {@code @Comment} for microdata. */
  public String name(int key) {
    return names.get(key).substring(names.get(key).indexOf(' ') + 1);
  }

  /** Whether a key stands for a tag alone. */
  public boolean isTag(int key) {
    return names.get(key).endsWith(" ");
  }

  /** For each key, the sum of {@code bits} over its name; 0 for tags alone. */
  int[] bitsOfKeys(java.util.function.ToIntFunction<String> bits) {
    int[] result = new int[size()];
    for (int k = 0; k < result.length; k++) {
      result[k] = isTag(k) ? 0 : bits.applyAsInt(name(k));
    }
    return result;
  }

  /**
   * For each node, all bits that a function gives to the names of the element; 0 for text nodes.
   * The function is called once for each name.
   */
  public int[] bits(java.util.function.ToIntFunction<String> ofName) {
    int[] ofKey = bitsOfKeys(ofName);
    int[] result = new int[keys.length];
    for (int i = 0; i < result.length; i++) {
      for (int key : keys[i]) {
        result[i] |= ofKey[key];
      }
    }
    return result;
  }

  private static final class Reader {
    private final PageModel page;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Map<String, int[]>> classes = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final int[] found = new int[MOST_NAMES + 1];
    private int size;

    Reader(PageModel page) {
      this.page = page;
    }

    int[] read(int i) {
      String tag = page.tag(i);
      int[] ofClass =
          classes
              .computeIfAbsent(tag, t -> new HashMap<>())
              .computeIfAbsent(page.attr(i, "class"), names -> ofClass(tag, names));
      String id = page.attr(i, "id");
      String property = page.attr(i, "itemprop");
      String type = page.attr(i, "itemtype");
      if (id.isEmpty() && property.isEmpty() && type.isEmpty()) {
        return ofClass;
      }
      size = ofClass.length;
      System.arraycopy(ofClass, 0, found, 0, size);
      add(tag, "", id);
      add(tag, "@", property);
      add(tag, "@", type.substring(type.lastIndexOf('/') + 1));
      return Arrays.copyOf(found, size);
    }

    private int[] ofClass(String tag, String names) {
      size = 0;
      found[size++] = number(tag + ' ');
      int start = 0;
      while (start < names.length() && size < found.length) {
        int end = start;
        while (end < names.length() && names.charAt(end) > ' ') {
          end++;
        }
        if (end > start) {
          add(tag, "", names.substring(start, end));
        }
        start = end + 1;
      }
      return Arrays.copyOf(found, size);
    }

    private void add(String tag, String prefix, String name) {
      String shape = shape(name);
      if (shape.isEmpty() || size == found.length) {
        return;
      }
      int key = number(tag + ' ' + prefix + shape);
      for (int k = 0; k < size; k++) {
        if (found[k] == key) {
          return;
        }
      }
      found[size++] = key;
    }

    /** The name without digits and marks, which number records; words keep a mark between them. */
    private static String shape(String name) {
      StringBuilder shape = new StringBuilder();
      boolean gap = false;
      for (int i = 0; i < name.length() && shape.length() < LONGEST_NAME; i++) {
        char c = name.charAt(i);
        if (Character.isLetter(c)) {
          if (gap && !shape.isEmpty()) {
            shape.append('-');
          }
          gap = false;
          shape.append(c);
        } else {
          gap = true;
        }
      }
      return shape.toString();
    }

    private int number(String name) {
      Integer number = numbers.putIfAbsent(name, names.size());
      if (number == null) {
        names.add(name);
        return names.size() - 1;
      }
      return number;
    }
  }
}
