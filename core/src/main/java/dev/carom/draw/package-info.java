/** Drawing shapes without knowing where to: a small canvas, and one that writes SVG. */
package dev.carom.draw;
