package io.zhengwen.registry;

/**
 * A parameter of a method.
 *
 * @param name as users write it; parameters of a part carry its name and a dot in front
 * @param type {@code integer}, {@code number}, {@code boolean}, {@code string} or the legal words
 *     separated by {@code |}
 * @param defaultValue the value used where none is given
 * @param description what it does, one line
 */
public record Parameter(String name, String type, String defaultValue, String description) {}
