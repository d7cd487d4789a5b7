package io.zhengwen.bench.corpus;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds labelled sets: by path, by name under the directory that system property {@code
 * zhengwen.data} names (default {@value #DEFAULT_DIRECTORY}), or by name in the project ({@code
 * test-corpus}, {@code press-corpus}, {@code thread-corpus}, {@code reference-corpus}, {@code
 * shop-corpus}; {@code page-texts}, if the sets are there whose pages it labels).
 */
public final class DataSets {
  /** The system property that names the directory of sets. */
  public static final String PROPERTY = "zhengwen.data";

  /** The directory of sets where the property is not set. */
  public static final String DEFAULT_DIRECTORY = "../shared/data";

  private DataSets() {}

  /** The directory of sets, whether or not it exists. */
  public static Path directory() {
    return Path.of(System.getProperty(PROPERTY, DEFAULT_DIRECTORY));
  }

  private static Path project() {
    return Path.of(System.getProperty("zhengwen.basedir", ""));
  }

  /** Whether a set of that path or name is there. */
  public static boolean isPresent(String name) {
    return places(name).anyMatch(DataSets::isSet);
  }

  /**
   * Reads a set.
   *
   * @param name a path or a name
   * @throws CorpusException naming the places that were searched, or what is wrong in the set
   */
  public static Corpus read(String name) {
    List<Path> places = places(name).toList();
    return places.stream()
        .filter(DataSets::isSet)
        .findFirst()
        .map(Corpus::read)
        .orElseThrow(
            () ->
                new CorpusException(
                    "no labelled set '"
                        + name
                        + "': no gold.jsonl, gold.jsonl.gz or labels of sets that are there in "
                        + places.stream()
                            .map(p -> p.toAbsolutePath().normalize().toString())
                            .distinct()
                            .collect(Collectors.joining(", "))));
  }

  private static Stream<Path> places(String name) {
    return Stream.of(Path.of(name), directory().resolve(name), project().resolve(name));
  }

  private static boolean isSet(Path place) {
    return Files.isRegularFile(place.resolve("gold.jsonl"))
        || Files.isRegularFile(place.resolve("gold.jsonl.gz"))
        || TextLabels.areIn(place) && TextLabels.haveTheirSets(place);
  }
}
