// A paper for drawing, whose last stroke is undone when the device is shaken, after the question that phones
// ask. The web has no event for a shake: it is detected here from the acceleration without gravity.

import { watch } from "./motion.js";

/** The parameters of ShakeDetector in ProofMassFusion: in g, and in seconds. */
const threshold = 1;
const enough = 4;
const within = 0.6;
const longest = 1;
const quiet = 0.3;

const at = (id) => document.getElementById(id);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

// MARK: The shake

/** The latest peaks, each with its time and its direction, which is opposite to that of the previous one. */
let peaks = [];
/** The times at which the shake began, and at which the acceleration was last above the threshold. */
let began;
let loud = -Infinity;

/** Takes the next acceleration; true where it completes a shake that was short enough. */
function isShaken(user, seconds) {
  const size = Math.hypot(...user);
  if (size > threshold) {
    loud = seconds;
    peaks = peaks.filter((peak) => peak.seconds >= seconds - within);
    const last = peaks.at(-1);
    // Within 60° of the last peak's direction it belongs to that peak, beyond 120° to a new one, in between to
    // another motion.
    const cosine = last ? dot(last.user, user) / Math.hypot(...last.user) / size : -1;
    if (cosine < -0.5) peaks.push({ user, seconds });
    else if (cosine <= 0.5) peaks = [{ user, seconds }];
    if (peaks.length >= enough) began ??= peaks[0].seconds;
  } else if (seconds - loud > quiet) {
    const isShort = began !== undefined && loud - began <= longest;
    if (began !== undefined) at("shake").textContent = isShort ? "counts" : "too long: does not count";
    [peaks, began] = [[], undefined];
    return isShort;
  }
  return false;
}

let newest = [0, 0, 0];

watch(({ user, seconds }) => {
  newest = user;
  if (isShaken(user, seconds)) ask();
});

setInterval(() => {
  at("acceleration").textContent = Math.hypot(...newest).toFixed(1);
  at("peaks").textContent = Math.min(enough, peaks.length);
}, 100);

requestAnimationFrame(function draw() {
  requestAnimationFrame(draw);
  at("meter").value = Math.hypot(...newest);
});

// MARK: The paper

const undone = [];
let stroke;

const strokes = () => at("paper").querySelectorAll("polyline");

function tell() {
  const count = strokes().length;
  at("strokes").textContent = count === 0 ? "no stroke" : count === 1 ? "1 stroke" : `${count} strokes`;
}

function begin(x, y) {
  stroke = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  at("paper").append(stroke);
  undone.length = 0;
  extend(x, y);
  tell();
}

function extend(x, y) {
  stroke.points.appendItem(Object.assign(at("paper").createSVGPoint(), { x, y }));
  at("pen").setAttribute("cx", x);
  at("pen").setAttribute("cy", y);
}

function end() {
  stroke = undefined;
}

/** The position of the pointer on the paper. */
function place(event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(at("paper").getScreenCTM().inverse());
  return [x, y];
}

at("paper").addEventListener("pointerdown", (event) => {
  if (!event.isPrimary) return;
  at("paper").setPointerCapture(event.pointerId);
  begin(...place(event));
});
at("paper").addEventListener("pointermove", (event) => {
  if (stroke && at("paper").hasPointerCapture(event.pointerId)) extend(...place(event));
});
for (const name of ["pointerup", "pointercancel"]) at("paper").addEventListener(name, end);
at("paper").addEventListener("keyup", end);
at("paper").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] }[event.key];
  if (!step) return;
  event.preventDefault();
  const [x, y] = ["cx", "cy"].map((name) => Number(at("pen").getAttribute(name)));
  if (!stroke) begin(x, y);
  extend(Math.max(0, Math.min(400, x + step[0])), Math.max(0, Math.min(300, y + step[1])));
});

// MARK: The question

function ask() {
  if (at("question").open || !(strokes().length || undone.length)) return;
  at("undo").hidden = !strokes().length;
  at("redo").hidden = !undone.length;
  at("question").showModal();
}

const answers = {
  cancel() {},
  undo() {
    const last = [...strokes()].at(-1);
    undone.push(last);
    last.remove();
  },
  redo() {
    at("paper").append(undone.pop());
  },
};
for (const [name, carryOut] of Object.entries(answers)) {
  at(name).addEventListener("click", () => {
    carryOut();
    tell();
    at("question").close();
  });
}
