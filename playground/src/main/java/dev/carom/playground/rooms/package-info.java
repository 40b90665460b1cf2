// SPDX-License-Identifier: Apache-2.0
/**
 * The rooms of the playground: what each shows, and how it responds to keys, pointers and options.
 *
 * <p>They do not depend on a browser, so they run on a JVM too.
 */
package dev.carom.playground.rooms;
