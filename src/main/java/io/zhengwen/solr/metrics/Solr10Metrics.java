package io.zhengwen.solr.metrics;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;

/**
 * The metrics of Solr 10, {@code solr_core_zhengwen_*}, by reflection: Solr 9 has neither
 * OpenTelemetry nor the methods that take it.
 */
final class Solr10Metrics implements Metrics {
  private static final String PREFIX = "solr_core_zhengwen_";
  private static final String ATTRIBUTES = "io.opentelemetry.api.common.Attributes";
  private static final String OBSERVED = "io.opentelemetry.api.metrics.ObservableLongMeasurement";
  private static final String HISTOGRAM = "io.opentelemetry.api.metrics.DoubleHistogram";

  private final ClassLoader solr;
  private final Object context;
  private final Object attributes;

  private Solr10Metrics(ClassLoader solr, Object context, Object attributes) {
    this.solr = solr;
    this.context = context;
    this.attributes = attributes;
  }

  /**
   * Publishes counters.
   *
   * @param manager the core's {@code SolrCoreMetricManager}
   * @return ends it; Solr 10 itself does not when the core is closed
   * @throws ReflectiveOperationException if it is not that of Solr 10
   */
  static AutoCloseable publish(Object manager, OutcomeCounters counters)
      throws ReflectiveOperationException {
    ClassLoader solr = manager.getClass().getClassLoader();
    Object producer = producer(solr, counters);
    registration(manager.getClass()).invoke(manager, producer, ofCategory(solr));
    return (AutoCloseable) producer;
  }

  /** The method of a {@code SolrCoreMetricManager} that registers a producer. */
  static Method registration(Class<?> manager) throws ReflectiveOperationException {
    ClassLoader solr = manager.getClassLoader();
    return manager.getMethod("registerMetricProducer", producerType(solr), attributesType(solr));
  }

  /** A {@code SolrMetricProducer} that publishes counters once Solr initializes it. */
  static Object producer(ClassLoader solr, OutcomeCounters counters)
      throws ReflectiveOperationException {
    return Proxy.newProxyInstance(
        solr, new Class<?>[] {producerType(solr)}, new Producer(solr, counters));
  }

  private static Class<?> producerType(ClassLoader solr) throws ClassNotFoundException {
    return Class.forName("org.apache.solr.metrics.SolrMetricProducer", true, solr);
  }

  private static Class<?> attributesType(ClassLoader solr) throws ClassNotFoundException {
    return Class.forName(ATTRIBUTES, true, solr);
  }

  private static Object ofCategory(ClassLoader solr) throws ReflectiveOperationException {
    Object none = attributesType(solr).getMethod("empty").invoke(null);
    return with(solr, none, "category", "UPDATE");
  }

  private static Object with(ClassLoader solr, Object attributes, String name, String value)
      throws ReflectiveOperationException {
    Object builder = attributesType(solr).getMethod("toBuilder").invoke(attributes);
    Class<?> type = Class.forName(ATTRIBUTES + "Builder", true, solr);
    type.getMethod("put", String.class, String.class).invoke(builder, name, value);
    return type.getMethod("build").invoke(builder);
  }

  @Override
  public void documents(Map<Outcome, LongSupplier> numbers) {
    try {
      Map<Object, LongSupplier> labelled = new LinkedHashMap<>();
      for (Map.Entry<Outcome, LongSupplier> entry : numbers.entrySet()) {
        String label = entry.getKey().label();
        labelled.put(with(solr, attributes, "outcome", label), entry.getValue());
      }
      observe("documents", "documents by outcome", labelled);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void counter(String name, String description, LongSupplier number) {
    try {
      observe(name, description, Map.of(attributes, number));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void observe(String name, String description, Map<Object, LongSupplier> numbers)
      throws ReflectiveOperationException {
    Method record =
        Class.forName(OBSERVED, true, solr).getMethod("record", long.class, attributesType(solr));
    Consumer<Object> observer =
        measurement ->
            numbers.forEach(
                (labels, number) -> call(record, measurement, number.getAsLong(), labels));
    context
        .getClass()
        .getMethod("observableLongCounter", String.class, String.class, Consumer.class)
        .invoke(context, PREFIX + name, description, observer);
  }

  @Override
  public DoubleConsumer histogram(String name, String description) {
    try {
      Object histogram =
          context
              .getClass()
              .getMethod("doubleHistogram", String.class, String.class)
              .invoke(context, PREFIX + name, description);
      Method record =
          Class.forName(HISTOGRAM, true, solr)
              .getMethod("record", double.class, attributesType(solr));
      return value -> call(record, histogram, value, attributes);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void call(Method method, Object target, Object... arguments) {
    try {
      method.invoke(target, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Answers Solr's calls of a producer. */
  private static final class Producer implements InvocationHandler {
    private final ClassLoader solr;
    private final OutcomeCounters counters;
    private Object context;

    Producer(ClassLoader solr, OutcomeCounters counters) {
      this.solr = solr;
      this.counters = counters;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      return switch (method.getName()) {
        case "initializeMetrics" -> {
          context = child(arguments[0], proxy);
          counters.publishTo(new Solr10Metrics(solr, context, arguments[1]));
          yield null;
        }
        case "getSolrMetricsContext" -> context;
        case "equals" -> proxy == arguments[0];
        case "hashCode" -> System.identityHashCode(proxy);
        case "toString" -> "Zhengwen's metrics";
        default -> InvocationHandler.invokeDefault(proxy, method, arguments);
      };
    }

    private static Object child(Object parent, Object proxy) throws Throwable {
      try {
        return parent.getClass().getMethod("getChildContext", Object.class).invoke(parent, proxy);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }
  }
}
