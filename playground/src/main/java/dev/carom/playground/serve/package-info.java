/** Puts the page together and serves it: the part of the playground that runs on a JVM. */
package dev.carom.playground.serve;
