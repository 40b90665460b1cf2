// SPDX-License-Identifier: Apache-2.0
/** A vertical space shooter: ships made of several circles, a level made of boxes. */
package dev.carom.games.shmup;
