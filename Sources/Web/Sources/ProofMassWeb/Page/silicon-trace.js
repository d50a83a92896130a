// The course of one number over the last seconds, or over a slow motion with the moment that is shown.

import { add, fixed, tell } from "./silicon-dom.js";

/** Units, which the picture stretches to its place: lines keep their width, see silicon.css. */
const [width, height, rim] = [400, 96, 6];

export class Trace {
  /** @param {{name: string, unit: string, of: Function, limit?: Function}} row  what is drawn, and its stops */
  constructor(place, row, part) {
    Object.assign(this, { row, part, count: 0 });
    const figure = add(place, "figure", { class: "silicon-trace" });
    this.title = add(figure, "figcaption");
    const box = add(figure, "div");
    this.picture = add(box, "svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img" });
    this.limits = add(this.picture, "path", { class: "limit" });
    this.line = add(this.picture, "path", { class: "line" });
    this.cursor = add(this.picture, "path", { class: "cursor" });
    // The label of the picture has these numbers, too.
    [this.high, this.low] = ["high", "low"].map((name) => add(box, "span", { class: name, "aria-hidden": "true" }));
  }

  /** Draws all frames. */
  show(frames, axis) {
    const { row, part } = this;
    const name = `${row.name} of ${"XYZ"[axis]}`;
    this.count = frames.length;
    this.cursor.setAttribute("d", "");
    if (frames.length < 2) {
      for (const path of [this.line, this.limits]) path.setAttribute("d", "");
      return this.label(name, "", "");
    }
    const values = frames.map((frame) => row.of(frame, axis));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    // A change of less than a thousandth is drawn as what it is, nearly nothing.
    const range = Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) / 1000, 1e-6);
    const y = (value) => height / 2 + ((high + low) / 2 - value) / range * (height - 2 * rim);
    const from = frames[0].time_s;
    const time = frames.at(-1).time_s - from;
    let path = "";
    values.forEach((value, index) => {
      path += `${index ? "L" : "M"}${((frames[index].time_s - from) / time * width).toFixed(1)} ${y(value).toFixed(1)}`;
    });
    this.line.setAttribute("d", path);
    const limits = row.limit ? [row.limit(part, axis), -row.limit(part, axis)] : [];
    this.limits.setAttribute("d", limits.filter((limit) => limit <= high && limit >= low)
      .map((limit) => `M0 ${y(limit)}H${width}`).join(""));
    const digits = Math.max(0, Math.min(4, 2 - Math.floor(Math.log10(range))));
    const span = time < 1 ? `${fixed(time * 1000, 0)} ms` : `${fixed(time, 1)} s`;
    this.label(`${name} over ${span}`, `${fixed(high, digits)} ${row.unit}`, `${fixed(low, digits)} ${row.unit}`);
  }

  label(title, high, low) {
    tell(this.title, title);
    tell(this.high, high);
    tell(this.low, low);
    this.picture.setAttribute("aria-label", high ? `${title}, from ${low} to ${high}` : title);
  }

  point(index) {
    this.cursor.setAttribute("d", `M${index / Math.max(1, this.count - 1) * width} 0V${height}`);
  }
}
