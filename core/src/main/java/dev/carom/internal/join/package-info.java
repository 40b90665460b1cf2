// SPDX-License-Identifier: Apache-2.0
/**
 * Finds all pairs among many shapes by their bounds: strips, a sweep where these do not suit, and
 * the order of pairs.
 */
package dev.carom.internal.join;
