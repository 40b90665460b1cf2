// SPDX-License-Identifier: Apache-2.0
/** The application for spark-submit: {@code carom detect} on a cluster. */
package dev.carom.spark.app;
