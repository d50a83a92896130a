// SPDX-License-Identifier: Apache-2.0
//
// Compiles Sources/CWasm alone, with the Swift toolchain's clang.

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
/** How many bytes of memory it can have. */
export const maximum = 64 << 20;

/** JavaScript has no integers of 128 bits: here they come as halves, and go through memory. */
const wide = `
#include <stdint.h>
typedef unsigned __int128 wide;
wide __multi3(wide, wide), __ashlti3(wide, int), __lshrti3(wide, int);
static wide result;
static wide joined(uint64_t high, uint64_t low) { return (wide)high << 64 | low; }
wide *multiplied(uint64_t ah, uint64_t al, uint64_t bh, uint64_t bl) {
  result = __multi3(joined(ah, al), joined(bh, bl));
  return &result;
}
wide *left(uint64_t high, uint64_t low, int places) {
  result = __ashlti3(joined(high, low), places);
  return &result;
}
wide *right(uint64_t high, uint64_t low, int places) {
  result = __lshrti3(joined(high, low), places);
  return &result;
}
`;
const names = [
  "round", "fmod", "fma", "multiplied", "left", "right", "_swift_stdlib_strtod_clocale", "malloc", "free",
  "posix_memalign", "memcmp",
];

/** The module, which exports the functions. */
export async function compiled() {
  const sources = fileURLToPath(new URL("../../Sources/CWasm/", import.meta.url));
  const files = (await readdir(sources)).filter((name) => name.endsWith(".c")).map((name) => join(sources, name));
  const tools = join(JSON.parse((await run("swiftc", ["-print-target-info"])).stdout).paths.runtimeResourcePath, "../../bin");
  const folder = await mkdtemp(join(tmpdir(), "proofmass-"));
  try {
    await writeFile(join(folder, "wide.c"), wide);
    // As scripts/wasm-link does.
    await run(join(tools, "clang"), [
      "--target=wasm32-unknown-none", "-Oz", "-ffreestanding", "-fno-builtin", "-mbulk-memory", "-Wall", "-Wextra",
      "-Werror", "-c", "wide.c", ...files,
    ], { cwd: folder });
    await run(join(tools, "wasm-ld"), [
      "--no-entry", "--gc-sections", "--stack-first", `--max-memory=${maximum}`, "-o", "runtime.wasm",
      ...names.map((name) => `--export=${name}`), ...(await readdir(folder)).filter((name) => name.endsWith(".o")),
    ], { cwd: folder });
    return await WebAssembly.compile(await readFile(join(folder, "runtime.wasm")));
  } finally {
    await rm(folder, { recursive: true });
  }
}
