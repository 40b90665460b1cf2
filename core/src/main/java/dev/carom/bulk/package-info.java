// SPDX-License-Identifier: Apache-2.0
/** Finds or counts all pairs among many shapes, given as arrays of numbers or as objects. */
package dev.carom.bulk;
