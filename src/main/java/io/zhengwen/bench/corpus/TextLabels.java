package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.hash.Hashing;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Gold for pages of sets that have none: which of a page's texts are its main text and which its
 * headline.
 *
 * <p>{@code labels/<set>.jsonl} has an object a line: {@code id} and {@code type} of the page;
 * {@code texts}, the number of text nodes in its body that are not blank, as jsoup reads it; {@code
 * main} and {@code headline}, {@linkplain TextRanges numbers} of such nodes in document order; and
 * {@code digest}, the {@linkplain #digest digest} of those of the main text.
 */
final class TextLabels {
  private static final String DIRECTORY = "labels";
  private static final String SUFFIX = ".jsonl";

  private TextLabels() {}

  /** Whether a directory has labels. */
  static boolean areIn(Path directory) {
    return Files.isDirectory(directory.resolve(DIRECTORY));
  }

  /** Whether the sets are there whose pages are labelled. */
  static boolean haveTheirSets(Path directory) {
    return sets(directory).stream().allMatch(set -> DataSets.isPresent(nameOf(directory, set)));
  }

  private static List<String> sets(Path directory) {
    try (Stream<Path> files = Files.list(directory.resolve(DIRECTORY))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new CorpusException(directory + ": " + e.getMessage(), e);
    }
  }

  /**
   * Reads the labelled pages.
   *
   * @throws CorpusException if a set is missing, or naming the page that is not the one labelled
   */
  static List<LabelledPage> read(Path directory) {
    return sets(directory).stream().flatMap(set -> read(directory, set).stream()).toList();
  }

  /** A set beside the labels goes before one of the same name elsewhere. */
  private static String nameOf(Path directory, String set) {
    Path beside = directory.toAbsolutePath().resolveSibling(set);
    return Files.isDirectory(beside) ? beside.toString() : set;
  }

  private record Label(String line, JsonNode json) {
    String get(String name) {
      return json.path(name).asText();
    }
  }

  private static List<LabelledPage> read(Path directory, String set) {
    Map<String, LabelledPage> pages =
        DataSets.read(nameOf(directory, set)).pages().stream()
            .collect(Collectors.toMap(LabelledPage::id, p -> p));
    Path file = directory.resolve(DIRECTORY).resolve(set + SUFFIX);
    try {
      List<Label> labels = JsonLines.read(file, Label::new);
      return labels.parallelStream().map(label -> labelled(file, pages, label)).toList();
    } catch (IOException e) {
      throw new CorpusException(file + ": " + e.getMessage(), e);
    }
  }

  private static LabelledPage labelled(Path file, Map<String, LabelledPage> pages, Label label) {
    LabelledPage page = pages.get(label.get("id"));
    try {
      if (page == null) {
        throw new IllegalArgumentException("there is no such page");
      }
      return labelled(page, label);
    } catch (IllegalArgumentException | IOException e) {
      throw new CorpusException(file + ": page " + label.get("id") + ": " + e.getMessage(), e);
    }
  }

  private static LabelledPage labelled(LabelledPage page, Label label) throws IOException {
    PageModel model = page.model();
    List<TextNode> texts = texts(model);
    if (texts.size() != label.json().path("texts").asInt()) {
      throw new IllegalArgumentException(
          "has " + texts.size() + " texts, not " + label.get("texts"));
    }
    BitSet main = TextRanges.parse(label.get("main"), texts.size());
    if (!digest(texts, main).equals(label.get("digest"))) {
      throw new IllegalArgumentException("its texts are not those that were labelled");
    }
    BitSet headline = TextRanges.parse(label.get("headline"), texts.size());
    return new LabelledPage(
        page.file(),
        label.line(),
        page.id(),
        page.url(),
        label.get("type"),
        page.language(),
        TextRenderer.render(model, selection(model, texts, headline)).replace('\n', ' '),
        TextRenderer.render(model, selection(model, texts, main)),
        List.of(),
        List.of());
  }

  private static List<TextNode> texts(PageModel model) {
    return model
        .document()
        .body()
        .nodeStream(TextNode.class)
        .filter(text -> !text.isBlank())
        .toList();
  }

  /**
   * The first 16 hexadecimal digits of SHA-256 over the numbered texts without their white space.
   */
  private static String digest(List<TextNode> texts, BitSet numbers) {
    String characters =
        numbers.stream()
            .mapToObj(n -> texts.get(n).getWholeText().replaceAll("\\s+", ""))
            .collect(Collectors.joining());
    return Hashing.sha256()
        .hashString(characters, StandardCharsets.UTF_8)
        .toString()
        .substring(0, 16);
  }

  private static Selection selection(PageModel model, List<TextNode> texts, BitSet numbers) {
    Map<Node, Boolean> wanted = new IdentityHashMap<>();
    numbers.stream().forEach(n -> wanted.put(texts.get(n), true));
    Selection.Builder nodes = new Selection.Builder(model);
    for (int i = 0; i < model.size(); i++) {
      if (model.isText(i) && wanted.containsKey(model.node(i))) {
        nodes.add(i);
      }
    }
    return nodes.build();
  }
}
