// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// One step of a random program: an access to a chip, or a change of the world around it.
enum Instruction: Sendable {
  /// Writes a command byte and the bytes after it. On the second chip, `flips` inverts the bits of
  /// each byte that must have no effect.
  case write(command: UInt8, [UInt8], flips: UInt8)
  /// Reads bytes. Without a command, the read continues at the chip's pointer (I2C only).
  case read(command: UInt8?, count: Int)
  /// An SPI frame with bytes both ways, or an I2C write and a read joined.
  case exchange(command: UInt8, [UInt8], count: Int)
  /// An empty write.
  case probe
  /// Lets time pass, in nanoseconds.
  case wait(Int64)
  /// Replaces the world.
  case world(World)
  /// Sets a policy of the chip.
  case policy(name: String, value: String)
  /// Switches the supply off and on.
  case powerCycle
  /// Plans a fault for the next transaction.
  case fault(Fault)
}

extension Instruction: CustomStringConvertible {
  var description: String {
    switch self {
    case .write(let command, let bytes, let flips):
      "write \(hex([command] + bytes)) (flips \(hex([flips])))"
    case .read(let command, let count):
      "read \(command.map { hex([$0]) } ?? "on") × \(count)"
    case .exchange(let command, let bytes, let count):
      "exchange \(hex([command] + bytes)), read × \(count)"
    case .probe: "probe"
    case .wait(let time): "wait \(time) ns"
    case .world(let world):
      "world force \(world.specificForce), rotation \(world.angularRate), field \(world.field), "
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

/// Decodes bytes into instructions. Any sequence of bytes is a valid program.
struct InstructionDecoder<Bytes: ProgramBytes> {
  var bytes: Bytes
  let subject: Subject
  let policies: [PolicyFacts]
  private let readable: [UInt8]
  private let writable: [UInt8]

  init(_ bytes: Bytes, _ subject: Subject, _ policies: [PolicyFacts]) {
    self.bytes = bytes
    self.subject = subject
    self.policies = policies
    readable = subject.readable
    writable = subject.writable
  }

  /// The next instruction; nil at the end of the bytes.
  mutating func next() -> Instruction? {
    guard let code = bytes.next() else { return nil }
    return switch code {
    case 0..<88: write()
    case 88..<152: read()
    case 152..<216: wait()
    case 216..<232: world()
    case 232..<240: policy()
    case 240..<246: take().map { .read(command: nil, count: 1 + Int($0 & 0x0F)) }
    case 246..<250: exchange()
    case 250..<252: .probe
    case 252..<255: fault()
    default: .powerCycle
    }
  }

  private mutating func take() -> UInt8? { bytes.next() }

  private mutating func take(_ count: Int) -> [UInt8]? {
    var taken: [UInt8] = []
    for _ in 0..<count {
      guard let byte = take() else { return nil }
      taken.append(byte)
    }
    return taken
  }

  /// Mostly the command of a documented register, with or without the increment bit; else any byte.
  private mutating func command(reads: Bool) -> UInt8? {
    guard let choice = take(), let byte = take() else { return nil }
    guard choice & 7 != 0 else { return byte }
    let all = reads ? readable : writable
    return subject.command(
      all[Int(byte) % all.count], reads: reads, increments: choice & 0x18 != 0)
  }

  private mutating func write() -> Instruction? {
    guard let command = command(reads: false), let size = take(), let flips = take() else {
      return nil
    }
    let count = size < 192 ? 1 : size < 248 ? Int(size & 7) : Int(size & 0x3F)
    return take(count).map {
      .write(command: command, subject.permitted($0, after: command), flips: flips)
    }
  }

  /// A quarter of the reads are what drivers do: the status and the data, or the data alone, once or
  /// as many times as a FIFO has sets.
  private mutating func read() -> Instruction? {
    guard let kind = take() else { return nil }
    if kind & 3 == 0 {
      let hasStatus = kind & 4 != 0
      let sets = kind < 192 ? 1 : 1 + Int(kind >> 3 & 7)
      let command = subject.command(
        hasStatus ? subject.output.status : subject.output.data, reads: true, increments: true)
      return .read(command: command, count: (hasStatus ? 1 : 0) + 6 * sets + Int(kind >> 7 & 1))
    }
    guard let command = command(reads: true), let size = take() else { return nil }
    let count = size < 96 ? 1 : size < 224 ? 1 + Int(size & 7) : size < 250 ? 42 : Int(size)
    return .read(command: command, count: count)
  }

  private mutating func exchange() -> Instruction? {
    guard let command = take(), let sizes = take() else { return nil }
    let count = Int(sizes >> 4)
    return take(Int(sizes & 0x0F)).map {
      .exchange(command: command, subject.permitted($0, after: command), count: count)
    }
  }

  /// A wait between a nanosecond and two seconds, distributed evenly over the orders of magnitude,
  /// rarely up to 17 s. Longer waits would be slow, because a watched chip computes each of its
  /// samples.
  private mutating func wait() -> Instruction? {
    guard let size = take(), let scale = take() else { return nil }
    return .wait(Int64(size) << Int64(scale == 0xFF ? 26 : scale % 24))
  }

  private mutating func axes(upTo limit: Double) -> Axes<Double>? {
    guard let x = value(upTo: limit), let y = value(upTo: limit), let z = value(upTo: limit)
    else { return nil }
    return Axes(x, y, z)
  }

  /// Mostly a value within the limit; else one that is physically impossible, but that a caller may
  /// set.
  private mutating func value(upTo limit: Double) -> Double? {
    guard let byte = take() else { return nil }
    return switch byte {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -1e19
    case 5: .leastNonzeroMagnitude
    case 6..<16: 0
    default: limit * (Double(byte) - 128) / 128
    }
  }

  private mutating func world() -> Instruction? {
    var world = World()
    guard let force = axes(upTo: 12), let rotation = axes(upTo: 50), let field = axes(upTo: 1500),
      let temperature = value(upTo: 200)
    else { return nil }
    world.specificForce = force
    world.angularRate = rotation
    world.field = field
    world.temperature = temperature
    return .world(world)
  }

  private mutating func policy() -> Instruction? {
    guard let which = take(), let value = take() else { return nil }
    guard !policies.isEmpty else { return .wait(1) }
    let policy = policies[Int(which) % policies.count]
    return .policy(
      name: policy.name, value: policy.values[Int(value) % policy.values.count])
  }

  private mutating func fault() -> Instruction? {
    guard let kind = take(), let place = take() else { return nil }
    let fault: Fault =
      switch kind & 7 {
      case 0: .noAddressAcknowledge
      case 1: .timeout
      case 2: .brownOut
      case 3: .noAcknowledge(byte: Int(place & 7))
      case 4: .shortRead(after: Int(place & 7))
      case 5 where place & 3 == 3: .ignoredWrite
      case 6 where place & 3 == 3: .stuckAxis(Int(place >> 2 & 3))
      case 7 where place & 3 == 3:
        .clockStretch(byte: Int(place >> 2 & 7), nanoseconds: Int64(place >> 5) * 7_000_000)
      default: .flippedBit(byte: Int(place >> 3), bit: Int(place & 7))
      }
    return .fault(fault)
  }
}
