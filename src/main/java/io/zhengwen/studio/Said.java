package io.zhengwen.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the server says to people, with what the studio needs to say it in another language. Most of
 * it is said by packages that know nothing of the studio, as the messages of exceptions; here they
 * are told apart.
 */
public final class Said {
  private static final int LONGEST = 2_000;
  private static final String REASON = "reason";

  private Said() {}

  /**
   * A message for JSON. Members: {@code message}, the English text; and if it is a known one {@code
   * code}, its name, such as {@code no-template}, and {@code parameters}, what is filled in: texts
   * by name, but for {@code reason}, which is a list of such messages.
   */
  public static Map<String, Object> of(String text) {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("message", text);
    known(text)
        .ifPresent(
            known -> {
              said.put("code", known.message.code());
              said.put("parameters", parameters(known));
            });
    return said;
  }

  /** Several messages that are joined by semicolons, or one that is not. */
  public static List<Map<String, Object>> all(String text) {
    if (known(text).isPresent()) {
      return List.of(of(text));
    }
    List<Map<String, Object>> all = new ArrayList<>();
    for (String one : text.split("; ")) {
      all.add(of(one));
    }
    return all.stream().allMatch(one -> one.containsKey("code")) ? all : List.of(of(text));
  }

  private record Known(Message message, Map<String, String> values) {}

  private static Optional<Known> known(String text) {
    if (text.length() <= LONGEST) {
      for (Message message : Message.values()) {
        Optional<Map<String, String>> values = message.in(text);
        if (values.isPresent()) {
          return Optional.of(new Known(message, values.get()));
        }
      }
    }
    return Optional.empty();
  }

  private static Map<String, Object> parameters(Known known) {
    Map<String, Object> parameters = new LinkedHashMap<>(known.values);
    parameters.computeIfPresent(REASON, (name, text) -> all((String) text));
    return parameters;
  }
}
