// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// The bypass switch of an MPU-9150: enough of its registers to reach the internal magnetometer.
///
/// The magnetometer is on an auxiliary bus. It is also on the main bus while the bypass is enabled
/// and the part is not itself the controller of the auxiliary bus. The part's own sensors are not
/// emulated; bits of other functions in the three control registers are stored but not checked.
package struct MPU9150Chip: I2COnlyChip, PolicyChip {
  typealias Registers = Datasheet.MPU9150

  package var violations = Violations()

  var counter = I2CAddressCounter()
  var chosen = MPU9150Policies()
  private var registers = RegisterFile(Registers.facts)
  private var auxiliary = AuxiliaryBus()

  /// Creates a chip that is not powered yet.
  package init() {}

  package var facts: ChipFacts { Registers.facts }
  package func truth(of quantity: Quantity) -> Truth? { nil }
  package var nextEvent: Int64 { .max }

  package mutating func catchUp(to time: Int64, in world: inout World) {}

  package mutating func powerOn(at time: Int64) {
    registers.reset()
    counter.pointer = 0
  }

  package var passesAuxiliaryBus: Bool {
    let user = Registers.USER_CTRL(bits: registers[Registers.USER_CTRL.address])
    let pins = Registers.INT_PIN_CFG(bits: registers[Registers.INT_PIN_CFG.address])
    let power = Registers.PWR_MGMT_1(bits: registers[Registers.PWR_MGMT_1.address])
    return pins.bypassEnabled && !user.masterEnabled
      && (!power.asleep || chosen.bypassAsleep == .passes)
  }

  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    auxiliary.exchange(&chip, at: place)
  }

  // MARK: The bus

  package func register(after register: UInt8) -> UInt8 { register &+ 1 }

  package mutating func read(at time: Int64) -> UInt8 {
    let address = takeAddress()
    registers.noteRead(of: address, at: time, &violations)
    return registers[address]
  }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard counter.isOnI2C else { return }
    let address = takeAddress()
    switch address {
    case Registers.INT_PIN_CFG.address, Registers.USER_CTRL.address:
      registers[address] = byte
    case Registers.PWR_MGMT_1.address:
      registers[address] = byte
      if Registers.PWR_MGMT_1(bits: byte).deviceReset { registers.reset() }
    default: _ = registers.write(byte, to: address, at: time, &violations)
    }
  }
}

/// Policies of the MPU-9150: undocumented properties of its auxiliary bus.
struct MPU9150Policies: PolicySet {
  enum BypassAsleep: String, CaseIterable { case passes, blocks }

  var bypassAsleep = BypassAsleep.passes

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "bypass-asleep", { $1(&$0.bypassAsleep) },
      "whether the bypass passes the auxiliary bus on while the part sleeps, as it does from "
        + "power-on")
  ]
}
