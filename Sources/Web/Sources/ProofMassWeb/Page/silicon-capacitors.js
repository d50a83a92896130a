// The two capacitances of one axis as bars, and their difference.

import { add, drawing, fixed, Peak, roundAbove, tell } from "./silicon-dom.js";

const [start, width, middle] = [60, 210, 165];

export class Capacitors {
  constructor(place, part) {
    this.part = part;
    this.picture = drawing(place, 400, 100);
    this.peak = new Peak(0.1);
    this.bars = ["first", "second"].map((name, index) => {
      const y = 8 + 28 * index;
      add(this.picture, "text", { x: 8, y: y + 15 }, `C${index + 1}`);
      add(this.picture, "rect", { class: "frame", x: start, y, width, height: 20 });
      return {
        bar: add(this.picture, "rect", { class: name, x: start, y, height: 20 }),
        text: add(this.picture, "text", { x: 388, y: y + 15, class: "end" }),
      };
    });
    add(this.picture, "text", { x: 8, y: 85 }, "C1−C2");
    this.difference = add(this.picture, "rect", { y: 70, height: 20 });
    add(this.picture, "path", { class: "silicon-bar", d: `M${middle} 66V94` });
    this.text = add(this.picture, "text", { x: 388, y: 85, class: "end" });
  }

  fit(frames) {
    this.peak.take(frames, ({ capacitance_fF }) =>
      Math.max(...capacitance_fF.map(([first, second]) => Math.abs(first - second))));
  }

  draw({ capacitance_fF }, axis) {
    const pair = capacitance_fF[axis];
    // The frame is twice the capacitance at rest.
    this.bars.forEach(({ bar }, index) => {
      bar.setAttribute("width", Math.min(width, pair[index] / this.part.rest_fF[axis] * width / 2));
    });
    this.most = roundAbove(this.peak.value);
    const length = (pair[0] - pair[1]) / this.most * width / 2;
    this.difference.setAttribute("class", length < 0 ? "second" : "first");
    this.difference.setAttribute("x", middle + Math.min(0, length));
    this.difference.setAttribute("width", Math.abs(length));
  }

  tell({ capacitance_fF }, axis) {
    const [first, second] = capacitance_fF[axis];
    tell(this.bars[0].text, `${fixed(first, 2)} fF`);
    tell(this.bars[1].text, `${fixed(second, 2)} fF`);
    tell(this.text, `${fixed(first - second, 2)} fF`);
    this.about = `Capacitances of ${"XYZ"[axis]}: the frames are ${2 * this.part.rest_fF[axis]} fF, twice the `
      + `capacitance at rest; half the width of the last bar is ${this.most} fF.`;
    this.words = `Capacitances of ${"xyz"[axis]}: ${fixed(first, 1)} and ${fixed(second, 1)} fF`;
  }
}
