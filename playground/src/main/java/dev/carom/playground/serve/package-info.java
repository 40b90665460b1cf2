// SPDX-License-Identifier: Apache-2.0
/** Assembles and serves the page: the part of the playground that runs on a JVM. */
package dev.carom.playground.serve;
