// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

// Programs as texts, with a line for each chip and each step.
extension Program {
  static let prefixes = Quantity.allCases.map(\.prefix)

  var text: String {
    var lines = [isCalls ? "calls" : isOnDemand ? "on-demand" : "continuous"]
    if let sensing { lines.append("sensing \(sensing.name) \(sensing.seed)") }
    lines += chips.map(\.text)
    lines += steps.map(\.text)
    return lines.joined(separator: "\n") + "\n"
  }

  /// nil with the first line that is none of a program's.
  init?(_ text: String, fault: inout String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words == ["on-demand"] || words == ["continuous"] {
        isOnDemand = words == ["on-demand"]
      } else if words == ["calls"] {
        isCalls = true
      } else if words.first == "sensing", words.count == 3, let seed = UInt64(words[2]),
        let model = Sensing(name: words[1], seed: seed)
      {
        sensing = model
      } else if words.first == "chip", let chip = Chip(words) {
        chips.append(chip)
      } else if let step = Step(words) {
        steps.append(step)
      } else {
        fault = String(line)
        return nil
      }
    }
  }
}

extension Program.Chip {
  var text: String {
    var words = ["chip", part]
    words.append(select.map { "select=\($0)" } ?? "address=\(address)")
    words.append("rate=\(rate)")
    for (quantity, range) in ranges.sorted(by: { $0.key < $1.key }) {
      words.append("\(Program.prefixes[quantity])=\(range)")
    }
    if hasLine { words.append("line") }
    if collects { words.append("collects") }
    if let mutant { words.append("mutant=\(mutant)") }
    return words.joined(separator: " ")
  }

  init?(_ words: [String]) {
    guard words.count > 2 else { return nil }
    part = words[1]
    rate = 0
    for word in words.dropFirst(2) {
      let (key, value) = (word.prefix { $0 != "=" }, word.drop { $0 != "=" }.dropFirst())
      switch key {
      case "line": hasLine = true
      case "collects": collects = true
      case "mutant": mutant = String(value)
      case "address": address = UInt8(value) ?? 0
      case "select": select = Int(value)
      case "rate": rate = Double(value) ?? 0
      default:
        guard let quantity = Program.prefixes.firstIndex(of: String(key)) else { return nil }
        ranges[quantity] = Double(value)
      }
    }
    guard rate > 0 else { return nil }
  }
}

extension Program.Step {
  var text: String {
    switch self {
    case .run(let time): "run \(time)"
    case .world(let quantity, let value):
      "\(Program.prefixes[quantity.rawValue]) \(value.x) \(value.y) \(value.z)"
    case .temperature(let celsius): "temperature \(celsius)"
    case .demand(let rates):
      "demand " + rates.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    case .fault(let fault, let at, let count): "fault \(at) \(count) \(fault.words)"
    case .repair: "repair"
    case .powerCycle: "power-cycle"
    case .restart: "restart"
    case .policy(let chip, let name, let value): "policy \(chip) \(name) \(value)"
    case .clock(let hertz): "clock \(hertz)"
    case .thermometer: "thermometer"
    case .call(let name, let seed): "call \(name) \(seed)"
    }
  }

  init?(_ words: [String]) {
    let numbers = words.dropFirst().compactMap(Double.init)
    switch (words.first, numbers.count) {
    case ("run", 1):
      guard let time = Int64(exactly: numbers[0]), 0...1_000_000_000_000 ~= time else { return nil }
      self = .run(time)
    case ("temperature", 1): self = .temperature(numbers[0])
    case ("clock", 1):
      guard let hertz = Int64(exactly: numbers[0]), 1...10_000_000 ~= hertz else { return nil }
      self = .clock(hertz)
    case ("repair", _): self = .repair
    case ("power-cycle", _): self = .powerCycle
    case ("restart", _): self = .restart
    case ("thermometer", _): self = .thermometer
    case ("demand", _) where words.count == 4: self = .demand(words.dropFirst().map(Double.init))
    case ("policy", _) where words.count == 4:
      guard let chip = Int(words[1]) else { return nil }
      self = .policy(chip: chip, name: words[2], value: words[3])
    case ("call", _) where words.count == 3:
      guard let seed = UInt64(words[2]) else { return nil }
      self = .call(words[1], seed: seed)
    case ("fault", _) where words.count > 3:
      guard let at = Int(words[1]), let count = Int(words[2]), 1...1_000_000 ~= at,
        1...1_000_000 ~= count,
        let fault = Fault(words: Array(words.dropFirst(3)))
      else { return nil }
      self = .fault(fault, at: at, count: count)
    case (let name?, 3):
      guard let index = Program.prefixes.firstIndex(of: name),
        let quantity = Quantity(rawValue: index)
      else { return nil }
      self = .world(quantity, Axes(numbers[0], numbers[1], numbers[2]))
    default: return nil
    }
  }
}

extension Fault {
  var words: String {
    switch self {
    case .noAddressAcknowledge: "no-address-acknowledge"
    case .noAcknowledge(let byte): "no-acknowledge \(byte)"
    case .shortRead(let count): "short-read \(count)"
    case .timeout: "timeout"
    case .flippedBit(let byte, let bit): "flipped-bit \(byte) \(bit)"
    case .brownOut: "brown-out"
    case .ignoredWrite: "ignored-write"
    case .stuckAxis(let axis): "stuck-axis \(axis)"
    case .clockStretch(let byte, let time): "clock-stretch \(byte) \(time)"
    }
  }

  fileprivate init?(words: [String]) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words[0], numbers.count) {
    case ("no-address-acknowledge", 0): self = .noAddressAcknowledge
    case ("no-acknowledge", 1): self = .noAcknowledge(byte: numbers[0])
    case ("short-read", 1): self = .shortRead(after: numbers[0])
    case ("timeout", 0): self = .timeout
    case ("flipped-bit", 2): self = .flippedBit(byte: numbers[0], bit: numbers[1])
    case ("brown-out", 0): self = .brownOut
    case ("ignored-write", 0): self = .ignoredWrite
    case ("stuck-axis", 1): self = .stuckAxis(numbers[0])
    case ("clock-stretch", 2):
      self = .clockStretch(byte: numbers[0], nanoseconds: Int64(numbers[1]))
    default: return nil
    }
  }

  /// Whether a driver cannot notice it: bytes are other ones than those that were sent, without an error.
  var isSilent: Bool {
    switch self {
    case .flippedBit, .ignoredWrite, .stuckAxis: true
    case .noAddressAcknowledge, .noAcknowledge, .shortRead, .timeout, .brownOut, .clockStretch:
      false
    }
  }
}
