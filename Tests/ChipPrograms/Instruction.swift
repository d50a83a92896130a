// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// One thing that a random program does to a chip or to the world around it.
enum Instruction: Sendable {
  /// A command byte and bytes after it; the spoil turns over bits that must not matter.
  case write(command: UInt8, [UInt8], spoil: UInt8)
  /// nil as command goes on where the pointer is, I2C only.
  case read(command: UInt8?, count: Int)
  /// An SPI frame with bytes both ways, or an I2C write and a read joined.
  case exchange(command: UInt8, [UInt8], count: Int)
  case probe
  /// In nanoseconds.
  case wait(Int64)
  case world(World)
  case policy(name: String, value: String)
  case powerCycle
  /// Strikes the next transaction.
  case fault(Fault)
}

extension Instruction: CustomStringConvertible {
  var description: String {
    switch self {
    case .write(let command, let bytes, let spoil):
      "write \(hex([command] + bytes)) (spoilt by \(hex([spoil])))"
    case .read(let command, let count):
      "read \(command.map { hex([$0]) } ?? "on") × \(count)"
    case .exchange(let command, let bytes, let count):
      "exchange \(hex([command] + bytes)), read × \(count)"
    case .probe: "probe"
    case .wait(let time): "wait \(time) ns"
    case .world(let world):
      "world force \(world.force), rotation \(world.rotation), field \(world.field), "
        + "temperature \(world.temperature)"
    case .policy(let name, let value): "policy \(name) = \(value)"
    case .powerCycle: "power cycle"
    case .fault(let fault): "fault \(fault)"
    }
  }
}

func hex(_ bytes: [UInt8]) -> String {
  bytes.map { [$0].hexText }.joined(separator: " ")
}
