// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation

/// The chips that a verb works on, in the order of the command line.
struct ChipList {
  var chips: [ChipArgument]
  /// Whether none was named.
  var isAssumed: Bool

  /// - Parameter oneOfAKind: whether a row of a stream has to hold them.
  init(_ texts: [String], on bus: BusChoice, oneOfAKind: Bool = false) throws(Complaint) {
    isAssumed = texts.isEmpty
    chips = []
    if isAssumed {
      if case .spi = bus { throw .usage("no chip named: which one is on \(bus.name)?") }
      chips = ChipModel.assumed.map { ChipArgument($0) }
    }
    for text in texts {
      var chip = try ChipArgument(text)
      if bus != .emulator, chip.keys.contains(.position) {
        throw .usage("position= is for the emulator: leave it out on \(bus.name)")
      }
      if case .spi = bus, !chip.model.hasSPI {
        throw .usage("\(chip.model.rawValue) has no SPI: it is not on \(bus.name)")
      }
      if case .spi(let select) = bus, !chip.keys.contains(.spi) {
        guard !chip.keys.contains(.address) else {
          throw .usage("address= is for an I2C bus: leave it out on \(bus.name)")
        }
        chip.connection = .spi(select)
      }
      if case .spi(let select) = bus, chip.connection != .spi(select) {
        throw .usage("\(chip.model.rawValue) is at \(chip.place), not on \(bus.name): name one")
      }
      if oneOfAKind, chips.contains(where: { $0.model.chipClass == chip.model.chipClass }) {
        throw .usage(
          "two chips of one class: one \(chip.model.chipClass.rawValue) at a time, name one")
      }
      if let other = chips.first(where: { $0.connection == chip.connection }) {
        throw .usage(
          "\(other.model.rawValue) and \(chip.model.rawValue) are both at \(chip.place): "
            + (bus == .emulator ? "give one of them another address= or spi=" : "name one of them"))
      }
      chips.append(chip)
    }
  }
}
