// A magnetoresistive compass: three bridges of strips whose magnetization the field turns.

import { add, arrow, drawing, fixed, grouped, Peak, roundBelow, tell } from "./silicon-dom.js";

/** Units: the height of a row, the middle of a strip, its length, the length of the arrow. */
const [row, cx, long, reach] = [104, 150, 240, 80];
const names = ["X", "Y", "Z"];

export class Bridge {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 400, 3 * row + 8);
    this.peak = new Peak(0.01);
    this.strips = names.map((name, index) => {
      const y = index * row + row / 2 + 6;
      add(this.picture, "rect", { class: "strip", x: cx - long / 2, y: y - 16, width: long, height: 32 });
      // Stripes of metal lead the current at 45° to the strip.
      let poles = "";
      for (let x = cx - long / 2 + 8; x < cx + long / 2 - 32; x += 30) poles += `M${x} ${y + 16}l32 -32`;
      add(this.picture, "path", { class: "pole", d: poles });
      add(this.picture, "path", { class: "easy", d: `M${cx - long / 2} ${y}h${long}` });
      add(this.picture, "text", { x: 10, y: y + 5 }, name);
      return {
        y,
        path: add(this.picture, "path", { class: "push" }),
        lines: [-14, 5, 24].map((down) => add(this.picture, "text", { x: 390, y: y + down, class: "end" })),
      };
    });
  }

  fit(frames) {
    this.peak.take(frames, ({ angles_deg: [x, y, z] }) => Math.max(Math.abs(x), Math.abs(y), Math.abs(z)));
    // The largest angle is drawn as at most 50°.
    this.factor = Math.max(1, roundBelow(50 / this.peak.value));
  }

  draw({ angles_deg }) {
    this.strips.forEach(({ y, path }, index) => {
      const angle = angles_deg[index] * this.factor * Math.PI / 180;
      const [dx, dy] = [reach * Math.cos(angle), -reach * Math.sin(angle)];
      arrow(path, cx - dx / 2, y - dy / 2, dx, dy);
    });
  }

  tell({ angles_deg, coil_uT, offset_uT }) {
    this.strips.forEach(({ lines }, index) => {
      tell(lines[0], `${fixed(angles_deg[index], 3)}°`);
      tell(lines[1], `coil ${fixed(coil_uT[index], 1)} µT`);
      tell(lines[2], `offset ${fixed(offset_uT[index], 1)} µT`);
    });
    this.words = `Angles of magnetization: ${angles_deg.map((angle) => fixed(angle, 2)).join(", ")} degrees`;
    return [
      `Arrow: the magnetization of a strip, its angle to the strip drawn ${grouped(this.factor)} times larger. The `
        + `field across a strip turns it against the anisotropy field of ${grouped(this.part.anisotropy_uT)} µT; the `
        + "bridge senses the sine of the angle.",
    ];
  }
}
