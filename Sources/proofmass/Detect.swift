// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

struct Detect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Look for chips where the known parts can be.",
    discussion: """
      Reads the identity register at the addresses of the known parts, and nothing else; never \
      writes. Several parts share an identity: the answer is a list of candidates. The emulated \
      board is looked at in virtual time.
      """)

  @OptionGroup var options: BusOptions

  @Option(help: "text or json.")
  var format = ReportFormat.text

  /// What answered.
  private struct Found {
    var place: ChipArgument
    var identity: UInt8
    var candidates: [String]
  }

  func run() throws {
    let bus = try options.choose()
    let found: [Found]
    switch bus {
    case .emulator:
      let board = try EmulatedBoard(
        ChipModel.allCases.map { ChipArgument($0) }, policies: options.policy)
      options.announce(bus)
      found = try detect(on: board.wiring, at: addresses)
    case .i2c: found = try detect(on: Wiring(bus), at: addresses)
    case .unix(let path): found = try detect(on: Wiring(served: path), at: addresses)
    case .spi(let select):
      found = try detect(on: Wiring(bus), at: probes(at: .spi(select))).filter {
        // Nothing there reads as zeros or ones.
        !$0.candidates.isEmpty
      }
    }
    guard !found.isEmpty else {
      throw Complaint.failure(
        "nothing answers on \(bus.name): check supply and wiring, and that CS is high on I2C")
    }
    try print(found, bus)
  }

  /// Every address that the facts name, once for each register that holds an identity there.
  private var addresses: [ChipArgument] {
    let all = Swift.Set(ChipModel.allCases.flatMap(\.facts.i2c.addresses)).sorted()
    return all.flatMap { address in
      probes(at: .i2c(address)).filter { $0.model.facts.i2c.addresses.contains(address) }
    }
  }

  /// A chip for each register that may hold an identity.
  private func probes(at place: Transaction.Target) -> [ChipArgument] {
    var registers: [UInt8] = []
    var probes: [ChipArgument] = []
    for model in ChipModel.allCases {
      guard let register = model.facts.identity?.register, !registers.contains(register) else {
        continue
      }
      registers.append(register)
      probes.append(ChipArgument(model, on: place))
    }
    // On I2C the two ST parts have addresses of their own, so both count.
    return place.isI2C ? ChipModel.allCases.map { ChipArgument($0, on: place) } : probes
  }

  private func detect<Chip: Bus & ~Copyable, Clock>(
    on wiring: Wiring<Chip, Clock>, at places: [ChipArgument]
  ) throws -> [Found] {
    var found: [Found] = []
    for place in places {
      guard let register = place.model.facts.identity?.register else { continue }
      do {
        var link = try wiring.open(place)
        let identity = try link.read(register)
        let part = ChipModel.allCases.compactMap(\.facts.identity).first {
          $0.register == register && $0.value == identity
        }
        found.append(
          Found(place: place, identity: identity, candidates: part?.candidates ?? []))
      } catch let error as BusError where error.kind == .noAcknowledge {
        continue
      } catch let error as BusError {
        throw Complaint.failure(wiring.explain(error, place))
      } catch let error as LinkError {
        // One address that is taken is no reason not to look at the others.
        guard error.isHeldByKernel else { throw Complaint.failure(error.line) }
        Console.say(error.line)
      }
    }
    return found
  }

  private func print(_ found: [Found], _ bus: BusChoice) throws(Complaint) {
    switch format {
    case .text:
      var table = TextTable()
      for device in found {
        let names = device.candidates.joined(separator: ", ")
        table.append(
          device.place.place, hexadecimal(device.identity),
          names.isEmpty ? "unknown" : device.candidates.count > 1 ? "one of \(names)" : names)
      }
      try Console.print(table.text)
    case .json:
      let devices = found.map { device in
        JSON.object([
          ("address", .text(device.place.place)),
          ("identity", .text(hexadecimal(device.identity))),
          ("candidates", .array(device.candidates.map { .text($0) })),
        ])
      }
      try Console.print(
        JSON.object([("bus", .text(bus.name)), ("devices", .array(devices))]).line)
    }
  }
}

extension Transaction.Target {
  fileprivate var isI2C: Bool {
    guard case .i2c = self else { return false }
    return true
  }
}
