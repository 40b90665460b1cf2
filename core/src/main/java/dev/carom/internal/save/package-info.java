// SPDX-License-Identifier: Apache-2.0
/** The format of saves: the state of a world as bytes and back, and its checksum. */
package dev.carom.internal.save;
