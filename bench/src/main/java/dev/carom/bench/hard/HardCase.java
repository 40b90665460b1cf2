package dev.carom.bench.hard;

import java.util.function.Supplier;

/**
 * A layout that is hard for an index or a search, beside a benign one with the same kind of work.
 *
 * @param name what the layout is, and what is asked
 * @param hard sets the hard layout up and returns what to measure, which can be repeated
 * @param benign sets the benign layout up and returns what to measure, which can be repeated
 */
public record HardCase(String name, Supplier<Runnable> hard, Supplier<Runnable> benign) {}
