// The plate that senses Z, on its torsion beam, in section.

import {
  add, arrow, drawing, fixed, grouped, Magnification, Peak, roundAbove, roundBelow, scaleBar, tell,
} from "./silicon-dom.js";

/** Units: the axis of rotation, the distance of an electrode's middle from it, half its width, the gap. */
const [axisX, axisY, arm, half, gap] = [200, 62, 100, 48, 40];
/** Units: the ends of the plate, its thickness, room for displacements above an electrode, longest arrow. */
const [light, heavy, thickness, room, reach] = [130, 150, 8, 24, 44];
const stopAt = 140;

export class Seesaw {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 400, 172);
    this.size = new Magnification(this.picture, room, 1);
    this.force = new Peak(0.1);
    const floor = axisY + thickness / 2 + gap;
    add(this.picture, "rect", { class: "fixed", x: 30, y: floor + 6, width: 340, height: 8 });
    add(this.picture, "rect", { class: "second", x: axisX - arm - half, y: floor, width: 2 * half, height: 6 });
    add(this.picture, "rect", { class: "first", x: axisX + arm - half, y: floor, width: 2 * half, height: 6 });
    this.stops = [-1, 1].map((side) => add(this.picture, "rect", { x: axisX + side * stopAt - 4, width: 8 }));
    add(this.picture, "rect", { class: "fixed", x: axisX - 6, y: axisY, width: 12, height: gap + 10 });
    this.plate = add(this.picture, "g", { class: "mass" });
    add(this.plate, "rect", { x: axisX - light, y: axisY - thickness / 2, width: light + heavy, height: thickness });
    // The end with more mass.
    add(this.plate, "rect", { x: axisX + heavy - 36, y: axisY - 14, width: 36, height: 12 });
    add(this.picture, "circle", { class: "spring", cx: axisX, cy: axisY, r: 7 });
    this.push = add(this.picture, "path", { class: "push" });
    this.pull = add(this.picture, "path", { class: "pull" });
    this.bar = scaleBar(this.picture, 12, 160);
    this.key = add(this.picture, "text", { x: 388, y: 164, class: "end" });
    add(this.picture, "text", { x: 388, y: 16, class: "end" }, "z, in section");
    this.floor = floor;
  }

  fit(frames) {
    this.size.take(frames, ({ displacement_nm }) => Math.abs(displacement_nm[2]));
    this.force.take(frames, ({ true_g, self_test_g }) => Math.max(Math.abs(true_g[2]), Math.abs(self_test_g[2])));
  }

  draw({ displacement_nm, true_g, self_test_g, touching }) {
    const { scale } = this.size;
    // The heavy end sinks towards the first electrode where the specific force is upwards.
    const down = displacement_nm[2] * scale;
    this.plate.setAttribute("transform", `rotate(${Math.atan2(down, arm) * 180 / Math.PI} ${axisX} ${axisY})`);
    const depth = this.part.stop_nm[2] * scale * stopAt / arm;
    this.hasStop = depth < gap - 1;
    this.stops.forEach((stop, index) => {
      const isTouched = touching[2] && down > 0 === index > 0;
      stop.setAttribute("class", !this.hasStop ? "none" : isTouched ? "stop touched" : "stop");
      if (!this.hasStop) return;
      stop.setAttribute("y", axisY + thickness / 2 + depth);
      stop.setAttribute("height", this.floor + 6 - axisY - thickness / 2 - depth);
    });
    this.most = roundAbove(this.force.value);
    arrow(this.push, axisX + heavy + 12, axisY, 0, true_g[2] * reach / this.most);
    arrow(this.pull, axisX + arm, axisY - 6, 0, self_test_g[2] * reach / this.most);
  }

  tell({ displacement_nm, angle_urad }) {
    const { scale, factor } = this.size;
    const length = roundBelow(90 / scale);
    this.bar(length * scale, `${length} nm`);
    tell(this.key, `longest arrow ${this.most} g`);
    this.about = `Z: displacements over the middle of an electrode, ${this.part.arm_um} µm from the beam, are drawn `
      + `${grouped(factor)} times larger than life, the gap `
      + `${grouped(this.size.times(gap, this.part.gap_um[2] * 1000))} times. The stop is at `
      + `${grouped(this.part.stop_nm[2])} nm, `
      + (this.hasStop ? "the blocks below the ends." : "at this scale below the drawing.");
    this.words = `Plate of z: ${fixed(displacement_nm[2], 1)} nm, ${fixed(angle_urad, 1)} µrad towards the first `
      + "electrode";
  }
}
