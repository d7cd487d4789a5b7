package io.zhengwen.registry;

/**
 * A parameter of a method.
 *
 * @param name the name as users write it; that of a parameter in a nested record begins with the
 *     record's name and a dot
 * @param type {@code integer} or {@code number} with its range, {@code boolean}, {@code string}, or
 *     the valid words separated by {@code |}
 * @param defaultValue the value that is used if none is given
 * @param description what the parameter does, in one line
 * @param ownerOnly whether the owner of an installation may set it, but not a request
 * @param file whether it names a file
 */
public record Parameter(
    String name,
    String type,
    String defaultValue,
    String description,
    boolean ownerOnly,
    boolean file) {

  /** Returns this parameter with a prefix before its name. */
  Parameter of(String prefix) {
    return new Parameter(prefix + name, type, defaultValue, description, ownerOnly, file);
  }
}
