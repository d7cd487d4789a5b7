package io.zhengwen.cli.studio;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a class that may use the module {@code jdk.httpserver}, which is not part of Java SE. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@interface UsesHttpServerOfJdk {}
