// SPDX-License-Identifier: Apache-2.0
//
// What the JavaScript module says where proofmass.wasm is missing, is another, or stops: node --test
// Tests/Wasm/loading.test.mjs. It needs no build.

import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { ProofMass, ProofMassError } from "../../Sources/Web/Static/proofmass.js";

const [i32, i64] = [0x7f, 0x7e];
const constant = (value) => [0x41, value];
const unreachable = [0x00];
/** Lets memory grow by a page, and answers 16. */
const grow = [0x41, 1, 0x40, 0, 0x1a, 0x41, 16];

/** The bytes of a module with a page of memory. @param functions  by name: [parameters, results, code] */
function assembled(functions) {
  const list = Object.entries(functions);
  const vector = (items) => [items.length, ...items.flat()];
  const section = (id, bytes) => [id, bytes.length & 0x7f | 0x80, bytes.length >> 7, ...bytes];
  const name = (text) => [text.length, ...Buffer.from(text)];
  return Uint8Array.from([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, vector(list.map(([, [parameters, results]]) => [0x60, ...vector(parameters), ...vector(results)]))),
    ...section(3, vector(list.map((_, index) => index))),
    ...section(5, [1, 0, 1]),
    ...section(7, vector([[...name("memory"), 2, 0], ...list.map(([text], index) => [...name(text), 0, index])])),
    ...section(10, vector(list.map(([, [, , code]]) => [code.length + 2, 0, ...code, 0x0b]))),
  ]);
}

const whole = {
  proofmass_interface: [[], [i32], constant(4)],
  proofmass_allocate: [[i32], [i32], grow],
  proofmass_free: [[i32], [], []],
  proofmass_create: [[i32, i32, i32, i32], [i32], constant(7)],
  proofmass_release: [[i32], [], []],
  proofmass_now: [[i32], [i64], unreachable],
};

async function refusal(options) {
  try {
    await ProofMass.board(undefined, options);
  } catch (error) {
    assert(error instanceof ProofMassError, String(error));
    return error.message;
  }
  return assert.fail("it was accepted");
}

test("a file that is missing is named", async () => {
  assert.match(await refusal({ wasm: "no-such.wasm" }), /no-such\.wasm cannot be loaded: ENOENT/);
  assert.match(await refusal({}), /proofmass\.wasm cannot be loaded/);
});

test("bytes that are no WebAssembly", async () => {
  assert.match(await refusal({ wasm: Uint8Array.of(1, 2, 3) }), /proofmass\.wasm cannot be used: /);
});

test("another WebAssembly", async () => {
  assert.match(await refusal({ wasm: assembled({}) }), /is not proofmass\.wasm: take the file/);
});

test("another interface", async () => {
  const later = { ...whole, proofmass_interface: [[], [i32], constant(5)] };
  assert.match(await refusal({ wasm: assembled(later) }), /has interface 5, proofmass\.js speaks 4/);
});

test("memory that has grown is looked at anew", async () => {
  const board = await ProofMass.board(undefined, { wasm: assembled(whole) });
  board.close();
});

test("a module that stops ends its boards, and says so", async () => {
  const board = await ProofMass.board(undefined, { wasm: assembled(whole) });
  assert.throws(() => board.now, { name: "ProofMassError", message: /stopped in proofmass_now .*: make a new board/ });
  assert.throws(() => board.request({ do: "now" }), { message: /make a new board/ });
  board.close();
  assert.throws(() => board.now, { message: /has been closed/ });
});

test("the file beside the module is loaded, and once it is there, after a failure", async () => {
  const folder = await mkdtemp(join(tmpdir(), "proofmass-"));
  try {
    for (const file of ["proofmass.js", "package.json"]) {
      await copyFile(new URL(`../../Sources/Web/Static/${file}`, import.meta.url), join(folder, file));
    }
    const { ProofMass: other } = await import(pathToFileURL(join(folder, "proofmass.js")));
    await assert.rejects(other.board(), /cannot be loaded/);
    await writeFile(join(folder, "proofmass.wasm"), assembled(whole));
    const boards = await Promise.all([other.board(), other.board(["lis331dlh"])]);
    // They share an instance, which stops for both.
    assert.throws(() => boards[0].now, /has stopped/);
    assert.throws(() => boards[1].now, /has stopped/);
    // A new board has a new one.
    (await other.board()).close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
