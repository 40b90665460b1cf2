// SPDX-License-Identifier: Apache-2.0
package dev.carom.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Segment;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgCanvasTest {
  private static final Box VIEW = new Box(0, 0, 20, 10);

  private final SvgCanvas canvas = SvgCanvas.yUp(VIEW, 200);

  @Test
  void anEmptyPictureIsValidAndHasTheViewsProportions() throws Exception {
    Element svg = parse().getDocumentElement();
    assertThat(svg.getTagName()).isEqualTo("svg");
    assertThat(svg.getAttribute("width")).isEqualTo("200");
    assertThat(svg.getAttribute("height")).isEqualTo("100");
    assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 200 100");
  }

  @Test
  void aPixelIsAsLongAsTheViewSays() {
    assertThat(canvas.pixel()).isEqualTo(0.1);
  }

  @Test
  void theWholePictureIsShortAndReadable() {
    canvas.title("a circle over a box");
    canvas.stroke(0x2f81f7ff, 0.2);
    canvas.fill(0x2f81f733);
    canvas.circle(3, 4, 2.5);
    canvas.box(1, 1, 5, 2);
    canvas.fill(Canvas.NONE);
    canvas.dash(0.4);
    canvas.line(0, 0, 20, 10);
    canvas.fill(0x7d8590ff);
    canvas.text("b", 3, 1, 1.2, Align.MIDDLE);
    assertThat(canvas)
        .hasToString(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" \
            fill="none" stroke-linecap="round" stroke-linejoin="round" \
            font-family="system-ui,sans-serif" role="img">
            <title>a circle over a box</title>
            <style>@media (prefers-color-scheme:dark){
            [fill="#7d8590"]{fill:#6f7782}
            [stroke="#7d8590"]{stroke:#6f7782}
            }</style>
            <g fill="#2f81f7" fill-opacity=".2" stroke="#2f81f7" stroke-width="2">
            <circle cx="30" cy="60" r="25"/>
            <path d="M10 90H50V80H10z"/>
            </g>
            <g stroke="#2f81f7" stroke-width="2" stroke-dasharray="4">
            <path d="M0 100L200 0"/>
            </g>
            <g fill="#7d8590">
            <text x="30" y="94.2" font-size="12" text-anchor="middle">b</text>
            </g>
            </svg>
            """);
  }

  @Test
  void aCapsuleWithoutRadiusIsALine() {
    canvas.stroke(0x2f81f7ff, 0.2);
    canvas.dash(0.4);
    canvas.draw(new Capsule(0, 0, 20, 10, 0));
    assertThat(canvas.toString()).contains("<path d=\"M0 100L200 0\"/>");
  }

  @Test
  void greysChangeOnDarkPagesAndOtherColoursStay() {
    canvas.fill(0x202830ff);
    canvas.box(0, 0, 1, 1);
    canvas.fill(0xe5484dff);
    canvas.box(0, 0, 1, 1);
    assertThat(canvas.toString())
        .contains("@media (prefers-color-scheme:dark)", "[fill=\"#202830\"]{fill:#cfd7df}")
        .doesNotContain("[fill=\"#e5484d\"]");
  }

  @Test
  void anImageFillsItsBoxWhicheverWayTheYAxisPoints() throws Exception {
    byte[] png = {1, 2, 3};
    canvas.image(png, 1, 2, 5, 8);
    Element image = first(parse(), "image");
    assertThat(image.getAttribute("href")).isEqualTo("data:image/png;base64,AQID");
    assertThat(image.getAttribute("x")).isEqualTo("10");
    assertThat(image.getAttribute("y")).as("the larger y is further up").isEqualTo("20");
    assertThat(image.getAttribute("width")).isEqualTo("40");
    assertThat(image.getAttribute("height")).isEqualTo("60");
    SvgCanvas down = SvgCanvas.yDown(VIEW, 200);
    down.image(png, 1, 2, 5, 8);
    assertThat(down.toString()).contains("x=\"10\" y=\"20\" width=\"40\" height=\"60\"");
  }

  @Test
  void yMayPointDown() {
    SvgCanvas down = SvgCanvas.yDown(VIEW, 200);
    down.line(0, 0, 20, 3);
    assertThat(down.toString()).contains("M0 0L200 30");
    canvas.line(0, 0, 20, 3);
    assertThat(canvas.toString()).contains("M0 100L200 70");
  }

  @Test
  void theViewMayBeAnywhere() {
    SvgCanvas far = SvgCanvas.yUp(new Box(1e6, -1e6, 1e6 + 1, -1e6 + 1), 100);
    far.line(1e6, -1e6, 1e6 + 0.5, -1e6 + 0.25);
    assertThat(far.toString()).contains("M0 100L50 75");
  }

  @Test
  void numbersAreRoundedToTheHundredthAndShort() {
    SvgCanvas one = SvgCanvas.yDown(new Box(0, 0, 100, 100), 100);
    one.line(0.004, 0.005, 1.5, 10.25);
    one.line(-0.004, -0.5, -12.05, 99.999);
    assertThat(one.toString()).contains("M0 .01L1.5 10.25").contains("M0 -.5L-12.05 100\"");
  }

  @Test
  void textIsEscaped() throws Exception {
    String text = "a < b & \"c\" > d \u00e9 \u2264 \ud83d\ude00";
    canvas.title(text);
    canvas.text(text, 1, 1, 1, Align.START);
    Document document = parse();
    assertThat(first(document, "text").getTextContent()).isEqualTo(text);
    assertThat(first(document, "title").getTextContent()).isEqualTo(text);
  }

  @Test
  void charactersThatXmlForbidsAreReplaced() throws Exception {
    canvas.text("\u0000\u001b[1m \ud83d \ude00 \uffff", 1, 1, 1, Align.END);
    assertThat(first(parse(), "text").getTextContent())
        .isEqualTo("\ufffd\ufffd[1m \ufffd \ufffd \ufffd");
  }

  @Test
  void textSaysWhatIsAtItsPoint() throws Exception {
    canvas.text("start", 1, 1, 1, Align.START);
    canvas.text("middle", 1, 1, 1, Align.MIDDLE);
    canvas.text("end", 1, 1, 1, Align.END);
    NodeList texts = parse().getElementsByTagName("text");
    assertThat(((Element) texts.item(0)).getAttribute("text-anchor")).isEmpty();
    assertThat(((Element) texts.item(1)).getAttribute("text-anchor")).isEqualTo("middle");
    assertThat(((Element) texts.item(2)).getAttribute("text-anchor")).isEqualTo("end");
  }

  @Test
  void shapesOfNoSizeAreStillDrawn() {
    canvas.circle(1, 1, 0);
    canvas.box(2, 2, 2, 2);
    canvas.box(3, 3, 5, 3);
    assertThat(canvas.toString())
        .contains("M10 90h0")
        .contains("M20 80H20V80H20z")
        .contains("M30 70H50V70H30z");
  }

  @Test
  void shapesDrawThemselves() {
    canvas.draw(Compound.of(new Circle(1, 1, 1), new Box(2, 2, 3, 3)));
    canvas.draw(new Segment(0, 0, 1, 1));
    assertThat(canvas.toString())
        .contains("<circle cx=\"10\" cy=\"90\" r=\"10\"/>")
        .contains("M20 80H30V70H20z")
        .contains("M0 100L10 90");
  }

  @Test
  void anArrowHasATip() {
    canvas.arrow(2, 5, 8, 5, 1);
    assertThat(canvas.toString())
        .contains("M20 50L80 50")
        .contains("M80 50L70 45")
        .contains("M80 50L70 55");
  }

  @Test
  void anArrowOfNoLengthHasNoTip() {
    canvas.arrow(2, 5, 2, 5, 1);
    assertThat(canvas.toString()).containsOnlyOnce("<path");
  }

  @Test
  void whatIsFarOutsideStaysANumber() throws Exception {
    canvas.line(-1e300, 1e308, Double.MAX_VALUE, -Double.MAX_VALUE);
    canvas.circle(0, 0, 1e308);
    assertThat(first(parse(), "path").getAttribute("d"))
        .isEqualTo("M-10000000 -10000000L10000000 10000000");
    assertThat(first(parse(), "circle").getAttribute("r")).isEqualTo("10000000");
  }

  @Test
  void badNumbersAreRefusedAndLeaveThePictureAsItWas() {
    String before = canvas.toString();
    assertRefused("x must be finite, but was NaN", () -> canvas.line(0, 0, Double.NaN, 0));
    assertRefused("y must be finite, but was Infinity", () -> canvas.box(0, 0, 1, 1 / 0.0));
    assertRefused(
        "radius must be finite and not negative, but was -1.0", () -> canvas.circle(0, 0, -1));
    assertRefused(
        "size must be finite and not negative, but was NaN",
        () -> canvas.text("a", 0, 0, Double.NaN, Align.START));
    assertRefused(
        "width must be finite and not negative, but was -1.0", () -> canvas.stroke(0, -1));
    assertRefused("length must be finite and not negative, but was -1.0", () -> canvas.dash(-1));
    assertThat(canvas).hasToString(before);
  }

  @Test
  void aViewWithoutExtentIsRefused() {
    assertThatThrownBy(() -> SvgCanvas.yUp(new Box(0, 0, 0, 1), 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("view must have a sensible width and height, but was Box[");
    assertThatThrownBy(() -> SvgCanvas.yUp(new Box(0, 0, 1, 0), 100))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SvgCanvas.yUp(new Box(-1e308, 0, 1e308, 1), 100))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SvgCanvas.yDown(VIEW, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("width must be greater than 0 and at most 1e7, but was 0.0");
  }

  private static void assertRefused(String message, Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  private Document parse() throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(canvas.toString())));
  }

  private static Element first(Document document, String name) {
    return (Element) document.getElementsByTagName(name).item(0);
  }
}
