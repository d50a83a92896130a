// The controls of an emulated board: motions, poses, scenarios, conditions and faults.

import { poses } from "./hand.js";
import * as share from "./share.js";

const at = (id) => document.getElementById(id);
/** The name of each sensor's chip, which can be unplugged. */
const chips = { acc: "accelerometer", gyr: "gyroscope", mag: "compass" };

let command = () => false;
let truth;
let scenarios = [];
let sensing;
/** Whether the user is moving the time line. */
let isSeeking = false;
let shownScenario;
let shownSeed;

/** The button that unplugs each chip, by its address. */
let plugs = {};
/** The timer of a scenario whose board is being laid down. */
let due;

/** Sends a request that begins a motion. */
function move(request) {
  clearTimeout(due);
  return command(request);
}

/** Lays the board down, face up, and then plays a scenario, which begins there. */
function play(name, send = command) {
  clearTimeout(due);
  send({ do: "turn", q: poses["face up"], over_s: 0.5 });
  due = setTimeout(() => send({ do: "scenario", name }), 1000);
}

function button(parent, name, request) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = name;
  element.addEventListener("click", () => command(request));
  at(parent).append(element);
  return element;
}

function chosen() {
  return scenarios.find((one) => one.name === at("scenario").value);
}

const clock = (seconds) => `${seconds.toFixed(1)} s`;

/** Makes the list to choose from. */
function offerScenarios(list) {
  scenarios = list;
  at("scenario").replaceChildren(...scenarios.map(({ name }) => new Option(name, name)));
}

function describeScenario() {
  const one = chosen();
  if (!one) return;
  at("scenario-about").textContent = one.summary;
  at("moment").max = one.duration_s;
  if (!truth?.scenario) at("moment").value = 0;
}

/** Shows the progress of a scenario, and the state of the board. */
function show() {
  const playing = truth?.scenario;
  // Not disabled while it has the focus, which would then be lost.
  at("stop").disabled = !playing && document.activeElement !== at("stop");
  // Once, because another one can be selected while this one plays.
  if (playing && shownScenario !== playing.name) {
    // One with parameters is in no list.
    if (!scenarios.some(({ name }) => name === playing.name)) {
      const { summary } = scenarios.find(({ name }) => playing.name.startsWith(`${name}:`)) ?? { summary: "" };
      offerScenarios([...scenarios.filter(({ name }) => !name.includes(":")), { ...playing, summary }]);
    }
    at("scenario").value = playing.name;
    describeScenario();
  }
  shownScenario = playing?.name;
  if (!isSeeking) at("moment").value = Math.max(0, playing?.time_s ?? 0);
  at("moment-told").textContent =
    `${clock(Number(at("moment").value))} of ${clock(chosen()?.duration_s ?? 0)}`;
  for (const [address, plug] of Object.entries(plugs)) {
    plug.setAttribute("aria-pressed", String(truth?.unplugged.includes(address) ?? false));
  }
  if (truth?.seed !== undefined && truth.seed !== shownSeed) at("seed").value = shownSeed = truth.seed;
  at("noise").checked = truth?.noise ?? true;
  at("temperature").textContent = truth ? `${truth.temperature_C.toFixed(1)} °C` : "–";
}

function offer() {
  for (const one of document.querySelectorAll("#motions [value]")) {
    one.addEventListener("click", () => move({ do: one.value }));
  }
  for (const one of at("poses").querySelectorAll("button")) {
    one.addEventListener("click", () => move({ do: "turn", q: poses[one.textContent], over_s: 0.6 }));
  }
  at("scenario").addEventListener("change", describeScenario);
  at("play").addEventListener("click", () => play(at("scenario").value));
  at("stop").addEventListener("click", () => move({ do: "still" }));
  at("moment").addEventListener("input", () => {
    isSeeking = true;
    show();
  });
  // These events end it without a change.
  for (const type of ["pointerup", "pointercancel", "blur"]) {
    at("moment").addEventListener(type, () => setTimeout(() => {
      isSeeking = false;
    }));
  }
  at("moment").addEventListener("change", () => {
    isSeeking = false;
    move({ do: "scenario", name: at("scenario").value, from_s: Number(at("moment").value) });
  });
  at("noise").addEventListener("change", () => command({ do: "noise", on: at("noise").checked }));
  at("exchange").addEventListener("click", () => {
    if (at("seed").reportValidity()) command({ do: "part", seed: Number(at("seed").value) });
  });
  at("heat").addEventListener("change", () => move({ do: "heat", temperature_C: Number(at("heat").value) }));
  at("heat").addEventListener("input", () => {
    at("heat-told").textContent = `${at("heat").value} °C`;
  });
  setInterval(show, 200);
}

/** Shares the requests by which another page can set its board like this one. */
function shareState() {
  share.registerBoard(
    "q",
    (text) => {
      const q = text.split(",").map(Number);
      const isRotation = q.length === 4 && Math.abs(Math.hypot(...q) - 1) < 0.1;
      return isRotation ? { do: "turn", q, over_s: 0.6 } : undefined;
    },
    () => (truth?.scenario ? undefined : truth?.q.map((part) => Number(part.toFixed(4))).join()),
  );
  share.registerBoard(
    "seed",
    (text) => (/^\d{1,9}$/.test(text) ? { do: "part", seed: Number(text) } : undefined),
    () => truth?.seed?.toString(),
  );
  share.registerBoard(
    "noise",
    (text) => (["0", "1"].includes(text) ? { do: "noise", on: text === "1" } : undefined),
    () => (truth?.noise === false && sensing !== "ideal" ? "0" : undefined),
  );
  share.registerBoard(
    "scenario",
    (name) => (/^\w{1,20}(:[\w.=,]{1,100})?$/.test(name) ? { do: "scenario", name } : undefined),
    () => truth?.scenario?.name,
  );
}

/**
 * Offers the controls of a board.
 * @param {(request: object) => boolean} request  sends a request of the user to the board; false where that is not
 *   possible
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types;
 *   `move(request)`, which begins a motion; and `play(name, send)`, which lays the board down and plays a scenario
 */
export function offerBoard(request) {
  command = request;
  offer();
  shareState();
  return {
    move,
    play,
    hello(object) {
      truth = undefined;
      for (const name of ["controls", "faulty"]) at(name).hidden = !object.can_move;
      for (const name of ["cannot-move", "cannot-fail"]) at(name).hidden = object.can_move;
      ({ sensing } = object);
      offerScenarios(object.scenarios);
      at("parts").hidden = sensing !== "typical";
      at("noise").parentElement.hidden = sensing === "ideal";
      shownSeed = undefined;
      describeScenario();
      at("faulty-chips").replaceChildren();
      plugs = {};
      for (const { address } of Object.values(object.sensors)) {
        // A chip may have several sensors.
        const names = Object.keys(chips).filter((sensor) => object.sensors[sensor]?.address === address);
        plugs[address] ??= button(
          "faulty-chips", `unplug ${names.map((sensor) => chips[sensor]).join(" and ")}`, { do: "unplug", address });
      }
      button("faulty-chips", "plug in again", { do: "repair" });
      button("faulty-chips", "brown-out", { do: "power_cycle" });
    },
    samples(object) {
      if (object.truth) ({ truth } = object);
    },
  };
}
