// SPDX-License-Identifier: Apache-2.0
//
// Acts each 100 ms for two seconds, by deadlines of its own, and then once after a second. Prints
// the number of actions and the milliseconds that it saw pass.

const now = () => Number(process.hrtime.bigint()) / 1e6;
const start = now();
const day = Date.now();
let actions = 0;

function act() {
  actions += 1;
  if (actions < 20) setTimeout(act, start + (actions + 1) * 100 - now());
  else setTimeout(end, 1000);
}

function end() {
  const passed = now() - start;
  if (Math.abs(Date.now() - day - passed) > 2) process.exit(1);
  console.log(`${actions} ${Math.round(passed)}`);
}

setTimeout(act, 100);
