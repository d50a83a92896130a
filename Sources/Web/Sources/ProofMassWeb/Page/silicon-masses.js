// The masses of an accelerometer: X and Y in one plane, and Z on its torsion beam.

import {
  add, arrow, drawing, fixed, grouped, Magnification, Peak, roundAbove, roundBelow, scaleBar, tell,
} from "./silicon-dom.js";
import { Capacitors } from "./silicon-capacitors.js";
import { Seesaw } from "./silicon-seesaw.js";

/** Units from the centre: edge of the mass, end of its fingers, edge of the window around the stop, anchors. */
const [edge, tip, pane, anchor] = [78, 126, 34, 124];
/** Units: half the width of a finger, the gap beside it, room for displacements, length of the longest arrow. */
const [half, gap, room, reach] = [3, 16, 14, 64];
const centre = 200;
const fingers = [-50, 0, 50];

/** The springs' beams: from a corner of the mass, which is displaced, to a fixed anchor. */
function folds(right, down, dx, dy) {
  const [x, y] = [right * edge + dx, down * edge + dy];
  let path = `M${centre + x} ${centre + y}`;
  for (let beam = 0; beam < 5; beam++) {
    const share = (beam + 1) / 5;
    const start = beam % 2 ? right * 88 : right * anchor;
    const end = x + (beam % 2 ? 0 : right * 40);
    path += `H${centre + end + (start - end) * share}V${centre + y + (down * anchor - y) * share}`;
  }
  return path;
}

class InPlane {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 2 * centre, 2 * centre);
    this.size = new Magnification(this.picture, room, 1);
    this.force = new Peak(0.1);
    this.springs = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([right, down]) => {
      const [x, y] = [centre + right * anchor - 7, centre + down * anchor - 7];
      add(this.picture, "rect", { class: "fixed", x, y, width: 14, height: 14 });
      return { right, down, path: add(this.picture, "path", { class: "spring" }) };
    });
    this.mass = add(this.picture, "g", { class: "mass" });
    this.stop = add(this.picture, "rect", { class: "stop" });
    this.drawMass();
    this.pull = add(this.picture, "path", { class: "pull" });
    this.push = add(this.picture, "path", { class: "push" });
    this.bar = scaleBar(this.picture, 12, 390);
    arrow(add(this.picture, "path", { class: "push" }), 388 - reach, 390, reach, 0);
    this.key = add(this.picture, "text", { x: 388, y: 382, class: "end" });
    add(this.picture, "text", { x: 388, y: 188, class: "end" }, "+x");
    add(this.picture, "text", { x: centre, y: 16, class: "middle" }, "+y");
  }

  /** The mass, its fingers, and the fixed plates: the first ones are at the negative ends of the axes. */
  drawMass() {
    const [low, high] = [centre - edge, centre + edge];
    const [from, to] = [centre - pane, centre + pane];
    add(this.mass, "path", {
      "fill-rule": "evenodd", d: `M${low} ${low}H${high}V${high}H${low}ZM${from} ${from}V${to}H${to}V${from}Z` });
    for (const side of [-1, 1]) {
      for (const at of fingers) {
        const along = side < 0 ? centre - tip : high;
        const across = centre + at - half;
        add(this.mass, "rect", { x: along, y: across, width: tip - edge, height: 2 * half });
        add(this.mass, "rect", { x: across, y: along, width: 2 * half, height: tip - edge });
        const plate = side < 0 ? centre - 152 : centre + 92;
        const [before, after] = [centre + at - half - gap - 4, centre + at + half + gap];
        // Downwards is the negative end of y.
        add(this.picture, "rect", { class: "second", x: plate, y: before, width: 60, height: 4 });
        add(this.picture, "rect", { class: "first", x: plate, y: after, width: 60, height: 4 });
        add(this.picture, "rect", { class: "first", x: before, y: plate, width: 4, height: 60 });
        add(this.picture, "rect", { class: "second", x: after, y: plate, width: 4, height: 60 });
      }
    }
  }

  fit(frames) {
    this.size.take(frames, ({ displacement_nm: [x, y] }) => Math.max(Math.abs(x), Math.abs(y)));
    this.force.take(frames, ({ true_g, self_test_g }) =>
      Math.max(Math.hypot(true_g[0], true_g[1]), Math.hypot(self_test_g[0], self_test_g[1])));
  }

  draw({ displacement_nm, true_g, self_test_g, touching }) {
    const { scale } = this.size;
    // The mass stays behind the housing: it moves against the specific force.
    const [dx, dy] = [-displacement_nm[0] * scale, displacement_nm[1] * scale];
    this.mass.setAttribute("transform", `translate(${dx} ${dy})`);
    for (const { right, down, path } of this.springs) path.setAttribute("d", folds(right, down, dx, dy));
    const [x, y] = [pane - this.part.stop_nm[0] * scale, pane - this.part.stop_nm[1] * scale];
    this.hasStop = x > 1 && y > 1;
    if (this.hasStop) {
      for (const [key, value] of [["x", centre - x], ["y", centre - y], ["width", 2 * x], ["height", 2 * y]]) {
        this.stop.setAttribute(key, value);
      }
    }
    this.stop.setAttribute("class", !this.hasStop ? "none" : touching[0] || touching[1] ? "stop touched" : "stop");
    this.most = roundAbove(this.force.value);
    const length = reach / this.most;
    arrow(this.push, centre, centre, -true_g[0] * length, true_g[1] * length);
    arrow(this.pull, centre + 12, centre + 12, -self_test_g[0] * length, self_test_g[1] * length);
  }

  tell({ displacement_nm: [x, y] }) {
    const { scale, factor } = this.size;
    const length = roundBelow(90 / scale);
    this.bar(length * scale, `${length} nm`);
    tell(this.key, `${this.most} g`);
    const [stop] = this.part.stop_nm;
    this.about = `In the plane: displacements are drawn ${grouped(factor)} times larger than life, gaps `
      + `${grouped(this.size.times(gap, this.part.gap_um[0] * 1000))} times. The stop is at ${grouped(stop)} nm, `
      + (this.hasStop ? "the block in the middle." : "at this scale outside of the drawing.");
    this.words = `Mass in the plane: x ${fixed(x, 1)} nm, y ${fixed(y, 1)} nm towards the first plates`;
  }
}

export class Masses {
  constructor(place, part) {
    const pictures = add(place, "div", { class: "silicon-pictures" });
    this.parts = [new InPlane(pictures, part), new Seesaw(pictures, part), new Capacitors(pictures, part)];
  }

  fit(frames) {
    for (const part of this.parts) part.fit(frames);
  }

  draw(frame, axis) {
    for (const part of this.parts) part.draw(frame, axis);
  }

  /** Sets the texts in the drawing; returns those below it. */
  tell(frame, axis) {
    for (const part of this.parts) part.tell(frame, axis);
    return [
      ...this.parts.map(({ about }) => about).filter(Boolean),
      "Purple: first plates, of C1; amber: second plates, of C2. Solid arrow: force of inertia on the mass; dashed "
        + "arrow: electrostatic pull of the self-test.",
    ];
  }
}
