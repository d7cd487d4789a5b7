package io.zhengwen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java in the documentation compiles, and its links lead to files and headings. */
class DocumentationTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private static final Pattern CODE = Pattern.compile("```.*?```", Pattern.DOTALL);

  /** A score, or a number of pages. */
  private static final Pattern FIGURE = Pattern.compile("(?<![\\w.])\\.\\d{3}|\\d,\\d{3}");

  /** A link to a file, a heading, or a heading of a file. */
  private static final Pattern LINK =
      Pattern.compile("]\\((?![a-z]+:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");

  private static final Path BASE = Path.of(System.getProperty("zhengwen.basedir"));

  private static final String BEFORE =
      """
      class Snippet%d {
        void run(String html, String url, byte[] bytes, String contentType, Iterable<String> pages)
            throws Exception {
      """;

  @TempDir private Path directory;

  @Test
  void library() throws IOException {
    assertThat(snippets("docs/library.md")).hasSizeGreaterThan(5);
    assertCompiles(snippets("docs/library.md"));
  }

  @Test
  void readme() throws IOException {
    assertThat(snippets("README.md")).isNotEmpty();
    assertCompiles(snippets("README.md"));
  }

  /** What the README in Chinese shows is what the English one shows: its code and its figures. */
  @Test
  void readmeInChinese() throws IOException {
    String english = Files.readString(BASE.resolve("README.md"));
    String chinese = Files.readString(BASE.resolve("README.zh-CN.md"));
    assertThat(all(CODE, english)).isNotEmpty().isEqualTo(all(CODE, chinese));
    assertThat(all(FIGURE, english)).isNotEmpty().isEqualTo(all(FIGURE, chinese));
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(MatchResult::group).toList();
  }

  @Test
  void links() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path page : pages()) {
      Matcher link = LINK.matcher(withoutCode(page));
      while (link.find()) {
        String heading = link.group(2);
        Path target =
            link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1)).normalize();
        if (!Files.exists(target)
            || heading != null
                && target.toString().endsWith(".md")
                && !headings(target).contains(heading)) {
          broken.add(BASE.relativize(page) + ": " + link.group());
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> here = Files.list(BASE);
        Stream<Path> docs = Files.walk(BASE.resolve("docs"))) {
      return Stream.concat(here, docs).filter(file -> file.toString().endsWith(".md")).toList();
    }
  }

  /** The anchors of a page's headings, as GitHub makes them. */
  private static Set<String> headings(Path page) throws IOException {
    return withoutCode(page)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private static String withoutCode(Path page) throws IOException {
    return CODE.matcher(Files.readString(page)).replaceAll("");
  }

  private static List<String> snippets(String file) throws IOException {
    String text = Files.readString(BASE.resolve(file));
    List<String> snippets = new ArrayList<>();
    Matcher java = JAVA.matcher(text);
    while (java.find()) {
      snippets.add(java.group(1));
    }
    return snippets;
  }

  /** Compiles snippets as bodies of methods; what one imports, those after it may use. */
  private void assertCompiles(List<String> snippets) {
    String imports =
        snippets.stream()
            .flatMap(String::lines)
            .filter(line -> line.startsWith("import "))
            .distinct()
            .collect(Collectors.joining("\n"));
    StringBuilder source = new StringBuilder(imports).append('\n');
    for (int i = 0; i < snippets.size(); i++) {
      source.append(String.format(Locale.ROOT, BEFORE, i));
      snippets
          .get(i)
          .lines()
          .filter(l -> !l.startsWith("import "))
          .forEach(l -> source.append(l).append('\n'));
      source.append("}}\n");
    }
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    var file =
        new SimpleJavaFileObject(
            URI.create("string:///Snippets.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                null,
                problems,
                List.of(
                    "-proc:none",
                    "-implicit:none",
                    "-d",
                    directory.toString(),
                    "-classpath",
                    System.getProperty("java.class.path")),
                null,
                List.of(file))
            .call();
    assertThat(compiled).as("%s%n%s", problems.getDiagnostics(), source).isTrue();
  }
}
