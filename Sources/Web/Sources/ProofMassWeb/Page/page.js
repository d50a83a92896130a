// The page: the stream's data as pictures and numbers.

import { offerBoard } from "./board.js";
import { Chart } from "./chart.js";
import { hold } from "./hand.js";
import { offerRecording } from "./keep.js";
import { identity, inverse, leaning, product, show, turn, yaw } from "./phone.js";
import { showRegisters } from "./registers.js";
import * as share from "./share.js";
import { connect, words } from "./stream.js";
import { showTraffic } from "./traffic.js";

const at = (id) => document.getElementById(id);
/** By sensor: the title of its chart, the smallest range of the chart, and decimals. */
const titles = { acc: ["Acceleration", 1.2, 3], gyr: ["Rotation", 0.5, 3], mag: ["Field", 60, 1] };
const degrees = 180 / Math.PI;

let hello;
let motion;
let north;
let truth;
let lost = {};
/** By sensor, the reason why it has no samples. */
let failing = {};
let charts = {};
let attitude = identity;
let offset = 0;
let shakes = 0;
let last = { stream: 0, page: 0 };
let orientation = "–";
let isPaused = false;
/** The start of a pause that the address requests: when the charts are full. */
let stillFrom = 0;
const isStill = () => isPaused && performance.now() >= stillFrom;

function text(id, value) {
  if (at(id).textContent !== value) at(id).textContent = value;
}

function tell(time, words, kind = "event") {
  const line = document.createElement("li");
  line.className = kind;
  const stamp = document.createElement("time");
  stamp.textContent = `${time.toFixed(1)} s`;
  line.append(stamp, " ", words);
  at("told").prepend(line);
  while (at("told").children.length > 50) at("told").lastChild.remove();
}

const chipAt = (place) => Object.values(hello.sensors).find(({ address }) => address === place).chip;

const takers = {
  hello(object) {
    hello = object;
    [motion, north, truth, lost, offset] = [undefined, undefined, undefined, {}, 0];
    // A chip with several sensors is listed with each of them.
    const chips = [...new Set(object.chips.map((chip) => chip.chip))].join(", ");
    text("board", `${chips}, ${object.emulated ? "emulated" : `on ${object.bus}`}`);
    at("charts").replaceChildren();
    charts = {};
    for (const [name, sensor] of Object.entries(object.sensors)) {
      const [title, least, digits] = titles[name];
      charts[name] = new Chart(at("charts"), title, sensor.unit.replace("u", "µ"), least, digits);
    }
    const hasAttitude = Boolean(object.sensors.acc && object.sensors.gyr);
    at("phone").hidden = !hasAttitude;
    at("no-attitude").hidden = hasAttitude;
    at("hint").hidden = !object.can_move || !hasAttitude;
    at("stage").classList.toggle("can-move", object.can_move);
    at("stage").setAttribute("role", object.can_move ? "application" : "img");
  },

  samples(object) {
    for (const name of Object.keys(charts)) charts[name].add(object[name]);
    if (object.motion) motion = object.motion;
    if (object.north) north = object.north;
    if (object.truth) {
      ({ truth } = object);
      board.take(truth);
    }
    ({ lost, failing = {} } = object);
    orientation = object.orientation;
    last = { stream: object.time_s, page: performance.now() };
  },

  event(object) {
    if (object.event === "orientation") {
      tell(object.time_s, `orientation: ${object.value}`);
    } else {
      if (object.value === "ended") text("shakes", String(++shakes));
      tell(object.time_s, `shake ${object.value}, along ${object.axis}`);
    }
  },

  failure(object) {
    tell(object.time_s, object.words, "failure");
  },

  note(object) {
    tell(object.time_s, object.words);
  },

  refused(object) {
    tell(last.stream, `refused: ${object.words}`, "failure");
  },

  violation(object) {
    const what = object.kind ? `${object.register}: ${object.severity}, ${object.words}` : object.words;
    const times = object.count > 1 ? ` (${object.count} times)` : "";
    tell(object.time_s, `${chipAt(object.address)} ${what}${times}`, object.severity === "note" ? "event" : "failure");
  },

  lost(object) {
    tell(last.stream, `this page was behind: ${object.objects} messages lost`, "failure");
  },
};

const note = (words) => tell(last.stream, words);
const recorder = offerRecording(note);
const ask = (request) => stream.ask(request);
const board = offerBoard(ask);
const views = [takers, board, showRegisters(ask, isStill), showTraffic(ask, isStill)];

const stream = connect(
  (object) => {
    for (const view of views) view[object.type]?.(object);
    recorder.take(object);
  },
  (state) => {
    if (state === "away") recorder.leave(words.lost);
    text("state", words[state]);
    at("state").classList.toggle("live", state === "live");
  },
);

// MARK: Drawing

/** Whether the attitude is reliable, because the offset of the gyroscope is known. */
const isSettled = () => motion?.settled !== false;

/** The rotation to east, north, up. Before north is known, its yaw counts from the start; then it approaches north. */
function currentAttitude() {
  if (!motion) return identity;
  if (!isSettled()) return leaning(motion.gravity_g.map((part, axis) => -part - motion.user_g[axis]));
  if (north) {
    const error = yaw(product(north.q, inverse(motion.q))) - offset;
    offset += 0.05 * Math.atan2(Math.sin(error), Math.cos(error));
  }
  return product(turn(offset, 0, 0, 1), motion.q);
}

function numbers(id, axes) {
  for (const index of [0, 1, 2]) {
    at(id).cells[index + 1].textContent = axes.length ? (axes[index] || 0).toFixed(3) : "–";
  }
}

function tellNumbers() {
  if (isStill()) return;
  at("settling").hidden = isSettled();
  text("orientation", orientation);
  for (const name of Object.keys(charts)) charts[name].tell(lost[name] ?? 0, last.stream, failing[name]);
  text("heading", north && last.stream - north.time_s < 1 ? `${north.heading_deg.toFixed(0)}°`
    : charts.mag ? "not calibrated" : "no compass");
  if (!motion || last.stream - motion.time_s > 1) {
    text("tilt", "–");
    for (const id of ["gravity", "user"]) numbers(id, []);
    return;
  }
  if (!isSettled()) {
    text("tilt", "–");
    text("heading", "–");
    for (const id of ["gravity", "user"]) numbers(id, []);
    return;
  }
  numbers("gravity", motion.gravity_g);
  numbers("user", motion.user_g);
  const [x, y, z] = motion.gravity_g;
  const pitch = Math.asin(Math.max(-1, Math.min(1, -y))) * degrees;
  const roll = Math.atan2(x, -z) * degrees;
  text("tilt", `${pitch.toFixed(1)}°, ${roll.toFixed(1)}°`);
}

function draw() {
  requestAnimationFrame(draw);
  if (isStill() || !hello) return;
  attitude = currentAttitude();
  show(at("phone"), attitude);
  const style = getComputedStyle(document.documentElement);
  const now = last.stream + Math.min(0.2, (performance.now() - last.page) / 1000) - 0.05;
  const span = Number(at("span").value);
  for (const chart of Object.values(charts)) chart.draw(now, span, style);
}

setInterval(tellNumbers, 200);
requestAnimationFrame(draw);

function pause(isWanted, from) {
  [isPaused, stillFrom] = [isWanted, from];
  at("pause").setAttribute("aria-pressed", String(isPaused));
}

at("pause").addEventListener("click", () => {
  pause(!isPaused, 0);
  share.keep();
});
at("span").addEventListener("change", share.keep);

// MARK: The hand

hold(
  at("stage"),
  () => ({ shown: attitude, truth: truth?.q ?? identity }),
  (q) => {
    if (hello?.can_move) stream.ask({ do: "turn", q });
  },
);

// MARK: The address

share.register(
  "span",
  (seconds) => {
    const option = [...at("span").options].find((option) => option.value === seconds);
    if (option) option.selected = true;
    return Boolean(option);
  },
  () => at("span").value,
);
share.register(
  "paused",
  (flag) => {
    if (flag === "0" || flag === "1") pause(flag === "1", performance.now() + 1000 * at("span").value);
    return flag === "0" || flag === "1";
  },
  () => (isPaused ? "1" : "0"),
);

const folds = [...document.querySelectorAll("main details")];
for (const fold of folds) fold.addEventListener("toggle", share.keep);
share.register(
  "open",
  (names) => {
    for (const fold of folds) fold.open = names.split(",").includes(fold.id);
    return names.split(",").every((name) => !name || folds.some((fold) => fold.id === name));
  },
  () => folds.filter((fold) => fold.open).map((fold) => fold.id).join() || undefined,
);
share.offerSharing(note, (request) => Boolean(hello?.can_move) && stream.ask(request));
