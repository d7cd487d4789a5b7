package io.zhengwen.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is wrong with JSON, for those who wrote it: without the parser's source and settings. */
public final class JsonFault {
  private static final Pattern OF_PARSER =
      Pattern.compile(
          " \\((?:start marker at|for (?:Object|Array) starting at) \\[.*\\]\\)"
              + "| \\((?:set |but (?:could|might) if |not recognized as one since )[^()]*\\)"
              + "| \\(consider enabling .*\\)$"
              + "|, from `StreamReadConstraints[^`]*`"
              + "|^Cannot construct instance of `[^`]*`, problem: "
              + "|: (?:not allowed as per|enable) `[^`]*`(?: to allow)?");

  private JsonFault() {}

  /**
   * Returns the reason. Of JSON with an unexpected value it begins with the value's place, as in
   * {@code fields[2].name: }.
   */
  public static String of(JsonProcessingException e) {
    return place(e) + reason(e);
  }

  private static String place(JsonProcessingException e) {
    StringBuilder place = new StringBuilder();
    if (e instanceof JsonMappingException mapping) {
      for (JsonMappingException.Reference step : mapping.getPath()) {
        if (step.getFieldName() == null) {
          place.append('[').append(step.getIndex()).append(']');
        } else {
          place.append(place.isEmpty() ? "" : ".").append(step.getFieldName());
        }
      }
    }
    return place.isEmpty() ? "" : place + ": ";
  }

  private static String reason(JsonProcessingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      return "unknown member, must be one of "
          + unknown.getKnownPropertyIds().stream()
              .map(String::valueOf)
              .sorted()
              .collect(Collectors.joining(", "));
    }
    return e.getCause() instanceof NullPointerException missing
        ? missing.getMessage() + " is missing"
        : OF_PARSER.matcher(e.getOriginalMessage()).replaceAll("");
  }
}
