// SPDX-License-Identifier: Apache-2.0
//
// Makes the chips of all parts from the one module that scripts/wokwi has linked:
//
//   node Tests/Wokwi/parts.mjs MODULE.wasm FOLDER
//
// A chip is NAME.chip.wasm, the module with the part's name in it, and NAME.chip.json, which the module
// itself writes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Simulation } from './host.mjs'

const [module, folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node parts.mjs MODULE.wasm FOLDER')
  process.exit(64)
}
const linked = readFileSync(module)
const place = '<here goes the name of the part>'
const offset = linked.indexOf(place)
if (offset < 0 || linked.indexOf(place, offset + 1) >= 0) {
  console.error(`${module}: has no place for a part's name: link it with scripts/wokwi`)
  process.exit(1)
}

/// Calls a function of a module that returns the address of a text.
function text(bytes, name) {
  const chip = new Simulation().add(new WebAssembly.Module(bytes))
  return chip.text(chip.exports[name]())
}

mkdirSync(folder, { recursive: true })
for (const part of text(linked, 'proofmass_wokwi_parts').split('\n')) {
  const bytes = Buffer.from(linked)
  bytes.fill(0, offset, offset + place.length)
  bytes.write(part, offset)
  const path = `${folder}/${part.toLowerCase()}.chip`
  const description = text(bytes, 'proofmass_wokwi_json')
  JSON.parse(description)
  writeFileSync(`${path}.wasm`, bytes)
  writeFileSync(`${path}.json`, description)
}
