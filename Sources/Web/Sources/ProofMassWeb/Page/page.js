// The page: connects the stream with the picture of the board, the charts, the controls and the tabs.

import { attitude, attitudeTakers, follow, tellAttitude, text } from "./attitude.js";
import { offerBoard } from "./board.js";
import { chartTakers, drawCharts, offerCharts, tellCharts } from "./charts.js";
import { offerDemo } from "./demo.js";
import { tell } from "./events.js";
import { hold } from "./hand.js";
import { Impacts } from "./impacts.js";
import { offerRecording } from "./keep.js";
import { showBoard } from "./pcb.js";
import { identity, show } from "./phone.js";
import * as share from "./share.js";
import { connect, words } from "./stream.js";
import { Sway } from "./sway.js";
import { offerTabs } from "./tabs.js";

const at = (id) => document.getElementById(id);
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
/** For users who prefer reduced motion, the charts advance at this interval, in ms. */
const calm = 1000;

let hello;
let truth;
let shakes = 0;
let last = { stream: 0, page: 0 };
let state = "connecting";
let failures = 0;
let isPaused = false;
/** The start of a pause that the address requests: when the charts are full. */
let stillFrom = 0;
const isStill = () => isPaused && performance.now() >= stillFrom;
/** The words on the picture about the last impact, and the time on the stream until which they are shown. */
let happened = { words: "", until: 0 };
let impacts = new Impacts();
const sway = new Sway();

const note = (words) => tell(last.stream, words);
const ask = (request) => stream.ask(request);
/** Sends a request of the user to the board. */
function command(request) {
  demo.end();
  return ask(request);
}

const chipAt = (place) => Object.values(hello.sensors).find(({ address }) => address === place).chip;

/** Lists a fall, an impact or a shake, and shows it for a second. */
function tellImpact(kind, time, { extreme, duration }) {
  const lasts = `${duration.toFixed(2)} s`;
  if (kind === "free fall") return tell(time, `free fall for ${lasts}`);
  const peak = `${extreme.toFixed(1)} g`;
  tell(time, `${kind} of ${peak} for ${lasts}`);
  happened = { words: `${kind} ${peak}`, until: last.stream + 1 };
}

/** The state of the connection, or how many chips fail. */
function tellState() {
  const fails = state === "live" && failures > 0;
  text("state", fails ? `${failures} ${failures === 1 ? "chip fails" : "chips fail"}` : words[state]);
  at("state").className = fails ? "fails" : state;
}

const takers = {
  hello(object) {
    [hello, truth, failures] = [object, undefined, 0];
    impacts = new Impacts(tellImpact);
    sway.reset();
    // A chip with several sensors is listed with each of them.
    const chips = [...new Set(object.chips.map((chip) => chip.chip))].join(", ");
    text("board", `${chips}, ${object.emulated ? "emulated" : `on ${object.bus}`}`);
    at("stage").classList.toggle("can-move", object.can_move);
    at("stage").setAttribute("role", object.can_move ? "application" : "group");
  },

  samples(object) {
    ({ truth } = object);
    if (object.acc) {
      for (const [time, ...axes] of object.acc) impacts.add(time, Math.hypot(...axes));
      sway.add(object.acc, attitude);
    }
    last = { stream: object.time_s, page: performance.now() };
  },

  event(object) {
    if (object.event === "orientation") return tell(object.time_s, `orientation: ${object.value}`);
    if (object.value === "ended") text("shakes", String(++shakes));
    tell(object.time_s, `shake ${object.value}, along ${object.axis}`);
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

const recorder = offerRecording(note);
const board = offerBoard(command);
const demo = offerDemo(board.play, ask,
  () => !isReduced.matches && !document.hidden && !isPaused && !share.hasOffer());

// A tab is a row here. Its panel is the element of index.html with the key as id, where there is one.
const tabs = offerTabs(at("tabs"), at("panels"), [
  { key: "events", title: "Events" },
  { key: "numbers", title: "Attitude" },
  {
    key: "registers", title: "Registers",
    load: async () => (await import("./registers.js")).showRegisters(ask, isStill, choose),
  },
  { key: "traffic", title: "Traffic", load: async () => (await import("./traffic.js")).showTraffic(ask, isStill) },
  {
    key: "silicon", title: "Silicon",
    load: async (place) => (await import("./silicon.js")).offerSilicon(place, ask, isStill, choose),
  },
  { key: "faults", title: "Faults" },
  {
    key: "exercises", title: "Exercises",
    load: async (place) => (await import("./exercises-panel.js")).offerExercises(place),
  },
  {
    key: "apps", title: "Apps",
    load: async (place) => (await import("./apps-panel.js")).offerApps(place, command, () => attitude),
  },
  {
    key: "phone-panel", title: "Phone",
    load: async (place) => (await import("./phone-link.js")).offerPhone(place, command),
  },
  { key: "recording", title: "Recording" },
]);

/** Selects a chip in the picture and in all tabs. */
function choose(address) {
  picture.choose(address);
  tabs.chooseChip(address);
}

/** Opens what is inside a chip, of a real one its registers, and scrolls to it where it is below the window. */
function lookInto(address) {
  choose(address);
  tabs.choose(hello.can_move ? "silicon" : "registers");
  if (at("tabs").getBoundingClientRect().top < innerHeight - 120) return;
  at("tabs").scrollIntoView({ block: "center", behavior: isReduced.matches ? "auto" : "smooth" });
}

const picture = showBoard(ask, command, isStill, lookInto, (count) => {
  failures = count;
  tellState();
});
const views = [attitudeTakers, takers, chartTakers, board, picture, demo];

const stream = connect(
  (object) => {
    for (const view of views) view[object.type]?.(object);
    tabs.take(object);
    recorder.take(object);
  },
  (now) => {
    if (now === "away") recorder.leave(words.lost);
    state = now;
    tellState();
  },
);

// MARK: Drawing

let drawn = 0;

function draw(time) {
  requestAnimationFrame(draw);
  if (isStill() || !hello) return;
  const place = isReduced.matches ? [0, 0, 0] : sway.shown;
  show(at("phone"), follow(), place.map((part) => part * parseFloat(getComputedStyle(at("phone")).fontSize)));
  text("happens", impacts.isFalling ? "free fall" : last.stream < happened.until ? happened.words : "");
  if (isReduced.matches && time - drawn < calm) return;
  drawn = time;
  const now = last.stream + Math.min(0.2, (performance.now() - last.page) / 1000) - 0.05;
  drawCharts(now, Number(at("span").value));
}

setInterval(() => {
  if (isStill()) return;
  tellAttitude();
  tellCharts(last.stream);
}, 200);
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
    if (hello?.can_move) board.move({ do: "turn", q });
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
offerCharts();
share.offerSharing(note, (request) => Boolean(hello?.can_move) && board.move(request));
