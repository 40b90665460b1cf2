// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the heading under which the help lists an option or a command. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.TYPE})
public @interface Under {
  /** Returns the heading. */
  Heading value();
}
