// A console for a board: a line of text becomes a request, and its answer becomes text. It does not depend on a
// page, so that tests can run it, too.

import { Mistake, hex, real, whole, words } from "./numbers.js";
import { ProofMassError } from "./proofmass.js";

/** The forms of a line, which `help` shows: syntax, effect, example. */
export const forms = [
  ["read ADDRESS COMMAND COUNT", "reads bytes", "read 0x18 0x0f 1"],
  ["write ADDRESS COMMAND BYTE…", "writes bytes", "write 0x18 0x20 0x27"],
  ["advance SECONDS", "lets time pass", "advance 0.1"],
  ["force X Y Z", "specific force on the board, in g", "force 0 0 1"],
  ["rotate X Y Z", "turns the board, in °/s", "rotate 0 0 90"],
  ["field X Y Z", "magnetic flux density, in µT", "field 0 25 -43"],
  ["pins ADDRESS", "levels of a chip's output pins", "pins 0x18"],
  ["repair", "ends faults of the wires, plugs chips in", "repair"],
  ["driver FIRST LAST", "runs these reads of the driver, or all", "driver 1 3"],
  ["answer NUMBER", "answers the question of a step", "answer -0.25"],
  ["lint", "lists what was done against the datasheets", "lint"],
  ["reset", "restores the board as it was 10 ms after power-on", "reset"],
];

/** The time after power-on at which the console starts, in seconds: all chips have loaded their trim by then. */
export const powered = 0.01;
/** The number of transfers that are remembered. */
const mostTransfers = 200;
const longestAdvance = 60;

/** The answer to a line with the wrong number of words. */
function form(verb) {
  const [shape, , example] = forms.find(([text]) => text.startsWith(verb));
  return `it is ${shape}, such as: ${example}`;
}

export class Console {
  /**
   * The transfers on the bus: {isRead, address, command, bytes, from, to}; times in seconds. A failed one has no
   * bytes, and the kind of its `failure`.
   */
  transfers = [];
  /** The levels of pins that were shown: {address, name, high, from}. */
  pins = [];
  /** The answers to questions: {value, from}. */
  answers = [];
  /** The times at which lint was shown. */
  lints = [];
  #board;
  #start;
  #driver;
  /** What the driver has read: a byte for each of its lines. */
  #taken = [];

  /**
   * @param board  a board without drivers, which is powered on
   * @param {any[]} [start]  requests by which the board begins: its world and faults
   * @param {string[]} [driver]  lines that read a sample, each a byte
   */
  constructor(board, start = [], driver = []) {
    this.#board = board;
    [this.#start, this.#driver] = [start, driver];
    this.#begin();
  }

  #begin() {
    this.#board.advance(powered);
    for (const request of this.#start) this.#board.request(request);
    [this.transfers, this.pins, this.answers, this.lints, this.#taken] = [[], [], [], [], []];
  }

  get board() {
    return this.#board;
  }

  /**
   * Carries out a line.
   * @returns {{verb: string, lines: string[], isMistake: boolean, hasFailed: boolean}}  the lines to show;
   *   isMistake where it was not carried out, hasFailed where that is due to the bus
   */
  run(text) {
    const [verb, ...rest] = text.replace(/#.*/, "").trim().toLowerCase().split(/[\s,]+/);
    try {
      if (!Object.hasOwn(this.#verbs, verb)) {
        throw new Mistake(`there is no ${verb.slice(0, 40)}: one of ${Object.keys(this.#verbs).join(", ")}`);
      }
      return { verb, lines: this.#verbs[verb](rest), isMistake: false, hasFailed: false };
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof ProofMassError)) throw error;
      return { verb, lines: [this.#explained(error, rest)], isMistake: true, hasFailed: Boolean(error.bus) };
    }
  }

  #explained(error, rest) {
    if (error.bus !== "no-acknowledge") return error.message;
    const { chips } = this.#board.request({ do: "hello" });
    const silent = chips.find(({ address }) => Number(address) === Number(rest[0]));
    if (silent) return `no chip acknowledges ${rest[0]}, which is the address of ${silent.chip}: it may be unplugged`;
    return `no chip acknowledges ${rest[0]}: there are `
      + chips.map(({ chip, address }) => `${chip} at ${address}`).join(", ");
  }

  #verbs = {
    read: (rest) => {
      if (rest.length !== 3) throw new Mistake(form("read"));
      const place = this.#place(rest);
      const count = whole(rest[2], 1, 1024, "COUNT");
      return this.#shown(this.#transfer({ isRead: true, ...place }, () =>
        this.#board.read(place.address, place.command, count)));
    },
    write: (rest) => {
      if (rest.length < 3 || rest.length > 34) throw new Mistake(form("write"));
      const place = this.#place(rest);
      const bytes = rest.slice(2).map((one) => whole(one, 0, 255, "BYTE"));
      this.#transfer({ isRead: false, ...place }, () => {
        this.#board.write(place.address, place.command, ...bytes);
        return bytes;
      });
      return [["acknowledged", ...this.#named(bytes.length)].join(": ")];
    },
    advance: (rest) => {
      if (rest.length !== 1) throw new Mistake(form("advance"));
      const seconds = real(rest[0], longestAdvance, "SECONDS");
      if (seconds < 0) throw new Mistake(`SECONDS is a number from 0 to ${longestAdvance}: time goes one way`);
      return [`it is ${this.#board.advance(seconds).toFixed(4)} s`];
    },
    force: (rest) => this.#world(rest, "force", "force_g", 16),
    rotate: (rest) => this.#world(rest, "rotate", "rotation_dps", 2000),
    field: (rest) => this.#world(rest, "field", "field_uT", 5000),
    pins: (rest) => {
      if (rest.length !== 1) throw new Mistake(form("pins"));
      const address = whole(rest[0], 0x08, 0x77, "ADDRESS");
      const { pins } = this.#board.request({ do: "pins", address: hex(address) });
      for (const { name, high } of pins) this.pins.push({ address, name, high, from: this.#board.now });
      return pins.length ? pins.map(({ name, high }) => `${name} is ${high ? "high" : "low"}`) : ["it has no pins"];
    },
    repair: (rest) => {
      if (rest.length) throw new Mistake("repair stands alone");
      this.#board.request({ do: "repair" });
      return ["all wires are sound, and all chips are plugged in"];
    },
    driver: (rest) => this.#drive(rest),
    answer: (rest) => {
      if (rest.length !== 1) throw new Mistake(form("answer"));
      this.answers.push({ value: real(rest[0], 10000, "NUMBER"), from: this.#board.now });
      return [`your answer is ${rest[0]}`];
    },
    lint: (rest) => {
      if (rest.length) throw new Mistake("lint stands alone");
      const { violations, count } = this.violations();
      this.lints.push(this.#board.now);
      if (!count) return ["nothing was done against the datasheets"];
      const lines = violations.slice(-20).map((one) => {
        const register = one.register ? ` ${one.name ?? ""} (${one.register})` : "";
        return `${one.time_s.toFixed(4)} s  ${one.address}${register}: ${one.class}, ${one.meaning ?? one.identifier}`;
      });
      return count > lines.length ? [`${count} in all, of which the last:`, ...lines] : lines;
    },
    reset: (rest) => {
      if (rest.length) throw new Mistake("reset stands alone");
      this.#board.request({ do: "reset" });
      this.#begin();
      return ["the board is as it was"];
    },
    help: () => forms.map(([shape, meaning, example]) => `${shape}: ${meaning}, such as: ${example}`),
  };

  /** The violations of the datasheets. */
  violations() {
    return this.#board.request({ do: "violations" });
  }

  #place([address, command]) {
    return { address: whole(address, 0x08, 0x77, "ADDRESS"), command: whole(command, 0, 255, "COMMAND") };
  }

  #world(rest, verb, member, most) {
    if (rest.length !== 3) throw new Mistake(form(verb));
    const axes = rest.map((one, index) => real(one, most, "XYZ"[index]));
    this.#board.request({ do: "world", [member]: axes });
    return [`from now on, ${this.#board.now.toFixed(4)} s`];
  }

  /** Carries out a transfer, and remembers it, even where it fails; returns its bytes. */
  #transfer(transfer, call) {
    const from = this.#board.now;
    const remember = (rest) => {
      this.transfers.push({ ...transfer, ...rest, from, to: this.#board.now });
      if (this.transfers.length > mostTransfers) this.transfers.shift();
    };
    try {
      const bytes = call();
      remember({ bytes: [...bytes] });
      return bytes;
    } catch (error) {
      if (error.bus) remember({ bytes: [], failure: error.bus });
      throw error;
    }
  }

  /** Runs some lines of the driver; after its last one shows the sample as the driver joins it. */
  #drive(rest) {
    const count = this.#driver.length;
    if (!count) throw new Mistake("this exercise has no driver: read and write yourself");
    if (rest.length !== 0 && rest.length !== 2) throw new Mistake(`${form("driver")}; or driver alone`);
    const [first, last] = rest.length ? rest.map((one) => whole(one, 1, count, "FIRST or LAST")) : [1, count];
    if (first > last) throw new Mistake("FIRST comes before LAST, such as: driver 1 3");
    if (first === 1) this.#taken = [];
    const lines = [];
    for (let at = first; at <= last; at++) {
      const line = this.#driver[at - 1];
      const { address, command } = this.#place(line.split(" ").slice(1));
      const [byte] = this.#transfer({ isRead: true, address, command }, () => this.#board.read(address, command, 1));
      this.#taken[at - 1] = byte;
      lines.push(`${at}  ${line}: ${hex(byte)}`);
    }
    const missing = this.#driver.findIndex((_, index) => this.#taken[index] === undefined);
    if (last < count) return lines;
    if (missing >= 0) return [...lines, `the driver has no sample yet: its read ${missing + 1} was left out`];
    return [...lines, `the driver's sample in digits: ${words(this.#taken).join(", ")}`];
  }

  /** Bytes as text, with their registers' names, and as numbers of sixteen bits. */
  #shown(bytes) {
    const rows = [];
    for (let at = 0; at < bytes.length; at += 24) {
      rows.push([...bytes.subarray(at, at + 24)].map((one) => hex(one).slice(2)).join(" "));
    }
    if (bytes.length === 6) rows.push(`as words, the low byte first: ${words(bytes).join(", ")}`);
    return [...rows, ...this.#named(bytes.length)];
  }

  /** The registers of the last transaction by name, where they are few and the board remembers them. */
  #named(count) {
    if (count > 8) return [];
    try {
      const [last] = this.#board.request({ do: "transcript", last: 1 }).transactions;
      const named = last?.registers?.filter(({ name }) => name) ?? [];
      return named.length ? [named.map(({ name, value }) => `${name} ${value}`).join(", ")] : [];
    } catch {
      return [];
    }
  }
}
