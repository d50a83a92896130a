// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

// An MPU-9150 has a magnetometer on an auxiliary bus, which answers only while the part's bypass is on.
extension Detect {
  private typealias Unit = Datasheet.MPU9150

  /// Reads the identity register of an MPU-9150 where the identity registers of other parts contain no known
  /// identity.
  func unitsNamed(in found: [Found], on wiring: Wiring) throws(UserError) -> [Found] {
    var found = found
    for index in found.indices where found[index].candidates.isEmpty {
      guard let chip = Self.unit(at: found[index].place), let identity = Unit.facts.identity
      else { continue }
      var link = try wiring.link(to: chip)
      let byte = try explaining(wiring, chip) { () throws(BusError) in
        try link.read(identity.register)
      }
      guard byte == identity.value else { continue }
      found[index].identity = byte
      found[index].candidates = identity.candidates
    }
    return found
  }

  /// The magnetometers that answer while the bypasses of the detected parts are on.
  func compasses(behind found: [Found], on wiring: Wiring) throws -> [Found] {
    var compasses: [Found] = []
    for unit in found where unit.candidates.contains(Unit.facts.name) {
      guard let chip = Self.unit(at: unit.place) else { continue }
      let probes = addresses.filter { probe in
        probe.models.allSatisfy { $0.quantity == .magneticFluxDensity }
          && !found.contains { $0.place == probe.place.connection }
      }
      let behind = try withBypass(of: chip, on: wiring) { try detect(on: wiring, at: probes) }
      if behind.isEmpty {
        Console.say(
          "no compass answers behind \(unit.place.text): an MPU-6050 has none, and one that is on the bus "
            + "anyway is listed by itself")
      }
      compasses += behind.map { compass in
        var compass = compass
        compass.unit = unit.place
        return compass
      }
    }
    return compasses
  }

  /// Reports what --bypass could detect.
  func tellOfBypass(_ found: [Found]) {
    for unit in found where unit.candidates.contains(Unit.facts.name) {
      Console.say(
        "\(unit.place.text) may be an MPU-9150, whose compass does not answer by itself: --bypass "
          + "looks for it")
    }
  }

  /// The argument for a place where an MPU-9150 may be; nil for other places. Its registers are read and
  /// written singly, so that any part's framing works.
  private static func unit(at place: Transaction.Target) -> ChipArgument? {
    guard case .i2c(let address) = place, Unit.facts.i2c.addresses.contains(address) else {
      return nil
    }
    return ChipModel.assumed.first.map { ChipArgument($0, on: place) }
  }

  /// Connects the part's auxiliary bus to this one as `MPU9150Bypass` does: awake, its own master off, the
  /// bypass on. Afterwards restores the three registers in any case.
  private func withBypass(
    of chip: ChipArgument, on wiring: Wiring, _ body: () throws -> [Found]
  ) throws -> [Found] {
    var link = try wiring.link(to: chip)
    var former: [(register: UInt8, value: UInt8)] = []
    func set(_ register: UInt8, _ change: (UInt8) -> UInt8) throws(BusError) {
      let value = try link.read(register)
      former.append((register, value))
      try link.write(change(value), to: register)
    }
    let result = Result<[Found], any Error> {
      try explaining(wiring, chip) { () throws(BusError) in
        try set(Unit.PWR_MGMT_1.address) { $0 & ~Unit.PWR_MGMT_1(asleep: true).bits }
        try set(Unit.USER_CTRL.address) { $0 & ~Unit.USER_CTRL(masterEnabled: true).bits }
        try set(Unit.INT_PIN_CFG.address) { $0 | Unit.INT_PIN_CFG(bypassEnabled: true).bits }
      }
      return try body()
    }
    for (register, value) in former.reversed() {
      do throws(BusError) { try link.write(value, to: register) } catch {
        throw UserError.failure(
          "register \(register.hexText) at \(chip.place) may not be \(value.hexText) again: "
            + wiring.explain(error, chip))
      }
    }
    return try result.get()
  }

  private func explaining<Value>(
    _ wiring: Wiring, _ chip: ChipArgument, _ body: () throws(BusError) -> Value
  ) throws(UserError) -> Value {
    do throws(BusError) { return try body() } catch {
      throw .failure(wiring.explain(error, chip))
    }
  }
}
