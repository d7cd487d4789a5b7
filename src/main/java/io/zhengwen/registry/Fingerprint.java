package io.zhengwen.registry;

import io.zhengwen.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/** Digests that tell methods apart by what they compute: parameters, models and other files. */
public final class Fingerprint {
  private static final String MODELS = "/io/zhengwen/models/";

  private Fingerprint() {}

  /**
   * A SHA-256 in hexadecimal digits, the same as long as a method's name, the values of its
   * parameters, its model and the files that its parameters name are the same.
   *
   * @param parameters the parameters by name; those not given have their default values
   * @throws IllegalArgumentException if there is no such method
   */
  public static String of(String name, Map<String, String> parameters) {
    Method method = Methods.get(name);
    MessageDigest digest = Sha256.newDigest();
    add(digest, name);
    for (Parameter parameter : method.parameters()) {
      String value = parameters.getOrDefault(parameter.name(), parameter.defaultValue());
      add(digest, parameter.name());
      add(digest, value);
      if (parameter.file() && isFile(value)) {
        digest.update(file(value));
      }
    }
    digest.update(shipped(name));
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * The SHA-256 of the model that a method reads, in hexadecimal digits; empty if it reads none.
   *
   * @param parameters as for {@link #of}
   */
  public static Optional<String> ofModel(String name, Map<String, String> parameters) {
    String file = parameters.getOrDefault("model", "");
    byte[] model = file.isBlank() ? shipped(name) : file(file);
    return model.length == 0
        ? Optional.empty()
        : Optional.of(HexFormat.of().formatHex(Sha256.newDigest().digest(model)));
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static boolean isFile(String value) {
    try {
      return !value.isBlank() && Files.isRegularFile(Path.of(value));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static byte[] file(String path) {
    try {
      return Files.readAllBytes(Path.of(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The model in the jar that has the method's name; nothing if there is none. */
  private static byte[] shipped(String name) {
    String base = name.contains("+") ? name.substring(0, name.indexOf('+')) : name;
    try (InputStream in = Fingerprint.class.getResourceAsStream(MODELS + base + ".model")) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
