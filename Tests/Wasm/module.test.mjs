// SPDX-License-Identifier: Apache-2.0
//
// The JavaScript module on proofmass.wasm: node --test Tests/Wasm/module.test.mjs, after scripts/wasm.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { Attempt } from "../../Sources/Web/Static/attempt.js";
import { lessons } from "../../Sources/Web/Static/lessons.js";
import { ProofMass, ProofMassError } from "../../Sources/Web/Static/proofmass.js";

const file = new URL("../../.build-wasm/out/proofmass.wasm", import.meta.url);
const facts = new URL("proofmass-facts.txt", file);
const wasm = await WebAssembly.compile(await readFile(file));
/** In bytes. */
const mostSize = 2_740_000;
const [acc, gyr, mag] = [0x18, 0x68, 0x0c];
const byHand = { wasm, sensing: "ideal", drivers: false };

/** That it throws, with such words in one line. */
function refuses(call, words) {
  assert.throws(call, (error) => {
    assert(error instanceof ProofMassError, String(error));
    assert.match(error.message, words);
    assert(!error.message.includes("\n"));
    return true;
  });
}

const refusal = (promise) => promise.then(() => assert.fail("it was accepted"), (error) => {
  assert(error instanceof ProofMassError, String(error));
  return error.message;
});

test("chips answer on their bus", async () => {
  const board = await ProofMass.board(undefined, byHand);
  board.advance(0.01);
  assert.equal(board.now, 0.01);
  assert.deepEqual([...board.read(acc, 0x0f, 1), ...board.read(gyr, 0x0f, 1), ...board.read(mag, 0x00, 1)],
    [0x32, 0xd3, 0x48]);
  // LIS331DLH, ±2 g at 50 Hz: +1 g is 1000 digits of 12 bits, left-justified.
  board.write(acc, 0x20, 0x27);
  board.advance(0.03);
  assert.deepEqual([...board.read("0x18", 0xa8, 6)], [0, 0, 0, 0, 0x80, 0x3e]);
  board.write(acc, 0xa0, [0x2f, 0x00], 0x00, Uint8Array.of(0x30));
  assert.deepEqual([...board.read(acc, 0xa0, 4)], [0x2f, 0, 0, 0x30]);
  board.close();
});

test("the control door's requests", async () => {
  const board = await ProofMass.board(["lis331dlh"], byHand);
  assert.equal(board.request({ do: "hello" }).chips[0].chip, "LIS331DLH");
  board.request({ do: "world", force_g: [0.5, 0, 0.866] });
  board.advance(0.01);
  board.write(acc, 0x20, 0x27);
  board.advance(0.03);
  assert.equal(new DataView(board.read(acc, 0xa8, 6).buffer).getInt16(0, true), 500 * 16);
  const { violations, count } = board.request({ do: "violations" });
  assert.equal(count, violations.length);
  assert(violations.some(({ identifier }) => identifier === "unprotected-read"), JSON.stringify(violations));
  refuses(() => board.request({ do: "dance" }), /dance/);
  assert(board.request({ do: "now" }).time_s > 0.04);
  board.close();
});

test("a transfer that fails says how", async () => {
  const board = await ProofMass.board(["lis331dlh"], byHand);
  assert.throws(() => board.read(0x19, 0x0f, 1), { name: "ProofMassError", bus: "no-acknowledge", message: /0x19/ });
  assert.throws(() => board.write(0x19, 0x20, 0x27), { bus: "no-acknowledge" });
  board.close();
});

test("a magnetometer behind a chip, which reads it", async () => {
  const chips = [{ chip: "lsm6dsox", hub: "lis3mdl", "mag.range": 4, "mag.address": "0x1e", rate: 104 }];
  const board = await ProofMass.board(chips, { wasm, sensing: "ideal" });
  board.run(1);
  const { acc, gyr, mag } = board.run(1);
  for (const samples of [acc, gyr, mag]) assert(Math.abs(samples.length - 104) <= 3, `${samples.length}`);
  assert.deepEqual(mag.map(({ time }) => time), acc.map(({ time }) => time));
  // 25 µT to the north and 43.3 µT down; a digit is 1/68.42 µT.
  assert(Math.abs(mag.at(-1).y - 25) < 0.02 && Math.abs(mag.at(-1).z + 43.3) < 0.02, JSON.stringify(mag.at(-1)));
  board.close();
  const refusedWith = async (chip) => refusal(ProofMass.board([chip], { wasm }));
  assert.match(await refusedWith({ chip: "lis3dh", hub: "lis2mdl" }), /LIS3DH reads no magnetometer/);
  assert.match(await refusedWith({ chip: "lsm6dso", hub: "ak8975" }), /hub of LSM6DSO: one of lis3mdl, lis2mdl, iis2mdc/);
  assert.match(await refusedWith({ chip: "lsm6dso", "mag.range": 4 }), /one range/);
});

test("the drivers sample", async () => {
  const chips = [{ chip: "lis331dlh", rate: 1000 }, { chip: "l3g4200d", rate: 800 }, { chip: "ak8975", rate: 100 }];
  const board = await ProofMass.board(chips, { wasm, sensing: "ideal" });
  board.run(1);
  const { acc, gyr, mag, motion } = board.run(1);
  for (const [samples, rate] of [[acc, 1000], [gyr, 800], [mag, 100]]) {
    assert(Math.abs(samples.length - rate) <= 3, `${samples.length} of ${rate}`);
    assert(samples.every(({ time }, index) => !index || time > samples[index - 1].time));
  }
  assert(Math.abs(acc.at(-1).z - 1) < 0.005);
  assert(Math.abs(gyr.at(-1).z) < 0.01);
  assert(motion.length > 20);
  const { q, gravity, rate } = motion.at(-1);
  assert(Math.abs(Math.hypot(...q) - 1) < 1e-6);
  assert(Math.abs(gravity[2] + 1) < 0.001 && Math.hypot(...rate) < 0.01);
  assert(Math.abs(board.now - 2) < 0.01, board.now);
  board.close();
});

test("a board returns to its beginning, with its drivers", async () => {
  const board = await ProofMass.board(undefined, { wasm, sensing: "typical" });
  const start = board.now;
  const first = board.run(2);
  board.stream.ask({ do: "shake" });
  board.stream.step(0.02);
  board.run(3);
  board.request({ do: "reset" });
  assert.equal(board.now, start);
  assert.deepEqual(board.run(2), first);
  board.close();
});

test("time that nobody sampled is no mistake, however long", async () => {
  const board = await ProofMass.board([{ chip: "lis331dlh", rate: 1000 }, "ak8975"], { wasm });
  board.run(1);
  // More periods than 32 bits count.
  for (let count = 0; count < 5; count++) board.advance(1e6);
  assert(board.run(1).acc.length > 900);
  assert(board.stream.step(0.02).length > 0);
  board.close();
});

test("transactions of the drivers are counted, and the last ones kept, from the first request on", async () => {
  const board = await ProofMass.board([{ chip: "lis331dlh", rate: 1000 }], { wasm });
  board.run(1);
  const { transactions: before } = board.request({ do: "count" });
  board.run(20);
  const { transactions: after } = board.request({ do: "count" });
  const { missed, transactions } = board.request({ do: "transcript" });
  assert.equal(missed + transactions.length, after - before);
  board.close();
});

test("a repair by a request of Control plugs in what the stream unplugged", async () => {
  const board = await ProofMass.board(undefined, { wasm });
  const truth = () => board.stream.step(0.02).find(({ type }) => type === "samples").truth;
  board.stream.ask({ do: "unplug", address: "0x18" });
  assert.deepEqual(truth().unplugged, ["0x18"]);
  board.request({ do: "repair" });
  assert.deepEqual(truth().unplugged, []);
  board.close();
});

test("one hand moves the board, by requests to the stream and by others", async () => {
  const board = await ProofMass.board(["lis331dlh"], { wasm, sensing: "ideal" });
  const truth = () => board.stream.step(0.02).find(({ type }) => type === "samples").truth;
  const upright = [Math.SQRT1_2, Math.SQRT1_2, 0, 0];
  const isNear = (q, other) => q.every((part, index) => Math.abs(part - other[index]) < 1e-9);
  assert.deepEqual(board.request({ do: "turn", q: upright }).columns, ["acc", "gyr", "mag"]);
  board.run(1);
  assert(isNear(truth().q, upright));
  board.stream.ask({ do: "scenario", name: "tilt", from_s: 1 });
  assert.equal(truth().scenario.name, "tilt");
  board.stream.ask({ do: "turn", q: upright });
  board.stream.step(1);
  // The world of the beginning, whatever the hand has done.
  assert.deepEqual(board.request({ do: "rest" }).force_g, [0, 0, 1]);
  assert(isNear(truth().q, [1, 0, 0, 0]));
  board.close();
});

test("typical parts differ by their seed, and one seed repeats", async () => {
  const last = async (seed) => {
    const board = await ProofMass.board(["lis331dlh"], { wasm, sensing: "typical", seed });
    const { acc } = board.run(0.5);
    board.close();
    return acc.at(-1);
  };
  assert.deepEqual(await last(1), await last(1));
  assert.notDeepEqual(await last(1), await last(2));
});

test("the stream", async () => {
  const board = await ProofMass.board(undefined, { wasm, sensing: "ideal" });
  const hello = board.stream.hello();
  assert.equal(hello.type, "hello");
  assert.deepEqual(Object.keys(hello.sensors), ["acc", "gyr", "mag"]);
  const objects = [];
  for (let at = 0; at < 50; at++) objects.push(...board.stream.step(0.02));
  const samples = objects.filter(({ type }) => type === "samples");
  assert.equal(samples.length, 50);
  assert(samples.at(-1).acc.length > 0);
  assert.deepEqual(board.stream.ask({ do: "turn", q: [Math.SQRT1_2, Math.SQRT1_2, 0, 0] }), []);
  const later = [];
  for (let at = 0; at < 50; at++) later.push(...board.stream.step(0.02));
  const [, x, y, z] = later.filter(({ type }) => type === "samples").at(-1).acc.at(-1);
  assert(Math.abs(x) < 0.02 && Math.abs(y - 1) < 0.02 && Math.abs(z) < 0.02, `${x}, ${y}, ${z}`);
  const answers = [...board.stream.ask({ do: "dance" }), ...board.stream.step(0.02)];
  assert.equal(answers.filter(({ type }) => type === "refused").length, 1);
  board.close();
});

test("wrong inputs get one line, and change nothing", async () => {
  const board = await ProofMass.board(["lis331dlh"], byHand);
  refuses(() => board.read(acc, 0x0f), /count of bytes is a number from 1 to 8192, not undefined/);
  refuses(() => board.read(400, 0x0f, 1), /an address is/);
  refuses(() => board.read("yes", 0x0f, 1), /not an address/);
  refuses(() => board.write(acc, 0x20, 256), /a byte is a number from 0 to 255, not 256/);
  refuses(() => board.write(acc, "0x20", 1), /the command byte is/);
  refuses(() => board.write(acc, 0x20, null), /a byte is a number from 0 to 255, not null/);
  refuses(() => board.request({ do: "advance", by_s: 1n }), /cannot be written as JSON/);
  refuses(() => board.advance(-1), /advance takes/);
  refuses(() => board.advance(NaN), /advance takes/);
  refuses(() => board.run(3600), /from 0 to 60/);
  refuses(() => board.request("now"), /a request is an object/);
  refuses(() => board.request({ do: "x".repeat(9 << 20) }), /at most 8388608 bytes/);
  assert.equal(board.now, 0);
  assert.match(await refusal(ProofMass.board("lis331dlh", byHand)), /chips are a list/);
  assert.match(await refusal(ProofMass.board(["lis9"], byHand)), /lis9/);
  // The MPU-9150 has an AK8975 inside.
  assert.match(await refusal(ProofMass.board(["mpu9150", "ak8975"], byHand)), /two chips at 0x0c/);
  assert.match(await refusal(ProofMass.board(["lis331dlh"], { ...byHand, sensing: "dreamt" })), /dreamt/);
  assert.match(await refusal(ProofMass.board(["lis331dlh"], { ...byHand, sede: 1 })), /sede/);
  board.close();
});

test("names with hyphens and in upper case", async () => {
  const board = await ProofMass.board(["LIS-331DLH", { chip: "l3g-4200d" }], byHand);
  assert.deepEqual(board.request({ do: "hello" }).chips.map((one) => one.chip), ["LIS331DLH", "L3G4200D"]);
  board.close();
});

test("a closed board says so", async () => {
  const board = await ProofMass.board(["lis331dlh"], byHand);
  board.close();
  board.close();
  const calls = [() => board.now, () => board.read(acc, 0x0f, 1), () => board.run(1), () => board.stream.hello()];
  for (const call of calls) {
    refuses(call, /has been closed: make another/);
  }
});

/** Calls a function with the `ProofMass` of a copy of the module, which has the two files beside it. */
async function withCopy(use) {
  const folder = await mkdtemp(join(tmpdir(), "proofmass-"));
  try {
    await cp(new URL("../../Sources/Web/Static/", import.meta.url), folder, { recursive: true });
    for (const one of [file, facts]) await cp(one, join(folder, basename(one.pathname)));
    const { ProofMass: copy } = await import(pathToFileURL(join(folder, "proofmass.js")));
    await use(copy, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("the first description loads the texts, which stay through a restart", () => withCopy(async (shared, folder) => {
  const board = await shared.board(["lsm6dsox"]);
  const described = () => board.stream.step(0.02).filter(({ type }) => type === "chip");
  const ask = () => assert.deepEqual(board.stream.ask({ do: "describe", address: "0x6a" }), []);
  ask();
  assert.deepEqual(described(), []);
  await board.describe();
  const [chip, ...others] = described();
  assert.equal(others.length, 0);
  assert.equal(chip.chip, "LSM6DSOX");
  const { name, summary, fields } = chip.registers.find(({ address }) => address === "0x0f");
  assert.deepEqual([name, summary.length > 0, fields.length], ["WHO_AM_I", true, 1]);
  assert(Object.keys(chip.documents).length > 0);
  // Of a relative and of its model.
  const cited = chip.registers.flatMap(({ cite }) => cite);
  assert(cited.every(Boolean));
  board.request({ do: "reset" });
  ask();
  assert.deepEqual(described(), [chip]);
  board.close();
  // Other boards do not load them again.
  await rm(join(folder, "proofmass-facts.txt"));
  const other = await shared.board(["lsm6dsox"]);
  await other.describe();
  other.stream.ask({ do: "describe", address: "0x6a" });
  assert.deepEqual(other.stream.step(0.02).filter(({ type }) => type === "chip"), [chip]);
  other.close();
  assert.throws(() => other.describe(), /has been closed/);
}));

test("without the texts, registers have names and values", async () => {
  const board = await ProofMass.board(["lis331dlh"], { wasm });
  board.stream.ask({ do: "describe", address: "0x18" });
  board.stream.ask({ do: "registers", address: "0x18" });
  await board.describe();
  const objects = Array.from({ length: 6 }, () => board.stream.step(0.02)).flat();
  const of = (kind) => objects.filter(({ type }) => type === kind);
  assert.match(of("note")[0].words, /the registers have no texts: .*proofmass-facts\.txt cannot be loaded/);
  const { name, reset, summary } = of("chip")[0].registers.find(({ address }) => address === "0x20");
  assert.deepEqual([name, reset, summary], ["CTRL_REG1", "0x07", ""]);
  assert(of("registers")[0].values.CTRL_REG1);
  board.close();
});

test("a board that is closed while its texts are loaded", () => withCopy(async (shared) => {
  const board = await shared.board(["lis331dlh"]);
  const loading = board.describe();
  board.close();
  await loading;
}));

test("facts of other origin end nothing", async () => {
  const { exports } = await WebAssembly.instantiate(wasm, {});
  exports._initialize?.();
  const room = exports.proofmass_allocate(1000);
  const put = (text) => {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    return [room, bytes.length];
  };
  const board = exports.proofmass_create(...put('{"chips":["lis331hh"]}'), 0, 0);
  for (const [text, found] of [
    ["", 0], ["chip", 0], ["chip LIS331HH LIS331HH", 0], ["chip LIS331HH LIS331DLH\nchip LIS331DLH LIS331HH", 0],
    ["chip LIS331DLH\nchip LIS331HH LIS331DLH", 1], ["\n \nchip LIS331HH\nregister zz | | |\n field x\nbank", 1],
  ]) assert.equal(exports.proofmass_facts(board, ...put(text)), found, text);
  assert.equal(exports.proofmass_facts(board + 1, ...put("")), -1);
  assert(exports.proofmass_step(board, 1_000_000_000n) > 0);
});

test("the size of proofmass.wasm", async () => {
  // 5 % above the size when this was written: what grows beyond it should be worth it.
  const { size } = await stat(file);
  assert(size < mostSize, `${size} bytes, of at most ${mostSize}: scripts/wasm sizes says what is in it`);
});

test("control characters and other scripts in an error message", async () => {
  const board = await ProofMass.board(["lis331dlh"], byHand);
  refuses(() => board.request({ do: "a\u0007\u202eß\ud83d\ude00" }), /a\\x07\\u202eß\ud83d\ude00/);
  board.close();
});

test("boards of one instance are apart", () => withCopy(async (shared) => {
  const boards = await Promise.all([0, 1, 2, 3].map(() => shared.board(undefined, { drivers: false })));
  boards.forEach((board, index) => board.advance(index));
  boards[1].close();
  boards[3].write(acc, 0x20, 0x27);
  assert.deepEqual([0, 2].map((index) => boards[index].now), [0, 2]);
  assert.deepEqual([2, 3].map((index) => boards[index].read(acc, 0x20, 1)[0]), [0x07, 0x27]);
  boards.forEach((board) => board.close());
}));

test("boards come and go, and memory stays", async () => {
  const { exports } = await WebAssembly.instantiate(wasm, {});
  exports._initialize?.();
  const description = new TextEncoder().encode("{}");
  const comeAndGo = (count) => {
    for (let at = 0; at < count; at++) {
      const room = exports.proofmass_allocate(description.length);
      new Uint8Array(exports.memory.buffer, room, description.length).set(description);
      const board = exports.proofmass_create(room, description.length, 0, 0);
      assert(board > 0);
      exports.proofmass_free(room);
      exports.proofmass_run(board, 100_000_000n, 1);
      exports.proofmass_release(board);
    }
    return exports.memory.buffer.byteLength;
  };
  assert.equal(comeAndGo(100), comeAndGo(20));
});

test("each exercise is solved by its solution, and not without", async () => {
  for (const lesson of lessons) {
    const board = await ProofMass.board(lesson.chips, { wasm, sensing: lesson.sensing, seed: 1, drivers: false });
    const attempt = new Attempt(lesson, board);
    for (const [line, said] of attempt.before) assert(!said.isMistake, `${lesson.id}: ${line}: ${said.lines}`);
    attempt.run("advance 0.1");
    assert.equal(attempt.done, 0, lesson.id);
    lesson.solution.forEach((line, index) => {
      assert(!attempt.isSolved, `${lesson.id} is solved before ${line}`);
      const { lines, isMistake, hasFailed } = attempt.run(line);
      assert((!isMistake || hasFailed) && lines.length, `${lesson.id}: ${line}: ${lines}`);
      // A wrong line changes nothing.
      assert.equal(attempt.run(["read", "read 0x18 0x28 six", "write 0x19 1 2", "jump"][index % 4]).isMistake, true);
    });
    assert(attempt.isSolved, `${lesson.id}: ${attempt.done} steps`);
    board.close();
  }
});

/** An attempt at an exercise, after some lines; and the last advice that they got. */
async function after(id, ...lines) {
  const lesson = lessons.find((one) => one.id === id);
  const board = await ProofMass.board(lesson.chips, { wasm, sensing: lesson.sensing, seed: 1, drivers: false });
  const attempt = new Attempt(lesson, board);
  let advice = "";
  for (const line of lines) advice = attempt.run(line).advice ?? advice;
  return { attempt, done: attempt.done, advice };
}

test("another way to an exercise's goal counts, too, and a console's reset spoils nothing", async () => {
  const pull = await after("self-test", "write 0x18 0x23 0x80", "write 0x18 0x20 0x27", "advance 0.2",
    "read 0x18 0xa8 6", "write 0x18 0x23 0x82", "advance 0.2", "read 0x18 0xa8 6");
  assert.equal(pull.done, 2);
  const range = await after("range", "write 0x18 0xa0 0x2f 0 0 0x10", "force -3 0 0", "write 0x18 0x23 0",
    "advance 0.1", "read 0x18 0xa7 7", "write 0x18 0x23 0x10", "advance 0.1", "read 0x18 0xa7 7", "answer 0");
  assert.equal(range.done, 3);
  const halves = await after("torn", "driver", "driver 1 1", "rotate 0.2 0 0", "advance 0.1", "driver 2 2", "lint");
  assert.equal(halves.done, 3);

  const { attempt } = await after("fifo", ...lessons.find(({ id }) => id === "fifo").solution.slice(0, 5));
  attempt.run("reset");
  assert.equal(attempt.run("read 0x68 0xa8 192").isMistake, false);
  // A reset brings back the faults with which the exercise begins.
  const repaired = await after("unplugged", "repair", "reset", "read 0x68 0x0f 1", "read 0x18 0x0f 1",
    "read 0x0c 0 1");
  assert.equal(repaired.done, 1);
});

test("a reset at any point of an exercise, and any line after it, is answered", async () => {
  for (const { id, solution } of lessons) {
    for (let count = 0; count <= solution.length; count++) {
      for (const line of [...new Set(solution), "answer 1", "pins 0x18", "repair"]) {
        const { attempt } = await after(id, ...solution.slice(0, count), "reset", line);
        attempt.console.board.close();
      }
    }
  }
});

test("what only looks like an exercise's goal does not count, and the reason is said", async () => {
  const isRefused = async (id, done, advice, ...lines) => {
    const seen = await after(id, ...lines);
    assert.equal(seen.done, done, `${id}: ${lines}`);
    assert.match(seen.advice, advice, `${id}: ${lines}`);
  };
  // A true rate is no torn one; nor are halves that the driver has not yet joined, or an interruption without change.
  await isRefused("torn", 1, /true/, "driver", "rotate 3 0 0", "advance 0.1", "driver");
  await isRefused("torn", 1, /^$/, "driver", "rotate 0.1 0 0", "advance 0.1", "driver 1 1");
  await isRefused("torn", 3, /same interruption/, "driver", "driver 1 1", "rotate 0.1 0 0", "advance 0.1",
    "driver 2 6", "lint", "write 0x68 0x23 0x80", "driver 1 1", "advance 0.1", "driver 2 6");
  await isRefused("compass", 2, /beyond ±1229/, "write 0x0c 0x0a 1", "advance 0.01", "read 0x0c 0x02 8",
    "field 3000 0 0", "write 0x0c 0x0a 1", "advance 0.01", "read 0x0c 0x02 8");
  await isRefused("compass", 2, /write 1 to CNTL/, "write 0x0c 0x0a 1", "advance 0.01", "read 0x0c 0x02 8",
    "field 900 900 900", "read 0x0c 0x09 1");
  await isRefused("fifo", 1, /full/, "write 0x68 0x24 0x40", "write 0x68 0x2e 0x4a", "write 0x68 0x22 0x04",
    "write 0x68 0x20 0x0f", "advance 1", "read 0x68 0x2f 1");
  await isRefused("first-sample", 0, /set bit 7/, "read 0x18 0x28 6");
  await isRefused("first-sample", 3, /typical sensitivity/, "read 0x18 0xa8 6", "write 0x18 0x20 0x27", "advance 0.03",
    "read 0x18 0xa8 6", "answer -0.488");
  await isRefused("self-test", 1, /limits are those of ±2 g/, "write 0x18 0x20 0x27", "write 0x18 0x23 0xb0",
    "advance 0.1", "read 0x18 0xa8 6");
  await isRefused("threshold", 2, /push lasts/, ...lessons.find(({ id }) => id === "threshold").solution.slice(0, 8),
    "read 0x18 0x31 1");
});
