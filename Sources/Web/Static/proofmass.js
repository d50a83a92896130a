// SPDX-License-Identifier: Apache-2.0
//
// ProofMass' software chips, and its drivers on them, in JavaScript: in a page, in a worker, in Node. The code
// is in proofmass.wasm, and the texts about the chips' registers in proofmass-facts.txt, both beside this file; the
// article Browser has examples.
//
//     import { ProofMass } from "./proofmass.js";
//     const board = await ProofMass.board(["lis331dlh"], { drivers: false });
//     const [identity] = board.read(0x18, 0x0f, 1);

/** A failure, with its reason in one line. */
export class ProofMassError extends Error {
  /**
   * @param {string} words
   * @param {string} [bus]  the kind of a transfer's failure, such as "no-acknowledge"
   */
  constructor(words, bus) {
    super(words);
    this.name = "ProofMassError";
    this.bus = bus;
  }
}

/** The version of proofmass.wasm's interface that this file uses. */
const version = 4;
/** The most bytes of a request, as in the control protocol. */
const mostBytes = 8 << 20;
/** The most seconds of samples in memory. */
const longestRun = 60;

const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
const hex = (byte) => byte.toString(16).padStart(2, "0");

function checked(value, isRight, what) {
  if (isRight) return value;
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
  throw new ProofMassError(`${what}, not ${shown.slice(0, 40)}`);
}

const byte = (value, what) => checked(value, isWhole(value, 0, 255), `${what} is a number from 0 to 255`);

/** The address in the form of requests: from `0x18` or `"0x18"` on I2C, `"spi0.1"` on SPI. */
function place(address) {
  if (typeof address === "string") return address;
  checked(address, isWhole(address, 0, 0x7f), 'an address is a number from 0 to 0x7f, or text such as "spi0.1"');
  return `0x${hex(address)}`;
}

function json(value) {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new ProofMassError(`a request cannot be written as JSON: ${error.message}`);
  }
}

// MARK: The module

/** An instance of proofmass.wasm, which its boards share. */
class Library {
  #exports;
  #failure;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const instance = new WebAssembly.Instance(module, {});
    this.#exports = instance.exports;
    if (typeof this.#exports.proofmass_interface !== "function") {
      throw new ProofMassError("this WebAssembly is not proofmass.wasm: take the file that came with proofmass.js");
    }
    this.#exports._initialize?.();
    const found = this.call("proofmass_interface");
    if (found === version) return;
    throw new ProofMassError(
      `proofmass.wasm has interface ${found}, proofmass.js speaks ${version}: take both from one release`);
  }

  /** Whether it has stopped because of an internal error. */
  get hasFailed() {
    return Boolean(this.#failure);
  }

  call(name, ...values) {
    if (this.#failure) throw new ProofMassError(this.#failure);
    try {
      return this.#exports[name](...values);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // The state of its memory is unknown.
      this.#failure = `proofmass.wasm has stopped in ${name} (${error.message}): make a new board`;
      throw new ProofMassError(this.#failure);
    }
  }

  /** A view of the present memory: when the memory grows, older views become invalid. */
  view(Type, address, length) {
    return new Type(this.#exports.memory.buffer, address, length);
  }

  /** A value as JSON, in bytes. */
  static json(value) {
    checked(value, value !== null && typeof value === "object", 'a request is an object, such as { do: "now" }');
    const text = new TextEncoder().encode(json(value));
    return checked(text, text.length <= mostBytes, `a request has at most ${mostBytes} bytes of JSON`);
  }

  /** Calls a function with bytes, between other parameters: `before`, address, length, `after`. */
  put(name, bytes, before = [], after = []) {
    const address = this.#room(bytes.length);
    this.view(Uint8Array, address, bytes.length).set(bytes);
    return this.call(name, ...before, address, bytes.length, ...after);
  }

  /** Memory of at least this many bytes, until the next call of this method. */
  #room(size) {
    if (size > this.#capacity) {
      // Twice as much as now, so that a growing answer seldom moves it.
      const capacity = Math.max(size, Math.min(2 * this.#capacity, mostBytes));
      const memory = this.call("proofmass_allocate", capacity) >>> 0;
      if (memory === 0) throw new ProofMassError(`an answer has ${size} bytes, too many: take shorter runs`);
      this.call("proofmass_free", this.#memory);
      [this.#memory, this.#capacity] = [memory, capacity];
    }
    return this.#memory;
  }

  #memory = 0;
  #capacity = 0;

  /** A function's values of a type, which it copies: `count` of them. */
  values(Type, name, board, count) {
    const address = this.#room(count * Type.BYTES_PER_ELEMENT);
    this.call(name, board, address, count);
    return this.view(Type, address, count);
  }

  /** The objects of a board's answer with a length in bytes, one per line. */
  objects(board, length) {
    const bytes = this.values(Uint8Array, "proofmass_answer", board, length);
    return new TextDecoder().decode(bytes).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  }

  /** Creates a board from its description; returns its handle. */
  create(description) {
    const most = 1000;
    const text = Library.json(description);
    const address = this.#room(text.length + most);
    this.view(Uint8Array, address, text.length).set(text);
    const handle = this.call("proofmass_create", address, text.length, address + text.length, most);
    if (handle > 0) return handle;
    const words = this.view(Uint8Array, address + text.length, most);
    const reason = new TextDecoder().decode(words.subarray(0, words.indexOf(0)));
    throw new ProofMassError(reason || "the board cannot be made");
  }
}

/** The bytes of a file, whose address may be relative to this file's. */
async function bytesAt(file) {
  const address = new URL(file, import.meta.url);
  try {
    if (address.protocol === "file:" && globalThis.process?.versions?.node) {
      return await (await import("node:fs/promises")).readFile(address);
    }
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new ProofMassError(`${address} cannot be loaded: ${error.message}`);
  }
}

/** @param {WebAssembly.Module | BufferSource | URL | string} wasm */
async function loaded(wasm) {
  if (typeof WebAssembly !== "object") {
    throw new ProofMassError("there is no WebAssembly here: take another browser, or leave its lockdown mode");
  }
  if (wasm instanceof WebAssembly.Module) return new Library(wasm);
  const source = typeof wasm === "string" || wasm instanceof URL ? await bytesAt(wasm) : wasm;
  try {
    return new Library(await WebAssembly.compile(source));
  } catch (error) {
    if (error instanceof ProofMassError) throw error;
    throw new ProofMassError(`proofmass.wasm cannot be used: ${error.message}`);
  }
}

/** The instance of all boards that name no other; dropped when it could not be loaded, or has stopped. */
let shared;

async function sharedLibrary() {
  shared ??= loaded("proofmass.wasm");
  const mine = shared;
  const library = await mine.catch((error) => error);
  if (library instanceof Library && !library.hasFailed) return library;
  if (shared === mine) shared = undefined;
  if (library instanceof Library) return sharedLibrary();
  throw library;
}

/** The texts about the registers of all parts, for all boards; dropped when they could not be loaded. */
let sharedText;

async function texts() {
  sharedText ??= bytesAt("proofmass-facts.txt");
  try {
    return new Uint8Array(await sharedText);
  } catch (error) {
    sharedText = undefined;
    throw error;
  }
}

// MARK: Boards

/** Emulated chips on their bus, and the drivers that sample them. Time is board time, which begins at 0. */
class Board {
  #library;
  #handle;
  /** Loads the texts about registers, from the first `describe` on. */
  #describing;
  /** Whether they are there, or cannot be loaded. */
  #isDescribed = false;
  /** Requests that wait for them, by address, and objects for the next step. */
  #late = new Map();
  #notes = [];
  /** The stream of the article WebStream, as `proofmass serve` sends it. */
  stream = Object.freeze({
    hello: () => this.#objects("proofmass_hello")[0],
    step: (seconds) => {
      const until = this.#after(seconds, longestRun, "step");
      if (this.#isDescribed) {
        this.#late.forEach((request) => this.#ask(request));
        this.#late.clear();
      }
      const objects = this.#objects("proofmass_step", until);
      return this.#notes.splice(0).concat(objects);
    },
    ask: (request) => {
      if (request?.do !== "describe" || this.#isDescribed) return this.#ask(request);
      this.#call("proofmass_now");
      Library.json(request);
      this.#late.set(request.address, request);
      // The next step reports that the module has stopped.
      this.describe().catch(() => {});
      return [];
    },
  });

  constructor(library, description) {
    this.#library = library;
    this.#handle = library.create(description);
  }

  /** Calls a function on this board. */
  #call(name, ...values) {
    if (this.#handle) return this.#library.call(name, this.#handle, ...values);
    throw new ProofMassError("the board has been closed: make another by ProofMass.board");
  }

  #objects(name, ...values) {
    return this.#library.objects(this.#handle, this.#call(name, ...values));
  }

  /** The numbers of the last run. */
  #numbers(name) {
    return this.#library.values(Float64Array, name, this.#handle, this.#call(name, 0, 0));
  }

  #ask(request) {
    return this.#put("proofmass_ask", request);
  }

  /** Calls a function with a request; returns the objects of its answer. */
  #put(name, request) {
    // Before the request is examined, so that a closed board is reported first.
    this.#call("proofmass_now");
    const length = this.#library.put(name, Library.json(request), [this.#handle]);
    return this.#library.objects(this.#handle, length);
  }

  /** The board time some seconds from now, in nanoseconds. */
  #after(seconds, most, what) {
    checked(seconds, seconds >= 0 && seconds <= most, `${what} takes a number of seconds from 0 to ${most}`);
    return this.#call("proofmass_now") + BigInt(Math.round(seconds * 1e9));
  }

  get now() {
    return Number(this.#call("proofmass_now")) / 1e9;
  }

  describe() {
    this.#call("proofmass_now");
    this.#describing ??= this.#describe();
    return this.#describing;
  }

  async #describe() {
    const found = await texts().catch((error) => error);
    // Meanwhile the board may have been closed, and the module may have stopped.
    if (!this.#handle || this.#library.hasFailed) return;
    if (found instanceof Error) {
      this.#notes.push({ type: "note", time_s: this.now, words: `the registers have no texts: ${found.message}` });
    } else {
      this.#library.put("proofmass_facts", found, [this.#handle]);
    }
    this.#isDescribed = true;
  }

  request(request) {
    const [answer] = this.#put("proofmass_request", request);
    if (answer?.error !== undefined) throw new ProofMassError(answer.error, answer.bus);
    return answer;
  }

  write(address, command, ...bytes) {
    const sent = [command, ...bytes.flatMap((one) => (one?.[Symbol.iterator] ? [...one] : [one]))];
    const write = sent.map((one, index) => hex(byte(one, index ? "a byte" : "the command byte"))).join("");
    this.request({ do: "transfer", address: place(address), messages: [{ write }] });
  }

  read(address, command, count) {
    const write = hex(byte(command, "the command byte"));
    const read = checked(count, isWhole(count, 1, 8192), "the count of bytes is a number from 1 to 8192");
    const { answers } = this.request({ do: "transfer", address: place(address), messages: [{ write, read }] });
    return Uint8Array.from(answers[0].match(/../g) ?? [], (digits) => parseInt(digits, 16));
  }

  advance(seconds) {
    checked(seconds, seconds >= 0 && seconds <= 1e6, "advance takes a number of seconds from 0 to 1000000");
    return this.request({ do: "advance", by_s: Math.round(seconds * 1e9) / 1e9 }).time_s;
  }

  run(seconds) {
    // A sensor that fails leaves the samples of the others, and is tried again.
    this.#call("proofmass_run", this.#after(seconds, longestRun, "run"), 1);
    const [acc, gyr, mag, motion] = [[], [], [], []];
    const lists = [acc, gyr, mag];
    const rows = this.#numbers("proofmass_rows");
    for (let at = 0; at < rows.length; at += 5) {
      lists[rows[at]].push({ time: rows[at + 1], x: rows[at + 2], y: rows[at + 3], z: rows[at + 4] });
    }
    const values = this.#numbers("proofmass_motions");
    for (let at = 0; at < values.length; at += 25) motion.push(motionOf(values.subarray(at, at + 25)));
    return { acc, gyr, mag, motion };
  }

  close() {
    if (!this.#handle) return;
    if (!this.#library.hasFailed) this.#library.call("proofmass_release", this.#handle);
    this.#handle = 0;
  }
}

/** A row of `proofmass_motions`. */
function motionOf([time, ...row]) {
  const take = (count) => row.splice(0, count);
  const [q, gravity, user, rate, field] = [take(4), take(3), take(3), take(3), take(3)];
  const [[accuracy, hasNorth], north, [heading, settled]] = [take(2), take(4), take(2)];
  const more = hasNorth ? { north: { q: north, heading } } : {};
  return { time, q, gravity, user, rate, field, accuracy, settled: settled === 1, ...more };
}

export const ProofMass = Object.freeze({
  /**
   * Creates a board.
   * @param {(string | object)[]} [chips]  by default LIS331DLH, L3G4200D and AK8975
   * @param {object} [options]  sensing, seed, drivers; and wasm, where proofmass.wasm is not beside
   *   this file
   */
  async board(chips, options) {
    const { wasm, ...rest } = options ?? {};
    checked(chips, chips === undefined || Array.isArray(chips), 'chips are a list, such as ["lis331dlh"]');
    const library = await (wasm === undefined ? sharedLibrary() : loaded(wasm));
    return new Board(library, { ...(chips ? { chips } : {}), ...rest });
  },
});
