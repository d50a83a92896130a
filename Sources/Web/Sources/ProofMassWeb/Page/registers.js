// The registers of one chip: values, changed bits, fields, and the source of each fact.

const at = (id) => document.getElementById(id);
const litFor = 1000;

let ask = () => false;
let isStill = () => false;
/** The answer to `describe`, by the chip's address. */
let maps = {};
/** The address of the chip that is shown. */
let address;
/** The row and the displayed value of each register, by its name. */
let rows = new Map();
/** The register whose explanation is beside the table. */
let explained;

/** The code of a field in a register's value, and the number that it represents. */
function parts(value, field) {
  const [high, low = high] = field.bits.split(":").map(Number);
  const codes = 2 << (high - low);
  const code = (value >> low) & (codes - 1);
  return { code, number: field.signed && code >= codes / 2 ? code - codes : code };
}

/** `PM=normal DR=hertz100`, without reserved bits that are zero. */
function decoded(register, value) {
  return register.fields
    .filter((field) => field.rule === "value" || parts(value, field).code)
    .map((field) => {
      const { code, number } = parts(value, field);
      const known = field.cases.find((one) => one.code === code && one.meaning);
      return `${field.name}=${known?.name ?? number}`;
    })
    .join(" ");
}

function element(name, text, className) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

const cited = (cite, confidence) => `[${cite}${confidence === "manufacturer" ? "" : `; ${confidence}`}]`;

/** Shows all facts about a register, with its present value. */
function explain(register, value) {
  explained = register;
  const about = at("register-about");
  const reset = register.reset ? `, ${register.reset} after power-on` : "";
  about.replaceChildren(
    element("h3", `${register.name} (${register.address}, ${register.access}${reset})`),
    element("p", `${register.summary} ${cited(register.cite, register.confidence)}`));
  if (register.read_effect) about.append(element("p", `Reading: ${register.read_effect}`));
  const list = element("dl");
  for (const field of register.fields) {
    let now = "";
    if (value !== undefined) {
      const { code, number } = parts(value, field);
      const one = field.cases.find((one) => one.code === code);
      now = ` = ${number}${one ? ` (${one.meaning ?? "not defined"})` : ""}`;
    }
    list.append(element("dt", `${field.name} [${field.bits}]${now}`));
    list.append(element("dd", `${field.summary} ${cited(field.cite, field.confidence)}`));
  }
  about.append(list);
  const cites = [register, ...register.fields].map(({ cite }) => cite).join();
  for (const [key, document] of Object.entries(maps[address].documents)) {
    if (new RegExp(`\\b${key}\\b`).test(cites)) about.append(element("p", `[${key}] ${document}`));
  }
}

function build() {
  const map = maps[address];
  rows = new Map();
  explained = undefined;
  const body = at("register-rows");
  body.replaceChildren();
  // With their values rows become higher, so they appear with them.
  body.hidden = !isStill();
  if (!map) return;
  for (const register of map.registers) {
    const row = element("tr");
    row.tabIndex = 0;
    row.setAttribute("aria-describedby", "register-about");
    const name = element("th", register.name);
    name.scope = "row";
    const bits = element("td", "", "bits");
    const cells = Array.from({ length: 8 }, () => bits.appendChild(element("span")));
    const state = { register, cells, value: undefined, hex: element("td", "–"), words: element("td", "", "words"), lit: [] };
    row.append(element("td", register.address, "address"), name, state.hex, bits, state.words);
    // Named, because the style shows rows as grids, which browsers may not take for rows.
    row.setAttribute("role", "row");
    for (const cell of row.cells) cell.setAttribute("role", cell === name ? "rowheader" : "cell");
    row.addEventListener("focus", () => explain(register, state.value));
    // Not mouseenter, which scrolling also sends: focus scrolls to its row, and a pointer that rests on another
    // row would override the keyboard.
    row.addEventListener("mousemove", ({ movementX, movementY }) => {
      if (explained !== register && (movementX || movementY)) explain(register, state.value);
    });
    rows.set(register.name, state);
    body.append(row);
  }
  at("register-about").replaceChildren(element("p", "Choose a register for its fields, and where each fact was read."));
}

function update(values) {
  at("register-rows").hidden = false;
  const now = performance.now();
  for (const [name, text] of Object.entries(values)) {
    const state = rows.get(name);
    if (!state) continue;
    const value = text === null ? undefined : Number(text);
    for (let bit = 0; bit < 8; bit++) {
      const mask = 0x80 >> bit;
      if (value !== undefined && state.value !== undefined && (value ^ state.value) & mask) state.lit[bit] = now + litFor;
      state.cells[bit].className = state.lit[bit] > now ? "lit" : "";
      if (value !== state.value) state.cells[bit].textContent = value === undefined ? "" : value & mask ? "1" : "0";
    }
    if (value === state.value) continue;
    state.value = value;
    state.hex.textContent = text ?? "–";
    state.words.textContent = value === undefined ? "not read: that would change the chip" : decoded(state.register, value);
    if (state.register === explained) explain(explained, value);
  }
}

/** Requests the registers while they are visible. */
function look() {
  if (at("registers").hidden || document.hidden || !address) return;
  ask({ do: maps[address] ? "registers" : "describe", address });
}

function show(one) {
  address = one;
  for (const choice of at("register-chips").children) {
    choice.setAttribute("aria-pressed", String(choice.value === one));
  }
  build();
  look();
}

/**
 * Shows registers.
 * @param {(request: object) => boolean} request  sends a request to the server
 * @param {() => boolean} isPaused  whether the display is paused
 * @param {(address: string) => void} chosen  called when the user chooses a chip; to be followed by `choose`
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types; in
 *   addition `open`, called when the panel is shown, and `choose`, which shows the chip of an address
 */
export function showRegisters(request, isPaused, chosen) {
  [ask, isStill] = [request, isPaused];
  setInterval(look, 1000);
  return {
    open: look,
    choose(one) {
      if ([...at("register-chips").children].some(({ value }) => value === one)) show(one);
    },
    hello(object) {
      maps = {};
      const chips = new Map(Object.values(object.sensors).map((sensor) => [sensor.address, sensor.chip]));
      at("register-chips").replaceChildren(...[...chips].map(([one, chip]) => {
        const choice = element("button", chip);
        Object.assign(choice, { type: "button", value: one });
        choice.addEventListener("click", () => chosen(one));
        return choice;
      }));
      show(chips.has(address) ? address : [...chips.keys()][0]);
    },
    chip(object) {
      maps[object.address] = object;
      if (object.address === address && !rows.size) show(address);
    },
    registers(object) {
      if (object.address === address && !isStill()) update(object.values);
    },
  };
}
