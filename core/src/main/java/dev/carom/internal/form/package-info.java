// SPDX-License-Identifier: Apache-2.0
/** Makes the corners of convex polygons, by exact decisions. Not exported. */
package dev.carom.internal.form;
