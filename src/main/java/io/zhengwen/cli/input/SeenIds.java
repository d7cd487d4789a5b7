package io.zhengwen.cli.input;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The ids of the pages of a run and where each was found. The places are kept in a temporary file.
 */
final class SeenIds implements Closeable {
  private static final int MOST_CHARS = 2000;

  private final IdTable table = new IdTable();
  private Path file;
  private SeekableByteChannel channel;
  private DataOutputStream places;
  private long length;

  /**
   * Adds an id.
   *
   * @return where it was found before; null if it is new
   */
  String add(String id, String place) throws IOException {
    if (places == null) {
      open();
    }
    long before = table.putIfAbsent(id, length);
    if (before >= 0) {
      return placeAt(before);
    }
    String shortened = place.length() <= MOST_CHARS ? place : place.substring(0, MOST_CHARS);
    byte[] bytes = shortened.getBytes(StandardCharsets.UTF_8);
    places.writeInt(bytes.length);
    places.write(bytes);
    length += Integer.BYTES + bytes.length;
    return null;
  }

  private void open() throws IOException {
    file = Files.createTempFile("zhengwen", ".places");
    channel =
        Files.newByteChannel(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    places = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
  }

  private String placeAt(long position) throws IOException {
    places.flush();
    DataInputStream in = new DataInputStream(Channels.newInputStream(channel.position(position)));
    byte[] bytes = in.readNBytes(in.readInt());
    channel.position(length);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
    }
  }
}
