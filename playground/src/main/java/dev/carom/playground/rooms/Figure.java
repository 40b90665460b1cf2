// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.Arrays;

/**
 * A shape of the Shapes lab: corners and a radius as they are dragged, turned by an angle, and
 * moved to a position.
 *
 * <p>A form that the library rejects is kept as {@link #isRefused wished for}; the shape is then
 * the last one that the library accepted.
 */
final class Figure {
  /** With more, the lab would be hard to use. */
  static final int MOST_CORNERS = 16;

  /** The numbers before the corners in an address: position, angle and radius. */
  private static final int FORM = 4;

  private static final int LAST_KIND = FigureKind.values().length - 1;

  private static final double QUARTER_TURN = 90;
  private static final double FULL_TURN = 360;

  private FigureKind kind;
  private double x;
  private double y;
  private double degrees;

  private double[] corners;
  private double radius;

  /** The corners and the radius of the shape, relative to the position and before turning. */
  private double[] accepted;

  private double acceptedRadius;
  private Shape shape;
  private String refusal;

  /** True if the visitor has changed the corners of this kind. */
  private boolean reshaped;

  /** Where the turning grip is while it is dragged, relative to the position. */
  private Vec2 heldTurn;

  Figure(FigureKind kind, double x, double y, double degrees) {
    set(kind, x, y, degrees);
  }

  /** Starts over with the usual form of a kind. */
  void set(FigureKind newKind, double newX, double newY, double newDegrees) {
    set(newKind, newX, newY, newDegrees, newKind.radius(), newKind.corners());
  }

  /** Starts over with this form. */
  void set(
      FigureKind newKind,
      double newX,
      double newY,
      double newDegrees,
      double newRadius,
      double... newCorners) {
    kind = newKind;
    x = newX;
    y = newY;
    degrees = newDegrees;
    radius = newRadius;
    corners = newCorners;
    reshaped = false;
    heldTurn = null;
    update();
  }

  /** Exchanges the kind as a value of this name, and the form under another name. */
  void exchange(State state, String name) {
    FigureKind newKind = FigureKind.values()[state.whole(name, kind().ordinal(), 0, LAST_KIND)];
    if (state.isReading()) {
      become(newKind);
    }
    double[] form = new double[FORM + accepted.length];
    form[0] = x;
    form[1] = y;
    form[2] = degrees;
    form[3] = acceptedRadius;
    System.arraycopy(accepted, 0, form, FORM, accepted.length);
    double[] newForm = state.list(name + "-form", form);
    if (state.isReading()) {
      setForm(name + "-form", newForm);
    }
  }

  private void setForm(String name, double[] form) {
    for (double number : form) {
      State.checkRange(name, number, -State.MOST, State.MOST);
    }
    if (form.length < FORM || !hasCorners(form.length - FORM)) {
      throw new IllegalArgumentException(
          name + " has " + form.length + " numbers, which do not make a " + kind.title);
    }
    double[] newCorners = Arrays.copyOfRange(form, FORM, form.length);
    if (kind.isBox()) {
      newCorners = box(newCorners[0], newCorners[1], newCorners[4], newCorners[5]);
    }
    set(kind, form[0], form[1], form[2], form[3], newCorners);
    reshaped = !Arrays.equals(corners, kind.corners());
    if (isRefused()) {
      throw new IllegalArgumentException(name + ": " + refusal);
    }
  }

  /** Returns true if the kind takes this number of coordinates of corners. */
  private boolean hasCorners(int coordinates) {
    if (!kind.hasAnyNumberOfCorners()) {
      return coordinates == accepted.length;
    }
    int least = 2 * kind.fewestCorners();
    return coordinates % 2 == 0 && coordinates >= least && coordinates <= 2 * MOST_CORNERS;
  }

  /** Returns the corners of a box. */
  private static double[] box(double minX, double minY, double maxX, double maxY) {
    return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
  }

  /** Asks the library for the shape; if it is rejected, the last one remains. */
  private void update() {
    try {
      shape = kind.shape(corners, radius).rotate(rotation(), 0, 0).translate(new Vec2(x, y));
      accepted = corners.clone();
      acceptedRadius = radius;
      refusal = null;
    } catch (IllegalArgumentException e) {
      refusal = e.getMessage();
    }
  }

  Shape shape() {
    return shape;
  }

  /** Returns true if the library rejects the form as it is dragged. */
  boolean isRefused() {
    return refusal != null;
  }

  /** Returns the sentence of the library about a rejected form. */
  String refusal() {
    return refusal;
  }

  /** Returns the kind; a box is a turned box unless its sides are parallel to the axes. */
  FigureKind kind() {
    if (!kind.isBox()) {
      return kind;
    }
    return degrees % QUARTER_TURN == 0 ? FigureKind.BOX : FigureKind.TURNED_BOX;
  }

  /** Changes the kind. Corners that the visitor has dragged are kept if the kind has such. */
  void become(FigureKind newKind) {
    if (newKind == kind()) {
      return;
    }
    settle();
    if (newKind.isBox()) {
      double newDegrees = newKind == FigureKind.BOX ? 0 : 30;
      if (kind.isBox()) {
        turnTo(newDegrees);
      } else {
        set(newKind, x, y, newDegrees);
      }
    } else if (reshaped && kind.isCutFromCorners() && newKind.isCutFromCorners()) {
      double[] kept = newKind == FigureKind.OUTLINE ? corners : hull(corners);
      set(newKind, x, y, degrees, radius > 0 ? radius : newKind.radius(), kept);
      reshaped = true;
    } else {
      set(newKind, x, y, kind.isBox() ? 0 : degrees);
    }
  }

  private static double[] hull(double[] points) {
    Polygon hull = Polygon.hull(points);
    double[] corners = new double[2 * hull.corners()];
    for (int k = 0; k < hull.corners(); k++) {
      corners[2 * k] = hull.cornerX(k);
      corners[2 * k + 1] = hull.cornerY(k);
    }
    return corners;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  double degrees() {
    return degrees;
  }

  /** Returns how many corners there are to drag; a circle has none. */
  int corners() {
    return kind == FigureKind.CIRCLE ? 0 : corners.length / 2;
  }

  /** Returns the position of a corner as it is dragged. */
  Vec2 corner(int corner) {
    return placed(corners[2 * corner], corners[2 * corner + 1]);
  }

  /** Returns the positions of the corners of the shape. */
  Vec2[] acceptedCorners() {
    Vec2[] positions = new Vec2[accepted.length / 2];
    for (int k = 0; k < positions.length; k++) {
      positions[k] = placed(accepted[2 * k], accepted[2 * k + 1]);
    }
    return positions;
  }

  boolean hasRadius() {
    return kind.hasRadius();
  }

  boolean canTurn() {
    return kind != FigureKind.CIRCLE;
  }

  private Rotation rotation() {
    return Rotation.degrees(degrees);
  }

  private Vec2 placed(double fromX, double fromY) {
    return rotation().apply(fromX, fromY, 0, 0).plus(new Vec2(x, y));
  }

  /**
   * Returns where the grip of the radius is: to the right of a circle, otherwise beyond the middle
   * of the first edge.
   */
  Vec2 radiusGrip() {
    Vec2 across = acrossFirstEdge();
    boolean isRound = kind == FigureKind.CIRCLE || kind == FigureKind.COMPOUND;
    double middleX = isRound ? corners[0] : (corners[0] + corners[2]) / 2;
    double middleY = isRound ? corners[1] : (corners[1] + corners[3]) / 2;
    return placed(middleX + across.x() * radius, middleY + across.y() * radius);
  }

  /** Returns the unit vector out of the first edge, before turning. */
  private Vec2 acrossFirstEdge() {
    if (kind == FigureKind.CIRCLE) {
      return new Vec2(1, 0);
    }
    double dx = corners[2] - corners[0];
    double dy = corners[3] - corners[1];
    if (dx == 0 && dy == 0) {
      return new Vec2(0, -1);
    }
    Rotation along = Rotation.towards(dx, dy);
    boolean isClockwise = kind == FigureKind.ROUNDED && isClockwise();
    return isClockwise ? new Vec2(along.sin(), -along.cos()) : new Vec2(-along.sin(), along.cos());
  }

  /** Returns true if the corners are clockwise on the screen, where y points down. */
  private boolean isClockwise() {
    double area = 0;
    for (int k = 0; k < corners.length; k += 2) {
      int next = (k + 2) % corners.length;
      area += corners[k] * corners[next + 1] - corners[next] * corners[k + 1];
    }
    return area > 0;
  }

  /** Returns where the turning grip is if its arm has this length. */
  Vec2 turnGrip(double arm) {
    if (heldTurn != null) {
      return heldTurn.plus(new Vec2(x, y));
    }
    Rotation up = Rotation.degrees(degrees - QUARTER_TURN);
    return new Vec2(x + arm * up.cos(), y + arm * up.sin());
  }

  /** Moves the whole figure. */
  void move(double dx, double dy) {
    settle();
    x += dx;
    y += dy;
    update();
  }

  /** Moves a corner; a box stays a box. */
  void moveCorner(int corner, double dx, double dy) {
    Vec2 motion = rotation().inverse().apply(dx, dy, 0, 0);
    if (kind.isBox()) {
      for (int k = 0; k < 4; k++) {
        boolean sameSide = (k == 1 || k == 2) == (corner == 1 || corner == 2);
        corners[2 * k] += sameSide ? motion.x() : 0;
        corners[2 * k + 1] += k / 2 == corner / 2 ? motion.y() : 0;
      }
    } else {
      corners[2 * corner] += motion.x();
      corners[2 * corner + 1] += motion.y();
    }
    reshaped = true;
    update();
  }

  /** Changes the radius by the motion of its grip. */
  void moveRadius(double dx, double dy) {
    Vec2 motion = rotation().inverse().apply(dx, dy, 0, 0);
    Vec2 across = acrossFirstEdge();
    radius += motion.x() * across.x() + motion.y() * across.y();
    update();
  }

  /** Turns by the motion of the grip at the end of this arm, to a whole number of degrees. */
  void moveTurn(double arm, double dx, double dy) {
    Vec2 to = turnGrip(arm).plus(new Vec2(dx - x, dy - y));
    if (to.x() != 0 || to.y() != 0) {
      turnTo(Math.rint(Math.toDegrees(Math.atan2(to.y(), to.x()))) + QUARTER_TURN);
    }
    heldTurn = to;
  }

  /** Turns by an angle. */
  void turn(double by) {
    turnTo(degrees + by);
  }

  private void turnTo(double newDegrees) {
    settle();
    double before = degrees;
    degrees = newDegrees - FULL_TURN * Math.floor(newDegrees / FULL_TURN);
    update();
    if (isRefused()) {
      degrees = before;
    }
  }

  /**
   * Ends a drag: a form that the library rejects snaps back to the last one that it accepted. Then
   * moves the position, about which the figure turns, to the middle of the corners.
   */
  void settle() {
    heldTurn = null;
    corners = accepted.clone();
    radius = acceptedRadius;
    centre();
    update();
  }

  private void centre() {
    double[] middle = {middle(0), middle(1)};
    if (middle[0] == 0 && middle[1] == 0) {
      return;
    }
    double[] centred = corners.clone();
    for (int k = 0; k < centred.length; k++) {
      centred[k] -= middle[k % 2];
    }
    Vec2 position = placed(middle[0], middle[1]);
    corners = centred;
    x = position.x();
    y = position.y();
    update();
  }

  /** Returns the middle between the least and the greatest coordinate of the corners. */
  private double middle(int axis) {
    double least = corners[axis];
    double greatest = corners[axis];
    for (int k = axis; k < corners.length; k += 2) {
      least = Math.min(least, corners[k]);
      greatest = Math.max(greatest, corners[k]);
    }
    return (least + greatest) / 2;
  }

  /**
   * Adds a corner in the middle of the edge after a corner, or of the longest edge if the corner is
   * negative; returns its index, or -1 if the figure takes no more. A box becomes a polygon.
   */
  int addCorner(int after) {
    settle();
    boolean canHaveMore = kind.hasAnyNumberOfCorners() || kind.isBox();
    if (!canHaveMore || corners.length / 2 >= MOST_CORNERS) {
      return -1;
    }
    if (kind.isBox()) {
      set(FigureKind.POLYGON, x, y, degrees, 0, corners);
    }
    int last = corners.length / 2 - (kind == FigureKind.COMPOUND ? 2 : 1);
    int edge = after < 0 ? longestEdge() : Math.min(after, last);
    int next = (2 * edge + 2) % corners.length;
    double[] more = new double[corners.length + 2];
    int at = 2 * edge + 2;
    System.arraycopy(corners, 0, more, 0, at);
    more[at] = (corners[2 * edge] + corners[next]) / 2;
    more[at + 1] = (corners[2 * edge + 1] + corners[next + 1]) / 2;
    System.arraycopy(corners, at, more, at + 2, corners.length - at);
    corners = more;
    reshaped = true;
    update();
    return edge + 1;
  }

  private int longestEdge() {
    int edges = corners.length / 2 - (kind == FigureKind.COMPOUND ? 1 : 0);
    int longest = 0;
    double most = -1;
    for (int k = 0; k < edges; k++) {
      int next = (2 * k + 2) % corners.length;
      double dx = corners[next] - corners[2 * k];
      double dy = corners[next + 1] - corners[2 * k + 1];
      if (dx * dx + dy * dy > most) {
        most = dx * dx + dy * dy;
        longest = k;
      }
    }
    return longest;
  }

  /** Removes a corner; returns false if the figure needs all that it has. */
  boolean removeCorner(int corner) {
    settle();
    if (!kind.hasAnyNumberOfCorners() || corners.length / 2 <= kind.fewestCorners()) {
      return false;
    }
    double[] fewer = new double[corners.length - 2];
    System.arraycopy(corners, 0, fewer, 0, 2 * corner);
    System.arraycopy(corners, 2 * corner + 2, fewer, 2 * corner, fewer.length - 2 * corner);
    double[] before = corners;
    corners = fewer;
    update();
    if (isRefused()) {
      corners = before;
      return false;
    }
    reshaped = true;
    return true;
  }

  /** Returns the radius of the shape. */
  double radius() {
    return acceptedRadius;
  }

  /** Returns how many coordinates the corners of the shape have. */
  int coordinates() {
    return accepted.length;
  }

  /** Returns a coordinate of a corner of the shape, before it is turned and moved. */
  double coordinate(int index) {
    return accepted[index];
  }

  /** Moves the figure to a position. */
  void moveTo(double newX, double newY) {
    change(newX, newY, degrees, acceptedRadius, accepted);
  }

  /** Turns the figure to an angle. */
  void setDegrees(double newDegrees) {
    change(x, y, newDegrees, acceptedRadius, accepted);
  }

  void setRadius(double newRadius) {
    change(x, y, degrees, newRadius, accepted);
  }

  /** Sets a coordinate of a corner; a box stays a box. */
  void setCoordinate(int index, double value) {
    double[] newCorners = accepted.clone();
    newCorners[index] = value;
    if (kind.isBox()) {
      newCorners = box(newCorners[0], newCorners[1], newCorners[4], newCorners[5]);
    }
    change(x, y, degrees, acceptedRadius, newCorners);
    reshaped = true;
  }

  /** Changes the numbers; throws and changes nothing if the library rejects them. */
  private void change(
      double newX, double newY, double newDegrees, double newRadius, double[] newCorners) {
    double[] before = {x, y, degrees, acceptedRadius};
    double[] cornersBefore = accepted;
    boolean wasReshaped = reshaped;
    set(kind, newX, newY, newDegrees, newRadius, newCorners.clone());
    reshaped = wasReshaped;
    if (isRefused()) {
      String why = refusal;
      set(kind, before[0], before[1], before[2], before[3], cornersBefore);
      reshaped = wasReshaped;
      throw new IllegalArgumentException(why);
    }
  }
}
