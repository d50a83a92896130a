// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// An ST accelerometer at 100 Hz in its smallest range, whose samples have numbers: the first is 0,
/// and one follows every 10 ms.
struct SampledAccelerometer {
  let bench: Bench
  /// The instant of the first sample.
  private let first: Int64

  /// Creates an LIS331DLH or a relative: writes the registers, then 0x2F to CTRL_REG1; the first
  /// sample is 1/ODR + 1 ms later. The board lies flat unless `force` is given.
  init(
    _ writes: [(UInt8, UInt8)], _ part: Part = .lis331dlh,
    force: (Double, Double, Double) = (0, 0, 1)
  ) throws {
    try self.init(part, at: 0x18, writes, control: 0x2F, wait: 11_000_000, force)
  }

  /// Creates an LIS331DL in the same way, with 0x47; its first sample is 3/ODR later.
  static func eightBit(
    _ writes: [(UInt8, UInt8)], _ part: Part = .lis331dl,
    force: (Double, Double, Double) = (0, 0, 1)
  ) throws -> SampledAccelerometer {
    try SampledAccelerometer(part, at: 0x1C, writes, control: 0x47, wait: 30_000_000, force)
  }

  /// Creates a LIS3DH in normal mode in the same way, with 0x57; its first sample is 1.6 ms later.
  static func lis3dh(
    _ writes: [(UInt8, UInt8)], force: (Double, Double, Double) = (0, 0, 1)
  ) throws -> SampledAccelerometer {
    try SampledAccelerometer(
      .lis3dh, at: 0x18, writes, control: 0x57, wait: 1_600_000, force)
  }

  private init(
    _ part: Part, at address: UInt8, _ writes: [(UInt8, UInt8)], control: UInt8, wait: Int64,
    _ force: (Double, Double, Double)
  ) throws {
    bench = Bench(part, at: address)
    bench.force(force.0, force.1, force.2)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x20, control)
    // The last byte is complete one STOP before now.
    first = bench.now - 2_500 + wait
    bench.circuit.watch(bench.target)
  }

  func time(_ sample: Int) -> Int64 { first + Int64(sample) * 10_000_000 }

  /// Advances to 1 ms after a sample.
  func pass(_ sample: Int) {
    bench.circuit.advance(to: Instant(nanoseconds: time(sample) + 1_000_000))
  }

  /// Advances to 1 ms after a sample, then changes the force.
  func force(_ x: Double, _ y: Double, _ z: Double, after sample: Int) {
    pass(sample)
    bench.force(x, y, z)
  }

  func rise(_ sample: Int, _ pin: String = "INT1") -> PinEdge {
    PinEdge(pin, isHigh: true, at: time(sample))
  }

  func fall(_ sample: Int, _ pin: String = "INT1") -> PinEdge {
    PinEdge(pin, isHigh: false, at: time(sample))
  }

  var edges: [PinEdge] { bench.circuit.edges(at: bench.target) }

  func source1() throws -> UInt8 { try bench.byte(0x31) }
  func source2() throws -> UInt8 { try bench.byte(0x35) }
}
