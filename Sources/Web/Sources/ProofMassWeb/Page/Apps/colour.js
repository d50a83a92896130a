// A colour that a jerk along an axis selects, and whose strength shows tilt and angular rate (Spirits of the
// package's Examples).

import { watch } from "./motion.js";

/** The smallest acceleration of a jerk in g, including gravity. */
const jerk = 1.3;
/** The angular rate for full strength in rad/s, as a sum of the three axes. */
const fullSpin = 8;
/** The colours of each axis' positive and negative direction, which colour-blind people can distinguish. */
const colours = [
  [["green", "#009e73"], ["orange", "#e69f00"]],
  [["red", "#d55e00"], ["blue", "#0072b2"]],
  [["yellow", "#f0e442"], ["purple", "#cc79a7"]],
];

const at = (id) => document.getElementById(id);
let [name, colour] = ["white", "#ffffff"];
let strengths = { field: 0, spirit: 0 };

/** The colour of the first axis with a jerk; nothing if there is none. */
function chosen(acceleration) {
  const axis = acceleration.findIndex((value) => Math.abs(value) > jerk);
  return colours[axis]?.[acceleration[axis] > 0 ? 0 : 1];
}

watch(({ acceleration, rotation }) => {
  [name, colour] = chosen(acceleration) ?? [name, colour];
  const rate = rotation.reduce((sum, value) => sum + Math.abs(value), 0);
  strengths = { field: Math.min(1, Math.abs(acceleration[0])), spirit: Math.min(1, rate / fullSpin) };
});

requestAnimationFrame(function draw() {
  requestAnimationFrame(draw);
  for (const [id, strength] of Object.entries(strengths)) {
    at(id).style.fill = colour;
    at(id).style.fillOpacity = strength;
  }
});

setInterval(() => {
  at("name").textContent = name;
  at("tilt").textContent = strengths.field.toFixed(2);
  at("spin").textContent = strengths.spirit.toFixed(2);
}, 100);
