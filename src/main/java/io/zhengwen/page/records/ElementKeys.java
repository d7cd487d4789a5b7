package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.KeyIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * What a template calls the elements of a page, without what differs from record to record. An
 * element's <em>keys</em> are its tag together with each of its names: the classes and the id, with
 * digits left out, the microdata property and type. Elements that share a key were likely printed
 * by the same piece of a template. An element's <em>label</em> is the most frequent of its keys, or
 * the tag if it has no names. Immutable and thread-safe.
 */
public final class ElementKeys {
  private static final int MOST_NAMES = 8;
  private static final int[] NONE = {};

  private final int[][] keys;
  private final int[] label;
  private final int[] count;

  /** The number of each key's name in {@link #names}; 0 for a tag alone. */
  private final int[] name;

  /** The names without their tags; the first is empty. */
  private final List<String> names;

  private ElementKeys(Reader reader, int[][] keys) {
    this.keys = keys;
    name = reader.nameOfKeys();
    names = List.copyOf(reader.names);
    count = new int[name.length];
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
    return name.length;
  }

  /** The keys of node {@code i}, the tag's first; none for a text node. Read-only. */
  public int[] keys(int i) {
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
    return names.get(name[key]);
  }

  /** Whether a key stands for a tag alone. */
  public boolean isTag(int key) {
    return name[key] == 0;
  }

  /**
   * For each key, the bits that a function gives to its name; 0 for a tag alone. The function is
   * called once for each name.
   */
  public int[] bits(ToIntFunction<String> ofName) {
    int[] ofNames = new int[names.size()];
    for (int n = 1; n < ofNames.length; n++) {
      ofNames[n] = ofName.applyAsInt(names.get(n));
    }
    int[] result = new int[name.length];
    for (int k = 0; k < result.length; k++) {
      result[k] = ofNames[name[k]];
    }
    return result;
  }

  /** For each node, the bits of all keys of the element; 0 for text nodes. */
  public int[] bitsOfNodes(int[] ofKeys) {
    int[] result = new int[keys.length];
    for (int i = 0; i < result.length; i++) {
      int[] own = keys[i];
      int bits = 0;
      for (int k = 1; k < own.length; k++) {
        bits |= ofKeys[own[k]];
      }
      result[i] = bits;
    }
    return result;
  }

  /** Numbers keys in the order in which a page has them. */
  private static final class Reader {
    private final PageModel page;
    private final Map<String, Integer> tags = new HashMap<>();

    /** Names by a hash. */
    private final KeyIndex numbers = new KeyIndex(256);

    private final List<String> names = new ArrayList<>(List.of(""));

    /** Keys by tag and name. */
    private final KeyIndex keys = new KeyIndex(256);

    private int[] nameOfKeys = new int[256];

    /** The elements of each class with the tag of the first one, which most share. */
    private final Alike[] ofClass;

    /** The elements of each class with each other tag. */
    private final Map<Integer, Map<String, Alike>> ofOtherTags = new HashMap<>();

    private final NameShape shape = new NameShape();
    private final int[] found = new int[MOST_NAMES + 1];
    private int size;

    /**
     * Elements that share a tag and a class.
     *
     * @param tag the tag's name
     * @param number the tag's number
     * @param keys the keys by both
     */
    private record Alike(String tag, int number, int[] keys) {}

    Reader(PageModel page) {
      this.page = page;
      ofClass = new Alike[page.classCount()];
    }

    int[] nameOfKeys() {
      return Arrays.copyOf(nameOfKeys, keys.size());
    }

    int[] read(int i) {
      Alike alike = ofClass(i);
      int[] ofClass = alike.keys;
      String id = page.id(i);
      if (id.isEmpty() && !page.isDescribed(i)) {
        return ofClass;
      }
      int tag = alike.number;
      size = ofClass.length;
      System.arraycopy(ofClass, 0, found, 0, size);
      add(tag, false, id, 0, id.length());
      if (page.isDescribed(i)) {
        String property = page.attr(i, "itemprop");
        add(tag, true, property, 0, property.length());
        String type = page.attr(i, "itemtype");
        add(tag, true, type, type.lastIndexOf('/') + 1, type.length());
      }
      return size == ofClass.length ? ofClass : Arrays.copyOf(found, size);
    }

    private Alike ofClass(int i) {
      int number = page.classOf(i);
      String tag = page.tag(i);
      Alike first = ofClass[number];
      if (first == null) {
        first = alike(tag, number);
        ofClass[number] = first;
      }
      return tag.equals(first.tag)
          ? first
          : ofOtherTags
              .computeIfAbsent(number, n -> new HashMap<>())
              .computeIfAbsent(tag, name -> alike(name, number));
    }

    private Alike alike(String tag, int number) {
      Integer known = tags.putIfAbsent(tag, tags.size());
      int ofTag = known == null ? tags.size() - 1 : known;
      return new Alike(tag, ofTag, ofNames(ofTag, page.className(number)));
    }

    private int[] ofNames(int tag, String names) {
      size = 0;
      found[size++] = key(tag, 0);
      int start = 0;
      while (start < names.length() && size < found.length) {
        int end = start;
        while (end < names.length() && names.charAt(end) > ' ') {
          end++;
        }
        add(tag, false, names, start, end);
        start = end + 1;
      }
      return Arrays.copyOf(found, size);
    }

    /** Adds the name that stands in a text from {@code start} to {@code end}. */
    private void add(int tag, boolean property, String text, int start, int end) {
      if (size == found.length || !shape.read(property, text, start, end)) {
        return;
      }
      int number = numbers.idOf(shape.hash()) + 1;
      if (number == names.size()) {
        names.add(shape.toString());
      }
      int key = key(tag, number);
      for (int k = 0; k < size; k++) {
        if (found[k] == key) {
          return;
        }
      }
      found[size++] = key;
    }

    private int key(int tag, int name) {
      int key = keys.idOf(((long) tag << 32) | name);
      if (key == nameOfKeys.length) {
        nameOfKeys = Arrays.copyOf(nameOfKeys, 2 * key);
      }
      nameOfKeys[key] = name;
      return key;
    }
  }
}
