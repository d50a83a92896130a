// The picture of the board: its chips can be chosen. A chip's light is on for each transaction with it; a chip that
// fails is crossed out.

import { draw } from "./pcb-drawing.js";

const at = (id) => document.getElementById(id);
/** The time for which a light is on, in ms. */
const litFor = 180;
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Shows the board.
 * @param {(request: object) => boolean} ask  sends a request to the server
 * @param {(request: object) => boolean} command  sends one of the user
 * @param {() => boolean} isStill  whether the display is paused
 * @param {(address: string) => void} open  called when the user chooses a chip
 * @param {(count: number) => void} tell  called with the number of chips that fail
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types; in
 *   addition `choose`, which selects the chip of an address
 */
export function showBoard(ask, command, isStill, open, tell) {
  let chips = [];
  let chosen;
  let canMove = false;
  let failing = new Set();
  let unplugged = [];
  /** The addresses of chips with samples since the last transactions. */
  const sampled = new Set();

  function show() {
    for (const { address, chip, role, box, top } of chips) {
      const fails = failing.has(address);
      box.classList.toggle("fails", fails);
      top.setAttribute("aria-pressed", String(address === chosen?.address));
      const label = `${chip} at ${address}, ${role}${fails ? ", fails" : ""}`;
      if (top.getAttribute("aria-label") !== label) top.setAttribute("aria-label", label);
    }
    const state = !chosen ? "" : failing.has(chosen.address) ? "fails" : chosen.role;
    const words = chosen ? `${chosen.chip} at ${chosen.address}: ${state}` : "Choose a chip to look into it.";
    if (at("chip-words").textContent !== words) at("chip-words").textContent = words;
    at("plug").hidden = !chosen || !canMove;
    at("plug").textContent = chosen && unplugged.includes(chosen.address) ? "Plug in again" : "Unplug";
  }

  function choose(one) {
    chosen = chips.find(({ address }) => address === one);
    show();
  }

  at("plug").addEventListener("click", () => {
    const { address } = chosen;
    command(unplugged.includes(address) ? { do: "repair" } : { do: "unplug", address });
  });
  setInterval(() => {
    if (chips.length && !document.hidden && !isStill()) ask({ do: "bus" });
  }, 2000);
  return {
    choose,
    hello(object) {
      canMove = object.can_move;
      [failing, unplugged] = [new Set(), []];
      chips = draw(object, ({ address }) => open(address));
      choose(chosen?.address);
      ask({ do: "bus" });
    },
    samples(object) {
      const { failing: reasons = {}, truth } = object;
      for (const { address, sensors } of chips) if (sensors.some((name) => object[name].length)) sampled.add(address);
      unplugged = truth?.unplugged ?? [];
      const now = chips.filter(({ address, sensors }) =>
        unplugged.includes(address) || sensors.some((name) => reasons[name])).map(({ address }) => address);
      if (now.join() !== [...failing].join()) tell(now.length);
      failing = new Set(now);
      show();
    },
    bus({ transactions, left_out: leftOut }) {
      if (isStill()) return;
      // The transactions that are left out are known by the samples that they have read.
      const addressed = new Set([...transactions.map(({ address }) => address), ...(leftOut ? sampled : [])]);
      sampled.clear();
      for (const { address, light } of chips) {
        light.classList.toggle("on", isReduced.matches && addressed.has(address));
        // From bright to dark; for users who prefer reduced motion it stays bright while there are transactions.
        if (addressed.has(address) && !isReduced.matches) light.animate([{ opacity: 1 }, { opacity: 0 }], litFor);
      }
    },
  };
}
