// One sensor of a chip: its drawing, the chain from the world to the registers, and the traces of a slow motion.

import { add, fixed, tell } from "./silicon-dom.js";
import { described, quantities } from "./silicon-stages.js";
import { AllAxes, Chain, Twin } from "./silicon-tables.js";
import { Trace } from "./silicon-trace.js";

/** Milliseconds between updates of the numbers, and of the drawings' labels for screen readers. */
const [tellEvery, labelEvery] = [100, 1000];
/** Frames of the present that the traces show: 5 s. */
const kept = 250;

const unknown = { title: "unknown element", part: [], traces: [], stages: [] };
let count = 0;

/** The axis on which most acts. */
function strongest(vector) {
  const sizes = vector.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** The figures of a part with four digits, as its texts have them. */
function shortened(part = {}) {
  const short = (value) => (Number.isFinite(value) ? Number(value.toPrecision(4)) : "–");
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, Array.isArray(value) ? value.map(short) : short(value)]));
}

export class Sensor {
  constructor(place, sensor) {
    this.quantity = quantities[sensor.quantity];
    this.element = described(sensor) ?? unknown;
    const [frame] = sensor.frames;
    this.part = { ...shortened(sensor.part), registers: sensor.registers };
    const stages = this.element.stages.filter(({ key }) => !key || frame[key]);
    [this.told, this.labelled] = [-Infinity, -Infinity];
    this.recent = [];
    this.isSeen = true;
    const title = `silicon-sensor-${++count}`;
    const box = add(place, "div", { class: "silicon-sensor", role: "group", "aria-labelledby": title });
    new IntersectionObserver((entries) => {
      this.isSeen = entries.at(-1).isIntersecting;
    }).observe(box);
    add(box, "h3", { id: title }, `${this.quantity.title}: ${this.element.title}`);
    this.describePart(box);
    this.explain(box, sensor);
    const columns = add(box, "div", { class: this.element.Drawing ? "silicon-columns" : "" });
    if (this.element.Drawing) {
      const figure = add(columns, "figure");
      this.drawing = new this.element.Drawing(figure, this.part);
      this.pictures = [...figure.querySelectorAll("svg")];
      this.captions = add(figure, "figcaption");
    }
    const numbers = add(columns, "div", { class: "silicon-numbers" });
    this.offerAxes(numbers);
    this.traces = this.element.traces.map((row) => new Trace(
      this.traceRow ??= add(numbers, "div", { class: "silicon-traces" }), row, this.part));
    this.chain = new Chain(numbers, stages, this.part);
    const tables = add(numbers, "div", { class: "silicon-tables" });
    this.tables = [new AllAxes(tables, stages)];
    if (frame[`output_${this.quantity.key}`]) this.tables.push(new Twin(tables, this.quantity, frame));
    this.choose(strongest(frame[`true_${this.quantity.key}`]));
    this.show([]);
  }

  explain(box, { element, bypassed }) {
    if (element === "none") {
      add(box, "p", {}, "With ideal sensing no element is between the world and the converter of this chip. Start the "
        + "board with typical sensing to see one.");
    } else if (!this.element.Drawing) {
      add(box, "p", {}, `This page cannot draw the element “${element}”: reload it, it may be older than the board.`);
    } else if (bypassed) {
      add(box, "p", {}, "Noise is off: the converter takes the world’s value, past the element, which moves all the "
        + "same. Switch noise and offsets on to convert what the element gives.");
    }
  }

  /** The figures of the part; where the axes differ, of X, Y and Z. */
  describePart(box) {
    const list = add(box, "dl", { class: "silicon-part" });
    for (const [name, key, unit] of this.element.part) {
      const value = typeof key === "function" ? key(this.part) : this.part[key];
      const text = Array.isArray(value) ? [...new Set(value)].length === 1 ? value[0] : value.join(", ") : value;
      const row = add(list, "div");
      add(row, "dt", {}, name);
      add(row, "dd", {}, `${text} ${unit}`);
    }
  }

  offerAxes(place) {
    const label = `Axis of the ${this.quantity.title.toLowerCase()}`;
    const row = add(place, "p", { class: "row", role: "group", "aria-label": label });
    this.buttons = ["X", "Y", "Z"].map((name, axis) => {
      const button = add(row, "button", { type: "button" }, name);
      button.addEventListener("click", () => this.choose(axis));
      return button;
    });
    this.sampled = add(row, "span", { class: "about" });
  }

  choose(axis) {
    this.axis = axis;
    this.buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(index === axis)));
    this.chain.choose(axis);
    this.tables[0].choose(axis);
    if (this.frames?.length) this.show(this.frames);
    // The next frame is drawn and told at once.
    [this.last, this.told] = [undefined, -Infinity];
  }

  /** Takes the frames of a slow motion; none ends it. */
  show(frames) {
    this.frames = frames;
    // Frames before a slow motion and after it are not one course.
    this.recent = [];
    for (const trace of this.traces) trace.show(frames, this.axis);
    if (frames.length) this.drawing?.fit(frames);
  }

  /** Keeps a frame of the present. */
  take(frame) {
    this.recent.push(frame);
    if (this.recent.length > kept) this.recent.shift();
  }

  /**
   * Draws a frame.
   * @param {number} index  the frame's place in a slow motion; undefined for the present
   * @param {number} now  the page's time in ms
   */
  draw(frame, index, now) {
    // A chip's other sensors are often scrolled out of sight.
    if (!this.isSeen) return;
    if (frame !== this.last || this.drawing?.isMoving) {
      if (index === undefined && frame !== this.last) this.drawing?.fit([frame]);
      if (index !== undefined) for (const trace of this.traces) trace.point(index);
      this.drawing?.draw(frame, this.axis, now);
    }
    const isNew = frame !== this.last;
    this.last = frame;
    if (isNew) this.isDue = true;
    if (this.isDue && now - this.told >= tellEvery) this.tell(frame, now);
  }

  tell(frame, now) {
    [this.told, this.isDue] = [now, false];
    this.chain.tell(frame, this.axis);
    for (const table of this.tables) table.tell(frame);
    tell(this.sampled, frame.sampled_s === undefined ? "" : `sampled at ${fixed(frame.sampled_s, 4)} s`);
    if (!this.frames.length) for (const trace of this.traces) trace.show(this.recent, this.axis);
    if (!this.drawing) return;
    this.caption(this.drawing.tell(frame, this.axis));
    if (now - this.labelled < labelEvery) return;
    this.labelled = now;
    const drawings = this.drawing.parts ?? [this.drawing];
    this.pictures.forEach((picture, index) => picture.setAttribute("aria-label", drawings[index].words));
  }

  caption(sentences) {
    sentences.forEach((sentence, index) => {
      tell(this.captions.children[index] ?? add(this.captions, "p"), sentence);
    });
  }
}
