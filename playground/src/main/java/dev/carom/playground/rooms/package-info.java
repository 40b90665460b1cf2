/**
 * The rooms of the playground: what each shows and how it answers keys, drags and switches.
 *
 * <p>They know nothing of browsers, so they run on a JVM too.
 */
package dev.carom.playground.rooms;
