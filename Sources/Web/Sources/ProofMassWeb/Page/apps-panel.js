// The six apps in place, fed by the page's own stream. Their style is apps.css.

import { app as ball } from "./ball.js";
import { app as colour } from "./colour.js";
import { app as gMeter } from "./g-meter.js";
import { app as level } from "./level.js";
import { streamed } from "./motion.js";
import { offerMoving } from "./app-move.js";
import { run } from "./app-run.js";
import { app as scroll } from "./scroll.js";
import { app as undo } from "./undo.js";

const apps = [gMeter, colour, level, scroll, ball, undo];

const html = `
  <div class="row app-choice" role="group" aria-label="App"></div>
  <p class="about app-alone"><a>This app on a page of its own</a> <span class="app-trouble" role="status"></span></p>`;

/**
 * Offers the apps, one at a time. An app runs while it is visible.
 * @param {HTMLElement} place  an empty element
 * @param {(request: object) => boolean} ask  sends a request to the board; false where that is not possible
 * @param {() => number[]} stage  the displayed attitude, a quaternion from the device's axes to a frame with z up
 * @returns {{hello: (object: any) => void, samples: (object: any) => void}}  to be called with these objects of
 *   the stream
 */
export function offerApps(place, ask, stage) {
  place.classList.add("apps-panel");
  place.innerHTML = html;
  const [choice, alone] = ["div", "a"].map((name) => place.querySelector(name));
  const trouble = place.querySelector(".app-trouble");
  const stand = document.createElement("div");
  place.append(stand);
  const mover = offerMoving(place, ask, stage);
  /** The apps that were chosen before keep their state. */
  const running = new Map();
  let shown;
  let hasAccelerometer = false;

  function choose(app) {
    for (const button of choice.children) button.setAttribute("aria-pressed", String(button.textContent === app.title));
    alone.href = `${app.name}.html`;
    if (shown) shown.root.hidden = true;
    if (!running.has(app)) running.set(app, run(stand, app));
    shown = running.get(app);
    shown.root.hidden = false;
    mover.choose(shown.root);
  }

  for (const app of apps) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = app.title;
    button.addEventListener("click", () => choose(app));
    choice.append(button);
  }
  choose(gMeter);

  function tell(words) {
    if (trouble.textContent !== words) trouble.textContent = words;
  }

  return {
    hello(object) {
      mover.hello(object);
      hasAccelerometer = Boolean(object.sensors.acc);
      tell(hasAccelerometer ? "" : "The apps need an accelerometer: choose a board that has one.");
    },
    samples(object) {
      mover.samples(object);
      if (hasAccelerometer) tell(object.failing?.acc ?? "");
      const motion = streamed(object);
      if (motion) shown.take(motion);
    },
  };
}
