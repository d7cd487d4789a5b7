package io.zhengwen.metadata.date;

import java.util.List;

/** Attributes whose text a page shows in a tooltip, those of Bootstrap and Tippy among them. */
public final class Tooltips {
  /** Their names. */
  public static final List<String> ATTRIBUTES =
      List.of("title", "data-original-title", "data-bs-original-title", "data-tippy-content");

  private Tooltips() {}
}
