// SPDX-License-Identifier: Apache-2.0
/** Pseudo-random shapes, the same on every machine, for trying things out and for benchmarks. */
package dev.carom.io.sample;
