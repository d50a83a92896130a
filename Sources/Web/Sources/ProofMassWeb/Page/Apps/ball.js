// A ball that rolls to the lower side, and bounces off the walls of its box (RollingBall of the package's
// Examples).

import { fixed } from "./motion.js";

/** The ball's acceleration for 1 g, in half widths of the box per s². */
const push = 4;
/** The fraction of the speed after a bounce. */
const bounce = 0.5;
/** The fraction of the speed lost to friction, per second. */
const friction = 0.8;
/** Slower bounces, in half widths per s, are not counted: the ball lies at the wall. */
const slowest = 0.1;

const html = `
  <section>
    <svg class="square" viewBox="-1.2 -1.2 2.4 2.4" data-grip role="img"
      aria-label="A ball in a box, which rolls to the side that is down; its place is below">
      <rect class="box" x="-1.14" y="-1.14" width="2.28" height="2.28" rx=".04"/>
      <circle id="ball-ball" class="ball" r=".12"/>
    </svg>
    <dl class="values">
      <div><dt>To the right</dt><dd id="ball-right">0.00</dd></div>
      <div><dt>To the top</dt><dd id="ball-top">0.00</dd></div>
      <div><dt>Bounces</dt><dd id="ball-bounces">0</dd></div>
    </dl>
    <p class="row"><button id="ball-middle" type="button">Put it in the middle</button></p>
  </section>`;

function start(at) {
  /** The position relative to the centre, with walls at ±1, and the velocity, by axis. */
  let position = [0, 0];
  let velocity = [0, 0];
  let acceleration = [0, 0];
  let bounces = 0;

  function roll(axis, seconds) {
    velocity[axis] += (acceleration[axis] * push - velocity[axis] * friction) * seconds;
    position[axis] += velocity[axis] * seconds;
    if (Math.abs(position[axis]) <= 1) return;
    position[axis] = Math.sign(position[axis]);
    if (Math.abs(velocity[axis]) > slowest) bounces++;
    velocity[axis] *= -bounce;
  }

  at("middle").addEventListener("click", () => {
    [position, velocity] = [[0, 0], [0, 0]];
  });
  return {
    take(motion) {
      acceleration = motion.acceleration;
    },
    step(seconds) {
      for (const axis of [0, 1]) roll(axis, seconds);
    },
    draw() {
      at("ball").setAttribute("cx", position[0]);
      at("ball").setAttribute("cy", -position[1]);
    },
    tell() {
      at("right").textContent = fixed(position[0], 2);
      at("top").textContent = fixed(position[1], 2);
      at("bounces").textContent = bounces;
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "ball", title: "Rolling ball", html, start };
