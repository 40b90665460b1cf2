// SPDX-License-Identifier: Apache-2.0
/** Pairs that are kept from call to call, as long as no shape has moved too far. */
package dev.carom.internal.kept;
