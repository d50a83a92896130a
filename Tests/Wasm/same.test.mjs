// SPDX-License-Identifier: Apache-2.0
//
// The same bits in WebAssembly as on this computer: random register programs, samples, attitudes, and the stream.
// WASM_REFERENCE names the program that does the same natively; scripts/wasm test builds it. MINUTES=10 is how
// long nine axes are compared.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { test } from "node:test";

import { random } from "./random.mjs";

const file = new URL("../../.build-wasm/out/proofmass.wasm", import.meta.url);
const module = await WebAssembly.compile(await readFile(file));
const facts = await readFile(new URL("proofmass-facts.txt", file));
const reference = process.env.WASM_REFERENCE;
const options = reference ? {} : { skip: "WASM_REFERENCE names no program: run scripts/wasm test" };

/** The board in WebAssembly, asked in the reference's words. */
class Board {
  #exports = new WebAssembly.Instance(module, {}).exports;
  #handle = 0;

  #room(size) {
    this.#exports.proofmass_free(this.#memory);
    return this.#memory = this.#exports.proofmass_allocate(size);
  }

  #memory = 0;

  #put(text) {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const address = this.#room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  #answer() {
    const { memory, proofmass_answer } = this.#exports;
    const length = proofmass_answer(this.#handle, 0, 0);
    const address = this.#room(length);
    proofmass_answer(this.#handle, address, length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, address, length))
      .split("\n").filter(Boolean).join(" ");
  }

  #sum(name) {
    const numbers = this.#exports[name];
    const count = numbers(this.#handle, 0, 0);
    const address = this.#room(8 * count);
    numbers(this.#handle, address, count);
    const words = new BigUint64Array(this.#exports.memory.buffer, address, count);
    let sum = 0xcbf29ce484222325n;
    for (const word of words) sum = BigInt.asUintN(64, (sum ^ word) * 0x100000001b3n);
    return [count, sum];
  }

  answer(line) {
    const [, verb, text] = /^(\w+) ?(.*)$/.exec(line);
    const exports = this.#exports;
    if (verb === "create") {
      const message = new Uint8Array(1000);
      const bytes = new TextEncoder().encode(text);
      const address = this.#room(bytes.length + message.length);
      new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
      this.#handle = exports.proofmass_create(address, bytes.length, address + bytes.length, message.length);
      if (this.#handle < 0) {
        const words = new Uint8Array(exports.memory.buffer, address + bytes.length, message.length);
        return new TextDecoder().decode(words.subarray(0, words.indexOf(0)));
      }
      // The program on this computer contains them.
      exports.proofmass_facts(this.#handle, ...this.#put(facts));
      return "created";
    }
    if (verb === "run") {
      exports.proofmass_run(this.#handle, BigInt(text), 1);
      const [numbers, rows] = this.#sum("proofmass_rows");
      return `${numbers / 5} ${rows} ${this.#sum("proofmass_motions").join(" ")}`;
    }
    if (verb === "step") exports.proofmass_step(this.#handle, BigInt(text));
    else exports[`proofmass_${verb}`](this.#handle, ...this.#put(text));
    return this.#answer();
  }
}

/** Asks both the same lines; the answers, which must not differ. */
async function same(lines) {
  const child = spawn(reference, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const board = new Board();
  const answers = [];
  for await (const native of createInterface({ input: child.stdout })) {
    const line = lines[answers.length];
    assert.equal(board.answer(line), native, `after ${answers.length} lines, ${line}`);
    answers.push(native);
  }
  assert.equal(answers.length, lines.length);
  return answers;
}

const hex = (byte) => byte.toString(16).padStart(2, "0");

/** Transfers, waits, worlds and faults, at random, on one chip. */
function program(address, seed, length) {
  const next = random(seed);
  const isSPI = address.startsWith("spi");
  const bytes = (count) => Array.from({ length: count }, () => hex(next(256))).join("");
  const registers = () => hex((next(4) ? 0x1f + next(0x22) : next(0x40)) | (next(2) ? 0x80 : 0));
  const kinds = [
    () => ({ do: "transfer", address, messages: [{ write: registers() + bytes(1 + next(3)) }] }),
    () => ({ do: "transfer", address, messages: [{ write: registers(), read: 1 + next(12) }] }),
    () => ({ do: "transfer", address, messages: [{ write: hex(next(256)), read: 1 + next(200) }] }),
    () => ({ do: "advance", by_s: next(50_000_000) / 1e9 }),
    () => ({
      do: "world", force_g: [next(400) / 100 - 2, next(400) / 100 - 2, next(400) / 100 - 2],
      rotation_dps: [next(800) - 400, next(800) - 400, next(800) - 400], field_uT: [next(100), next(100), -next(100)],
    }),
    () => ({ do: "pins", address }),
    () => (next(8) ? { do: "violations" } : { do: "power_cycle" }),
    () => (next(6) || isSPI ? { do: "count" } : { do: "fault", fault: "flipped_bit", at: 1 + next(4), byte: 0, bit: next(8) }),
    () => ({ do: "scenario", name: ["shake", "tilt", "drop"][next(3)] }),
  ];
  const weights = [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 4, 5, 6, 7];
  // A chip that nobody has switched on senses nothing.
  const lines = [["20", "7f"], ["20", "0f"], ["0a", "01"]].map(
    ([register, value]) => ({ do: "transfer", address, messages: [{ write: register + value }] }));
  for (let count = 0; count < length; count++) {
    const kind = next(40) ? kinds[weights[next(weights.length)]] : kinds[8];
    lines.push(kind());
  }
  return lines.map((line) => `request ${JSON.stringify(line)}`);
}

const parts = [
  ["lis331dlh", "0x18"], ["lis331hh", "0x18"], ["h3lis331dl", "0x18"], ["lsm303dlh", "0x18"], ["lis331dl", "0x1c"],
  ["lis3dh", "0x18"], ["lis2dh12", "0x18"], ["lsm303agra", "0x19"], ["lsm303dlhca", "0x19"], ["adxl345", "0x53"], ["l3g4200d", "0x68"], ["a3g4250d", "0x68"], ["l3gd20", "0x6a"],
  ["l3gd20h", "0x6a"], ["ak8975", "0x0c"], ["ak8963", "0x0c"], ["ak09916", "0x0c"], ["ak8973", "0x1c"],
  ["lis3mdl", "0x1c"], ["lsm9ds1m", "0x1c"], ["lis2mdl", "0x1e"], ["hmc5883l", "0x1e"], ["lsm303dlhcm", "0x1e"], ["lsm303dlhm", "0x1e"], ["lsm9ds1ag", "0x6a"], ["lsm6dsl", "0x6a"], ["lsm6ds3trc", "0x6a"], ["lsm6ds3", "0x6a"], ["lsm6ds33", "0x6a"], ["lsm6dso", "0x6a"], ["ism330dhcx", "0x6a"], ["mpu6500", "0x68"], ["mpu6000", "0x68"], ["mpu6050", "0x68"], ["mpu9150", "0x68"],
  ["mpu9250", "0x68"], ["icm20948", "0x68"],
];

test("random register programs", options, async () => {
  let transfers = 0;
  for (const [index, [chip, i2c]] of parts.entries()) {
    const isOnI2COnly = ["ak09916", "ak8973", "hmc5883l", "lsm303dlhcm", "lsm303dlhm", "mpu6050", "mpu9150", "lsm303dlh", "lsm303dlhca"].includes(chip);
    for (const address of isOnI2COnly ? [i2c] : [i2c, "spi0.0"]) {
      const description = { chips: [{ chip, address }], drivers: false, sensing: "typical", seed: index };
      const lines = [`create ${JSON.stringify(description)}`, ...program(address, index + 1, 1500)];
      const answers = await same(lines);
      assert.equal(answers[0], "created", `${chip} at ${address}: ${answers[0]}`);
      transfers += answers.filter((answer) => answer.includes('"answers"')).length;
      // A program that nothing answered would compare nothing.
      const bytes = new Set(answers.join("").match(/"answers":\["[0-9a-f]+/g));
      assert(bytes.size > 20, `${chip} at ${address} gave ${bytes.size} different answers`);
    }
  }
  console.log(`${transfers} transfers of ${parts.length} parts`);
});

test("descriptions of all parts that have drivers", options, async () => {
  let described = 0;
  for (const [chip, address] of parts) {
    const lines = [`create {"chips":["${chip}"]}`, `ask {"do":"describe","address":"${address}"}`, "step 1000000000"];
    const [created, , objects] = await same(lines);
    if (created !== "created") continue;
    described++;
    assert.match(objects, /"type":"chip".*"summary":"[^"]/, chip);
  }
  assert.equal(described, parts.length);
});

test("the stream of a board that is shaken, heated and unplugged", options, async () => {
  const lines = ["create {}"];
  const asks = {
    20: { do: "shake" }, 60: { do: "registers", address: "0x68" }, 70: { do: "bus" }, 80: { do: "scenario", name: "tilt" },
    90: { do: "silicon", address: "0x18" }, 95: { do: "silicon", address: "0x68", for_s: 0.01, frames: 100, motion: "knock" },
    97: { do: "silicon", address: "0x0c" }, 99: { do: "silicon", address: "0x18", for_s: 0.01, frames: 100, self_test: "+" },
    300: { do: "unplug", address: "0x0c" }, 350: { do: "repair" }, 400: { do: "heat", temperature_C: 50 },
    500: { do: "part", seed: 9 }, 600: { do: "power_cycle" }, 650: { do: "describe", address: "0x18" }, 700: { do: "dance" },
  };
  for (let step = 1; step <= 1000; step++) {
    if (asks[step]) lines.push(`ask ${JSON.stringify(asks[step])}`);
    lines.push(`step ${500_000_000 + step * 20_000_000}`);
  }
  const text = (await same(lines)).join("\n");
  for (const type of ["samples", "event", "failure", "registers", "bus", "silicon", "chip", "refused"]) {
    assert(text.includes(`"type":"${type}"`), `nothing of type ${type}`);
  }
});

test("nine axes of typical parts, sampled and fused", options, async () => {
  const chips = [{ chip: "lis331dlh", rate: 1000 }, { chip: "l3g4200d", rate: 800 }, { chip: "ak8975", rate: 100 }];
  const seconds = 60 * Number(process.env.MINUTES ?? 1);
  const lines = [`create ${JSON.stringify({ chips, sensing: "typical", seed: 3 })}`];
  for (let second = 1; second <= seconds; second++) {
    const scenario = { 1: "figure8", 20: "shake", 30: "drop", 40: "walk" }[second % 60];
    if (scenario) lines.push(`request {"do":"scenario","name":"${scenario}"}`);
    lines.push(`run ${second * 1e9}`);
  }
  const answers = (await same(lines)).filter((answer) => /^\d+ \d+ \d+ \d+$/.test(answer));
  const samples = answers.reduce((sum, answer) => sum + Number(answer.split(" ")[0]), 0);
  assert(samples > 1890 * (seconds - 1), `${samples} samples`);
  console.log(`${samples} samples in ${seconds} s of board time, the same bits`);
});
