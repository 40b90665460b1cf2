/** What a world is made of: slots and shapes, where they are, and which of them meet. */
package dev.carom.internal.state;
