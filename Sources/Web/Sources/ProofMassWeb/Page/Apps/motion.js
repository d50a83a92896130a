// The device's motion as the apps take it, from either of two sources: the objects of a board's stream, or the
// W3C's devicemotion and deviceorientation events, which a phone's browser sends, or devicemotion.js for a
// board. For the events: the request for permission, and a message where nothing moves.

import { askPermission } from "./phone-motion.js";

const standardGravity = 9.80665;
const radians = Math.PI / 180;
/** The time without motion after which a message reports this, in ms. */
const patience = 4000;

const list = (axes) => [axes?.x ?? 0, axes?.y ?? 0, axes?.z ?? 0];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sum = (a, b) => a.map((value, axis) => value + b[axis]);

/**
 * @typedef {object} Motion  on the axes of the device's screen: x to its right, y to its top, z out of it
 * @property {number[]} gravity  in g, downwards
 * @property {number[]} user  the acceleration without gravity in g, with Core Motion's sign
 * @property {number[]} acceleration  the sum of these, so that at rest it points downwards
 * @property {number[]} rotation  the angular rate in rad/s
 * @property {number} seconds  its time
 * @property {number[][]} samples  the accelerations since the last motion, [seconds, x, y, z]: all samples of a
 *   board, but only one per event of a phone. Their clock may differ from that of `seconds`.
 */

/** A number with decimals, and without -0. */
export const fixed = (value, decimals) => (Number(value.toFixed(decimals)) + 0).toFixed(decimals);

/** The motion where only the acceleration is known. */
const forceAlone = (acceleration) =>
  ({ gravity: acceleration, user: [0, 0, 0], acceleration, rotation: [0, 0, 0] });

// MARK: From a stream

/** The stream's samples are specific force, which points up at rest. */
const accelerations = (acc = []) => acc.map(([seconds, ...force]) => [seconds, ...force.map((part) => -part)]);

/** The motion in a `samples` object of a stream; nothing where it has none. */
export function streamed({ acc, motion, time_s: now }) {
  const samples = accelerations(acc);
  if (motion && motion.settled !== false && now - motion.time_s < 1) {
    const { gravity_g: gravity, user_g: user, rate_radps: rotation, time_s: seconds } = motion;
    return { gravity, user, acceleration: sum(gravity, user), rotation, seconds, samples };
  }
  // An accelerometer alone, or a gyroscope whose offset is unknown.
  const last = samples.at(-1);
  if (!last) return undefined;
  const [seconds, ...acceleration] = last;
  return { ...forceAlone(acceleration), seconds, samples };
}

// MARK: From events

/** The upward direction, from the angles of deviceorientation, which have the same meaning in all browsers. */
let up;
/** The number of first events to ignore until the orientation is known. */
let first = 10;

/** The motion of an event; nothing where the browser has no sensors. */
function read(event) {
  const { accelerationIncludingGravity, acceleration, rotationRate: rate } = event;
  if (typeof accelerationIncludingGravity?.x !== "number" || (!up && first-- > 0)) return undefined;
  const [all, user] = [list(accelerationIncludingGravity), list(acceleration)];
  const force = all.map((value, axis) => value - user[axis]);
  // The W3C's accelerations point up at rest; those of Safari on iOS point down, as Core Motion's do.
  const factor = (up && dot(force, up) < 0 ? 1 : -1) / standardGravity;
  // A phone rotates the picture on its screen, and x and y with it; a board has no screen.
  const angle = event.isTrusted ? (screen.orientation?.angle ?? 0) * radians : 0;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const onScreen = ([x, y, z]) => [x * cosine - y * sine, x * sine + y * cosine, z].map((part) => part * factor);
  const seconds = event.timeStamp / 1000;
  return {
    gravity: onScreen(force), user: onScreen(user), acceleration: onScreen(all),
    rotation: [rate?.alpha ?? 0, rate?.beta ?? 0, rate?.gamma ?? 0].map((part) => part * radians),
    seconds, samples: [[seconds, ...onScreen(all)]],
  };
}

/**
 * Calls a function with the motion of each event.
 * @param {(motion: Motion) => void} take
 * @param {HTMLElement} hint  shows a message where nothing moves, and a button where the browser asks for
 *   permission first
 */
export function watch(take, hint) {
  let heard = performance.now();
  let moved = heard;
  let last = [0, 0, 0];
  let isPhone = false;
  /** The samples of a board for the next event; nothing where devicemotion.js has announced no board. */
  let samples;
  /** What is wrong with the board, by its stream. */
  let trouble = "";
  let canMove = false;
  let isSettled = true;
  window.addEventListener("proofmass", ({ detail: { object, hello } }) => {
    canMove = Boolean(hello?.can_move);
    if (object.type === "samples") {
      samples = accelerations(object.acc);
      // Without either of them there are no events.
      trouble = object.failing?.acc ?? object.failing?.gyr ?? "";
      isSettled = object.motion?.settled !== false;
    }
    // A page without a server fails before its first samples.
    if (object.type === "failure" && !samples) trouble = object.words;
  });
  window.addEventListener("deviceorientation", ({ beta, gamma }) => {
    if (typeof beta !== "number") return;
    const [b, c] = [beta * radians, gamma * radians];
    up = [-Math.cos(b) * Math.sin(c), Math.sin(b), Math.cos(b) * Math.cos(c)];
  });
  window.addEventListener("devicemotion", (event) => {
    const motion = read(event);
    if (!motion) return;
    heard = performance.now();
    isPhone = event.isTrusted;
    if (motion.acceleration.some((value, axis) => Math.abs(value - last[axis]) > 0.05)) {
      [last, moved] = [motion.acceleration, heard];
    }
    if (samples) [motion.samples, samples] = [samples, []];
    take(isSettled ? motion : { ...motion, ...forceAlone(motion.acceleration) });
  });
  setInterval(() => {
    if (hint.querySelector("button")) return;
    const now = performance.now();
    if (trouble) say(hint, trouble);
    else if (now - heard > patience) say(hint, "No motion comes from any sensor.");
    else if (now - moved > patience && !isPhone && !canMove) say(hint, "Nothing moves: move the board.");
    else say(hint, "");
  }, 500);
  askPermission().catch(() => {
    // Safari asks only after a tap.
    const button = document.createElement("button");
    button.textContent = "Use this device’s motion";
    button.onclick = () =>
      askPermission().then(() => say(hint, ""), (error) => say(hint, `No permission: ${error.message}`));
    hint.replaceChildren(button);
  });
}

/** Sets the text of a line, if it differs. */
function say(line, words) {
  if (line.textContent !== words) line.textContent = words;
}
