package io.zhengwen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java in the documentation compiles. */
class DocumentationTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

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

  private static List<String> snippets(String file) throws IOException {
    String text = Files.readString(Path.of(System.getProperty("zhengwen.basedir"), file));
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
