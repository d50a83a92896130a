// The displacement of the picture: the measured acceleration without gravity, integrated twice. Both integrals
// forget, so that errors of the sensor do not accumulate and the picture returns to its place.

import { matrix } from "./phone.js";

/** The memory of velocity and displacement, and of the mean that is subtracted, in seconds. */
const memory = 0.25;
const meanMemory = 1.5;
const standardGravity = 9.80665;
/** The picture's displacement per displacement, in widths of a letter per metre, and its limit. */
const perMetre = 15;
const most = 4.5;

export class Sway {
  constructor() {
    this.reset();
  }

  reset() {
    [this.mean, this.speed, this.place, this.last] = [[0, 0, 0], [0, 0, 0], [0, 0, 0], undefined];
  }

  /**
   * Takes samples [time, x, y, z] in seconds and g, on the device's axes.
   * @param {number[]} attitude  from these axes to the frame with z up
   */
  add(samples, attitude) {
    const rows = matrix(attitude);
    for (const [time, ...force] of samples) {
      const step = time - (this.last ?? -Infinity);
      this.last = time;
      if (step > 0.5) {
        [this.mean, this.speed, this.place] = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
        continue;
      }
      const forgets = Math.exp(-step / memory);
      rows.forEach((row, axis) => {
        const pull = row[0] * force[0] + row[1] * force[1] + row[2] * force[2] - (axis === 2 ? 1 : 0);
        this.mean[axis] += (pull - this.mean[axis]) * Math.min(1, step / meanMemory);
        this.speed[axis] = (this.speed[axis] + (pull - this.mean[axis]) * standardGravity * step) * forgets;
        this.place[axis] = (this.place[axis] + this.speed[axis] * step) * forgets;
      });
    }
  }

  /** The displacement in the frame with z up, in the picture's unit. */
  get shown() {
    return this.place.map((part) => most * Math.tanh((part * perMetre) / most));
  }
}
