// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.hard;

import java.util.function.Supplier;

/**
 * A layout that is hard for an index or a search, with a benign one that has the same kind of work.
 *
 * @param name the layout and the operation
 * @param hard sets up the hard layout and returns a repeatable operation to measure
 * @param benign sets up the benign layout and returns a repeatable operation to measure
 */
public record HardCase(String name, Supplier<Runnable> hard, Supplier<Runnable> benign) {}
