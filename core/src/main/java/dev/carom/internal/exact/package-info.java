/** Sign-exact predicates: the one place in Carom that knows about rounding. Not exported. */
package dev.carom.internal.exact;
