// SPDX-License-Identifier: Apache-2.0
/**
 * Exact predicates and accurately rounded values: the one place in Carom that deals with rounding.
 * Not exported.
 */
package dev.carom.internal.exact;
