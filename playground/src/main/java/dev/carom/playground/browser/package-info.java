// SPDX-License-Identifier: Apache-2.0
/** The bridge between the rooms and the browser. Compiled to WebAssembly; not usable on a JVM. */
package dev.carom.playground.browser;
