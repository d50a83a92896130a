// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassLinux

/// The bus that the command works on.
enum BusChoice: Equatable {
  case emulator
  case i2c(path: String)
  case spi(SPISelect)

  init(_ text: String) throws(Complaint) {
    let known = "emulator, N or /dev/i2c-N, /dev/spidevB.C"
    if text == "emulator" {
      self = .emulator
    } else if let number = UInt16(Self.rest(of: text, after: "/dev/i2c-") ?? text) {
      self = .i2c(path: "/dev/i2c-\(number)")
    } else if let rest = Self.rest(of: text, after: "/dev/spidev") {
      let numbers = rest.split(separator: ".", omittingEmptySubsequences: false).map {
        UInt16(String($0))
      }
      guard numbers.count == 2, let bus = numbers[0], let select = numbers[1] else {
        throw .usage("unknown bus \(quoted(text)): \(known)")
      }
      self = .spi(SPISelect(bus: Int(bus), select: Int(select)))
    } else if text.hasPrefix("unix:") {
      throw .usage(
        "the bus \(quoted(text)) is a served board, which is not in this version: \(known)")
    } else {
      throw .usage("unknown bus \(quoted(text)): \(known)")
    }
  }

  private static func rest(of text: String, after prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// What a report calls it.
  var name: String {
    switch self {
    case .emulator: "emulator"
    case .i2c(let path): path
    case .spi(let select): "/dev/spidev\(select.bus).\(select.select)"
    }
  }
}

/// The options of every verb that uses a bus.
struct BusOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "emulator, N or /dev/i2c-N, or /dev/spidevB.C (default: emulator, or PROOFMASS_BUS).",
      valueName: "bus"))
  var bus: String?

  @Option(
    help: ArgumentHelp(
      "On the emulator: how a chip's documents are read where they leave something open; "
        + "`proofmass policies CHIP` lists them.", valueName: "CHIP.NAME=VALUE"))
  var policy: [String] = []

  /// What was chosen, and the policies for it.
  func choose() throws(Complaint) -> BusChoice {
    guard let text = named else { return .emulator }
    let choice = try BusChoice(text)
    guard choice == .emulator || policy.isEmpty else {
      throw .usage("--policy is for the emulator: leave it out on \(choice.name)")
    }
    return choice
  }

  /// Says on standard error what was not asked for; to be called when nothing can be wrong with the
  /// command line any longer.
  func announce(_ choice: BusChoice, assumed: Bool = false) {
    if named == nil {
      Console.say("on emulated chips; --bus N works on /dev/i2c-N")
    } else if assumed, choice != .emulator {
      Console.say("no chip named: assuming \(ChipModel.names)")
    }
  }

  private var named: String? {
    if let bus { return bus }
    // A variable that is set to nothing is not set.
    return environment("PROOFMASS_BUS").flatMap { $0.isEmpty ? nil : $0 }
  }
}
