/** Argument checks for all packages of the core. */
package dev.carom.internal.check;
