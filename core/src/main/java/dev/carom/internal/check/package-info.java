/** Checks of arguments, for all packages of the core. */
package dev.carom.internal.check;
