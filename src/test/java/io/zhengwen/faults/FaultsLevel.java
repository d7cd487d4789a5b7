package io.zhengwen.faults;

/** How much the tests of faults do: a selection in each build, all with {@code -Pfaults}. */
public final class FaultsLevel {
  /** Whether everything is run. */
  public static final boolean WHOLE = "whole".equals(System.getProperty("zhengwen.faults"));

  private FaultsLevel() {}
}
