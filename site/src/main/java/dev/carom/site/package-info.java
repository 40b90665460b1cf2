// SPDX-License-Identifier: Apache-2.0
/** Builds the web site: the documentation, the API reference and the playground. */
package dev.carom.site;
