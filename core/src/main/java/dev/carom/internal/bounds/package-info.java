// SPDX-License-Identifier: Apache-2.0
/** The boxes around shapes, and the range of many of them. */
package dev.carom.internal.bounds;
