package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option that names a template store. */
final class StoreArgument {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-s", "--store"},
      required = true,
      paramLabel = "STORE",
      description = "Directory of the template library, a file for each site.")
  private Path directory;

  Path directory() {
    return directory;
  }

  /** Opens the store; creates it if it does not exist. */
  FileTemplateStore open() throws CommandFailedException {
    return open(directory, spec);
  }

  private static FileTemplateStore open(Path directory, CommandSpec spec)
      throws CommandFailedException {
    try {
      return new FileTemplateStore(
          directory, StoreBounds.DEFAULT, spec.commandLine().getErr()::println);
    } catch (TemplateStoreException e) {
      throw new CommandFailedException(e.getMessage());
    }
  }

  /** Opens the store, which must exist. */
  FileTemplateStore existing() throws CommandFailedException {
    return existing(directory, spec);
  }

  /** The store of a directory, which must be there. */
  static FileTemplateStore existing(Path directory, CommandSpec spec)
      throws CommandFailedException {
    if (!Files.isDirectory(directory)) {
      throw new CommandFailedException(
          directory
              + (Files.exists(directory) ? ": not a directory" : ": no such directory")
              + "; 'templates learn' creates a store");
    }
    return open(directory, spec);
  }
}
