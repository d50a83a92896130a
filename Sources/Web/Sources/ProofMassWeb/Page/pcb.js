// The picture of the board: a printed circuit board with the chips of the stream's first object. A chip's light
// is on for each transaction with it; a chip that fails is crossed out.

const at = (id) => document.getElementById(id);
const names = { acc: "accelerometer", gyr: "gyroscope", mag: "magnetometer" };
/** The board's size, and a chip's, in units of the picture; 20 units are one em of the style. */
const [width, height] = [260, 320];
const chip = { left: 103, width: 110, height: 48 };
const perEm = 20;
/** The time for which a light is on, in ms. */
const litFor = 180;
const isReduced = matchMedia("(prefers-reduced-motion: reduce)");

function svg(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function html(name, className, ...children) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** The places of the pads, one for each wire. */
const padAt = (index) => 44 + 24 * index;
const padLine = 298;

/** A plated hole. */
const hole = (cx, cy, pad, r) =>
  [svg("circle", { class: "pad", cx, cy, r: pad }), svg("circle", { class: "hole", cx, cy, r })];

/** The wires of a chip. */
const wires = ({ address }) =>
  address.startsWith("spi")
    ? ["3V3", "GND", "SCK", "MOSI", "MISO", `CS${address.split(".")[1] ?? ""}`]
    : ["3V3", "GND", "SCL", "SDA"];

/** The middle of each chip, from the top. */
const middles = { 1: [170], 2: [124, 222], 3: [98, 170, 242] };

/** The traces of the wires, from the pads at the lower edge to the chips. */
function traces(chips, all) {
  const drawn = svg("g", { class: "trace" });
  all.forEach((wire, index) => {
    const [pad, vertical, jog] = [padAt(index), 24 + 9 * index, 284 - 5 * index];
    const pins = chips.filter((one) => wires(one).includes(wire)).map((one) => one.pin(wire));
    drawn.append(svg("path", { d: `M${pad} ${padLine}V${jog}H${vertical}V${Math.min(...pins)}` }));
    for (const y of pins) {
      drawn.append(svg("path", { class: "below", d: `M${vertical} ${y}H${chip.left}` }));
      drawn.append(svg("circle", { class: "via", cx: vertical, cy: y, r: 2.6 }));
    }
    drawn.append(...hole(pad, padLine, 6.5, 3), svg("text", { x: pad, y: 315, "text-anchor": "middle" }, wire));
  });
  return drawn;
}

/** The printed arrows of the axes. */
function arrows() {
  return svg("g", { class: "axes" },
    svg("path", { class: "x", d: "M36 66H84M78 61L85 66L78 71" }), svg("text", { class: "x", x: 90, y: 71 }, "x"),
    svg("path", { class: "y", d: "M36 66V20M31 26L36 19L41 26" }), svg("text", { class: "y", x: 45, y: 27 }, "y"),
    svg("circle", { class: "z", cx: 36, cy: 66, r: 5 }), svg("text", { class: "z", x: 44, y: 60 }, "z"));
}

/** Draws the board without its chips; it has their pads. */
function draw(chips) {
  const all = [...new Set(chips.flatMap(wires))];
  const corners = [[16, 16], [width - 16, 16], [width - 16, height - 16]];
  const holes = corners.flatMap(([x, y]) => hole(x, y, 9, 5));
  const pads = chips.flatMap((one) => [0, 1, 2, 3].flatMap((pin) =>
    [chip.left - 6, chip.left + chip.width - 6].map((x) =>
      svg("rect", { class: "pad", x, y: one.middle - 20 + pin * 11.5, width: 12, height: 6 }))));
  const labels = chips.map((one) =>
    svg("text", { class: "label", x: chip.left + chip.width, y: one.middle + 35, "text-anchor": "end" }, one.role));
  at("pcb").replaceChildren(
    ...holes, arrows(), traces(chips, all), ...pads, ...labels,
    svg("text", { class: "name", x: width - 34, y: 40, "text-anchor": "end" }, "ProofMass"));
  at("pcb-back").replaceChildren(
    ...corners.flatMap(([x, y]) => hole(width - x, y, 9, 5)),
    ...all.flatMap((wire, index) => hole(width - padAt(index), padLine, 6.5, 3)),
    svg("text", { class: "name", x: width / 2, y: height / 2, "text-anchor": "middle" }, "back"));
}

/** A chip as a box on the board, whose top is a button, and its light. */
function packageOf(one, choose) {
  const top = html("button", "", html("b", "", one.chip), html("span", "", one.address), html("span", "cross"));
  top.type = "button";
  top.addEventListener("click", () => choose(one));
  // Parallel layers instead of sides: planes that intersect would cut the faces of the board, with gaps.
  const layers = [0.25, 0.5, 0.75].map((part) => {
    const layer = html("i", "layer");
    layer.style.setProperty("--part", part);
    return layer;
  });
  const light = html("span", "light");
  const box = html("div", "package", ...layers, top, light);
  Object.assign(box.style, {
    left: `${chip.left / perEm}em`, top: `${(one.middle - chip.height / 2) / perEm}em`,
    width: `${chip.width / perEm}em`, height: `${chip.height / perEm}em`,
  });
  return { ...one, box, top, light };
}

/** The chips of the first object: one with several sensors is one. */
function chipsOf({ sensors }) {
  const chips = new Map();
  for (const [name, { address, chip, rate_hz: rate }] of Object.entries(sensors)) {
    if (!chips.has(address)) chips.set(address, { address, chip, rate, sensors: [] });
    chips.get(address).sensors.push(name);
  }
  return [...chips.values()].map((one, index, all) => {
    const middle = middles[all.length][index];
    const role = one.sensors.map((name) => names[name]).join(", ");
    const pin = (wire) => middle - 17 + (34 * wires(one).indexOf(wire)) / (wires(one).length - 1);
    return { ...one, middle, role, pin };
  });
}

/**
 * Shows the board.
 * @param {(request: object) => boolean} ask  sends a request to the server
 * @param {(request: object) => boolean} command  sends one of the user
 * @param {() => boolean} isStill  whether the display is paused
 * @param {(address: string) => void} open  called when the user chooses a chip
 * @param {(count: number) => void} tell  called with the number of chips that fail
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types
 */
export function showBoard(ask, command, isStill, open, tell) {
  let chips = [];
  let chosen;
  let canMove = false;
  let failing = new Set();
  let unplugged = [];
  /** The addresses of chips with samples since the last transactions. */
  const sampled = new Set();

  function show() {
    for (const { address, chip, role, box, top } of chips) {
      const fails = failing.has(address);
      box.classList.toggle("fails", fails);
      top.setAttribute("aria-pressed", String(address === chosen?.address));
      const label = `${chip} at ${address}, ${role}${fails ? ", fails" : ""}`;
      if (top.getAttribute("aria-label") !== label) top.setAttribute("aria-label", label);
    }
    const state = !chosen ? "" : failing.has(chosen.address) ? "fails" : chosen.role;
    const words = chosen ? `${chosen.chip} at ${chosen.address}: ${state}` : "Choose a chip to look into it.";
    if (at("chip-words").textContent !== words) at("chip-words").textContent = words;
    at("plug").hidden = !chosen || !canMove;
    at("plug").textContent = chosen && unplugged.includes(chosen.address) ? "Plug in again" : "Unplug";
  }

  at("plug").addEventListener("click", () => {
    const { address } = chosen;
    command(unplugged.includes(address) ? { do: "repair" } : { do: "unplug", address });
  });
  setInterval(() => {
    if (chips.length && !document.hidden && !isStill()) ask({ do: "bus" });
  }, 2000);
  return {
    hello(object) {
      for (const { box } of chips) box.remove();
      canMove = object.can_move;
      [failing, unplugged] = [new Set(), []];
      chips = chipsOf(object).map((one) => packageOf(one, () => {
        chosen = one;
        show();
        open(one.address);
      }));
      chosen = chips.find(({ address }) => address === chosen?.address);
      draw(chips);
      at("front").append(...chips.map(({ box }) => box));
      show();
      ask({ do: "bus" });
    },
    samples(object) {
      const { failing: reasons = {}, truth } = object;
      for (const { address, sensors } of chips) if (sensors.some((name) => object[name].length)) sampled.add(address);
      unplugged = truth?.unplugged ?? [];
      const now = chips.filter(({ address, sensors }) =>
        unplugged.includes(address) || sensors.some((name) => reasons[name])).map(({ address }) => address);
      if (now.join() !== [...failing].join()) tell(now.length);
      failing = new Set(now);
      show();
    },
    bus({ transactions, left_out: leftOut }) {
      if (isStill()) return;
      // The transactions that are left out are known by the samples that they have read.
      const addressed = new Set([...transactions.map(({ address }) => address), ...(leftOut ? sampled : [])]);
      sampled.clear();
      for (const { address, light } of chips) {
        light.classList.toggle("on", isReduced.matches && addressed.has(address));
        // From bright to dark; for users who prefer reduced motion it stays bright while there are transactions.
        if (addressed.has(address) && !isReduced.matches) light.animate([{ opacity: 1 }, { opacity: 0 }], litFor);
      }
    },
  };
}
