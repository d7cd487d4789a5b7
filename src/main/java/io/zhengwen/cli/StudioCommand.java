package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds the studio of a collection. */
@Command(
    name = "studio",
    description = "Prints the address of a collection's studio, for the browser, once it answers.")
final class StudioCommand implements Callable<Integer> {
  private static final String PATH = "/zhengwen/studio";
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final int UNAUTHORIZED = 401;
  private static final int NOT_FOUND = 404;
  private static final int OK = 200;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "URL",
      description = "The collection's address, such as http://127.0.0.1:8983/solr/pages.")
  private URI collection;

  @Override
  public Integer call() throws CommandFailedException {
    URI studio = address();
    HttpResponse<String> answer = ask(studio);
    if (answer.statusCode() == NOT_FOUND) {
      throw new CommandFailedException(
          studio + ": there is no such collection, or it has no handler " + PATH);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (answer.statusCode() == UNAUTHORIZED) {
      spec.commandLine().getErr().println("the server will ask who you are");
    } else if (answer.statusCode() != OK || !answer.body().contains("<meta name=\"studio\"")) {
      throw new CommandFailedException(
          studio + ": is not the studio, the answer has the status " + answer.statusCode());
    }
    out.println(studio);
    out.flush();
    return ExitCode.DONE;
  }

  private URI address() {
    boolean web = "http".equals(collection.getScheme()) || "https".equals(collection.getScheme());
    if (!web || collection.getHost() == null || collection.getRawQuery() != null) {
      throw new ParameterException(
          spec.commandLine(),
          "'"
              + collection
              + "' is not the address of a collection, such as"
              + " http://127.0.0.1:8983/solr/pages");
    }
    String base = collection.toString().replaceFirst("#.*", "").replaceFirst("/+$", "");
    return URI.create(base.endsWith(PATH) ? base : base + PATH);
  }

  private static HttpResponse<String> ask(URI studio) throws CommandFailedException {
    HttpClient http = HttpClient.newBuilder().followRedirects(Redirect.NORMAL).build();
    HttpRequest request = HttpRequest.newBuilder(studio).timeout(TIMEOUT).GET().build();
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(studio.toString(), e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException(
          Problems.describe(studio.toString(), new InterruptedIOException("interrupted")));
    }
  }
}
