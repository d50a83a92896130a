// A picture that rotates against the device, so that its top stays up (LevelPicture of the package's Examples,
// which draws ten times per second on a terminal).

import { fixed } from "./motion.js";

/** The smallest component of gravity in the screen's plane in g: a flatter device has no upper side. */
const least = 0.1;

const html = `
  <section>
    <svg class="square" viewBox="-100 -100 200 200" data-grip role="img"
      aria-label="A house on a hill that stays upright while the device turns; its angle is below">
      <g id="level-scene">
        <rect class="sky" x="-150" y="-150" width="300" height="300"/>
        <circle class="sun" cx="58" cy="-58" r="13"/>
        <path class="hill" d="M-150 38H150V150H-150Z"/>
        <path class="wall" d="M-32-8H32V46H-32Z"/>
        <path class="roof" d="M-42-8L0-46L42-8Z"/>
        <path class="dark-part" d="M6 16H20V46H6ZM-70 20H-64V46H-70Z"/>
        <path class="pane" d="M-22 10H-6V26H-22Z"/>
        <circle class="hill" cx="-67" cy="8" r="17"/>
      </g>
      <path class="mark" d="M-100 0H-88M88 0H100M0-100V-88"/>
    </svg>
    <dl class="values">
      <div><dt>The device is turned by</dt><dd id="level-turned">–</dd></div>
      <div><dt>The picture is turned by</dt><dd id="level-back">–</dd></div>
    </dl>
    <p class="about">Hold it upright, like a picture on a wall, and turn it.</p>
  </section>`;

function words(degrees) {
  const size = fixed(Math.abs(degrees), 0);
  return size === "0" ? "0°" : `${size}° ${degrees > 0 ? "clockwise" : "counter-clockwise"}`;
}

function start(at) {
  /** The picture's angle in degrees, clockwise; 0 if the device is upright. */
  let angle = 0;
  let isFlat = true;
  return {
    take({ gravity: [x, y] }) {
      isFlat = Math.hypot(x, y) < least;
      if (isFlat) return;
      const turn = (Math.atan2(x, y) * 180) / Math.PI - 180;
      angle = turn <= -180 ? turn + 360 : turn;
    },
    draw() {
      at("scene").setAttribute("transform", `rotate(${angle})`);
    },
    tell() {
      at("turned").textContent = isFlat ? "it lies flat" : words(-angle);
      at("back").textContent = words(angle);
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "level", title: "Level picture", html, start };
