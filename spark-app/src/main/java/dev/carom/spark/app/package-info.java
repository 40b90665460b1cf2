/** The application for spark-submit: {@code carom detect} on a cluster. */
package dev.carom.spark.app;
