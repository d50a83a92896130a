// A g-meter: the acceleration in the screen's plane as a ball on a polar grid; its components and magnitude
// with minimum and maximum; and their curves.

import { Chart } from "./chart.js";
import { fixed, watch } from "./motion.js";

const names = ["x", "y", "z", "|a|"];
/** The distance of 1 g from the centre of the grid, whose edges are at ±1 (PolarGrid of ProofMassMotion). */
const oneGee = 0.666;
/** The time span of the curves, in seconds. */
const span = 10;

const at = (id) => document.getElementById(id);
const chart = new Chart(at("curves"), "Curves", "g", 1.2, 3, ["x", "y", "z", "magnitude"]);
const rows = names.map((name) => {
  const row = document.createElement("tr");
  const heading = document.createElement("th");
  heading.scope = "row";
  heading.textContent = name;
  row.append(heading, ...names.slice(1).map(() => document.createElement("td")));
  at("readings").append(row);
  return row;
});

/** The present values of x, y, z and the magnitude, and the minimum and maximum of each since the reset. */
let now;
let minimum;
let maximum;

function reset() {
  [minimum, maximum] = [now, now];
}

watch(({ acceleration, seconds }) => {
  now = [...acceleration, Math.hypot(...acceleration)];
  if (!minimum) reset();
  minimum = minimum.map((value, index) => Math.min(value, now[index]));
  maximum = maximum.map((value, index) => Math.max(value, now[index]));
  chart.add([[seconds, ...now]]);
});

at("reset").addEventListener("click", reset);

// Numbers that change with each frame would be unreadable.
setInterval(() => {
  if (!now) return;
  at("magnitude").textContent = now[3].toFixed(2);
  rows.forEach((row, index) => {
    [now, minimum, maximum].forEach((values, column) => {
      row.cells[column + 1].textContent = fixed(values[index], 3);
    });
  });
  chart.tell();
}, 100);

// For users who prefer reduced motion, the curves advance once per second.
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
let drawn = 0;

requestAnimationFrame(function draw(time) {
  requestAnimationFrame(draw);
  if (!now) return;
  // Beyond the grid, the ball is drawn at its edge.
  const [x, y] = now.map((value) => Math.max(-1, Math.min(1, value * oneGee)));
  at("ball").setAttribute("cx", x);
  at("ball").setAttribute("cy", -y);
  if (isReduced.matches && time - drawn < 1000) return;
  drawn = time;
  chart.draw(performance.now() / 1000 - 0.05, span, getComputedStyle(document.documentElement));
});
