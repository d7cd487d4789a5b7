package io.zhengwen.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.zookeeper.server.ZooKeeperServerMain;

/**
 * A ZooKeeper in a process of its own that can be killed, and started again with the same port and
 * data.
 */
final class ZooKeeperProcess {
  /** Sessions end after two ticks at the earliest. */
  private static final int TICK_MILLISECONDS = 500;

  private final Path data;
  private final int port;
  private Process process;

  ZooKeeperProcess(Path data) throws IOException {
    this.data = Files.createDirectories(data);
    port = NodeProcess.freePort();
  }

  /** Starts the process; who connects waits for it. */
  void start() throws IOException {
    process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx128m",
                    NodeProcess.QUICK_START,
                    "-Dzookeeper.admin.enableServer=false",
                    "-classpath",
                    System.getProperty("java.class.path"),
                    ZooKeeperServerMain.class.getName(),
                    Integer.toString(port),
                    data.toString(),
                    Integer.toString(TICK_MILLISECONDS)))
            .redirectErrorStream(true)
            .redirectOutput(
                ProcessBuilder.Redirect.appendTo(data.resolveSibling("zookeeper.log").toFile()))
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
  }

  /** Ends the process as {@code kill -9} does, and waits until it is gone. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  String address() {
    return "127.0.0.1:" + port;
  }
}
