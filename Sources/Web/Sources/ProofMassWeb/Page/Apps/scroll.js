// A list that scrolls while the device leans back or forward. The sources' rule, for a device that rests
// upright: ten times per second, to the next row for z < −0.5 g, to the previous one for z > 0.5 g. Here the
// position of rest is the one in which the device was held when the app was opened.

import { fixed } from "./motion.js";

const last = 99;
/** The speed in rows per second. */
const speed = 10;
/** The sine of the smallest angle that scrolls, 30°. */
const least = 0.5;
const degrees = 180 / Math.PI;

const html = `
  <section>
    <ol id="scroll-rows" class="rows" tabindex="0" aria-label="A hundred rows"></ol>
    <dl class="values">
      <div><dt>Leans back by</dt><dd id="scroll-lean">–</dd></div>
      <div><dt>It</dt><dd id="scroll-does">rests</dd></div>
      <div><dt>Row</dt><dd id="scroll-row">10</dd></div>
    </dl>
    <p class="row"><button id="scroll-rest" type="button">Rest as it is held now</button></p>
    <p class="about">Lean it back by more than 30° to scroll down, forward to scroll up.</p>
  </section>`;

function start(at) {
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
  /** The middle row, with a fraction; and whether the list shows it, which it can once it is visible. */
  let position = 10;
  let isPlaced = false;
  const height = () => items[1].offsetTop - items[0].offsetTop;
  const advance = () => {
    list.scrollTop = position * height();
    isPlaced = true;
  };

  at("rest").addEventListener("click", () => {
    rest = angle;
  });
  // The user can also scroll by hand.
  list.addEventListener("scroll", () => {
    const shown = list.scrollTop / height();
    if (Math.abs(shown - position) * height() > 2 && isPlaced && !rate) position = shown;
  });

  return {
    take({ gravity: [, y, z] }) {
      // On its side the device leans neither back nor forward.
      const isOnSide = Math.hypot(y, z) < least;
      if (!isOnSide) angle = Math.atan2(-y, -z);
      rest ??= angle;
      const lean = Math.sin((rest ?? 0) - (angle ?? 0));
      rate = isOnSide || Math.abs(lean) <= least ? 0 : Math.sign(lean) * speed;
    },
    step(seconds) {
      position = Math.max(0, Math.min(last, position + rate * seconds));
    },
    draw() {
      if (rate || !isPlaced) advance();
      const item = items[Math.max(0, Math.min(last, Math.round(position)))];
      if (item.hasAttribute("aria-current")) return;
      list.querySelector("[aria-current]")?.removeAttribute("aria-current");
      item.setAttribute("aria-current", "true");
    },
    tell() {
      if (angle === undefined) return;
      const lean = (rest - angle) * degrees;
      at("lean").textContent = `${fixed(lean - 360 * Math.round(lean / 360), 0)}°`;
      at("does").textContent = rate > 0 ? "scrolls down" : rate < 0 ? "scrolls up" : "rests";
      at("row").textContent = Math.round(position);
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "scroll", title: "Scrolling by tilt", html, start };
