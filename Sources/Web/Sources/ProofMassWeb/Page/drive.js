// A button with which this device's own motion drives the emulated board: its attitude, shakes and knocks.

import { askPermission, attitudeOf, Jolts } from "./phone-motion.js";
import { normalized, product, turn, yaw } from "./phone.js";

const standardGravity = 9.80665;
/** The time between two requests in ms: 25 per second, each of which the board carries out within 40 ms. */
const interval = 40;
/** The smallest rotation that is sent, in radians: the sensors of a phone at rest vary by less. */
const leastTurn = 0.2 * (Math.PI / 180);
/** The time in ms in which a motion of the board must not be ended by a turn. */
const lasting = { shake: 800, knock: 50 };
/** The time without any event after which a message reports this, in ms. */
const patience = 2000;

const begin = "Drive the board with this phone";

/** Creates an element in another one. */
export function add(parent, name, members = {}) {
  const element = document.createElement(name);
  parent.append(Object.assign(element, members));
  return element;
}

/** The reason why a browser gives a page no motion without HTTPS, and the remedy. */
export const insecure =
  "This page was opened over HTTP. Browsers give a page the motion of the device only in a secure context, which is "
  + "HTTPS. Start “proofmass serve --host 0.0.0.0 --tls”, open its address, and accept the warning of the browser. "
  + "The warning is expected: the server has made its certificate itself, and no authority has signed it.";

const angle = (a, b) => 2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, part, index) => sum + part * b[index], 0))));

/**
 * Offers to drive the board by this device.
 * @param {HTMLElement} place  an empty element
 * @param {(request: object) => boolean} ask  sends a request to the board; false where that is not possible
 * @returns {{hello: (object: any) => void}}  to be called with the stream's first object
 */
export function offerDriving(place, ask) {
  const button = add(place, "button", { type: "button", className: "drive", textContent: begin });
  const forward = add(place, "button", { type: "button", hidden: true, textContent: "Face forward again" });
  const status = add(place, "p", { className: "about" });
  status.setAttribute("role", "status");
  const say = (words) => {
    if (status.textContent !== words) status.textContent = words;
  };

  let isOn = false;
  /** The rotation about z that makes the first attitude face forward. */
  let zero;
  let wanted;
  let sent;
  let heldUntil = 0;
  let timer;
  let jolts;
  let started;
  let isHeard;
  let lock;

  function lean({ alpha, beta, gamma }) {
    // The browser of a device without sensors sends one event without numbers.
    if (![alpha, beta, gamma].every(Number.isFinite)) return;
    isHeard = true;
    const attitude = attitudeOf(alpha, beta, gamma);
    zero ??= turn(-yaw(attitude), 0, 0, 1);
    wanted = normalized(product(zero, attitude));
  }

  function feel({ acceleration, timeStamp }) {
    if (!Number.isFinite(acceleration?.x)) return;
    isHeard = true;
    const { x, y, z } = acceleration;
    const jolt = jolts.take(timeStamp / 1000, [x, y, z].map((part) => part / standardGravity));
    if (!jolt || !ask({ do: jolt.kind })) return;
    heldUntil = performance.now() + lasting[jolt.kind];
    say(`Sent a ${jolt.kind}: this device felt ${jolt.peak.toFixed(1)} g.`);
  }

  function send() {
    const now = performance.now();
    if (!isHeard && now - started > patience) {
      say("No motion comes from this device: it may have no sensors. Drag the picture of the board instead.");
    } else if (wanted && now > heldUntil && (!sent || angle(wanted, sent) > leastTurn)) {
      if (ask({ do: "turn", q: wanted })) sent = wanted;
    }
  }

  function stop() {
    isOn = false;
    clearInterval(timer);
    removeEventListener("deviceorientation", lean);
    removeEventListener("devicemotion", feel);
    lock?.then((held) => held?.release());
    show();
  }

  async function start() {
    try {
      await askPermission();
    } catch (error) {
      say(`No permission: ${error.message}`);
      return;
    }
    isOn = true;
    [zero, wanted, sent, jolts] = [undefined, undefined, undefined, new Jolts()];
    [started, isHeard] = [performance.now(), false];
    addEventListener("deviceorientation", lean);
    addEventListener("devicemotion", feel);
    timer = setInterval(send, interval);
    // The screen would go off, and the events end, because nobody touches it.
    lock = navigator.wakeLock?.request("screen").catch(() => undefined);
    show();
    say("The board turns as this device does. Shake or knock it, too.");
  }

  function show() {
    button.textContent = isOn ? "Stop driving" : begin;
    forward.hidden = !isOn;
    if (!isOn) say("");
  }

  button.addEventListener("click", () => (isOn ? stop() : start()));
  forward.addEventListener("click", () => {
    zero = undefined;
  });
  return {
    hello(object) {
      const isPossible = object.can_move && isSecureContext;
      if (isOn && !isPossible) stop();
      button.hidden = !isPossible;
      if (!object.can_move) {
        say("Only an emulated board can be driven: this page shows real chips, or a motion from a file.");
      } else if (!isSecureContext) {
        say(insecure);
      }
    },
  };
}
