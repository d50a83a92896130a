// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

// What must hold after a call.
extension CallRun where Driver: ~Copyable {
  /// Operations that write a whole configuration, whatever the chip holds.
  static var beginning: [String] { ["configure", "sample", "reset"] }

  /// Operations that change a configuration. After a failure of the supply an IIS2MDC on SPI is on three wires until it is
  /// configured, and cannot be powered down.
  static var setting: [String] { beginning + ["powerDown", "reboot"] }

  /// Registers in which a chip counts time, and those that drivers of InvenSense's parts write only where they are
  /// used: a detection that is off, or a FIFO that is empty, does not depend on them.
  private static var left: [String] {
    [
      "TIMESTAMP2", "TIMESTAMP2_REG", "YG_OFFS_TC", "MOT_THR", "MOT_DUR", "MOT_DETECT_CTRL",
      "FIFO_MODE",
    ]
  }

  var forbidden: Int { circuit.violations(at: chip.target).forbidden }

  /// Whether a self-test must pass.
  var isAtRest: Bool {
    let world = circuit.world
    return world.specificForce.greatest <= 1.05 && world.angularRate.greatest <= 0.1
      && world.field.greatest <= 70
  }

  /// What is wrong with an error where there was no fault.
  func fault(_ error: SensorError, of name: String, sent: Int) -> String? {
    let isAllowed =
      switch (name, error) {
      case ("configure", .wrongConfiguration), ("configure", .wrongPart): sent == 0
      case ("sample", .overflow): circuit.world.field.greatest > 100
      case ("configure", _), ("sample", _), ("powerDown", _), ("reset", _): false
      // In power-down a boot waits until the chip is woken.
      case ("reboot", .notReady): true
      case ("reboot", _): false
      case (_, .wrongPart), (_, .wrongState), (_, .overflow): true
      case (_, .notReady): !name.hasPrefix("selfTest")
      default: false
      }
    return isAllowed ? nil : "\(error) without a fault, after \(sent) transactions"
  }

  /// The registers that differ from those of a new chip with the same configuration.
  mutating func difference() -> String? {
    guard isKnown, isAsConfigured, let configuration = driver?.configuration else { return nil }
    let twin = Circuit(mounted)
    for (name, value) in policies { _ = twin.setPolicy(name, to: value, at: chip.target) }
    twin.powerCycle()
    twin.advance(by: .milliseconds(200))
    guard let link = link(twin) else { return nil }
    do throws(SensorError) {
      let other = try Driver.new(on: link, twin.timebase, configuration)
      _ = consume other
    } catch { return "a new driver refuses the configuration: \(error)" }
    for register in mounted.facts.registers
    where register.access == .readWrite && register.dump == .always
      && register.readEffect == nil && !Self.left.contains(register.name)
    {
      // A boot goes on after it was requested.
      let mask = register.fields.reduce(register.writableMask) { mask, field in
        field.name == "BOOT" ? mask & ~field.mask : mask
      }
      let here = circuit.peek(at: [register.address], of: chip.target)[0] & mask
      let there = twin.peek(at: [register.address], of: chip.target)[0] & mask
      if here != there {
        return "\(register.name) is \(here.hexText), of a new chip \(there.hexText)"
      }
    }
    return nil
  }
}

extension Fault {
  /// Whether a driver notices it in any transaction.
  var isAlwaysNoticed: Bool {
    switch self {
    case .noAddressAcknowledge, .timeout: true
    default: false
    }
  }
}

extension Axes<Double> {
  /// The greatest magnitude.
  fileprivate var greatest: Double { max(abs(x), abs(y), abs(z)) }
}
