// A ball that rolls to the lower side, and bounces off the walls of its box (RollingBall of the package's
// Examples).

import { fixed, watch } from "./motion.js";

/** The ball's acceleration for 1 g, in half widths of the box per s². */
const push = 4;
/** The fraction of the speed after a bounce. */
const bounce = 0.5;
/** The fraction of the speed lost to friction, per second. */
const friction = 0.8;
/** Slower bounces, in half widths per s, are not counted: the ball lies at the wall. */
const slowest = 0.1;

const at = (id) => document.getElementById(id);
/** The position relative to the centre, with walls at ±1, and the velocity, by axis. */
let position = [0, 0];
let velocity = [0, 0];
let acceleration = [0, 0];
let bounces = 0;

watch((motion) => {
  acceleration = motion.acceleration;
});

function roll(axis, seconds) {
  velocity[axis] += (acceleration[axis] * push - velocity[axis] * friction) * seconds;
  position[axis] += velocity[axis] * seconds;
  if (Math.abs(position[axis]) <= 1) return;
  position[axis] = Math.sign(position[axis]);
  if (Math.abs(velocity[axis]) > slowest) bounces++;
  velocity[axis] *= -bounce;
}

let before = performance.now();
requestAnimationFrame(function draw(time) {
  requestAnimationFrame(draw);
  // A hidden page skips the time until it is visible again.
  const seconds = Math.min(0.05, Math.max(0, time - before) / 1000);
  before = time;
  for (const axis of [0, 1]) roll(axis, seconds);
  at("ball").setAttribute("cx", position[0]);
  at("ball").setAttribute("cy", -position[1]);
});

setInterval(() => {
  at("right").textContent = fixed(position[0], 2);
  at("top").textContent = fixed(position[1], 2);
  at("bounces").textContent = bounces;
}, 100);

at("middle").addEventListener("click", () => {
  [position, velocity] = [[0, 0], [0, 0]];
});
