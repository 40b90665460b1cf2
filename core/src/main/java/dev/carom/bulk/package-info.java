// SPDX-License-Identifier: Apache-2.0
/** Finds or counts all pairs among many shapes given as arrays. */
package dev.carom.bulk;
