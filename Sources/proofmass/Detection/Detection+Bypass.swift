// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

extension DetectedDevice {
  /// The parts that it may be and that contain a magnetometer, on an auxiliary bus: it answers only while the part's bypass
  /// is on.
  var hiding: [String] { candidates.filter { SensorPart(named: $0)?.builtInMagnetometer != nil } }

  /// Whether it may have a magnetometer behind it that does not answer by itself.
  var mayHideCompass: Bool { !hiding.isEmpty }

  /// Whether it certainly has one, which its driver reads.
  var hidesCompass: Bool { candidates.count == 1 && mayHideCompass }
}

extension Detection {
  private typealias Unit = Datasheet.MPU6500

  /// The magnetometers that answer while the bypass of a detected part is on.
  func compasses(behind unit: DetectedDevice) throws(UserError) -> [DetectedDevice] {
    guard let chip = Self.any(at: unit.place) else { return [] }
    let probes = Self.addresses.filter { probe in
      probe.models.allSatisfy { $0.quantity == .magneticFluxDensity }
        && !devices.contains { $0.place == probe.place.connection }
    }
    var behind = try withBypass(of: chip) { () throws(UserError) in try identified(at: probes) }
    if behind.isEmpty {
      Console.say(
        "no compass answers behind \(unit.place.text): \(unit.hidesCompass ? "" : "an MPU-6050 has none, and ")"
          + "one that is on the bus anyway is listed by itself")
    }
    for index in behind.indices { behind[index].unit = unit.place }
    return behind
  }

  /// Reports what --bypass could detect.
  func adviseBypass() {
    for unit in devices where unit.mayHideCompass && !unit.hidesCompass && !unit.isOpened {
      let names = unit.hiding.joined(separator: " or ")
      Console.say(
        "\(unit.place.text) may be an \(names), whose compass does not answer by itself: --bypass looks for it"
      )
    }
  }

  /// Connects the part's auxiliary bus to this one as `MPU6500Bypass` does: awake, its own master off, the
  /// bypass on. Afterwards restores the three registers in any case.
  private func withBypass(
    of chip: ChipArgument, _ body: () throws(UserError) -> [DetectedDevice]
  ) throws(UserError) -> [DetectedDevice] {
    var link = try wiring.link(to: chip)
    var former: [(register: UInt8, value: UInt8)] = []
    func set(_ register: UInt8, _ change: (UInt8) -> UInt8) throws(BusError) {
      let value = try link.read(register)
      former.append((register, value))
      try link.write(change(value), to: register)
    }
    let result: Result<[DetectedDevice], UserError>
    do throws(UserError) {
      do throws(BusError) {
        try set(Unit.PWR_MGMT_1.address) {
          $0 & ~Unit.PWR_MGMT_1(asleep: true, clock: .ownClock).bits
        }
        try set(Unit.USER_CTRL.address) { $0 & ~Unit.USER_CTRL(masterEnabled: true).bits }
        try set(Unit.INT_PIN_CFG.address) { $0 | Unit.INT_PIN_CFG(bypassEnabled: true).bits }
      } catch { throw .failure(wiring.explain(error, chip)) }
      result = .success(try body())
    } catch { result = .failure(error) }
    for (register, value) in former.reversed() {
      do throws(BusError) { try link.write(value, to: register) } catch {
        throw UserError.failure(
          "register \(register.hexText) at \(chip.place) may not be \(value.hexText) again: "
            + wiring.explain(error, chip))
      }
    }
    return try result.get()
  }
}
