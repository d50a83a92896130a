// SPDX-License-Identifier: Apache-2.0
//
// The JavaScript of the article Browser runs, and prints what its comments say: node --test
// Tests/Wasm/article.test.mjs, after scripts/wasm.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

const root = new URL("../../", import.meta.url);
const article = await readFile(new URL("Sources/ProofMassServer/ProofMassServer.docc/Browser.md", root), "utf8");
const snippets = [...article.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);

/** What each prints. */
const expected = [
  /^500\n0\n$/,
  /^(79|80)\d \{\s*time: (1\.99|2\.00).*\}\n\[ *-?0\.0\d+, -?0\.0\d+, -0\.99\d* *\]\n$/s,
  /^LIS331DLH\n(orientation faceUp\n)?shake began\n/,
];

test("the article's JavaScript", async () => {
  assert.equal(snippets.length, expected.length);
  const folder = await mkdtemp(join(tmpdir(), "proofmass-"));
  try {
    await cp(new URL("Sources/Web/Static/", root), folder, { recursive: true });
    await cp(new URL(".build-wasm/out/proofmass.wasm", root), join(folder, "proofmass.wasm"));
    for (const [index, code] of snippets.entries()) {
      const file = join(folder, `snippet-${index}.mjs`);
      await writeFile(file, code);
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [file]);
      assert.match(stdout, expected[index]);
      assert.equal(stderr, "");
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
