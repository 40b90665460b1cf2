// SPDX-License-Identifier: Apache-2.0
/**
 * Worlds of moving and static shapes: collision detection with contacts and events, spatial
 * queries, and saves.
 *
 * <pre>{@code
 * World world = World.create();
 * Handle ball = world.add(new Circle(0, 3, 1));
 * Handle floor = world.addStatic(new Box(-10, -1, 10, 0));
 * world.moveBy(ball, 0, -2.5);
 * world.detect();
 * Contacts contacts = world.contacts();
 * while (contacts.next()) {
 *   System.out.println(contacts.a() + " meets " + contacts.b() + ", depth " + contacts.depth());
 * }
 * }</pre>
 */
package dev.carom.world;
