// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassServer
import ProofMassSystem

/// The bus that the command works on.
enum BusChoice: Equatable {
  case emulator
  case i2c(path: String)
  case spi(SPISelect)
  /// A board that another process serves.
  case unix(path: String)

  init(_ text: String) throws(Complaint) {
    let known = "emulator, N or /dev/i2c-N, /dev/spidevB.C, unix:SOCKET"
    if text == "emulator" {
      self = .emulator
    } else if let number = UInt16(Self.rest(of: text, after: "/dev/i2c-") ?? text) {
      self = .i2c(path: "/dev/i2c-\(number)")
    } else if let rest = Self.rest(of: text, after: "/dev/spidev") {
      guard let select = SPISelect(text: rest) else {
        throw .usage("unknown bus \(quoted(text)): \(known)")
      }
      self = .spi(select)
    } else if let path = Self.rest(of: text, after: "unix:") {
      guard !path.isEmpty else {
        throw .usage(
          "unix: names no socket: unix:SOCKET, as in `proofmass emulate --listen SOCKET`")
      }
      self = .unix(path: path)
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
    case .spi(let select): select.devicePath
    case .unix(let path): "unix:\(path)"
    }
  }
}

/// The options of every verb that uses a bus.
struct BusOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "emulator, N or /dev/i2c-N, /dev/spidevB.C, or unix:SOCKET, a board that `proofmass emulate "
        + "--listen` keeps (default: emulator, or PROOFMASS_BUS).",
      valueName: "bus"))
  var bus: String?

  @OptionGroup var policies: PolicyOptions

  var policy: [String] { policies.policy }

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
  func announce(
    _ choice: BusChoice, assumed: Bool = false, sensing: SensingOptions? = nil
  ) {
    if named == nil {
      let typical = sensing.map { $0.used == nil } ?? false
      Console.say(
        "on emulated chips\(typical ? " with typical noise and offsets (--sensing ideal: none)" : "")"
          + "; --bus N works on /dev/i2c-N")
    } else if assumed, choice != .emulator {
      Console.say("no chip named: assuming \(ChipModel.list(ChipModel.assumed))")
    }
  }

  private var named: String? {
    if let bus { return bus }
    // A variable that is set to nothing is not set.
    return environment("PROOFMASS_BUS").flatMap { $0.isEmpty ? nil : $0 }
  }
}
