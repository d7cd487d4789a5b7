package io.zhengwen.page.script;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.json.JsonReadFeature;

/** Parses JSON as found in scripts: with comments, trailing commas and raw line breaks. */
final class ScriptJson {
  /** A factory of lenient parsers. */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .build();

  private ScriptJson() {}
}
