// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

/// What a program that prints an error shows to its user.
@Suite struct ErrorDescriptionTests {
  @Test(arguments: [
    (
      SensorError.bus(.noAcknowledge, register: 0x28),
      "no chip acknowledged at register 0x28: check the address, the supply and the wiring"
    ),
    (
      .bus(BusError(.other, code: 5), register: 0x0F),
      "the transfer failed (error 5) at register 0x0f: check the wiring and the bus's driver"
    ),
    (
      .identity(expected: 0x32, found: 0xFF),
      "the identity register reads 0xff instead of 0x32: check the part and its address"
    ),
    (
      .notVerified(register: 0x20),
      "register 0x20 did not take the value written: check the wiring, and that nothing else writes "
        + "to the chip"
    ),
    (
      .dataReadyLine(BusError(.other, code: 19)),
      "waiting for the data-ready line failed (error 19): check the line, or read without it"
    ),
  ])
  func `a sensor's error is a sentence`(_ error: SensorError, _ words: String) {
    #expect("\(error)" == words)
  }

  @Test(arguments: [
    SensorError.overflow, .dataError, .notReady, .lostConfiguration, .wrongState, .wrongPart,
    .wrongConfiguration,
    .invalidAdjustment, .bus(.arbitrationLost, register: 0), .bus(.timeout, register: 0),
    .bus(.unsupported, register: 0),
  ])
  func `each says what to do next`(_ error: SensorError) {
    let words = "\(error)"
    #expect(words.contains(": ") && !words.hasSuffix(".") && !words.contains("\n"))
  }
}
