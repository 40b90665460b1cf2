/** The questions to a world: which shapes they are about, the searches, and the answers by slot. */
package dev.carom.internal.query;
