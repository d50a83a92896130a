// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// The switch of an MPU-9150: enough of its registers to reach the compass inside.
///
/// The compass hangs on an auxiliary bus. It is on the main bus, too, while the bypass is enabled and
/// the part is not itself the auxiliary bus' controller. The part's own sensors are not here; what other
/// functions have in the three control registers is kept and not judged.
public struct MPU9150Chip: Chip {
  typealias Registers = Datasheet.MPU9150

  public var violations = Violations()
  public private(set) var pointer: UInt8 = 0

  private var chosen = MPU9150Policies()
  private var registers = RegisterFile(Registers.facts)
  private var isOnI2C = true

  public init() {}

  public var facts: ChipFacts { Registers.facts }
  public var truth: Truth? { nil }
  public var nextEvent: Int64 { .max }

  public mutating func catchUp(to time: Int64, in world: inout World) {}

  public mutating func powerOn(at time: Int64) {
    registers.reset()
    pointer = 0
  }

  public var passesAuxiliaryBus: Bool {
    let user = Registers.USER_CTRL(bits: registers[Registers.USER_CTRL.address])
    let pins = Registers.INT_PIN_CFG(bits: registers[Registers.INT_PIN_CFG.address])
    let power = Registers.PWR_MGMT_1(bits: registers[Registers.PWR_MGMT_1.address])
    return pins.bypassEnabled && !user.masterEnabled
      && (!power.asleep || chosen.bypassAsleep == .passes)
  }

  // MARK: The wire

  public var answersI2C: Bool { true }

  public mutating func command(i2c byte: UInt8, at time: Int64) {
    pointer = byte
    isOnI2C = true
  }

  /// The part has no SPI: it takes nothing, and leaves the wire high.
  public mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    isOnI2C = false
    return false
  }

  public func register(after register: UInt8) -> UInt8 { register &+ 1 }

  public mutating func read(at time: Int64) -> UInt8 {
    let address = pointer
    pointer = register(after: address)
    registers.noteRead(of: address, at: time, &violations)
    return registers[address]
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    guard isOnI2C else { return }
    let address = pointer
    pointer = register(after: address)
    switch address {
    case Registers.INT_PIN_CFG.address, Registers.USER_CTRL.address:
      registers[address] = byte
    case Registers.PWR_MGMT_1.address:
      registers[address] = byte
      if Registers.PWR_MGMT_1(bits: byte).deviceReset { registers.reset() }
    default: _ = registers.write(byte, to: address, at: time, &violations)
    }
  }

  public mutating func end(at time: Int64) {}

  // MARK: Policies

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    chosen.set(name, to: value)
  }
}
