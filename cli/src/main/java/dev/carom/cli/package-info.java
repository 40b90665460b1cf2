// SPDX-License-Identifier: Apache-2.0
/** The carom command. */
package dev.carom.cli;
