// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import java.util.function.IntFunction;

/**
 * An operation on many shapes.
 *
 * @param name the shapes and the operation
 * @param perShape whether its time is divided by the number of shapes, as for all pairs
 * @param setUp creates this many shapes and returns a repeatable operation to measure
 */
record GrowthCase(String name, boolean perShape, IntFunction<Runnable> setUp) {}
