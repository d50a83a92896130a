// A list that scrolls while the device leans back or forward. The sources' rule, for a device that rests
// upright: ten times per second, to the next row for z < −0.5 g, to the previous one for z > 0.5 g. Here the
// position of rest is the one in which the device was held when the page was opened.

import { fixed, watch } from "./motion.js";

const last = 99;
/** The speed in rows per second. */
const speed = 10;
/** The sine of the smallest angle that scrolls, 30°. */
const least = 0.5;
const degrees = 180 / Math.PI;

const at = (id) => document.getElementById(id);
const list = at("rows");
for (let row = 0; row <= last; row++) {
  const item = document.createElement("li");
  item.textContent = `Row ${row}`;
  item.style.setProperty("--part", row);
  list.append(item);
}
const items = [...list.children];

/** The angle about x of the position of rest, and the present one, in radians: 0 face up, ½ π upright. */
let rest;
let angle;
/** The present speed in rows per second. */
let rate = 0;
/** The middle row, with a fraction. */
let position = 10;

watch(({ gravity: [, y, z] }) => {
  // On its side the device leans neither back nor forward.
  const isOnSide = Math.hypot(y, z) < least;
  if (!isOnSide) angle = Math.atan2(-y, -z);
  rest ??= angle;
  const lean = Math.sin((rest ?? 0) - (angle ?? 0));
  rate = isOnSide || Math.abs(lean) <= least ? 0 : Math.sign(lean) * speed;
});

at("rest").addEventListener("click", () => {
  rest = angle;
});

const height = () => items[1].offsetTop - items[0].offsetTop;
// The user can also scroll by hand.
list.addEventListener("scroll", () => {
  const shown = list.scrollTop / height();
  if (Math.abs(shown - position) * height() > 2) position = shown;
});
list.scrollTop = position * height();

let before = performance.now();
requestAnimationFrame(function draw(time) {
  requestAnimationFrame(draw);
  const seconds = Math.min(0.1, Math.max(0, time - before) / 1000);
  before = time;
  if (rate) {
    position = Math.max(0, Math.min(last, position + rate * seconds));
    list.scrollTop = position * height();
  }
  const item = items[Math.max(0, Math.min(last, Math.round(position)))];
  if (item.hasAttribute("aria-current")) return;
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  item.setAttribute("aria-current", "true");
});

setInterval(() => {
  if (angle === undefined) return;
  const lean = (rest - angle) * degrees;
  at("lean").textContent = `${fixed(lean - 360 * Math.round(lean / 360), 0)}°`;
  at("does").textContent = rate > 0 ? "scrolls down" : rate < 0 ? "scrolls up" : "rests";
  at("row").textContent = Math.round(position);
}, 100);
