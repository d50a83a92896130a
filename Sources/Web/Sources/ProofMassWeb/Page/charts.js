// The charts of the sensors: one of them, or all.

import { Chart } from "./chart.js";
import * as share from "./share.js";

const at = (id) => document.getElementById(id);
/** By sensor: the title of its chart, the smallest range of the chart, and decimals. */
const titles = { acc: ["Acceleration", 1.2, 3], gyr: ["Rotation", 0.5, 3], mag: ["Field", 60, 1] };
const all = "all";

let charts = {};
/** The sensor whose chart is shown, or all. */
let chosen = "acc";
let lost = {};
/** By sensor, the reason why it has no samples. */
let failing = {};

/** Where the board lacks the chosen sensor, its first one is shown. */
const shown = () => (chosen === all || charts[chosen] ? chosen : Object.keys(charts)[0]);

function show() {
  const now = shown() ?? chosen;
  for (const [name, chart] of Object.entries(charts)) chart.box.hidden = now !== name && now !== all;
  for (const choice of at("chart-choice").children) choice.setAttribute("aria-pressed", String(choice.value === now));
}

function choose(name) {
  chosen = name;
  show();
  share.keep();
}

/** Takes objects of the stream, by their types. */
export const chartTakers = {
  hello(object) {
    at("charts").replaceChildren();
    [charts, lost, failing] = [{}, {}, {}];
    for (const [name, sensor] of Object.entries(object.sensors)) {
      const [title, least, digits] = titles[name];
      charts[name] = new Chart(at("charts"), title, sensor.unit.replace("u", "µ"), least, digits);
    }
    for (const choice of at("chart-choice").children) choice.disabled = choice.value !== all && !charts[choice.value];
    show();
  },
  samples(object) {
    for (const [name, chart] of Object.entries(charts)) chart.add(object[name]);
    ({ lost, failing = {} } = object);
  },
};

/** Shows the numbers of a time. */
export function tellCharts(now) {
  for (const [name, chart] of Object.entries(charts)) chart.tell(lost[name] ?? 0, now, failing[name]);
}

/** Draws the last seconds before a time. */
export function drawCharts(now, span) {
  const style = getComputedStyle(document.documentElement);
  for (const chart of Object.values(charts)) if (!chart.box.hidden) chart.draw(now, span, style);
}

export function offerCharts() {
  for (const choice of at("chart-choice").children) choice.addEventListener("click", () => choose(choice.value));
  const names = [...Object.keys(titles), all];
  share.register(
    "chart",
    (name) => {
      if (names.includes(name)) chosen = name;
      show();
      return names.includes(name);
    },
    () => (chosen === "acc" ? undefined : chosen),
  );
}
