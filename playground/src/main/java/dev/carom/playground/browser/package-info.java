/** The bridge between the rooms and the browser: compiled to WebAssembly, useless on a JVM. */
package dev.carom.playground.browser;
