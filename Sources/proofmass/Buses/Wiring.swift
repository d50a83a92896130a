// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassLinux
import ProofMassMotion
import ProofMassServer

/// An open bus: the access to its chips, and the clock by which they are sampled.
struct Wiring {
  /// The chips of one board as sensors.
  typealias Sensors = BoardSensors<ChipLink, ChipLine, BoardClock>

  var bus: BusChoice
  var clock: BoardClock
  /// Opens the bus of a chip for a driver.
  var open: (ChipArgument) throws(LinkError) -> sending ChipLink
  /// Opens the line to which a chip's data-ready pin is wired.
  var openLine: (ChipArgument, GPIOName) throws(LinkError) -> sending ChipLine
  /// Those of the I2C addresses at which a chip answers a read, or which a driver of the kernel holds.
  /// The emulator's board has no chips other than the named ones.
  var answering: ([UInt8]) throws(LinkError) -> [UInt8] = { _ in [] }
  /// Explains a failed transaction in one line, with a remedy.
  var explain: (BusError, ChipArgument) -> String

  /// Opens the bus of a chip.
  func link(to chip: ChipArgument) throws(UserError) -> sending ChipLink {
    do throws(LinkError) { return try open(chip) } catch { throw .failure(error.line) }
  }

  /// Opens the data-ready line of a chip; nil when none is named.
  func line(of chip: ChipArgument) throws(UserError) -> sending ChipLine? {
    guard let name = chip.line else { return nil }
    do throws(LinkError) {
      var line = try openLine(chip, name)
      line.name(chip, name)
      return line
    } catch { throw .failure(error.line) }
  }

  /// The bus of a chip in a report: a chip with spi= has another one than the rest.
  func name(of chip: ChipArgument) -> String { bus.name(of: chip) }

  func userError(_ error: BusError, _ chip: ChipArgument) -> UserError {
    .failure("\(chip.model.rawValue): \(explain(error, chip))")
  }

  func userError(_ error: SensorError, _ chip: ChipArgument) -> UserError {
    if let stranger = stranger(error, at: chip) { return stranger }
    if let line = innerLine(error, chip) { return .failure("\(chip.model.rawValue): \(line)") }
    let place = "\(chip.place) on \(name(of: chip))"
    let words =
      switch error {
      case .bus(let error, _): explain(error, chip) + lookalike(of: chip, error)
      case .identity(let expected, let found):
        "\(place) answers with identity \(found.hexText) instead of "
          + "\(expected.hexText): `proofmass detect --bus \(name(of: chip))` lists what is there"
      case .overflow: "the field is too strong to measure: move magnets away"
      case .dataError: "data changed while it was read: try again"
      case .notReady:
        "\(place) has no sample ready: see that nothing else reads the chip, or switch it off and on"
      case .lostConfiguration: "\(place) lost its configuration: check its supply"
      case .notVerified(let register):
        "register \(register.hexText) at \(place) did not take its value: check the wiring, "
          + "and that nothing else drives the chip"
      case .wrongPart: "\(chip.name) does not have what was asked for"
      case .wrongState, .wrongConfiguration: "\(error)"
      case .invalidAdjustment: "the fuse ROM at \(place) holds no sensitivity adjustment"
      case .dataReadyLine(let error):
        "waiting on \(chip.line?.description ?? "") failed (error \(error.code)): leave drdy= out"
      }
    return .failure("\(chip.model.rawValue): \(words)")
  }
}

extension Wiring {
  /// The failure of a magnetometer behind another chip in words; nil for other chips, and for failures that are told of
  /// all chips alike.
  private func innerLine(_ error: SensorError, _ chip: ChipArgument) -> String? {
    guard let carrier = chip.carrier else { return nil }
    let place = "\(chip.place) on \(name(of: chip))"
    switch error {
    case .bus(let error, _) where error.kind == .noAcknowledge && chip.isBuiltIn:
      return
        "nothing answers at \(place), as on modules that are sold with another part in place of the "
        + "\(carrier.part.name): hub=none leaves it out"
    case .bus(let error, _) where error.kind == .noAcknowledge:
      return "nothing answers at \(place): see that it is wired to the auxiliary bus of the "
        + "\(carrier.part.name), at this address (mag.address=)"
    case .identity(let expected, let found):
      return
        "\(place) answers with identity \(found.hexText) instead of \(expected.hexText): name the "
        + "magnetometer that it is by hub="
    case .notReady:
      return
        "\(carrier.rawValue) has read nothing at \(place): see that nothing else configures the chips"
    default: return nil
    }
  }

  /// What answers in place of an HMC5883L, in words that follow the error; empty where nothing does. Modules are sold
  /// under its name with other magnetometers, at other addresses.
  private func lookalike(of chip: ChipArgument, _ error: BusError) -> String {
    guard error.kind == .noAcknowledge, chip.model.part.name == Datasheet.HMC5883L.name else {
      return ""
    }
    let others = Datasheet.others.filter { $0.name.hasPrefix("QMC5883") }
    do throws(LinkError) {
      let found = try answering(others.flatMap(\.addresses))
      let likely = others.filter { $0.addresses.contains(where: found.contains) }.map {
        "\($0.addresses[0].hexText) answers, likely a \($0.name), which is sold as an HMC5883L and has other registers"
      }
      return likely.map { "; \($0)" }.joined()
    } catch { return "" }  // The failure that is explained comes first.
  }
}

/// The reason why the bus or the line of a chip cannot be opened; `line` includes a remedy.
struct LinkError: Error {
  var line: String
  /// Whether a driver of the kernel holds this one address.
  var isHeldByKernel = false

  init(_ line: String) { self.line = line }

  init(_ error: OpenError) {
    line = error.description
    if case .heldByKernel = error.reason { isHeldByKernel = true }
  }

  init(_ error: SocketError) { line = error.description }
}
