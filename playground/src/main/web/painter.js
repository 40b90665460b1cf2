// Draws on a canvas element what the library's Canvas is told. Lengths are in the scene's units.
const painter = (() => {
  const ALIGN = ["left", "center", "right"];
  const cssColors = new Map();
  let element, context, ratio = 1, stroked = false, filled = false;

  // Colours are 0xRRGGBBAA; the string of each is made once.
  function css(color) {
    let text = cssColors.get(color);
    if (text === undefined) {
      text = "#" + (color >>> 0).toString(16).padStart(8, "0");
      cssColors.set(color, text);
    }
    return text;
  }

  function paint() {
    if (filled) context.fill();
    if (stroked) context.stroke();
  }

  return {
    // From here on draws on this element, which is so many CSS pixels large.
    on(canvas, width, height) {
      element = canvas;
      context = canvas.getContext("2d");
      ratio = Math.min(window.devicePixelRatio || 1, 3);
      const columns = Math.round(width * ratio), rows = Math.round(height * ratio);
      if (canvas.width !== columns || canvas.height !== rows) {
        canvas.width = columns;
        canvas.height = rows;
      }
    },
    text(text, x, y, size, align) {
      if (!filled) return;
      context.font = size + "px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
      context.textAlign = ALIGN[align];
      context.textBaseline = "middle";
      context.fillText(text, x, y);
    },
    // What the WebAssembly module imports: numbers only.
    imports: {
      begin(scale, left, top, ground) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = css(ground);
        context.fillRect(0, 0, element.width, element.height);
        context.setTransform(scale * ratio, 0, 0, scale * ratio, left * ratio, top * ratio);
        context.lineCap = context.lineJoin = "round";
      },
      stroke(color, width) {
        stroked = (color & 255) !== 0;
        if (stroked) {
          context.strokeStyle = css(color);
          context.lineWidth = width;
        }
      },
      fill(color) {
        filled = (color & 255) !== 0;
        if (filled) context.fillStyle = css(color);
      },
      dash(length) {
        context.setLineDash(length > 0 ? [length, length] : []);
      },
      circle(x, y, radius) {
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        paint();
      },
      box(minX, minY, maxX, maxY) {
        context.beginPath();
        context.rect(minX, minY, maxX - minX, maxY - minY);
        paint();
      },
      line(x0, y0, x1, y1) {
        if (!stroked) return;
        context.beginPath();
        context.moveTo(x0, y0);
        context.lineTo(x1, y1);
        context.stroke();
      },
    },
  };
})();
