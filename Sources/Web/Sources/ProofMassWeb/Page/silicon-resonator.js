// The resonator of a gyroscope: a mass that is driven along one direction and deflected across it.

import {
  add, arrow, drawing, fixed, grouped, Magnification, Peak, roundAbove, roundBelow, scaleBar, tell,
} from "./silicon-dom.js";

/** Cycles a second at which the carrier is drawn. */
const drawn = 0.5;
/** Units: the middle, the size of the mass, room for both motions, the longest arrow. */
const [cx, cy, wide, high, swing, rise, reach] = [200, 140, 110, 76, 62, 44, 44];
const points = 48;
const names = ["x", "y", "z"];

/** A spring as a zigzag from one point to another. */
function zigzag(x1, y1, x2, y2) {
  const [across, along] = [(y1 - y2) / Math.hypot(x1 - x2, y1 - y2), (x2 - x1) / Math.hypot(x1 - x2, y1 - y2)];
  let path = `M${x1} ${y1}`;
  for (let fold = 1; fold < 8; fold++) {
    const side = fold % 2 ? 7 : -7;
    path += `L${x1 + (x2 - x1) * fold / 8 + across * side} ${y1 + (y2 - y1) * fold / 8 + along * side}`;
  }
  return `${path}L${x2} ${y2}`;
}

export class Resonator {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 400, 330);
    // The drive's amplitude is in the frames, too: this is the smallest one of interest.
    this.drive = new Magnification(this.picture, swing, 100);
    this.sense = new Magnification(this.picture, rise, 0.01);
    this.force = new Peak(0.1);
    const anchor = (x, y, width, height) => add(this.picture, "rect", { class: "fixed", x, y, width, height });
    for (const x of [6, 382]) anchor(x, cy - 24, 12, 48);
    for (const y of [4, 262]) anchor(cx - 24, y, 48, 12);
    this.springs = Array.from({ length: 4 }, () => add(this.picture, "path", { class: "spring" }));
    this.mass = add(this.picture, "rect", { class: "mass", width: wide, height: high, rx: 4 });
    this.ellipse = add(this.picture, "path", { class: "orbit" });
    this.dot = add(this.picture, "circle", { class: "orbit-dot", r: 4 });
    this.push = add(this.picture, "path", { class: "push" });
    this.driveBar = scaleBar(this.picture, 12, 316);
    this.senseBar = scaleBar(this.picture, 160, 316);
    this.key = add(this.picture, "text", { x: 388, y: 284, class: "end" });
    add(this.picture, "text", { x: 388, y: cy - 32, class: "end" }, "drive");
    add(this.picture, "text", { x: cx + 34, y: 16 }, "sense");
    this.offerPhase(place);
  }

  /** A slider of the carrier's phase, and a button that lets it run. */
  offerPhase(place) {
    const row = add(place, "p", { class: "row" });
    this.button = add(row, "button", { type: "button" }, "Run the phase");
    const label = add(row, "label", {}, "Phase ");
    this.slider = add(label, "input", { type: "range", min: 0, max: 360, step: 1, value: 45 });
    this.run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
    this.button.addEventListener("click", () => this.run(!this.isRunning));
    this.slider.addEventListener("input", () => {
      this.run(false);
      // Shows the new phase once, where the frame stays the same.
      this.isDue = true;
    });
  }

  run(isWanted) {
    this.isRunning = isWanted;
    this.button.setAttribute("aria-pressed", String(isWanted));
  }

  /** Whether it is to be drawn again although the frame is the same. */
  get isMoving() {
    return this.isRunning || this.isDue;
  }

  fit(frames) {
    this.drive.take(frames, ({ drive_um }) => Math.abs(drive_um) * 1000);
    this.sense.take(frames, ({ in_phase_pm, quadrature_pm }) => {
      let most = 0;
      for (let axis = 0; axis < 3; axis++) most = Math.max(most, Math.hypot(in_phase_pm[axis], quadrature_pm[axis]));
      return most / 1000;
    });
    this.force.take(frames, ({ coriolis_mm_s2: [x, y, z] }) => Math.max(Math.abs(x), Math.abs(y), Math.abs(z)));
  }

  draw(frame, axis, now) {
    this.isDue = false;
    if (this.isRunning) this.slider.value = now / 1000 * drawn % 1 * 360;
    const phase = this.slider.value / 180 * Math.PI;
    const [x, y] = this.place(frame, axis, phase);
    const [left, top] = [cx + x - wide / 2, cy - y - high / 2];
    this.mass.setAttribute("x", left);
    this.mass.setAttribute("y", top);
    this.springs[0].setAttribute("d", zigzag(18, cy, left, top + high / 2));
    this.springs[1].setAttribute("d", zigzag(382, cy, left + wide, top + high / 2));
    this.springs[2].setAttribute("d", zigzag(cx, 16, left + wide / 2, top));
    this.springs[3].setAttribute("d", zigzag(cx, 262, left + wide / 2, top + high));
    this.dot.setAttribute("cx", cx + x);
    this.dot.setAttribute("cy", cy - y);
    if (frame !== this.last || axis !== this.lastAxis) this.trace(frame, axis);
    this.most = roundAbove(this.force.value);
    arrow(this.push, cx + x, cy - y, 0, -frame.coriolis_mm_s2[axis] * Math.cos(phase) * reach / this.most);
  }

  /** The displacements in units at a phase of the carrier. */
  place({ drive_um, in_phase_pm, quadrature_pm }, axis, phase) {
    const [sine, cosine] = [Math.sin(phase), Math.cos(phase)];
    return [
      drive_um * 1000 * sine * this.drive.scale,
      (in_phase_pm[axis] * cosine + quadrature_pm[axis] * sine) / 1000 * this.sense.scale,
    ];
  }

  /** The way of the mass in one cycle of the carrier. */
  trace(frame, axis) {
    [this.last, this.lastAxis] = [frame, axis];
    let path = "";
    for (let point = 0; point < points; point++) {
      const [x, y] = this.place(frame, axis, 2 * Math.PI * point / points);
      path += `${point ? "L" : "M"}${(cx + x).toFixed(1)} ${(cy - y).toFixed(1)}`;
    }
    this.ellipse.setAttribute("d", `${path}Z`);
  }

  tell(frame, axis) {
    const { drive, sense, part } = this;
    const length = roundBelow(90 / drive.scale);
    this.driveBar(length * drive.scale, `${length / 1000} µm across`);
    const small = roundBelow(90 / sense.scale);
    this.senseBar(small * sense.scale, `${Number((small * 1000).toPrecision(1))} pm upwards`);
    tell(this.key, `longest arrow ${this.most} mm/s²`);
    this.words = `Mass of ${names[axis]}: driven by ${fixed(frame.drive_um, 2)} µm, deflected by `
      + `${fixed(frame.in_phase_pm[axis], 1)} pm in phase with the Coriolis force and `
      + `${fixed(frame.quadrature_pm[axis], 1)} pm in quadrature`;
    return [
      `The carrier of ${grouped(part.drive_Hz)} Hz is drawn at ${drawn} Hz, `
        + `${grouped(part.drive_Hz / drawn)} times slower; its phase φ runs freely, the amplitudes are those of `
        + "the frame.",
      `The drive x = drive · sin φ is drawn ${grouped(drive.factor)} times larger than life, the sense motion `
        + `y = in phase · cos φ + quadrature · sin φ ${grouped(sense.factor)} times.`,
      "Arrow: Coriolis force on the mass, as an acceleration. Line: the way of the mass in one cycle. Quadrature tilts "
        + "it, rotation opens it to an ellipse.",
    ];
  }
}
