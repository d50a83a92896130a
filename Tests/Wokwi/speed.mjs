// SPDX-License-Identifier: Apache-2.0
//
// What the chips cost, after `scripts/wokwi build`:
//
//   node Tests/Wokwi/speed.mjs
//
// The host's own part is in the figures.

import { Bench } from './chips.mjs'

/// Runs something for a second, and returns how often it ran in a second.
function rate(run) {
  const start = performance.now()
  let count = 0
  do {
    for (let index = 0; index < 100; index++) run()
    count += 100
  } while (performance.now() - start < 1000)
  return (count * 1000) / (performance.now() - start)
}

const thousand = (number) => Math.round(number / 1000)

for (const [name, address, attrs, configuration] of [
  ['lis331dlh', 0x18, {}, [[0x23, 0x80], [0x20, 0x3f], [0x22, 0x02]]],
  ['lis331dlh', 0x18, { noise: '1' }, [[0x23, 0x80], [0x20, 0x3f], [0x22, 0x02]]],
  ['l3g4200d', 0x68, {}, [[0x23, 0x80], [0x20, 0xcf], [0x22, 0x08]]],
  ['l3g4200d', 0x68, { noise: '1' }, [[0x23, 0x80], [0x20, 0xcf], [0x22, 0x08]]],
]) {
  const bench = new Bench(name, { address, attrs })
  for (const bytes of configuration) bench.write(...bytes)
  // A read of six bytes is nine on the wire.
  const bytes = 9 * rate(() => bench.read(0xa8, 6))
  // As by a sketch that waits for the pin.
  const sampled = rate(() => {
    bench.milliseconds(1)
    bench.read(0xa8, 6)
  })
  console.log(
    `${name}${attrs.noise ? ', noise' : ''}: ${thousand(bytes)} thousand bytes a second on I2C; `
      + `${(sampled / 1000).toFixed(0)} simulated seconds a second, each sample read`)
}
for (const [name, address] of [['lis331dlh', 0x18], ['ak8975', 0x0c]]) {
  const bench = new Bench(name, { address })
  console.log(
    `${name}, switched off: ${(rate(() => bench.milliseconds(1)) / 1000).toFixed(0)} simulated seconds a second`)
}
const bench = new Bench('l3g4200d', { attrs: { spi: '1' } })
bench.simulation.frame(bench.chip, 'CS', 0x20, 0xcf)
console.log(`l3g4200d: ${thousand(7 * rate(() => bench.frame('CS', 0xe8, 6)))} thousand bytes a second on SPI`)
