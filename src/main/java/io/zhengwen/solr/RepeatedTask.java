package io.zhengwen.solr;

import io.zhengwen.store.TemplateStoreException;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A task that is repeated in the background and survives its faults. A store that is away is logged
 * once until it is back, but not while it may only be starting with the node.
 */
final class RepeatedTask implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(RepeatedTask.class);

  private final Runnable work;
  private final BooleanSupplier starting;
  private final Runnable storeErrors;
  private boolean failing;

  /**
   * Prepares to do some work.
   *
   * @param starting whether a store that fails may still be one that starts, which is no fault
   * @param storeErrors is run for each other time that the store failed
   */
  RepeatedTask(Runnable work, BooleanSupplier starting, Runnable storeErrors) {
    this.work = work;
    this.starting = starting;
    this.storeErrors = storeErrors;
  }

  /**
   * Does the work once.
   *
   * @throws Error if the virtual machine has no resources left, which ends the work for good
   */
  @Override
  public void run() {
    try {
      work.run();
      failing = false;
    } catch (TemplateStoreException e) {
      LOG.debug("the store failed", e);
      if (!starting.getAsBoolean()) {
        storeErrors.run();
        if (!failing) {
          LOG.warn(
              "templates, seeds or their pages cannot be read or stored for now: {}",
              e.getMessage());
        }
        failing = true;
      }
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      LOG.error("wrapper templates cannot be maintained", e);
    } catch (Error e) {
      LOG.error("wrapper templates are not maintained any more", e);
      throw e;
    }
  }
}
