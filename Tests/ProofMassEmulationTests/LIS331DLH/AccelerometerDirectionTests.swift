// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// 6D, bit 6 of INT1_CFG, distinguishes directions by sign: position with AOI (0xC0 and enables),
/// movement without it (0x40 and enables).
struct AccelerometerDirectionTests {
  /// Creates a chip with a threshold of 33 steps, 528 mg at ±2 g.
  private func chip(
    _ configuration: UInt8, duration: UInt8 = 0, force: (Double, Double, Double) = (0, 0, 1)
  ) throws -> SampledAccelerometer {
    try SampledAccelerometer(
      [(0x32, 33), (0x33, duration), (0x30, configuration)], force: force)
  }

  static let faces: [((Double, Double, Double), UInt8)] = [
    ((1, 0, 0), 0x02), ((-1, 0, 0), 0x01), ((0, 1, 0), 0x08), ((0, -1, 0), 0x04),
    ((0, 0, 1), 0x20), ((0, 0, -1), 0x10),
  ]

  @Test(arguments: faces)
  func sixFaces(force: (Double, Double, Double), bit: UInt8) throws {
    let chip = try chip(0xFF, force: force)
    chip.pass(0)
    #expect(try chip.source1() == 0x40 | bit)
  }

  /// ST's example enables no direction and polls the bits: the source reports them, but IA is never
  /// set.
  @Test(arguments: faces)
  func bitsWithoutEnables(force: (Double, Double, Double), bit: UInt8) throws {
    let chip = try chip(0xC0, force: force)
    chip.pass(0)
    #expect(try chip.source1() == bit)
    #expect(try chip.source1() == bit)
    #expect(chip.edges == [])
    chip.bench.set(policy: "direction-bits", "enabled")
    chip.pass(1)
    #expect(try chip.source1() == 0x00)
  }

  /// A direction that is not enabled does not set IA.
  @Test(arguments: [(0xE0, 0x60), (0xD0, 0x20), (0xC2, 0x20)] as [(UInt8, UInt8)])
  func enables(configuration: UInt8, source: UInt8) throws {
    let chip = try chip(configuration)
    chip.pass(0)
    #expect(try chip.source1() == source)
  }

  /// Between the faces no direction is recognised; if two axes exceed the threshold, the direction
  /// is unknown.
  @Test(arguments: [("single", 0x22), ("any", 0x62)] as [(String, UInt8)])
  func twoAxes(policy: String, source: UInt8) throws {
    let chip = try chip(0xFF, force: (0.7, 0, 0.7))
    chip.bench.set(policy: "direction", policy)
    chip.pass(0)
    #expect(try chip.source1() == source)
    chip.bench.force(0.5, 0.5, 0.5)
    chip.pass(1)
    #expect(try chip.source1() == 0x00)
  }

  /// The value equals the threshold.
  @Test(arguments: [("neither", 0x00), ("high", 0x41), ("low", 0x00)] as [(String, UInt8)])
  func equality(policy: String, source: UInt8) throws {
    let chip = try chip(0xFF, force: (-0.528, 0, 0))
    chip.bench.set(policy: "threshold-equality", policy)
    chip.pass(0)
    #expect(try chip.source1() == source)
  }

  /// A position is active while the direction is known.
  @Test func position() throws {
    let chip = try chip(0xFF)
    chip.force(0.4, 0.4, 0.4, after: 2)
    chip.force(1, 0, 0, after: 4)
    chip.force(0, 1, 0, after: 6)
    chip.pass(8)
    #expect(chip.edges == [chip.rise(0), chip.fall(3), chip.rise(5)])
  }

  /// A movement is active for the first sample of a new direction.
  @Test func movement() throws {
    let chip = try chip(0x7F)
    chip.force(0.4, 0.4, 0.4, after: 2)
    // A return to the same direction is no movement.
    chip.force(0, 0, 1, after: 4)
    chip.force(1, 0, 0, after: 6)
    chip.force(0.4, 0.4, 0.4, after: 9)
    chip.force(0, -1, 0, after: 11)
    chip.pass(20)
    #expect(
      chip.edges == [
        chip.rise(0), chip.fall(1), chip.rise(7), chip.fall(8), chip.rise(12), chip.fall(13),
      ])
  }

  /// With a duration, a direction is known after it has lasted.
  @Test func movementWithDuration() throws {
    let chip = try chip(0x7F, duration: 3)
    chip.force(1, 0, 0, after: 5)
    chip.force(0, 0, 1, after: 7)
    chip.force(0, 1, 0, after: 11)
    chip.pass(20)
    #expect(chip.edges == [chip.rise(2), chip.fall(3), chip.rise(14), chip.fall(15)])
  }

  @Test func positionWithDuration() throws {
    let chip = try chip(0xFF, duration: 3)
    chip.force(1, 0, 0, after: 5)
    chip.pass(10)
    #expect(chip.edges == [chip.rise(2), chip.fall(6), chip.rise(8)])
  }

  /// A latched movement keeps its direction until the source is read.
  @Test func latchedMovement() throws {
    let chip = try SampledAccelerometer([(0x22, 0x04), (0x32, 33), (0x30, 0x7F)])
    chip.pass(0)
    _ = try chip.source1()
    chip.force(-1, 0, 0, after: 3)
    chip.force(0, 0.5, 0.5, after: 4)
    chip.pass(9)
    #expect(chip.edges.last == chip.rise(4))
    #expect(try chip.source1() == 0x41)
  }
}
