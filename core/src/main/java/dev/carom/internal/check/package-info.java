// SPDX-License-Identifier: Apache-2.0
/** Argument checks for all packages of the core. */
package dev.carom.internal.check;
