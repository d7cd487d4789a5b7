package io.zhengwen.solr.handler;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.TemplateConfig;
import io.zhengwen.solr.config.WrapperConfig;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.solr.core.SolrCore;

/**
 * The directories in which a core keeps templates: answers name files below them, the log tells
 * where they are.
 */
final class ServerPaths {
  private ServerPaths() {}

  /** What a store says of its files, without the directory that the core's data are in. */
  static String hidden(String message, SolrCore core, MainContentConfig config) {
    Optional<TemplateConfig> templates = Optional.of(config.templates());
    return hidden(
        message,
        Stream.of(
                Optional.of(Path.of(core.getDataDir())),
                templates.flatMap(TemplateConfig::directory),
                config.wrappers().map(WrapperConfig::storage).flatMap(s -> s.directory()))
            .flatMap(Optional::stream));
  }

  /** A message with the last names of directories in place of their paths. */
  static String hidden(String message, Stream<Path> directories) {
    return directories
        .filter(directory -> directory.getNameCount() > 0)
        .reduce(
            message,
            (text, directory) ->
                text.replace(directory.toString(), directory.getFileName().toString()),
            (first, second) -> second);
  }
}
