package io.zhengwen.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** Pages of crawls that tests write and extract by the command line. */
abstract class ExtractedCrawls {
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final String ONE = Pages.longArticle("One", "First sentence.");
  static final String TWO = Pages.longArticle("Two", "Second sentence.");
  @TempDir Path dir;

  static List<String> values(CommandLineRun run, String member) throws IOException {
    List<String> values = new ArrayList<>();
    for (String line : run.lines()) {
      values.add(MAPPER.readTree(line).get(member).textValue());
    }
    return values;
  }

  static String json(Object... members) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      object.put(members[i].toString(), members[i + 1]);
    }
    return MAPPER.writeValueAsString(object) + "\n";
  }
}
