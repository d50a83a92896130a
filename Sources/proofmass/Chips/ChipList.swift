// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// The sensors of the chips that a verb uses, in the order of the command line.
struct ChipList {
  private(set) var chips: [ChipArgument] = []
  /// The sensors that the verb does not use, because a sensor of the same quantity precedes them.
  private(set) var unused: [ChipArgument] = []
  /// What a user has to know of the choice, a line for each: what was found where no chip was named, and what a board's
  /// name leaves out.
  private var found: [String] = []
  /// The bus of the chips that name none; where all name one, that of the first.
  let bus: BusChoice

  /// - Parameters:
  ///   - ofMotion: Whether the verb follows a motion: it uses one sensor of a quantity, the first, and where no range
  ///     is named that for motions.
  ///   - hasLines: Whether chip selects and pins can be GPIO lines, because other programs drive the chips.
  init(
    _ texts: [String], on bus: BusChoice, ofMotion: Bool = false, hasLines: Bool = false
  ) throws(UserError) {
    var named: [ChipArgument] = []
    for text in texts {
      named += try ChipArgument.parse(text)
      if let line = AssemblyFacts.absence(in: text) { found.append(line) }
    }
    if texts.isEmpty {
      switch bus {
      case .emulator: named = ChipModel.assumed.map { ChipArgument($0) }
      case .spi: throw .usage("no chip named: which one is on \(bus.name)?")
      case .i2c, .unix:
        let detected = try DetectedChips(on: bus)
        (named, found) = (detected.chips, detected.notes)
      }
    }
    self.bus = hasLines ? bus : try Self.bus(of: named, besides: bus)
    for var chip in named {
      try chip.place(on: self.bus, hasLines: hasLines)
      if chip.carrier != nil, let front = chips.last { chip.follow(front) }
      if self.bus == .emulator {
        try Self.checkBuiltIn(of: chips + [chip])
        try Self.checkAuxiliaryBuses(of: chips + [chip])
      }
      if let other = chips.first(where: {
        $0.isOnSamePart(as: chip)
          && ($0.model.part != chip.model.part || $0.model.quantity == chip.model.quantity)
      }) {
        throw .usage(
          "\(other.model.rawValue) and \(chip.model.rawValue) are both at \(chip.place): "
            + (self.bus == .emulator
              ? "give one of them another address= or spi=" : "name one of them"))
      }
      chips.append(chip)
    }
    if let surplus = chips.devices.dropFirst([ChipArgument].most).first, !hasLines {
      throw .usage(
        "\(surplus.name) is one chip too many: at most \([ChipArgument].most) on one command line")
    }
    chips = chips.numbered
    guard ofMotion else { return }
    for index in chips.indices {
      if let range = chips[index].model.motionRange { chips.assume(range, of: index) }
    }
    unused = chips.filter { $0.number > 0 }
    chips.removeAll { $0.number > 0 }
  }

  /// What was found and left out, and which sensors the verb uses instead of others of their quantities, a line for
  /// each.
  var notes: [String] {
    found
      + unused.map { one in
        let used = chips.first(of: SensorID(one.model.quantity))?.model.sensorName ?? ""
        return
          "\(used) is the \(one.model.quantity.sensorName) here, and \(one.model.sensorName) is not "
          + "used: name it first to use it"
      }
  }

  /// Refuses another chip of an emulated board at the address of a magnetometer that a chip contains: joined, the buses
  /// would have two there.
  private static func checkBuiltIn(of chips: [ChipArgument]) throws(UserError) {
    for unit in chips.devices {
      guard let target = unit.builtInTarget, let inner = unit.model.builtIn else { continue }
      let others = chips.filter { !$0.isOnSameChip(as: unit) }
      guard let twin = others.first(where: { $0.target == target || $0.builtInTarget == target })
      else { continue }
      let isInside = twin.builtInTarget == target
      throw .usage(
        "\(unit.model.rawValue) has an \(inner.part.name) at \(target.text), where "
          + "\(isInside ? "that of " : "")\(twin.model.rawValue) is too: "
          + (isInside
            ? "leave one of them out" : "give that another address=, or leave it out"))
    }
  }

  /// The same of a magnetometer that is wired behind a chip.
  private static func checkAuxiliaryBuses(of chips: [ChipArgument]) throws(UserError) {
    guard let last = chips.last else { return }
    for chip in chips.dropLast()
    where chip.target == last.target && (chip.carrier != nil || last.carrier != nil) {
      let (inner, other) = chip.carrier == nil ? (last, chip) : (chip, last)
      throw .usage(
        "\(inner.carrier?.rawValue ?? "") has a \(inner.model.rawValue) at \(inner.innerAddress.hexText) behind "
          + "it, where \(other.model.rawValue) is too: give one of them another address, like "
          + "mag.address=")
    }
  }

  /// - Parameter bus: The bus of --bus, or the emulator.
  private static func bus(
    of chips: [ChipArgument], besides bus: BusChoice
  ) throws(UserError) -> BusChoice {
    guard let first = chips.lazy.compactMap(\.bus).first else { return bus }
    switch bus {
    case .i2c, .spi: return bus
    case .unix: throw .usage("bus= is for real buses: leave it out on \(bus.name)")
    case .emulator:
      if let other = chips.first(where: { $0.bus == nil }) {
        throw .usage("\(other.model.rawValue) has no bus=, and there is no --bus: name one")
      }
      return first
    }
  }
}

extension ChipArgument {
  /// Completes the chip for its verb's bus, and refuses keys and chips that the bus excludes.
  fileprivate mutating func place(on bus: BusChoice, hasLines: Bool) throws(UserError) {
    if !hasLines, let key = keys.first(where: { [.cs, .int1, .int2].contains($0) }) {
      throw .usage(
        "\(key.rawValue)= is for a board of other programs, by emulate or lint: leave it out")
    }
    if !hasLines, keys.contains(.adc) {
      throw .usage("adc= is for a board of other programs, by emulate or lint: leave it out")
    }
    if bus != .emulator, keys.contains(.position) {
      throw .usage("position= is for the emulator: leave it out on \(bus.name)")
    }
    guard carrier == nil else { return }
    guard self.bus == nil, case .spi(let select) = bus else { return }
    guard model.hasSPI else {
      throw .usage("\(model.rawValue) has no SPI: it is not on \(bus.name)")
    }
    if !keys.contains(.spi) {
      guard !keys.contains(.address) else {
        throw .usage("address= is for an I2C bus: leave it out on \(bus.name)")
      }
      connection = .spi(select)
    }
    guard connection == .spi(select) else {
      throw .usage("\(model.rawValue) is at \(place), not on \(bus.name): name one")
    }
  }
}
