// A compass with Hall plates: the disc that concentrates the field, seen from above, and the plates at its rim.

import { add, arrow, drawing, fixed, Peak, roundAbove, tell } from "./silicon-dom.js";

/** Units: the middle, the disc's radius, the coil's, the side of the largest plate, the longest arrow. */
const [cx, cy, radius, coil, side, reach] = [200, 178, 92, 140, 46, 110];
/** Units: the place of the field's part along z, and its largest radius. */
const [zx, zy, most] = [256, 346, 14];
/** The directions of the plates h1 to h4, y upwards. */
const directions = [[1, 0], [0, 1], [-1, 0], [0, -1]];

export class Hall {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 400, 364);
    this.plate = new Peak(1);
    this.field = new Peak(1);
    this.coil = add(this.picture, "circle", { class: "coil", cx, cy, r: coil });
    add(this.picture, "circle", { class: "disc", cx, cy, r: radius });
    this.plates = directions.map(([x, y]) => ({
      rect: add(this.picture, "rect"),
      text: add(this.picture, "text", {
        x: cx + x * (radius + 58), y: cy - y * (radius + 34) + 4 + Math.abs(x) * 40, class: "middle" }),
    }));
    this.arrows = [["offset_uT", "offset"], ["coil_uT", "pull"], ["true_uT", "push"]].map(([key, name]) => ({
      key, path: add(this.picture, "path", { class: name }) }));
    this.normal = add(this.picture, "circle", { class: "normal", cx: zx, cy: zy });
    this.sign = add(this.picture, "path", { class: "push" });
    this.along = add(this.picture, "text", { x: zx + 22, y: zy + 5 });
    this.key = add(this.picture, "text", { x: 12, y: zy + 5 });
    add(this.picture, "text", { x: 392, y: cy + 4, class: "end" }, "+x");
    add(this.picture, "text", { x: cx, y: 16, class: "middle" }, "+y");
    add(this.picture, "text", { x: 388, y: 16, class: "end" }, "seen from above");
  }

  fit(frames) {
    this.plate.take(frames, ({ plates_uT }) => Math.max(...plates_uT.map(Math.abs)));
    this.field.take(frames, ({ true_uT, coil_uT, offset_uT }) =>
      Math.max(...true_uT.map(Math.abs), ...coil_uT.map(Math.abs), ...offset_uT.map(Math.abs)));
  }

  draw(frame) {
    this.plates.forEach(({ rect }, index) => {
      const value = frame.plates_uT[index];
      const [x, y] = directions[index];
      // The area is proportional to the field.
      const size = side * Math.sqrt(Math.abs(value) / this.plate.value);
      rect.setAttribute("class", value < 0 ? "second" : "first");
      rect.setAttribute("x", cx + x * radius - size / 2);
      rect.setAttribute("y", cy - y * radius - size / 2);
      rect.setAttribute("width", size);
      rect.setAttribute("height", size);
    });
    this.most = roundAbove(this.field.value);
    const length = reach / this.most;
    for (const { key, path } of this.arrows) arrow(path, cx, cy, frame[key][0] * length, -frame[key][1] * length);
    // The part of the field along z as the usual sign: a point towards the viewer, a cross away.
    const z = frame.true_uT[2] / this.most;
    const r = Math.abs(z) * most;
    this.normal.setAttribute("r", r);
    const s = r * 0.7;
    this.sign.setAttribute("d", z < 0 ? `M${zx - s} ${zy - s}l${2 * s} ${2 * s}m0 ${-2 * s}l${-2 * s} ${2 * s}`
      : `M${zx} ${zy}h.1`);
    const isOn = frame.coil_uT.some((part) => part !== 0);
    this.coil.setAttribute("class", isOn ? "coil on" : "coil");
  }

  tell({ plates_uT, true_uT, coil_uT }) {
    this.plates.forEach(({ text }, index) => tell(text, `h${index + 1} ${fixed(plates_uT[index], 1)} µT`));
    tell(this.key, `longest arrow ${this.most} µT`);
    tell(this.along, `z ${fixed(true_uT[2], 1)} µT`);
    this.words = `Field ${true_uT.map((part) => fixed(part, 1)).join(", ")} µT; plates `
      + `${plates_uT.map((part) => fixed(part, 1)).join(", ")} µT`;
    const isOn = coil_uT.some((part) => part !== 0);
    return [
      "The area of each plate is proportional to the field through it; the colour is its sign: "
        + "purple for positive, amber for negative.",
      "Solid arrow: field in the plane; circle: its part along z, with a point towards you, with a cross away. Dashed "
        + `arrows: the offset (grey) and the self-test’s coil, which is ${isOn ? "on" : "off"}.`,
    ];
  }
}
