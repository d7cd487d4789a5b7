package io.zhengwen.cli.index;

import java.net.URI;
import java.util.List;

/**
 * Where a collection is.
 *
 * @param servers the addresses of the Solr servers, without slashes at their ends
 * @param collection the collection's or core's name
 */
record CollectionAddress(List<URI> servers, String collection) {
  private static final String NEEDED =
      "--collection is needed, or an address with the collection, such as http://127.0.0.1:8983/solr/pages";

  /**
   * Reads addresses that end in a collection's name.
   *
   * @throws IllegalArgumentException if one is no such address, or they name several collections
   */
  static CollectionAddress of(List<URI> addresses) {
    List<URI> checked = addresses.stream().map(SolrHttpClient::checked).toList();
    List<String> names = checked.stream().map(CollectionAddress::name).distinct().toList();
    if (names.size() != 1) {
      throw new IllegalArgumentException(
          names.isEmpty() ? NEEDED : "these are addresses of several collections: " + names);
    }
    return new CollectionAddress(
        checked.stream().map(address -> address.resolve(".")).map(SolrHttpClient::checked).toList(),
        names.get(0));
  }

  private static String name(URI address) {
    String path = address.getPath();
    int end = path.lastIndexOf('/');
    if (end <= 0) {
      throw new IllegalArgumentException(NEEDED);
    }
    return path.substring(end + 1);
  }
}
