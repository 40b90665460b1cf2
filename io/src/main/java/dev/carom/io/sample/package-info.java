/** Random shapes, the same on every machine: to try things with, and to measure on. */
package dev.carom.io.sample;
