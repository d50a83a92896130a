// The motion of the device that shows the page, from the browser's own events: its attitude as a quaternion, and
// shakes and knocks.

import { product, turn } from "./phone.js";

const radians = Math.PI / 180;

/** Asks for permission to read motion, where the browser requires that: Safari does, and only after a tap. */
export async function askPermission() {
  const types = [window.DeviceMotionEvent, window.DeviceOrientationEvent];
  const answers = await Promise.all(types.map((type) => type?.requestPermission?.() ?? "granted"));
  if (answers.includes("denied")) throw new Error("allow motion and orientation in the browser’s settings");
}

/**
 * The rotation from the device's axes to a frame with z up, from the angles of deviceorientation in degrees: about
 * z, then about the new x, then about the new y.
 */
export const attitudeOf = (alpha, beta, gamma) =>
  product(product(turn(alpha * radians, 0, 0, 1), turn(beta * radians, 1, 0, 0)), turn(gamma * radians, 0, 1, 0));

/** Accelerations in g. Walking stays below the first; a tap with a finger reaches the second. */
const loud = 0.8;
const leastKnock = 1.2;
/** The time in which a jolt is observed, in seconds: more than one period of a shake at 4 Hz. */
const observed = 0.35;
/** The time after a jolt in which no other one is recognised, in seconds. */
const quiet = 0.8;

/**
 * Recognises jolts in the device's acceleration without gravity. A shake is loud again and again, in alternate
 * directions; a knock is loud only for a moment.
 */
export class Jolts {
  #jolt;
  #quietUntil = -Infinity;

  /**
   * Takes a measurement.
   * @param {number} seconds  its time
   * @param {number[]} acceleration  in g
   * @returns {{kind: "shake" | "knock", peak: number} | undefined}  the jolt that ended with it; peak in g
   */
  take(seconds, acceleration) {
    const size = Math.hypot(...acceleration);
    if (!this.#jolt) {
      if (size < loud || seconds < this.#quietUntil) return undefined;
      const direction = acceleration.map((part) => part / size);
      this.#jolt = { start: seconds, direction, sign: 1, turns: 0, count: 0, peak: 0 };
    }
    const jolt = this.#jolt;
    jolt.peak = Math.max(jolt.peak, size);
    if (size >= loud) {
      jolt.count += 1;
      const sign = Math.sign(acceleration.reduce((sum, part, axis) => sum + part * jolt.direction[axis], 0));
      if (sign === -jolt.sign) [jolt.sign, jolt.turns] = [sign, jolt.turns + 1];
    }
    if (seconds - jolt.start < observed) return undefined;
    [this.#jolt, this.#quietUntil] = [undefined, seconds + quiet];
    const kind = jolt.turns >= 2 && jolt.count >= 4 ? "shake" : "knock";
    return kind === "shake" || jolt.peak >= leastKnock ? { kind, peak: jolt.peak } : undefined;
  }
}
