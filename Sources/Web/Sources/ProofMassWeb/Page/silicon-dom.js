// Elements, numbers and scales of the silicon view.

const svg = "http://www.w3.org/2000/svg";
/** The length of a CSS pixel in nm: 1/96 inch. */
const pixel = 25.4e6 / 96;

/** Appends a new element; below an element of SVG it is one of SVG. */
export function add(parent, name, attributes = {}, text) {
  const made = document.createElementNS(name === "svg" ? svg : parent.namespaceURI, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  return parent.appendChild(made);
}

/** Appends a drawing of a size in units, which is as wide as its place allows. */
export function drawing(parent, width, height) {
  return add(parent, "svg", { viewBox: `0 0 ${width} ${height}`, role: "img", class: "silicon-drawing" });
}

/** Sets a text where it differs. */
export function tell(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A number with a fixed count of decimals, without a negative zero; a dash where there is none. */
export function fixed(value, digits) {
  if (!Number.isFinite(value)) return "–";
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

/** A whole number with its thousands separated. */
export const grouped = (value) => value.toLocaleString("en").replaceAll(",", "\u202f");

/** The largest of the numbers 1, 2, 5, 10, 20, 50 …, or of other steps in a decade, that is not above a value. */
export function roundBelow(value, steps = [10, 5, 2]) {
  const power = 10 ** Math.floor(Math.log10(value));
  // The tolerance is for values such as 0.3 / 0.1, which is a little below 3.
  const step = steps.find((one) => one * power <= value * (1 + 1e-9)) ?? 1;
  return Number((step * power).toPrecision(2));
}

/** The smallest of these numbers that is not below a value. */
export const roundAbove = (value) => Number((1 / roundBelow(1 / value)).toPrecision(1));

/** The largest magnitude of the frames: it rises at once and falls slowly, so that a scale is steady. */
export class Peak {
  constructor(least) {
    [this.least, this.value] = [least, least];
  }

  /** Takes the present frame, or all frames of a slow motion. */
  take(frames, magnitude) {
    this.value = frames.length > 1 ? this.least : Math.max(this.least, this.value * 0.99);
    for (const frame of frames) this.value = Math.max(this.value, magnitude(frame));
  }
}

/** A scale of lengths: how many times larger than life they are drawn, a round number. */
export class Magnification {
  /**
   * @param {SVGElement} picture  the drawing
   * @param {number} room  units of the drawing for the peak
   * @param {number} least  the smallest peak in nm
   */
  constructor(picture, room, least) {
    Object.assign(this, { picture, room, peak: new Peak(least), zoom: 1 });
    // Reading a size in each frame would force a layout.
    new ResizeObserver(() => {
      this.zoom = picture.clientWidth / picture.viewBox.baseVal.width || 1;
      this.fit();
    }).observe(picture);
    this.fit();
  }

  take(frames, magnitude) {
    this.peak.take(frames, magnitude);
    this.fit();
  }

  fit() {
    this.factor = roundBelow(this.room * this.zoom * pixel / this.peak.value, [10, 8, 6, 5, 4, 3, 2, 1.5]);
    /** Units of the drawing per nm. */
    this.scale = this.factor / pixel / this.zoom;
  }

  /** How many times larger than life a length in nm is, where it is drawn over some units. */
  times(units, length) {
    return Number((units * this.zoom * pixel / length).toPrecision(2));
  }
}

/** Sets a path to an arrow; a short one has no head. */
export function arrow(path, x, y, dx, dy) {
  const length = Math.hypot(dx, dy);
  if (length < 1) return path.setAttribute("d", "");
  const head = Math.min(9, length * 0.6) / length;
  const [ax, ay, bx, by] = [dx * head, dy * head, dy * head * 0.5, -dx * head * 0.5];
  path.setAttribute("d", `M${x} ${y}l${dx} ${dy}m${bx - ax} ${by - ay}l${ax - bx} ${ay - by}l${-ax - bx} ${-ay - by}`);
}

/** A reference of a scale: a bar with ends, and its text. */
export function scaleBar(parent, x, y) {
  const bar = add(parent, "path", { class: "silicon-bar" });
  const text = add(parent, "text", { x, y: y - 8 });
  return (length, words) => {
    bar.setAttribute("d", `M${x} ${y - 4}v8M${x} ${y}h${length}M${x + length} ${y - 4}v8`);
    tell(text, words);
  };
}
