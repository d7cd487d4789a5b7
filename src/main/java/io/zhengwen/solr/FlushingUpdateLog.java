package io.zhengwen.solr;

import org.apache.solr.update.CommitUpdateCommand;
import org.apache.solr.update.TransactionLog;
import org.apache.solr.update.UpdateLog;

/**
 * An update log that a commit never leaves with unwritten entries.
 *
 * <p>A commit begins a new transaction log file. Solr, 9.10.1 and 10.0.0, writes the rest of the
 * old one, up to 64 KB in memory, only when the commit is done, and a request that ends meanwhile
 * writes the new one. If the process is killed before the commit is done, documents of that request
 * are lost though it was answered with 200. This class writes the old file before the new one
 * begins.
 *
 * <pre>{@code
 * <updateLog class="io.zhengwen.solr.FlushingUpdateLog"/>
 * }</pre>
 */
public class FlushingUpdateLog extends UpdateLog {
  @Override
  public void preCommit(CommitUpdateCommand cmd) {
    // A request's finish() takes the same lock: it finds the old file, or the old file is written.
    synchronized (this) {
      TransactionLog old = tlog;
      super.preCommit(cmd);
      if (old != null && old != tlog) {
        old.finish(defaultSyncLevel);
      }
    }
  }
}
