package io.zhengwen.registry;

/**
 * A parameter of a method.
 *
 * @param name as users write it; parameters of a part carry its name and a dot in front
 * @param type {@code integer}, {@code number}, {@code boolean}, {@code string} or the legal words
 *     separated by {@code |}
 * @param defaultValue the value used where none is given
 * @param description what it does, one line
 * @param ownerOnly whether only the owner of an installation may set it, no request
 */
public record Parameter(
    String name, String type, String defaultValue, String description, boolean ownerOnly) {

  /** The parameter of a part: its name with a prefix. */
  Parameter of(String prefix) {
    return new Parameter(prefix + name, type, defaultValue, description, ownerOnly);
  }
}
