// The drawing of a printed circuit board with the chips of the stream's first object.

const at = (id) => document.getElementById(id);
const names = { acc: "accelerometer", gyr: "gyroscope", mag: "magnetometer" };
/** The board's size, and a chip's, in units of the picture; 20 units are one em of the style. */
const [width, height] = [260, 320];
const chip = { left: 103, width: 110, height: 48 };
const perEm = 20;

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
function drawBoard(chips) {
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
 * Draws the board of the stream's first object, in the place of the board before.
 * @param {object} hello
 * @param {(chip: object) => void} choose  called when the user chooses a chip
 * @returns {{address: string, chip: string, role: string, sensors: string[], box: Element, top: Element,
 *   light: Element}[]}  the chips: `box` is a chip's element, `top` its button
 */
export function draw(hello, choose) {
  for (const old of at("front").querySelectorAll(".package")) old.remove();
  const chips = chipsOf(hello).map((one) => packageOf(one, choose));
  drawBoard(chips);
  at("front").append(...chips.map(({ box }) => box));
  return chips;
}
