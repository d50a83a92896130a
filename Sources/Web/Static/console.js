// A console for a board: a line of text becomes a request, and its answer becomes text. It does not depend on a
// page, so that tests can run it, too.

import { ProofMassError } from "./proofmass.js";

/** The forms of a line, which `help` shows: syntax, effect, example. */
export const forms = [
  ["read ADDRESS COMMAND COUNT", "reads bytes", "read 0x18 0x0f 1"],
  ["write ADDRESS COMMAND BYTE…", "writes bytes", "write 0x18 0x20 0x27"],
  ["advance SECONDS", "lets time pass", "advance 0.1"],
  ["force X Y Z", "specific force on the board, in g", "force 0 0 1"],
  ["rotate X Y Z", "turns the board, in °/s", "rotate 0 0 90"],
  ["lint", "lists what was done against the datasheets", "lint"],
  ["reset", "the board as it was, 10 ms after its supply came", "reset"],
];

/** The time after power-on at which the console starts, in seconds: all chips have loaded their trim by then. */
export const powered = 0.01;
/** The number of transfers that are remembered. */
const mostTransfers = 200;
const longestAdvance = 60;

const hex = (byte) => `0x${byte.toString(16).padStart(2, "0")}`;

/** The answer to a line with the wrong number of words. */
function form(verb) {
  const [shape, , example] = forms.find(([text]) => text.startsWith(verb));
  return `it is ${shape}, such as: ${example}`;
}

class Mistake extends Error {}

function whole(text, least, most, what) {
  const value = /^(0x[0-9a-f]+|\d+)$/i.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Mistake(`${what} is a number from ${least < 10 ? least : hex(least)} to ${most > 255 ? most : hex(most)}, `
    + `such as ${most > 255 ? 6 : hex(Math.min(0x20, most))}, not ${text}`);
}

function real(text, most, what) {
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  if (Math.abs(value) <= most) return value;
  throw new Mistake(`${what} is a number from -${most} to ${most}, such as 0.5, not ${text}`);
}

/** The numbers from pairs of bytes, the low byte first. */
const words = (bytes) => Array.from({ length: bytes.length >> 1 }, (_, index) =>
  ((bytes[2 * index] | (bytes[2 * index + 1] << 8)) << 16) >> 16);

export class Console {
  /** The transfers on the bus: {isRead, address, command, bytes, from, to}; times in seconds. */
  transfers = [];
  #board;

  /** @param board  a board without drivers, which is powered on */
  constructor(board) {
    this.#board = board;
    board.advance(powered);
  }

  get board() {
    return this.#board;
  }

  /**
   * Carries out a line.
   * @returns {{lines: string[], isMistake: boolean}}  the lines to show
   */
  run(text) {
    const [verb, ...rest] = text.replace(/#.*/, "").trim().toLowerCase().split(/[\s,]+/);
    try {
      if (!Object.hasOwn(this.#verbs, verb)) {
        throw new Mistake(`there is no ${verb.slice(0, 40)}: one of ${Object.keys(this.#verbs).join(", ")}`);
      }
      return { lines: this.#verbs[verb](rest), isMistake: false };
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof ProofMassError)) throw error;
      return { lines: [this.#explained(error, rest)], isMistake: true };
    }
  }

  #explained(error, rest) {
    if (error.bus !== "no-acknowledge") return error.message;
    const chips = this.#board.request({ do: "hello" }).chips.map(({ chip, address }) => `${chip} at ${address}`);
    return `no chip acknowledges ${rest[0]}: there are ${chips.join(", ")}`;
  }

  #verbs = {
    read: (rest) => {
      if (rest.length !== 3) throw new Mistake(form("read"));
      const { address, command } = this.#place(rest);
      const count = whole(rest[2], 1, 1024, "COUNT");
      const from = this.#board.now;
      const bytes = this.#board.read(address, command, count);
      this.#remember({ isRead: true, address, command, bytes: [...bytes], from });
      return this.#shown(bytes);
    },
    write: (rest) => {
      if (rest.length < 3 || rest.length > 34) throw new Mistake(form("write"));
      const { address, command } = this.#place(rest);
      const bytes = rest.slice(2).map((one) => whole(one, 0, 255, "BYTE"));
      const from = this.#board.now;
      this.#board.write(address, command, ...bytes);
      this.#remember({ isRead: false, address, command, bytes, from });
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
    lint: (rest) => {
      if (rest.length) throw new Mistake("lint stands alone");
      const { violations, count } = this.violations();
      if (!count) return ["nothing was done against the datasheets"];
      const lines = violations.slice(-20).map((one) => {
        const register = one.register ? ` ${one.name ?? ""} (${one.register})` : "";
        return `${one.time_s.toFixed(4)} s  ${one.address}${register}: ${one.class}, ${one.words ?? one.identifier}`;
      });
      return count > lines.length ? [`${count} in all, of which the last:`, ...lines] : lines;
    },
    reset: (rest) => {
      if (rest.length) throw new Mistake("reset stands alone");
      this.#board.request({ do: "reset" });
      this.#board.advance(powered);
      this.transfers = [];
      return ["the board is as it was"];
    },
    help: () => forms.map(([shape, meaning, example]) => `${shape.padEnd(29)} ${meaning}: ${example}`),
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

  #remember(transfer) {
    this.transfers.push({ ...transfer, to: this.#board.now });
    if (this.transfers.length > mostTransfers) this.transfers.shift();
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
