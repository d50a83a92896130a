// The silicon of one chip: what its sensing elements do now, from the world to the registers' bytes.

import { add, fixed, tell } from "./silicon-dom.js";
import { Player } from "./silicon-player.js";
import { Sensor } from "./silicon-sensor.js";

/** Milliseconds between requests, each of which is good for 3 s, and without an object after which it is said. */
const [askEvery, patience] = [2000, 4000];
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
/** Milliseconds between frames of the present for users who prefer reduced motion. */
const calm = 1000;

/** What the view is made of, above the sensors. */
function layOut(place) {
  const top = add(place, "div", { class: "row" });
  const chips = add(top, "p", { class: "row", role: "group", "aria-label": "Chip" });
  const noise = add(add(top, "label"), "input", { type: "checkbox", checked: "" });
  noise.after(" noise and offsets");
  const temperature = add(top, "span", { class: "about" });
  const status = add(place, "p", { role: "status" });
  const player = add(place, "div", { hidden: "" });
  const sensors = add(place, "div", { class: "silicon-sensors" });
  return { chips, noise, temperature, status, player, sensors };
}

/**
 * Offers the view.
 * @param {HTMLElement} place  an empty element of a panel; where it is hidden nothing is asked for or drawn
 * @param {(request: object) => boolean} ask  sends a request to the board; false where that is not possible
 * @param {() => boolean} isStill  whether the page is paused; a slow motion goes on
 * @param {(address: string) => void} chosen  called when the user chooses a chip; to be followed by `choose`
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types;
 *   in addition `open`, called when the panel is shown, and `choose`, which shows the chip of an address
 */
export function offerSilicon(place, ask, isStill, chosen) {
  const style = document.createElement("link");
  Object.assign(style, { rel: "stylesheet", href: new URL("silicon.css", import.meta.url).href });
  const box = add(place, "div", { class: "silicon" });
  // Drawings without their style would be black for a moment.
  box.hidden = true;
  style.onload = style.onerror = () => {
    box.hidden = false;
  };
  document.head.append(style);
  const parts = layOut(box);
  let hello;
  /** The address of the chip that is shown. */
  let address;
  /** Why the driver of that chip fails; empty where it does not. */
  let trouble = "";
  /** The newest object of that chip, and the page's time when it came. */
  let present;
  let came = 0;
  /** The page's time when the frame that is shown came. */
  let shownSince = 0;
  /** The sensors that are shown, and of what kind they are. */
  let sensors = [];
  let kinds = "";
  let loop;

  /** Asks for a slow motion. The answer is one object, which should stay well below a megabyte. */
  function askAhead(members) {
    return ask({ do: "silicon", address, frames: present?.sensors.length > 1 ? 200 : 400, ...members });
  }

  const player = new Player(parts.player, askAhead, () => {
    const shown = player.capture ?? present;
    if (!shown) return;
    build(shown);
    sensors.forEach((sensor, index) => sensor.show(player.capture ? shown.sensors[index].frames : []));
    look();
  });
  const isVisible = () => !document.hidden && place.getClientRects().length > 0;

  /** Shows other sensors, where they or their elements are others than before; returns whether it did. */
  function build(object) {
    const wanted = object.address
      + object.sensors.map(({ quantity, element, bypassed }) => `${quantity} ${element} ${bypassed}`).join();
    if (wanted === kinds) return false;
    kinds = wanted;
    parts.sensors.replaceChildren();
    sensors = object.sensors.map((sensor) => new Sensor(parts.sensors, sensor));
    return true;
  }

  function draw(now) {
    loop = isVisible() ? requestAnimationFrame(draw) : undefined;
    const index = player.at(now);
    if (!present || (index === undefined && isStill())) return;
    const shown = player.capture ?? present;
    sensors.forEach((sensor, place) => sensor.draw(shown.sensors[place].frames[index ?? 0], index, now));
    tell(parts.temperature, `${fixed(shown.temperature_C, 1)} °C`);
  }

  /** Asks for the present while it is visible, and draws. */
  function look() {
    if (!address || !hello.can_move || !isVisible()) return;
    loop ??= requestAnimationFrame(draw);
    if (player.capture) return;
    if (isStill()) {
      if (!present) tell(parts.status, "The page is paused: end the pause to see this chip.");
    } else if (!ask({ do: "silicon", address })) {
      tell(parts.status, "The page is not connected: this view goes on when it is live again.");
    } else if (performance.now() - came > patience) {
      tell(parts.status, "The board sends nothing of this chip: the events say whether it refused the request.");
    }
  }

  function choose(one) {
    [address, present, kinds, sensors, came] = [one, undefined, "", [], performance.now()];
    player.end();
    parts.sensors.replaceChildren();
    parts.player.hidden = !hello.can_move;
    tell(parts.status, hello.can_move ? "Waiting for the first frame."
      : hello.emulated ? "A board that follows a motion file does not show its silicon: serve one without --motion."
      : "A real chip does not show its silicon: proofmass serve --bus emulator has chips that do.");
    for (const choice of parts.chips.children) choice.setAttribute("aria-pressed", String(choice.value === one));
    look();
  }

  setInterval(look, askEvery);
  // Begins at once where its tab is opened, or it is scrolled into view.
  new IntersectionObserver(look).observe(place);
  document.addEventListener("visibilitychange", look);
  parts.noise.addEventListener("change", () => ask({ do: "noise", on: parts.noise.checked }));

  return {
    hello(object) {
      hello = object;
      const chips = new Map(Object.values(object.sensors).map((sensor) => [sensor.address, sensor.chip]));
      parts.chips.replaceChildren(...[...chips].map(([one, chip]) => {
        const choice = document.createElement("button");
        Object.assign(choice, { type: "button", value: one, textContent: chip });
        choice.addEventListener("click", () => chosen(one));
        return choice;
      }));
      parts.noise.parentElement.hidden = !object.can_move || object.sensing === "ideal";
      choose(chips.has(address) ? address : [...chips.keys()][0]);
    },
    choose(one) {
      if ([...parts.chips.children].some(({ value }) => value === one)) choose(one);
    },
    open: look,
    samples(object) {
      const failing = Object.entries(object.failing ?? {});
      [, trouble] = failing.find(([name]) => hello.sensors[name].address === address) ?? ["", ""];
      // The request takes a moment; the box is then what the board says.
      if (object.truth) parts.noise.checked = object.truth.noise;
    },
    silicon(object) {
      if (object.address !== address || !object.sensors.length) return;
      came = performance.now();
      // An answer has many frames, the present one.
      if (object.sensors[0].frames.length > 1) {
        present ??= object;
        return player.take(object);
      }
      if (isStill()) return;
      let isOther = !present;
      if (!player.capture) {
        tell(parts.status, trouble && `The driver fails: ${trouble}`);
        isOther = build(object) || isOther;
        sensors.forEach((sensor, place) => sensor.take(object.sensors[place].frames[0]));
      }
      if (!isOther && isReduced.matches && came - shownSince < calm) return;
      [present, shownSince] = [object, came];
    },
  };
}
