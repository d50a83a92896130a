// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassSampling

/// One sample of a driver, level by level: driver, wire, registers; `Explanation+Chip.swift` continues below them.
struct Explanation {
  let causes: Causes
  let sensor: SensorID
  let taken: Watch.Taken
  /// The run until the chip took the sample; nil where that is not known.
  let before: Watch?

  /// A byte that was read, and where.
  struct Byte {
    var transaction: Int
    /// Its index among the bytes that the transaction read.
    var index: Int
    var register: UInt8
    var value: UInt8
  }

  var watch: Watch { causes.watch }
  var target: Transaction.Target { taken.target }
  var quantity: Quantity { sensor.quantity }
  /// The chip when it took the sample, else at the end of the step.
  var state: Watch.State? { before?.states[target] ?? watch.states[target] }
  var silicon: SensorSilicon? { state?.silicon[quantity.rawValue] }

  var lines: [String] {
    let bytes = bytes
    let name = state?.facts.name ?? "no chip"
    return ["\(sensor.words), \(name) at \(target.words): \(causes.words(step: watch.step))"]
      + level(1, "driver", driver) + level(2, "wire", wire(bytes))
      + level(3, "registers", registers(bytes)) + level(4, "converter", converter(bytes))
      + level(5, "element", element) + level(6, "world", world)
  }

  private func level(_ number: Int, _ name: String, _ lines: [String]) -> [String] {
    let head = "\(number) \(name)"
    let blank = String(repeating: " ", count: 12)
    return lines.enumerated().map { index, line in
      (index == 0 ? "  " + head + blank.dropFirst(head.count) : "  " + blank) + line
    }
  }

  // MARK: Driver

  private var driver: [String] {
    let sample = taken.sample
    var lines = [
      "\(sample.value.words) \(quantity.unit), counts \(sample.raw.words), at \(seconds(sample.time))"
    ]
    if let digits = taken.digits {
      lines.append("a count is \(digits.x.words) \(quantity.unit)")
    }
    if sample.isClipped { lines.append("clipped: an axis is at the end of its range") }
    if sample.overrun { lines.append("overrun: an earlier sample was lost") }
    if let judgement = taken.judgement?.split(separator: "): ", maxSplits: 1).last {
      lines.append("WRONG: \(judgement)")
    }
    return lines
  }

  // MARK: Wire

  /// The bytes of the sample, in the order of the output registers; empty where none were read.
  var bytes: [Byte] {
    guard let places = silicon?.outputs else { return [] }
    // A driver may give a sample a step later than it read it, but never after so many transactions.
    var recent: [Int] = []
    for index in (0..<min(taken.transactions, watch.transactions.count)).reversed()
    where watch.transactions[index].target == target && recent.count < 64 { recent.append(index) }
    let read = recent.reversed().flatMap { index -> [Byte] in
      let one = watch.transactions[index]
      return zip(one.registers.suffix(one.read.count), one.read).enumerated().map {
        Byte(transaction: index + 1, index: $0, register: $1.0, value: $1.1)
      }
    }
    // Output registers, the last time that each was read; or, in a burst of a FIFO, what has these counts.
    let outputs = places.registers.compactMap { register in
      read.last { $0.register == register }
    }
    let count = places.registers.count
    let isLast = taken.followers.isEmpty
    if outputs.count == count, isLast, isSample(outputs, places, taken.sample.raw) {
      return outputs
    }
    var wanted = [taken.sample.raw] + taken.followers
    var end = read.count
    while end >= count, let counts = wanted.last {
      let part = Array(read[(end - count)..<end])
      let isFound =
        part.allSatisfy { $0.transaction == part[0].transaction } && isSample(part, places, counts)
      if isFound { wanted.removeLast() }
      if wanted.isEmpty { return part }
      end -= isFound ? count : 1
    }
    return outputs.count == count ? outputs : []
  }

  /// Whether bytes are counts of a driver, which the registers may have left-justified.
  private func isSample(
    _ bytes: [Byte], _ places: OutputPlaces, _ counts: Axes<Int16>
  ) -> Bool {
    let codes = places.codes(bytes.map(\.value))
    return [0, 4, 6, 8].contains { shift in counts.map { Int($0) << shift } == codes }
  }

  /// The number of the last transaction of the sample.
  func last(_ bytes: [Byte]) -> Int { bytes.map(\.transaction).max() ?? taken.transactions }

  private func wire(_ bytes: [Byte]) -> [String] {
    guard let places = silicon?.outputs, !bytes.isEmpty else {
      return ["no transaction has read the output registers, or these counts"]
    }
    var lines: [String] = []
    for number in Set(bytes.map(\.transaction)).sorted() {
      let one = watch.transactions[number - 1]
      lines.append(
        "transaction \(number) at \(seconds(Instant(nanoseconds: one.time))) to "
          + "\(one.target.words): written \(one.written.spaced), read \(one.read.spaced)")
      if let error = one.error { lines.append("it failed: \(error)") }
      for violation in one.violations { lines.append("violation: \(violation.kind.identifier)") }
      if let strike = causes.strike(on: number) { lines.append("FAULT here: \(strike.text)") }
    }
    if !isSample(bytes, places, taken.sample.raw) {
      lines.append("the driver's counts are not these bytes")
    }
    return lines
  }

  // MARK: Registers

  private func registers(_ bytes: [Byte]) -> [String] {
    guard let state else { return [] }
    let names = Dictionary(
      state.facts.registers.map { ($0.address, $0.name) }, uniquingKeysWith: { first, _ in first })
    var lines = [
      bytes.map { "\(names[$0.register] ?? "") \($0.register.hexText) = \([$0.value].hexText)" }
        .joined(separator: ", ")
    ]
    let until = last(bytes)
    let scaling = state.facts.scalingFields
    for (bank, one, value) in state.registers where one.access == .readWrite {
      let write = causes.write(
        to: Causes.Place(target: target, bank: bank, register: one.address), until: until)
      let settings = one.settings(in: value, scaling)
      let strike = write.flatMap { causes.strike(on: $0.transaction) }
      let isChosen = one.fields.contains { scaling.contains("\(one.name).\($0.name)") }
      let isOther = write.map { $0.value != value } ?? false
      // Without a reset value it is the trim of the part.
      guard isChosen || isOther || strike != nil || value != one.reset ?? value else { continue }
      lines.append(
        "\(one.name) \(one.address.hexText) = \([value].hexText)\(settings)"
          + origin(of: value, write, strike))
    }
    if let loss = causes.powerLoss(until: until) {
      lines.append(
        "POWER lost before transaction \(loss.before), which resets registers: \(loss.text)")
    }
    return lines
  }

  /// Who gave a register its value.
  private func origin(
    of value: UInt8, _ write: Causes.Write?, _ strike: Causes.Strike?
  ) -> String {
    guard let write else { return "; never written" }
    let step = causes.words(step: causes.step(of: write.transaction))
    return "; transaction \(write.transaction), \(step)"
      + (write.hasFailed ? ", which failed" : "")
      + (write.value == value ? "" : ", wrote \([write.value].hexText)")
      + (strike.map { ", FAULT: \($0.text)" } ?? "")
  }

  func seconds(_ instant: Instant) -> String {
    var text: [UInt8] = []
    text.append(seconds: instant.nanoseconds)
    return String(decoding: text, as: UTF8.self) + " s"
  }
}

extension ChipFacts {
  /// The fields that choose a digit or a rate, each as `REGISTER.FIELD`.
  fileprivate var scalingFields: Set<String> {
    Set(
      tables.filter { $0.unit.contains("digit") || $0.summary.contains("ata rate") }
        .flatMap(\.fields))
  }
}

extension RegisterFacts {
  /// The fields that are not zero, and those that scale: `: DR 50 Hz, FS ±8 g`.
  fileprivate func settings(in value: UInt8, _ scaling: Set<String>) -> String {
    let words = fields.filter { $0.rule == .value }.compactMap { field -> String? in
      let code = field.code(in: value)
      guard code != 0 || scaling.contains("\(name).\(field.name)") else { return nil }
      return "\(field.name) \(field.meaning(in: value)?.meaning ?? "\(code)")"
    }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}
