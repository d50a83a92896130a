// A hand on the board: drags and arrow keys become attitudes of the emulated board.

import { inverse, normalized, product, turn, view } from "./phone.js";

/** Rotations from the device's axes to east, north, up, for a user who faces north. */
export const poses = {
  "face up": [1, 0, 0, 0],
  "face down": [0, 0, 1, 0],
  portrait: [Math.SQRT1_2, Math.SQRT1_2, 0, 0],
  "upside down": [0, 0, Math.SQRT1_2, -Math.SQRT1_2],
  "landscape left": [0.5, 0.5, -0.5, 0.5],
  "landscape right": [0.5, 0.5, 0.5, -0.5],
};

const radiansPerPixel = 0.01;
const radiansPerKey = (5 * Math.PI) / 180;
/** A pointer that moves less, in pixels, does not drag: it may press a button of the picture. */
const leastDrag = 4;

/**
 * Lets the user rotate the picture. The board makes the same rotation as the picture, from its own attitude.
 * @param {HTMLElement} stage  the element that is dragged
 * @param {() => {shown: number[], truth: number[]}} begin  returns the displayed attitude, and the board's
 * @param {(q: number[]) => void} ask  called with the new attitude for the board
 */
export function hold(stage, begin, ask) {
  const pointers = new Map();
  let start;
  let wanted;
  let isDue = false;
  function take() {
    start = begin();
    wanted = start.shown;
  }
  function leave() {
    if (pointers.size) return;
    start = undefined;
    stage.classList.remove("held");
  }
  function release(event) {
    if (pointers.delete(event.pointerId)) leave();
  }
  // In the viewer's axes: x to the right, y up, z towards the viewer.
  function move(angle, x, y, z) {
    if (!start) take();
    const here = product(product(inverse(view), turn(angle, x, y, z)), view);
    wanted = normalized(product(here, wanted));
    if (isDue) return;
    isDue = true;
    const from = product(start.truth, inverse(start.shown));
    requestAnimationFrame(() => {
      isDue = false;
      ask(product(from, wanted));
    });
  }
  stage.addEventListener("pointerdown", (event) => {
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
  });
  stage.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    // A pointer that has not been captured may have been released outside the window.
    if (!event.buttons) return release(event);
    const [right, down] = [event.clientX - last[0], event.clientY - last[1]];
    if (!stage.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(right, down) < leastDrag) return;
      // Not before, because the captured pointer presses no button.
      stage.setPointerCapture(event.pointerId);
      stage.classList.add("held");
      if (!start) take();
    }
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (event.shiftKey || pointers.size > 1) {
      move(-right * radiansPerPixel, 0, 0, 1);
    } else {
      const length = Math.hypot(right, down);
      if (length) move(length * radiansPerPixel, down / length, right / length, 0);
    }
  });
  // A pointer that has not been captured may be released beside the stage.
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release);
  stage.addEventListener("keydown", (event) => {
    if (!stage.classList.contains("can-move")) return;
    const axes = {
      ArrowUp: [-1, 0, 0], ArrowDown: [1, 0, 0],
      ArrowLeft: event.shiftKey ? [0, 0, 1] : [0, -1, 0],
      ArrowRight: event.shiftKey ? [0, 0, -1] : [0, 1, 0],
    }[event.key];
    if (!axes) return;
    event.preventDefault();
    move(radiansPerKey, ...axes);
  });
  // The next key begins at the picture's attitude at that time.
  stage.addEventListener("keyup", () => setTimeout(leave, 150));
}
