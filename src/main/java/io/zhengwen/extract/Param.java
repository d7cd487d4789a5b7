package io.zhengwen.extract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Documents a parameter of a method and its valid range, on a component of the method's parameter
 * record. The component's name is the parameter's name.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Param {
  /** Describes what the parameter does in one line, with its unit. */
  String value();

  /** The least valid value of a number. */
  double min() default Double.NEGATIVE_INFINITY;

  /** The greatest valid value of a number. */
  double max() default Double.POSITIVE_INFINITY;

  /** Whether only the owner of an installation may set it: it names a file or is a free string. */
  boolean ownerOnly() default false;

  /** Whether it names a file. */
  boolean file() default false;
}
