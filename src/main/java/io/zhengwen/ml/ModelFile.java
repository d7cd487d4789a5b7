package io.zhengwen.ml;

import io.zhengwen.text.Sha256;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A model file: magic number, format, kind, digest of the feature schema, provenance, payload, and
 * a SHA-256 over all of it.
 *
 * @param kind which method's model it is
 * @param schema digest of the {@link FeatureSchema} it was trained on
 * @param provenance data, parameters, scores, by name
 * @param payload the model itself
 */
public record ModelFile(
    String kind, String schema, SortedMap<String, String> provenance, byte[] payload) {
  private static final Pattern TRAINING_SET = Pattern.compile("data\\.(.+)\\.sha256");

  private static final byte[] MAGIC = "ZHENGWEN".getBytes(StandardCharsets.US_ASCII);
  private static final int FORMAT = 1;
  private static final int MOST_BYTES = 16 << 20;
  private static final int DIGEST_BYTES = 32;

  /** Copies the provenance. */
  public ModelFile {
    provenance = new TreeMap<>(provenance);
  }

  /** Reads a model from a stream. */
  public interface Reader<M> {
    /** The model; throws {@link ModelRefusedException} with the reason if it is invalid. */
    M read(InputStream in) throws IOException;
  }

  /**
   * A model shipped as a resource.
   *
   * @param path the resource's absolute path
   * @throws IllegalStateException if it is missing from the jar
   */
  public static <M> M shipped(String path, Reader<M> reader) {
    try (InputStream in = ModelFile.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + path + " is missing");
      }
      return reader.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The model in the file that the parameter {@code model} of a method names.
   *
   * @throws IllegalArgumentException with the reason if the file cannot be read or is refused
   */
  public static <M> M ofParameter(String file, Reader<M> reader) {
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      return reader.read(in);
    } catch (IOException | InvalidPathException | SecurityException e) {
      throw new IllegalArgumentException(
          "parameter 'model' has the value '" + file + "', which cannot be used: " + reason(e), e);
    }
  }

  /** Returns the names of the labelled sets that a model was trained on, by its provenance. */
  public static Set<String> trainingSets(Map<String, String> provenance) {
    return provenance.keySet().stream()
        .map(TRAINING_SET::matcher)
        .filter(Matcher::matches)
        .map(key -> key.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String reason(Exception e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof SecurityException) {
      return "the security policy denies it: " + e.getMessage();
    }
    return e.getMessage();
  }

  /** Writes a model's payload. */
  public interface PayloadWriter {
    /** Writes all of it. */
    void write(DataOutput out) throws IOException;
  }

  /** Reads a model from its payload. */
  public interface PayloadReader<M> {
    /** The model; throws {@link IllegalArgumentException} if its parts do not match. */
    M read(DataInput in) throws IOException;
  }

  /** Creates the file of a model. */
  public static ModelFile of(
      String kind,
      FeatureSchema schema,
      SortedMap<String, String> provenance,
      PayloadWriter payload) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      payload.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ModelFile(kind, schema.digest(), provenance, bytes.toByteArray());
  }

  /**
   * The model that the payload is.
   *
   * @throws ModelRefusedException with the reason if it is invalid
   */
  public <M> M model(PayloadReader<M> reader) throws IOException {
    DataInputStream data = new DataInputStream(new ByteArrayInputStream(payload));
    try {
      M model = reader.read(data);
      if (data.available() > 0) {
        throw new ModelRefusedException("it has " + data.available() + " bytes too many");
      }
      return model;
    } catch (EOFException e) {
      throw new ModelRefusedException("it ends early");
    } catch (IllegalArgumentException e) {
      throw new ModelRefusedException(e.getMessage());
    }
  }

  /** Writes the file. */
  public void write(OutputStream out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.write(MAGIC);
    data.writeInt(FORMAT);
    data.writeUTF(kind);
    data.writeUTF(schema);
    data.writeInt(provenance.size());
    for (Map.Entry<String, String> entry : provenance.entrySet()) {
      data.writeUTF(entry.getKey());
      data.writeUTF(entry.getValue());
    }
    data.writeInt(payload.length);
    data.write(payload);
    out.write(bytes.toByteArray());
    out.write(Sha256.newDigest().digest(bytes.toByteArray()));
  }

  /**
   * Reads a file.
   *
   * @param kind the kind of model wanted
   * @param schema the features that the model will be given
   * @throws ModelRefusedException with the reason if it is invalid
   */
  public static ModelFile read(InputStream in, String kind, FeatureSchema schema)
      throws IOException {
    byte[] all = in.readNBytes(MOST_BYTES + 1);
    if (all.length > MOST_BYTES) {
      throw new ModelRefusedException("it is longer than " + MOST_BYTES + " bytes");
    }
    int end = all.length - DIGEST_BYTES;
    if (end < MAGIC.length || !Arrays.equals(MAGIC, Arrays.copyOf(all, MAGIC.length))) {
      throw new ModelRefusedException("it is not a model file");
    }
    byte[] body = Arrays.copyOf(all, end);
    if (!Arrays.equals(Sha256.newDigest().digest(body), Arrays.copyOfRange(all, end, all.length))) {
      throw new ModelRefusedException("it is damaged: its digest does not match");
    }
    try {
      return read(new DataInputStream(new ByteArrayInputStream(body)), kind, schema);
    } catch (EOFException | UTFDataFormatException e) {
      throw new ModelRefusedException("it is damaged: " + e);
    }
  }

  private static ModelFile read(DataInputStream data, String kind, FeatureSchema schema)
      throws IOException {
    data.skipNBytes(MAGIC.length);
    int format = data.readInt();
    if (format != FORMAT) {
      throw new ModelRefusedException("its format is " + format + ", must be " + FORMAT);
    }
    String foundKind = data.readUTF();
    if (!foundKind.equals(kind)) {
      throw new ModelRefusedException("it is a model for " + foundKind + ", not for " + kind);
    }
    String foundSchema = data.readUTF();
    if (!foundSchema.equals(schema.digest())) {
      throw new ModelRefusedException(
          "it was trained on other features: their digest is "
              + foundSchema
              + ", here it is "
              + schema.digest());
    }
    TreeMap<String, String> provenance = new TreeMap<>();
    for (int n = data.readInt(); n > 0; n--) {
      provenance.put(data.readUTF(), data.readUTF());
    }
    int length = data.readInt();
    if (length != data.available()) {
      throw new ModelRefusedException(
          "its payload has " + data.available() + " bytes, must be " + length);
    }
    return new ModelFile(foundKind, foundSchema, provenance, data.readAllBytes());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ModelFile f
        && kind.equals(f.kind)
        && schema.equals(f.schema)
        && provenance.equals(f.provenance)
        && Arrays.equals(payload, f.payload);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(payload);
  }

  @Override
  public String toString() {
    return kind + " model, " + payload.length + " bytes, " + provenance;
  }
}
