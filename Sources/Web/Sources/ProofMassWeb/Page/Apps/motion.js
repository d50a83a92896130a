// The common part of the apps: the device's motion from the W3C's devicemotion and deviceorientation events,
// which a phone's browser sends, or devicemotion.js for a board; the request for permission; and a message
// where nothing moves.

const standardGravity = 9.80665;
const radians = Math.PI / 180;
/** The time without motion after which a message reports this, in ms. */
const patience = 4000;

const list = (axes) => [axes?.x ?? 0, axes?.y ?? 0, axes?.z ?? 0];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * @typedef {object} Motion  on the axes of the device's screen: x to its right, y to its top, z out of it
 * @property {number[]} gravity  in g, downwards
 * @property {number[]} user  the acceleration without gravity in g, with Core Motion's sign
 * @property {number[]} acceleration  the sum of these, so that at rest it points downwards
 * @property {number[]} rotation  the angular rate in rad/s
 * @property {number} seconds  the time of the event
 */

/** The upward direction, from the angles of deviceorientation, which have the same meaning in all browsers. */
let up;
/** The number of first events to ignore until the orientation is known. */
let first = 10;

/** The motion of an event; nothing where the browser has no sensors. */
function read(event) {
  const { accelerationIncludingGravity, acceleration, rotationRate: rate } = event;
  if (typeof accelerationIncludingGravity?.x !== "number" || (!up && first-- > 0)) return undefined;
  const [all, user] = [list(accelerationIncludingGravity), list(acceleration)];
  const force = all.map((value, axis) => value - user[axis]);
  // The W3C's accelerations point up at rest; those of Safari on iOS point down, as Core Motion's do.
  const factor = (up && dot(force, up) < 0 ? 1 : -1) / standardGravity;
  // A phone rotates the picture on its screen, and x and y with it; a board has no screen.
  const angle = event.isTrusted ? (screen.orientation?.angle ?? 0) * radians : 0;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const onScreen = ([x, y, z]) => [x * cosine - y * sine, x * sine + y * cosine, z].map((part) => part * factor);
  return {
    gravity: onScreen(force), user: onScreen(user), acceleration: onScreen(all),
    rotation: [rate?.alpha ?? 0, rate?.beta ?? 0, rate?.gamma ?? 0].map((part) => part * radians),
    seconds: event.timeStamp / 1000,
  };
}

/** A number with decimals, and without -0. */
export const fixed = (value, decimals) => (Number(value.toFixed(decimals)) + 0).toFixed(decimals);

/**
 * Calls a function with the motion of each event. The page's element `hint` shows a message where nothing
 * moves, and a button where the browser asks for permission first.
 * @param {(motion: Motion) => void} take
 */
export function watch(take) {
  let heard = performance.now();
  let moved = heard;
  let last = [0, 0, 0];
  let isPhone = false;
  window.addEventListener("deviceorientation", ({ beta, gamma }) => {
    if (typeof beta !== "number") return;
    const [b, c] = [beta * radians, gamma * radians];
    up = [-Math.cos(b) * Math.sin(c), Math.sin(b), Math.cos(b) * Math.cos(c)];
  });
  window.addEventListener("devicemotion", (event) => {
    const motion = read(event);
    if (!motion) return;
    heard = performance.now();
    isPhone = event.isTrusted;
    if (motion.acceleration.some((value, axis) => Math.abs(value - last[axis]) > 0.05)) {
      [last, moved] = [motion.acceleration, heard];
    }
    take(motion);
  });
  const hint = document.getElementById("hint");
  setInterval(() => {
    if (hint.querySelector("button")) return;
    const now = performance.now();
    if (now - heard > patience) say(hint, "No motion comes from any sensor.");
    else if (now - moved > patience && !isPhone) say(hint, "Nothing moves. ", boardLink());
    else say(hint);
  }, 500);
  askPermission().catch(() => {
    // Safari asks only after a tap.
    const button = document.createElement("button");
    button.textContent = "Use this device’s motion";
    button.onclick = () =>
      askPermission().then(() => say(hint), (error) => say(hint, `No permission: ${error.message}`));
    hint.replaceChildren(button);
  });
}

/** Sets the text of a line, if it differs. */
function say(line, ...words) {
  if (line.textContent !== words.map((word) => word.textContent ?? word).join("")) line.replaceChildren(...words);
}

/** A link to the page of devicemotion.js, on which an emulated board can be moved. */
function boardLink() {
  const link = document.createElement("a");
  const script = document.querySelector("script[src$='devicemotion.js']");
  Object.assign(link, {
    href: new URL("./", script?.src ?? location.href), target: "_blank", textContent: "Move the board on its page",
  });
  return link;
}

async function askPermission() {
  const types = [window.DeviceMotionEvent, window.DeviceOrientationEvent];
  const answers = await Promise.all(types.map((type) => type?.requestPermission?.() ?? "granted"));
  if (answers.includes("denied")) throw new Error("allow motion and orientation in the browser’s settings");
}
