// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics
import ProofMassSampling
import ProofMassServer
import ProofMassSystem

/// A bench for a driver: it starts the driver's adapter on new boards, one for each trial.
struct DriverBench {
  /// The sensors of the chip.
  let sensors: [ChipArgument]
  let command: [String]
  let names: DeviceNames
  let door: ProgramDoor?
  /// Readings of the datasheet, and mutants.
  let choices: ChipChoices
  let isTimeVirtual: Bool
  /// The longest time of an answer on the board, in seconds.
  let patience: Double
  /// The ranges in which the driver leaves the chip where it is asked for none, in the units in which they are named.
  private var ownRanges: [Quantity: Double] = [:]
  /// The difference of every chip from its part; nil for none.
  var mutant: Mutant?

  init(
    sensors: [ChipArgument], command: [String], names: DeviceNames, door: ProgramDoor?,
    choices: ChipChoices, isTimeVirtual: Bool, patience: Double
  ) {
    self.sensors = sensors
    self.command = command
    self.names = names
    self.door = door
    self.choices = choices
    self.isTimeVirtual = isTimeVirtual
    self.patience = patience
  }

  var chip: ChipArgument { sensors.devices[0] }
  var target: Transaction.Target { chip.connection }
  var quantities: [Quantity] { sensors.quantities }

  /// Starts the adapter on a new board.
  ///
  /// - Parameter mutant: The difference of the chip from the part, in place of the bench's.
  func begin(
    sensing: Sensing = .ideal, as mutant: Mutant? = nil
  ) throws(UserError) -> DriverTrial {
    var choices = choices
    if let mutant = mutant ?? self.mutant {
      choices.mutants = ["\(chip.model.rawValue).\(mutant.name)"]
    }
    let board = try EmulatedBoard(
      sensors, choosing: choices, sensing: sensing,
      wireTime: isTimeVirtual
        ? WireTime() : WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000))
    return try DriverTrial(board.circuit, of: self)
  }

  /// The full scale of a sensor with these settings, in g, rad/s or µT; of a sensor with one range, and for settings
  /// without one, of the driver's own.
  func fullScale(of quantity: Quantity, _ settings: DriverRequest.Settings) -> Double {
    let range = settings.ranges[quantity] ?? ownRanges[quantity] ?? ranges(of: quantity).first
    return switch quantity {
    case .acceleration: range ?? 2
    case .angularRate: AngularRate(degreesPerSecond: Axes(range ?? 250, 0, 0)).radiansPerSecond.x
    // In a magnetometer's smallest range the default digits of some parts are coarse.
    case .magneticFluxDensity:
      range.map { MagneticFluxDensity(gauss: Axes($0, 0, 0)).microtesla.x } ?? 200
    }
  }

  /// A digit of a sensor with these settings, by this package's driver on a board of its own, in g, rad/s or µT.
  func digit(
    of quantity: Quantity, _ settings: DriverRequest.Settings
  ) throws(UserError) -> Double {
    let (_, sample) = try reference(
      of: quantity, settings, at: 0.6 * fullScale(of: quantity, settings))
    return abs(sample.value.z / Double(sample.raw.z))
  }

  /// A sample by this package's driver on a board of its own, and that board.
  private func reference(
    of quantity: Quantity, _ settings: DriverRequest.Settings, at value: Double
  ) throws(UserError) -> (board: EmulatedBoard, sample: SensorSample) {
    var sensors = sensors
    for index in sensors.indices {
      sensors[index].ranges.merge(ownRanges) { $1 }
      sensors[index].ranges.merge(settings.ranges) { $1 }
    }
    let board = try EmulatedBoard(
      sensors, choosing: ChipChoices(policies: choices.policies), sensing: .ideal)
    board.circuit.change { $0.expose([quantity: Axes(value, value, value)]) }
    let wiring = board.wiring(isFollowing: false)
    for sample in try wiring.readOnce(sensors.devices[0], sensors.quantities)
    where sample.quantity == quantity && sample.raw.z != 0 {
      return (board, sample)
    }
    throw .failure(
      "\(chip.model.rawValue): its own driver reads no \(quantity.prefix): report this")
  }

  // MARK: Ranges

  /// The ranges of a sensor in the unit in which they are named; none where it has only one.
  func ranges(of quantity: Quantity) -> [Double] {
    sensors.first { $0.model.quantity == quantity }?.model.ranges ?? []
  }

  /// Three fifths of what every range of each sensor holds.
  var commonValues: [Quantity: Double] {
    Dictionary(
      uniqueKeysWithValues: quantities.map {
        ($0, 0.6 * fullScale(of: $0, DriverRequest.Settings()))
      })
  }

  /// Finds the ranges for which the driver was not asked, by the output codes of its chip, which is exposed to
  /// ``commonValues``: they are those of a board on which this package's driver has chosen the same range.
  mutating func findOwnRanges(
    beside settings: DriverRequest.Settings, on trial: DriverTrial
  ) throws(UserError) {
    for (quantity, value) in commonValues where settings.ranges[quantity] == nil {
      guard let code = trial.circuit.silicon(at: target, of: quantity)?.codes.z else { continue }
      for range in ranges(of: quantity) {
        var asked = settings
        asked.ranges[quantity] = range
        let (board, _) = try reference(of: quantity, asked, at: value)
        let expected = board.circuit.silicon(at: target, of: quantity)?.codes.z ?? 0
        // Ranges differ by a third and more, the codes of a range by a resolution of 8 bits and more.
        guard abs(code - expected) * 10 < abs(expected) else { continue }
        ownRanges[quantity] = range
        break
      }
    }
  }
}

extension World {
  /// Sets constant quantities in g, rad/s and µT.
  mutating func expose(_ values: [Quantity: Axes<Double>]) {
    motion = nil
    for (quantity, value) in values {
      switch quantity {
      case .acceleration: specificForce = value
      case .angularRate: angularRate = value
      case .magneticFluxDensity: field = value
      }
    }
  }
}
