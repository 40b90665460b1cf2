/** All pairs among many shapes given as arrays: {@link dev.carom.bulk.PairFinder}. */
package dev.carom.bulk;
