// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// A gyroscope at ±250 °/s that advances by one sample at a time, each of a rate that reads as the
/// given digits. The registers are written before CTRL_REG1, which starts the sampling.
final class GyroscopeFeed {
  let bench: Bench
  /// The sampling period, in nanoseconds.
  let period: Int64
  private let start: Int64
  private(set) var count: Int64 = 0

  /// Creates a gyroscope and starts it. `rate` is the upper nibble of CTRL_REG1: 0 for 100 Hz, 4, 8
  /// and C for 200, 400 and 800 Hz.
  init(_ bench: Bench, rate: UInt8 = 0, _ writes: (UInt8, UInt8)...) throws {
    self.bench = bench
    period = 10_000_000 >> Int64(rate >> 2)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x20, rate << 4 | 0x0F)
    // The last bit of the byte ended one STOP before now.
    start = bench.now - 2_500
  }

  convenience init(rate: UInt8 = 0, _ writes: (UInt8, UInt8)...) throws {
    let bench = try Bench.gyroscope((0x23, 0x80))
    for (register, byte) in writes { try bench.write(register, byte) }
    try self.init(bench, rate: rate)
  }

  /// Advances to just after the next sample.
  func sample(_ x: Int, _ y: Int = 0, _ z: Int = 0) {
    bench.turn(Double(x) * 0.00875, Double(y) * 0.00875, Double(z) * 0.00875)
    count += 1
    bench.circuit.advance(to: Instant(nanoseconds: instant(count) + 20_000))
  }

  /// The instant of a sample, the first being 1.
  func instant(_ number: Int64) -> Int64 { start + number * period }

  func samples(_ digits: some Sequence<Int>) { for digit in digits { sample(digit) } }

  /// X of a number of sets, read in one burst.
  func drain(_ sets: Int) throws -> [Int] {
    Self.x(of: try bench.bytes(0xA8, 6 * sets))
  }

  static func x(of bytes: [UInt8]) -> [Int] {
    stride(from: 0, to: bytes.count - 5, by: 6).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
  }

  /// The value of FIFO_SRC_REG.
  var source: UInt8 { get throws { try bench.byte(0x2F) } }

  /// The levels of INT1 and DRDY/INT2.
  var pins: [Bool] { bench.circuit.pins(at: bench.target).map(\.isHigh) }
}
