// SPDX-License-Identifier: Apache-2.0
// Implements the library's Canvas on a canvas element. Lengths are in scene units.
const painter = (() => {
  const ALIGN = ["left", "center", "right"];
  const cssColors = new Map();
  const crowdPainters = new Map();
  let element, overlay, context, ratio = 1, stroked = false, filled = false, transform;

  // Colours are 0xRRGGBBAA; the CSS string of each is cached.
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
    // Selects the element to draw on; its size is in CSS pixels times the factor. Crowds go to the
    // element above it, if there is one: copying them would halve the frame rate.
    on(canvas, width, height, factor, over) {
      element = canvas;
      overlay = over;
      context = canvas.getContext("2d");
      ratio = Math.min(window.devicePixelRatio || 1, 3) / factor;
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
    // Draws very many circles on the GPU: x, y, radius, and 1 if lit, for each.
    crowd(numbers, count, color, litColor) {
      if (!crowdPainters.has(overlay)) crowdPainters.set(overlay, makeCrowdPainter(overlay ?? document.createElement("canvas")));
      const crowdPainter = crowdPainters.get(overlay);
      crowdPainter.draw(numbers, count, color, litColor, element.width, element.height, transform);
      if (overlay) {
        overlay.hidden = false;
      } else {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.drawImage(crowdPainter.canvas, 0, 0);
      }
    },
    // The functions that the WebAssembly module imports; they take numbers only.
    imports: {
      milliseconds: () => performance.now(),
      begin(scale, left, top, ground) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = css(ground);
        context.fillRect(0, 0, element.width, element.height);
        transform = [scale * ratio, left * ratio, top * ratio];
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
      // An outline is begun, gets an arc around each corner between two directions, and is painted.
      beginOutline() {
        context.beginPath();
      },
      corner(x, y, radius, fromX, fromY, toX, toY) {
        context.arc(x, y, radius, Math.atan2(fromY, fromX), Math.atan2(toY, toX));
      },
      endOutline() {
        context.closePath();
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

// Draws circles as WebGL points.
function makeCrowdPainter(canvas) {
  const gl = canvas.getContext("webgl", { alpha: true, antialias: false, premultipliedAlpha: true });
  const program = gl.createProgram();
  const add = (kind, source) => {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  add(gl.VERTEX_SHADER, `
    attribute vec4 circle;
    uniform vec3 transform;
    uniform vec2 size;
    uniform vec4 color, litColor;
    varying vec4 shade;
    varying float pixels;
    void main() {
      vec2 at = circle.xy * transform.x + transform.yz;
      gl_Position = vec4(at / size * vec2(2, -2) + vec2(-1, 1), 0, 1);
      pixels = max(1.5, 2.0 * circle.z * transform.x);
      gl_PointSize = pixels + 1.0;
      shade = circle.w > 0.5 ? litColor : color;
    }`);
  add(gl.FRAGMENT_SHADER, `
    precision mediump float;
    varying vec4 shade;
    varying float pixels;
    void main() {
      float off = length(gl_PointCoord - 0.5) * (pixels + 1.0);
      gl_FragColor = shade * clamp(0.5 * pixels - off + 0.5, 0.0, 1.0);
    }`);
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const circle = gl.getAttribLocation(program, "circle");
  const uniform = (name) => gl.getUniformLocation(program, name);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.enableVertexAttribArray(circle);
  gl.vertexAttribPointer(circle, 4, gl.FLOAT, false, 0, 0);
  const setColor = (name, color) => {
    const part = (shift) => (color >>> shift & 255) / 255;
    const alpha = part(0);
    gl.uniform4f(uniform(name), part(24) * alpha, part(16) * alpha, part(8) * alpha, alpha);
  };
  return {
    canvas,
    draw(numbers, count, color, litColor, width, height, transform) {
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.bufferData(gl.ARRAY_BUFFER, numbers.subarray(0, 4 * count), gl.STREAM_DRAW);
      gl.uniform3f(uniform("transform"), ...transform);
      gl.uniform2f(uniform("size"), width, height);
      setColor("color", color);
      setColor("litColor", litColor);
      gl.drawArrays(gl.POINTS, 0, count);
    },
  };
}
