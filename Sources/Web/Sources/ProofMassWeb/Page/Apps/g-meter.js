// A g-meter: the acceleration in the screen's plane as a ball on a polar grid; its components and magnitude
// with minimum and maximum; counts of falls, knocks and shakes; and its curves.

import { Chart } from "./chart.js";
import { Impacts, kinds } from "./impacts.js";
import { fixed } from "./motion.js";

const names = ["x", "y", "z", "|a|"];
/** The distance of 1 g from the centre of the grid, whose edges are at ±1 (PolarGrid of ProofMassMotion). */
const oneGee = 0.666;
/** The time span of the curves, in seconds. */
const span = 10;
/** The time between pictures of the curves for users who prefer reduced motion, in seconds. */
const reducedInterval = 1;
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");

const html = `
  <section class="device" aria-labelledby="g-meter-grid">
    <h2 id="g-meter-grid">In the screen’s plane</h2>
    <svg class="square grid" viewBox="-1 -1 2 2" data-grip role="img"
      aria-label="A ball on a polar grid, on the side that is down; its numbers are beside">
      <circle class="disc" r="1.998"/><circle class="disc" r="1.332"/><circle class="disc" r=".666"/>
      <path class="line" d="M-1 0H1M0-1V1M-1-1L1 1M-1 1L1-1"/>
      <circle class="line" r=".333"/><circle class="line" r=".666"/><circle class="line" r=".999"/>
      <circle class="line" r="1.332"/>
      <text x=".35" y="-.02">½ g</text><text x=".68" y="-.02">1 g</text>
      <circle id="g-meter-ball" class="ball" r=".07"/>
    </svg>
  </section>
  <section aria-labelledby="g-meter-numbers">
    <h2 id="g-meter-numbers">Acceleration</h2>
    <p class="big"><span id="g-meter-magnitude">–</span> g</p>
    <table>
      <caption>In g, with gravity: at rest it points down. |a| is its magnitude.</caption>
      <thead><tr><th></th><th scope="col">now</th><th scope="col">min</th><th scope="col">max</th></tr></thead>
      <tbody id="g-meter-readings"></tbody>
    </table>
  </section>
  <section aria-labelledby="g-meter-impacts">
    <h2 id="g-meter-impacts">Falls, knocks and shakes</h2>
    <table>
      <caption>By |a|. Peak and duration are those of the last one; of a free fall the lowest |a|, of a drop the
        impact.</caption>
      <thead><tr><th></th><th scope="col">count</th><th scope="col">peak, g</th><th scope="col">ms</th></tr></thead>
      <tbody id="g-meter-counts"></tbody>
    </table>
    <p class="about">Last: <span id="g-meter-last" role="status">none</span></p>
    <p class="row"><button id="g-meter-reset" type="button">Reset min, max and counts</button></p>
  </section>
  <section id="g-meter-curves" class="curves" aria-label="Curves"></section>`;

/** Adds a row for each name to a table, with three empty cells; returns the cells. */
function addRows(body, headings) {
  return headings.map((name) => {
    const row = body.insertRow();
    const heading = document.createElement("th");
    heading.scope = "row";
    heading.textContent = name;
    row.append(heading);
    return [1, 2, 3].map(() => row.insertCell());
  });
}

function fill(cells, texts) {
  texts.forEach((text, index) => {
    cells[index].textContent = text;
  });
}

function start(at) {
  const chart = new Chart(at("curves"), "Curves", "g", 1.2, 3, ["x", "y", "z", "magnitude"]);
  const readings = addRows(at("readings"), names);
  const counts = addRows(at("counts"), kinds);
  let impacts = new Impacts();
  /** The present values of x, y, z and the magnitude, and the minimum and maximum of each since the reset. */
  let [now, minimum, maximum] = [];
  let drawn = -Infinity;

  at("reset").addEventListener("click", () => {
    [minimum, maximum, impacts] = [now, now, new Impacts()];
  });

  function tellImpacts() {
    kinds.forEach((kind, index) => {
      const { count, extreme, duration } = impacts.counts[kind];
      const last = count ? [extreme.toFixed(2), (duration * 1000).toFixed(0)] : ["–", "–"];
      fill(counts[index], [count, ...last]);
    });
    const { extreme, duration } = impacts.counts[impacts.last] ?? {};
    const words = impacts.last
      ? `${impacts.last}, ${extreme.toFixed(2)} g, ${(duration * 1000).toFixed(0)} ms` : "none";
    if (at("last").textContent !== words) at("last").textContent = words;
  }

  return {
    take({ samples }) {
      for (const [seconds, ...acceleration] of samples) {
        now = [...acceleration, Math.hypot(...acceleration)];
        minimum = now.map((value, index) => Math.min(value, minimum?.[index] ?? value));
        maximum = now.map((value, index) => Math.max(value, maximum?.[index] ?? value));
        impacts.add(seconds, now[3]);
        chart.add([[seconds, ...now]]);
      }
    },
    draw(time) {
      if (!now) return;
      // Beyond the grid, the ball is drawn at its edge.
      const [x, y] = now.map((value) => Math.max(-1, Math.min(1, value * oneGee)));
      at("ball").setAttribute("cx", x);
      at("ball").setAttribute("cy", -y);
      if (isReduced.matches && Math.abs(time - drawn) < reducedInterval) return;
      drawn = time;
      chart.draw(time, span, getComputedStyle(document.documentElement));
    },
    tell() {
      if (!now) return;
      at("magnitude").textContent = now[3].toFixed(2);
      readings.forEach((cells, index) => {
        fill(cells, [now, minimum, maximum].map((values) => fixed(values[index], 3)));
      });
      tellImpacts();
      chart.tell();
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "g-meter", title: "G-meter", html, start };
