// A picture that rotates against the device, so that its top stays up (LevelPicture of the package's Examples,
// which draws ten times per second on a terminal).

import { fixed, watch } from "./motion.js";

/** The smallest component of gravity in the screen's plane in g: a flatter device has no upper side. */
const least = 0.1;

const at = (id) => document.getElementById(id);
/** The picture's angle in degrees, clockwise; 0 if the device is upright. */
let angle = 0;
let isFlat = true;

watch(({ gravity: [x, y] }) => {
  isFlat = Math.hypot(x, y) < least;
  if (isFlat) return;
  const turn = (Math.atan2(x, y) * 180) / Math.PI - 180;
  angle = turn <= -180 ? turn + 360 : turn;
});

requestAnimationFrame(function draw() {
  requestAnimationFrame(draw);
  at("scene").setAttribute("transform", `rotate(${angle})`);
});

function words(degrees) {
  const size = fixed(Math.abs(degrees), 0);
  return size === "0" ? "0°" : `${size}° ${degrees > 0 ? "clockwise" : "counter-clockwise"}`;
}

setInterval(() => {
  at("turned").textContent = isFlat ? "it lies flat" : words(-angle);
  at("back").textContent = words(angle);
}, 100);
