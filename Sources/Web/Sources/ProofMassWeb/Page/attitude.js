// The measured attitude: as a rotation for the picture, and as numbers.

import { identity, inverse, leaning, product, turn, yaw } from "./phone.js";

const at = (id) => document.getElementById(id);
const degrees = 180 / Math.PI;

/** Sets the text of an element, if it differs. */
export function text(id, value) {
  if (at(id).textContent !== value) at(id).textContent = value;
}

function numbers(id, axes) {
  for (const index of [0, 1, 2]) {
    at(id).cells[index + 1].textContent = axes.length ? (axes[index] || 0).toFixed(3) : "–";
  }
}

/** The memory of the direction that the accelerometer alone measures, in seconds. */
const memory = 0.1;

let motion;
let north;
/** Whether the motion is missing because the gyroscope fails. */
let lost = false;
/** The measured specific force, in g, where there is no gyroscope; it points up at rest. */
let force = [0, 0, 1];
let time = 0;
let offset = 0;
let orientation = "–";
let hasCompass = false;
/** The rotation that is shown. */
export let attitude = identity;

/** Whether the attitude is reliable, because the offset of the gyroscope is known. */
const isSettled = () => motion?.settled !== false;

/** Follows the mean of new samples of the accelerometer, which cover some seconds. */
function lean(samples, seconds) {
  const share = 1 - Math.exp(-seconds / memory);
  force = force.map((part, axis) => {
    const mean = samples.reduce((sum, sample) => sum + sample[axis + 1], 0) / samples.length;
    return part + (mean - part) * share;
  });
}

/** Takes objects of the stream, by their types. */
export const attitudeTakers = {
  hello(object) {
    [motion, north, lost, offset, attitude, force] = [undefined, undefined, false, 0, identity, [0, 0, 1]];
    const { acc, gyr, mag } = object.sensors;
    hasCompass = Boolean(mag);
    at("no-attitude").hidden = Boolean(acc && gyr);
    text("no-attitude", acc ? "No gyroscope: the accelerometer alone shows how it lies."
      : "No attitude without an accelerometer.");
    at("hint").classList.toggle("away", !object.can_move || !acc);
  },
  samples(object) {
    if (object.motion) {
      ({ motion } = object);
      if (lost) [lost, at("no-attitude").hidden] = [false, true];
    } else if (object.acc?.length) {
      // The gyroscope has failed.
      if (motion && object.time_s - motion.time_s > 1) {
        [motion, lost] = [undefined, true];
        text("no-attitude", "The gyroscope fails: the accelerometer alone shows how it lies.");
        at("no-attitude").hidden = false;
      }
      if (!motion) lean(object.acc, object.time_s - time);
    }
    if (object.north) ({ north } = object);
    ({ orientation, time_s: time } = object);
  },
};

/**
 * Follows the rotation to east, north, up. Before north is known, its yaw counts from the start; then it approaches
 * north.
 */
export function follow() {
  if (!motion) {
    attitude = leaning(force);
  } else if (!isSettled()) {
    attitude = leaning(motion.gravity_g.map((part, axis) => -part - motion.user_g[axis]));
  } else {
    if (north) {
      const error = yaw(product(north.q, inverse(motion.q))) - offset;
      offset += 0.05 * Math.atan2(Math.sin(error), Math.cos(error));
    }
    attitude = product(turn(offset, 0, 0, 1), motion.q);
  }
  return attitude;
}

/** Shows the numbers. */
export function tellAttitude() {
  at("settling").classList.toggle("away", isSettled());
  text("orientation", orientation);
  const hasMotion = motion && isSettled() && time - motion.time_s <= 1;
  text("heading", !isSettled() ? "–" : north && time - north.time_s < 1 ? `${north.heading_deg.toFixed(0)}°`
    : hasCompass ? "not calibrated" : "no compass");
  numbers("gravity", hasMotion ? motion.gravity_g : []);
  numbers("user", hasMotion ? motion.user_g : []);
  if (!hasMotion) return text("tilt", "–");
  const [x, y, z] = motion.gravity_g;
  const pitch = Math.asin(Math.max(-1, Math.min(1, -y))) * degrees;
  const roll = Math.atan2(x, -z) * degrees;
  text("tilt", `${pitch.toFixed(1)}°, ${roll.toFixed(1)}°`);
}
