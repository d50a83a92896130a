// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Mutants of outputs: words, FIFO, thermometer, and the compasses' own registers.
extension MutantList {
  mutating func addOutputs() {
    guard let first = outputs.first else { return }
    if first.low != nil {
      add(
        "bytes-swapped", .words(outputs, .swappedBytes),
        "The two bytes of each output are exchanged.")
      add(
        "low-byte-zero",
        .bytes(
          outputs.flatMap { places in
            (places.low.map { [$0.x, $0.y, $0.z] } ?? []).map { .zeros($0) }
          }),
        "The low byte of each output is 0, as in a part of 8 bits.")
    }
    add(
      "axes-exchanged", .words(outputs, .exchangedAxes(0, 1)), "X and Y are exchanged.")
    add("axis-inverted", .words(outputs, .negated(1)), "Y has the opposite sign.")
    add("axis-zero", .words(outputs, .fixed(2, 0)), "Z is always 0.")
    add(
      "axis-full", .words(outputs, .fixed(0, .max)), "X is always 0x7FFF.")
    add("scale-double", .words(outputs, .shifted(1)), "Outputs have twice their value.")
    add("scale-half", .words(outputs, .shifted(-1)), "Outputs have half their value.")
    if outputs.count > 1 {
      add(
        "second-inverted", .words(Array(outputs.dropFirst()), .negated(0)),
        "X of the second sensor has the opposite sign.")
    }
    addJustification()
    addThermometer()
  }

  /// Words whose unused bits are at the other end.
  private mutating func addJustification() {
    switch (
      facts.quantities.first, facts.registers.first { $0.address == outputs[0].registers[0] }?.name
    ) {
    case (.acceleration, "OUT_X_L") where facts.quantities.count == 1:
      add("justified-right", .words(outputs, .shifted(-4)), "Outputs are right-justified.")
    case (_, "HXL"), (_, "DATAX0"):
      add("justified-left", .words(outputs, .shifted(3)), "Outputs are left-justified.")
    default: break
    }
  }

  private mutating func addThermometer() {
    let pairs = [("OUT_TEMP_H", "OUT_TEMP_L"), ("TEMP_OUT_H", "TEMP_OUT_L"), ("OUT_TEMP", "")]
    for (high, low) in pairs {
      guard let upper = register(high)?.address else { continue }
      let lower = register(low)?.address
      let places = OutputPlaces(
        high: Axes(upper, upper, upper), low: lower.map { Axes($0, $0, $0) })
      add(
        "temperature-inverted", .words([places], .negated(0)),
        "The temperature has the opposite sign.")
    }
  }

  mutating func addFIFO() {
    let lost = Self.bits(
      facts,
      named: [
        "ZYXOR", "ZOR", "YOR", "XOR", "OVRN", "Overrun", "FIFO_OVR_IA", "FIFO_OVR_LATCHED", "DOR",
        "FIFO_OVERFLOW_INT", "OVER_RUN", "OVR",
      ])
    if !lost.isEmpty {
      add(
        "overrun-never", .bytes(lost.map { .zeros($0.register, $0.mask) }),
        "Overrun bits are never set.")
      add("overrun-always", .bytes(lost), "Overrun bits are always set.")
    }
    for (name, field) in [
      ("FIFO_SRC_REG", "FSS"), ("FIFO_SRC", "FSS"), ("FIFO_STATUS", "Entries"),
      ("FIFO_STATUS1", "DIFF_FIFO"), ("FIFO_COUNTL", "FIFO_CNT"),
    ] {
      guard let register = register(name),
        let bits = register.fields.first(where: { $0.name == field })
      else { continue }
      for (word, difference) in [("less", -1), ("more", 1)] {
        add(
          "fifo-one-\(word)",
          .level(register: register.address, mask: bits.mask, difference: difference),
          "The level in \(name) is one \(word) than the FIFO's.")
      }
    }
  }

  mutating func addCompass() {
    let trims = facts.registers.filter { ["ASAX", "ASAY", "ASAZ"].contains($0.name) }
    if !trims.isEmpty {
      add("trim-zero", .bytes(trims.map { .zeros($0.address) }), "ASAX, ASAY and ASAZ read 0x00.")
      add(
        "trim-ones", .bytes(trims.map { .ones($0.address) }),
        "ASAX, ASAY and ASAZ read 0xFF, as if the fuses did not answer.")
    }
    for (name, word, meaning) in [
      ("HOFL", "overflow", "The overflow of the sensor, HOFL"),
      ("DERR", "error", "The data error, DERR"),
    ] {
      let bits = Self.bits(facts, named: [name])
      guard !bits.isEmpty else { continue }
      add("\(word)-always", .bytes(bits), "\(meaning), is always set.")
      add(
        "\(word)-never", .bytes(bits.map { .zeros($0.register, $0.mask) }),
        "\(meaning), is never set.")
    }
  }
}
