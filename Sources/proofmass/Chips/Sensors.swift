// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassServer

extension [ChipArgument] {
  /// The most chips of one board.
  static var most: Int { Wiring.Sensors.capacity }

  /// The names of the sensors in reports.
  var words: String { map(\.model.sensorName).joined(separator: ", ") }

  /// The chips, each by its first sensor, with the magnetometer behind it.
  var devices: [ChipArgument] {
    enumerated().filter { number, one in !self[..<number].contains { $0.isOnSameChip(as: one) } }
      .map { device(of: $0.element) }
  }

  private func device(of first: ChipArgument) -> ChipArgument {
    var device = first
    device.behind = filter { $0.carrier != nil && $0.isOnSameChip(as: first) }
    return device
  }

  /// The only chip, by its first sensor; refuses the name of several chips.
  func single(named text: String) throws(UserError) -> ChipArgument {
    let devices = devices
    guard devices.count == 1 else {
      let known = devices.map(\.model.rawValue).joined(separator: " or ")
      throw .usage("\(quoted(text)) has several chips: name \(known)")
    }
    return devices[0]
  }

  /// The measured quantities, in the order of a stream's columns.
  var quantities: [Quantity] {
    Quantity.allCases.filter { one in contains { $0.model.quantity == one } }
  }

  /// The sensors in the order of a stream's columns: first the first ones of each quantity.
  var inOrder: [ChipArgument] {
    sorted {
      ($0.number, $0.model.quantity.rawValue) < ($1.number, $1.model.quantity.rawValue)
    }
  }

  /// The sensors with their numbers on the board and the names of their columns.
  var numbered: [ChipArgument] {
    var chips = self
    for index in indices {
      let one = self[index]
      chips[index].number = UInt8(
        clamping: self[..<index].count { $0.model.quantity == one.model.quantity })
      if chips[index].number > 0 {
        chips[index].column = "\(deviceName(of: one))_\(one.model.quantity.prefix)"
      }
    }
    return chips
  }

  /// `lis3dh`; with its place where the board has several: `lis3dh_0x19`, `lis3dh_spi0.1`; with its bus, too, where
  /// that is the same: `lis3dh_i2c-1_0x19`.
  private func deviceName(of chip: ChipArgument) -> String {
    let twins = filter { $0.name == chip.name && !$0.isOnSameChip(as: chip) }
    guard !twins.isEmpty else { return chip.model.rawValue }
    let bus = twins.contains { $0.connection == chip.connection } ? chip.bus : nil
    let words = [
      chip.model.rawValue, bus?.name.split(separator: "/").last.map(String.init),
      chip.connection.text,
    ]
    return words.compactMap(\.self).joined(separator: "_")
  }

  /// Gives a sensor a range, unless the command line names one.
  mutating func assume(_ range: Double, of index: Int) {
    guard !self[index].hasNamedRange else { return }
    let chip = self[index]
    for other in indices where self[other].isOnSameChip(as: chip) {
      self[other].ranges[chip.model.quantity] = range
    }
  }

  /// The sensor of a name; nil where the list has none.
  func first(of sensor: SensorID) -> ChipArgument? { first { $0.sensor == sensor } }
}

extension SensorDemand {
  /// The rates of the first sensors on the command line.
  init(_ chips: [ChipArgument]) {
    self.init()
    for chip in chips where chip.number == 0 { self[chip.model.quantity] = chip.rate }
  }
}
