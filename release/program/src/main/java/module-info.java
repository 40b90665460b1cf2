// SPDX-License-Identifier: Apache-2.0
/** A program that uses Carom as modules. */
module example {
  requires dev.carom.io;
}
