// SPDX-License-Identifier: Apache-2.0
//
// The example's sketch as a module with two functions.

#include "Arduino.h"
#include "Wire.h"

Console Serial;
TwoWire Wire;

#include "../../../Sources/ProofMassWokwi/Example/sketch.ino"

// A constructor of a sketch's object is called before it.
extern "C" void __wasm_call_ctors(void);

extern "C" __attribute__((export_name("setup"))) void runSetup(void) {
  __wasm_call_ctors();
  setup();
}
extern "C" __attribute__((export_name("loop"))) void runLoop(void) { loop(); }
