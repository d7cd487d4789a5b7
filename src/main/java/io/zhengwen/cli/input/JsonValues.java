package io.zhengwen.cli.input;

import com.fasterxml.jackson.databind.JsonNode;

/** The values of a JSON file, one after the other. */
interface JsonValues {
  /**
   * A value, or what could not be read in its place.
   *
   * @param json null if it could not be read
   * @param place where it stands, for messages
   * @param position where it stands in its file, for ids
   * @param fault why it could not be read, or null
   */
  record Value(JsonNode json, String place, String position, String fault) {
    static Value of(JsonNode json, String place, String position) {
      return new Value(json, place, position, null);
    }

    static Value broken(String place, String fault) {
      return new Value(null, place, null, fault);
    }
  }

  /** Reads the next value; null at the end. */
  Value next();
}
