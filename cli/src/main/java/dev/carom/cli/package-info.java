/** The carom command. */
package dev.carom.cli;
