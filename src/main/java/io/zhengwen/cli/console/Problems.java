package io.zhengwen.cli.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.store.JsonFault;
import java.io.EOFException;
import java.net.ConnectException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** Describes exceptions for users. */
public final class Problems {
  private Problems() {}

  /** Returns a line that names what failed and why. */
  public static String describe(String name, Throwable e) {
    return name + ": " + reason(e);
  }

  /** Returns why something failed. */
  public static String reason(Throwable e) {
    if (e instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "a file with this name exists";
    }
    if (e instanceof FileSystemLoopException) {
      return "a link to a directory that contains it";
    }
    if (e instanceof ConnectException) {
      return "no server answers there";
    }
    if (e instanceof EOFException) {
      return "the file ends too early";
    }
    if (e instanceof FileSystemException file && file.getReason() != null) {
      return file.getReason();
    }
    if (e instanceof NotHtmlException other && other.format().equals("JSON")) {
      return e.getMessage()
          + "; pages in JSON are objects with a member 'html', on lines or in an array";
    }
    if (e instanceof JsonProcessingException json) {
      return JsonFault.of(json);
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
