// SPDX-License-Identifier: Apache-2.0
/** Finding what may meet among many: grids for asking, strips for all pairs. Knows bounds only. */
package dev.carom.internal.index;
