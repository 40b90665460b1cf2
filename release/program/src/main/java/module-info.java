/** A program that uses Carom as modules. */
module example {
  requires dev.carom.io;
}
