// Moves an emulated board from within an app: by drags of the app's picture and of a model of the board, by keys
// and by buttons.

import { hold, poses } from "./hand.js";
import { identity, show } from "./phone.js";

/** The motions, each with its key and button. */
const motions = [
  { key: "S", name: "Shake", request: { do: "shake" } },
  { key: "K", name: "Knock", request: { do: "knock" } },
  { key: "D", name: "Drop", request: { do: "drop" } },
  { key: "R", name: "Lie flat", request: { do: "turn", q: poses["face up"], over_s: 0.5 } },
];

const html = `
  <div id="mover-grip" class="grip" tabindex="0" role="application" aria-describedby="mover-help"
    aria-label="The emulated board, as its sensors say that it lies">
    <div class="model"><i></i><i>top</i><i></i><i></i><i></i><i></i></div>
  </div>
  <p class="row" id="mover-motions" role="group" aria-label="Motions"></p>
  <p class="about" id="mover-help">Drag the board<span id="mover-picture"> or the picture</span> to turn it; two fingers
    turn it about the line of sight. <span class="keys">Keys: arrows turn it, with Shift about the line of sight; S
    shakes, K knocks, D drops it, R lays it flat.</span></p>`;

/**
 * Adds the controls of a board to an element. They are visible once the board's stream permits it.
 * @param {HTMLElement} place  the element, in which the letters work as keys
 * @param {(request: object) => boolean} ask  sends a request to the board
 * @param {() => number[]} shown  the displayed attitude, from the device's axes to a frame with z up
 * @returns {{choose: (root: Element) => void, focus: () => void, hello: (object: any) => void,
 *   samples: (object: any) => void}}  `choose` takes the app that is shown, whose elements with `data-grip` can be
 *   dragged; `focus` makes the keys work; the others take objects of the stream
 */
export function offerMoving(place, ask, shown) {
  const section = document.createElement("section");
  section.className = "mover";
  section.setAttribute("aria-label", "Move the board");
  section.hidden = true;
  section.innerHTML = html;
  place.append(section);
  const grip = section.querySelector(".grip");
  const grips = new Set();
  let canMove = false;
  let truth = identity;

  const move = (request) => canMove && ask(request);
  const focus = () => grip.focus({ preventScroll: true });

  function add(element) {
    if (grips.has(element)) return;
    grips.add(element);
    element.classList.toggle("can-move", canMove);
    hold(element, () => ({ shown: shown(), truth }), (q) => move({ do: "turn", q }));
    // So that keys work after a drag. When the pointer goes down, the browser takes the focus away.
    element.addEventListener("pointerup", () => {
      if (canMove) focus();
    });
  }

  add(grip);
  for (const { key, name, request } of motions) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.setAttribute("aria-keyshortcuts", key);
    button.addEventListener("click", () => move(request));
    section.querySelector(".row").append(button);
  }
  place.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const motion = motions.find(({ key }) => key === event.key.toUpperCase());
    if (motion) move(motion.request);
  });
  requestAnimationFrame(function draw() {
    requestAnimationFrame(draw);
    if (grip.getClientRects().length) show(grip.firstElementChild, shown());
  });

  return {
    focus,
    choose(root) {
      const pictures = root.querySelectorAll("[data-grip]");
      pictures.forEach(add);
      section.querySelector("#mover-picture").hidden = !pictures.length;
    },
    hello(object) {
      canMove = object.can_move;
      truth = identity;
      section.hidden = !canMove;
      for (const element of grips) element.classList.toggle("can-move", canMove);
    },
    samples(object) {
      truth = object.truth?.q ?? truth;
    },
  };
}
