package io.zhengwen.ml;

import io.zhengwen.text.Sha256;
import java.util.HexFormat;
import java.util.List;

/**
 * The names of a model's inputs in order. A model belongs to one schema; where names or version
 * differ, so does the digest, and the model is refused.
 *
 * @param version raised whenever a value is computed differently under the same name
 * @param names distinct names, one an input
 */
public record FeatureSchema(int version, List<String> names) {
  /** Copies the names and checks that they are distinct. */
  public FeatureSchema {
    names = List.copyOf(names);
    if (names.stream().distinct().count() != names.size()) {
      throw new IllegalArgumentException("feature names must be distinct");
    }
  }

  /** The number of inputs. */
  public int size() {
    return names.size();
  }

  /** SHA-256 of version and names, hexadecimal. */
  public String digest() {
    return HexFormat.of().formatHex(Sha256.of(version + "\n" + String.join("\n", names)));
  }
}
