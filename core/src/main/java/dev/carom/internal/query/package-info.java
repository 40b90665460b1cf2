// SPDX-License-Identifier: Apache-2.0
/** Queries to a world: their criteria, the searches, and the results by slot. */
package dev.carom.internal.query;
