package io.zhengwen.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The digest SHA-256, which every Java platform has. */
public final class Sha256 {
  private Sha256() {}

  /** A digest to which nothing was added yet. */
  public static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The 32 bytes of the digest of a text in UTF-8. */
  public static byte[] of(String text) {
    return newDigest().digest(text.getBytes(StandardCharsets.UTF_8));
  }
}
