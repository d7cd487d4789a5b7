package io.zhengwen.solr;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.Logger;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Property;

/** What a class logs until this is closed. */
public final class LoggedEvents implements AutoCloseable {
  private final Logger logger;
  private final List<LogEvent> events = new CopyOnWriteArrayList<>();
  private final AbstractAppender appender =
      new AbstractAppender("logged-events", null, null, true, Property.EMPTY_ARRAY) {
        @Override
        public void append(LogEvent event) {
          events.add(event.toImmutable());
        }
      };

  private LoggedEvents(Class<?> source) {
    logger = (Logger) LogManager.getLogger(source);
    appender.start();
    logger.addAppender(appender);
  }

  /** Begins to gather what a class logs. */
  public static LoggedEvents of(Class<?> source) {
    return new LoggedEvents(source);
  }

  /** What was logged as a warning or an error. */
  public List<LogEvent> warnings() {
    return events.stream()
        .filter(event -> event.getLevel().isMoreSpecificThan(Level.WARN))
        .toList();
  }

  @Override
  public void close() {
    logger.removeAppender(appender);
    appender.stop();
  }
}
