// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// Output of a compass for fields that move, that are strong, and that are not finite.
@Suite struct CompassElementTests {
  private let time: Int64 = 7_300_000

  private func nominal() throws -> CompassElement { try #require(CompassElement(.nominal)) }

  private func field(_ x: Double, _ y: Double, _ z: Double) -> World {
    var world = World()
    world.field = Axes(x, y, z)
    return world
  }

  private func field(_ times: [Int64], _ values: [Axes<Double>]) -> World {
    var world = World()
    var motion = Motion(endNanoseconds: times[times.count - 1])
    motion.field = Track(times: Blocks(times), values: Blocks(values))
    world.motion = motion
    return world
  }

  private func distance(_ one: Axes<Double>, _ other: Axes<Double>) -> Double {
    (one - other).magnitude
  }

  @Test func idealSensingNeedsNoElement() {
    #expect(CompassElement(.ideal) == nil)
  }

  @Test func nominalPartMeasuresTheFieldExactly() throws {
    var element = try nominal()
    var world = field(20, -3, 44.1)
    world.temperature = 60
    let felt = element.sample(from: 5, to: 5 + time, in: &world)
    #expect(distance(felt, [20, -3, 44.1]) < 1e-12)
  }

  // MARK: The mean

  /// The factor is sinc(50 Hz × 7.3 ms) = 0.795, whatever the phase.
  @Test func mainsFieldIsAveraged() throws {
    let times = (0..<30_000).map { Int64($0) * 50_000 }
    var world = field(
      times, times.map { Axes(10 * Series.sine(2 * .pi * 50 * Double($0) * 1e-9), 0, 0) })
    var element = try nominal()
    var (inPhase, inQuadrature) = (0.0, 0.0)
    for index in 0..<64 {
      let start = Int64(index) * 20_312_500
      let value = element.sample(from: start, to: start + time, in: &world).x
      let angle = 2 * .pi * 50 * Double(start + time / 2) * 1e-9
      inPhase += value * Series.sine(angle) / 32
      inQuadrature += value * Series.cosine(angle) / 32
    }
    #expect(abs(inPhase / 10 - 0.79479) < 5e-5)
    #expect(abs(inQuadrature) < 1e-3)
  }

  @Test func straightFieldGivesItsMiddle() throws {
    var world = field([0, 1_000_000_000], [[-300, 0, 0], [300, 600, 0]])
    var element = try nominal()
    for start in stride(from: Int64(0), to: 900_000_000, by: 37_000_001) {
      let felt = element.sample(from: start, to: start + time, in: &world)
      #expect(distance(felt, world.field(at: start + time / 2)) < 1e-9)
    }
  }

  @Test func jumpsCountFromWhereTheyAre() throws {
    // Two rows one nanosecond apart, 2.3 ms after the start; that nanosecond may belong to either
    // side.
    var world = field([0, 12_300_000, 12_300_001], [[60, 0, 0], [60, 0, 0], [-30, 0, 0]])
    var element = try nominal()
    let felt = element.sample(from: 10_000_000, to: 10_000_000 + time, in: &world)
    #expect(abs(felt.x - (60 * 2.3 - 30 * 5) / 7.3) < 1.3e-5)
  }

  @Test func changeAmidAMeasurementCountsFromThen() throws {
    var element = try nominal()
    var world = field(60, 0, 0)
    element.observe(upTo: 12_300_000, from: 10_000_000, in: &world)
    world.field = Axes(-30, 0, 9)
    let felt = element.sample(from: 10_000_000, to: 10_000_000 + time, in: &world)
    #expect(distance(felt, [(60 * 2.3 - 30 * 5) / 7.3, 0, 9 * 5 / 7.3]) < 1e-10)
  }

  @Test func noTimeAtAllIsThatMoment() throws {
    var element = try nominal()
    var world = field([0, 1_000_000_000], [[0, 0, 0], [100, 0, 0]])
    #expect(abs(element.sample(from: 500_000_000, to: 500_000_000, in: &world).x - 50) < 1e-9)
  }

  /// One element follows the world at all times, the other only before the world changes.
  @Test func sameBitsHoweverOftenItFollows() {
    var draws = NoiseSource(seed: 3).draws(at: 0)
    var busy = CompassElement(seed: 8)
    var lazy = busy
    var world = World()
    var start: Int64 = 0
    for _ in 0..<300 {
      start += Int64(draws.bits() % 20_000_000)
      let change = start + Int64(draws.bits() % UInt64(time))
      for step in 0..<Int64(draws.bits() % 30) {
        busy.observe(upTo: start + (change - start) * step / 30, from: start, in: &world)
      }
      for _ in 0..<2 {
        busy.observe(upTo: change, from: start, in: &world)
        lazy.observe(upTo: change, from: start, in: &world)
        let strength = draws.bits() & 7 == 0 ? 8000.0 : 60
        func value() -> Axes<Double> { Axes(draws.uniform(), draws.uniform(), 1) * strength }
        if draws.bits() & 3 == 0 {
          world.motion = nil
          world.field = value()
        } else {
          let times = (0..<8).map { change + Int64($0) * 3_000_017 - 5_000_000 }
          world = field(times, times.map { _ in value() })
        }
      }
      let end = start + time
      for step in 0..<Int64(draws.bits() % 30) {
        let now = change + (end - change) * step / 30
        busy.observe(upTo: now, from: start, in: &world)
      }
      let one = busy.sample(from: start, to: end, in: &world)
      let other = lazy.sample(from: start, to: end, in: &world)
      #expect(one == other)
      start = end
    }
  }

  // MARK: The concentrator

  @Test func concentratorSaturatesByTheFieldInItsPlane() throws {
    var element = try nominal()
    var last = 0.0
    for (index, strength) in stride(from: 0.0, through: 4800, by: 100).enumerated() {
      var world = field(strength * 0.6, strength * 0.8, 9000)
      let felt = element.sample(from: Int64(index), to: Int64(index), in: &world)
      let inPlane = Axes(felt.x, felt.y, 0)
      #expect(abs(felt.z - 9000) < 1e-9 && abs(felt.y * 3 - felt.x * 4) < 1e-9)
      #expect(strength > 1200 || abs(inPlane.magnitude - strength) < 1e-9)
      #expect(strength <= 1200 || inPlane.magnitude < strength)
      #expect(inPlane.magnitude >= last)
      last = inPlane.magnitude
    }
    // The expected value is 1200 + 2400 − 2400²/6000.
    #expect(abs(last - 2640) < 1e-9)
  }

  @Test(
    arguments: [
      ([6000, 0, 0], [0.5, 0, 0]), ([-3000, -4500, 0], [-0.27735, -0.41603, 0]),
      ([4900, 0, 0], [0, 0, 0]), ([0, 0, 9000], [0, 0, 0]),
    ] as [(Axes<Double>, Axes<Double>)])
  func magnetLeavesItMagnetised(field magnet: Axes<Double>, left: Axes<Double>) throws {
    var element = try nominal()
    var world = field(20, 0, -40)
    element.observe(upTo: 1_000_000_000, from: nil, in: &world)
    world.field = magnet
    element.observe(upTo: 2_000_000_000, from: nil, in: &world)
    world.field = Axes(20, 0, -40)
    element.observe(upTo: 3_000_000_000, from: nil, in: &world)
    let felt = element.sample(from: 4_000_000_000, to: 4_000_000_000 + time, in: &world)
    #expect(distance(felt, left + [20, 0, -40]) < 1e-5)
  }

  @Test func magnetThatPassesIsSeenWithoutALook() throws {
    var element = try nominal()
    // The field rises beyond 7 mT and returns to zero within 2 s.
    var world = field([0, 1_000_000_000, 2_000_000_000], [[0, 0, 0], [0, 7000, 0], [0, 0, 0]])
    let felt = element.sample(from: 5_000_000_000, to: 5_000_000_000 + time, in: &world)
    #expect(distance(felt, [0, 0.5, 0]) < 1e-9)
  }

  // MARK: The self-test

  @Test func coilReplacesTheFieldAndTheOffset() {
    var element = CompassElement(seed: 4)
    var world = field(300, 200, -100)
    let felt = element.sample(
      coil: [0, 0, -195], isolated: true, from: 0, to: time, in: &world)
    #expect(abs(felt.x) < 5 && abs(felt.y) < 5 && abs(felt.z + 195) < 40)
    let other = element.sample(
      coil: [0, 0, -195], isolated: false, from: 10_000_000, to: 10_000_000 + time, in: &world)
    let ambient = element.sample(from: 20_000_000, to: 20_000_000 + time, in: &world)
    #expect(distance(other, ambient + felt) < 5)
  }

  // MARK: Magnetoresistive bridges

  /// The output is the sine of the angle by which the magnetization turns: tan⁻¹ of the field across the strip
  /// over the anisotropy field of 15.2 mT plus the field along it, which is that of the next axis. The element limits
  /// fields to 10 T.
  @Test(
    arguments: [
      ([20, 0, 0], [20, 0, 0]), ([1000, 0, 0], [997.843, 0, 0]),
      ([0, 0, -1600], [0, 0, -1591.209]),
      ([100, 1000, 0], [93.826, 997.843, 0]), ([1e9, 0, 0], [15_199.982, 0, 0]),
      ([0, -15_200, 0], [0, -10_748.02, 0]),
    ] as [(Axes<Double>, Axes<Double>)])
  func bridges(_ ambient: Axes<Double>, _ output: Axes<Double>) {
    var parameters = CompassParameters.lis3mdl.nominal
    parameters.remanence = 0
    var element = CompassElement(parameters, seed: 0)
    var world = field(ambient.x, ambient.y, ambient.z)
    let felt = element.sample(from: 0, to: time, in: &world)
    #expect(distance(felt, output) < 0.01)
  }

  // MARK: What a user can give it

  @Test(arguments: [.nan, .infinity, -.infinity, 1e308, -1e-308] as [Double])
  func anyNumberMayComeIn(_ number: Double) {
    var element = CompassElement(seed: 1)
    var world = field(number, 10, number)
    world.temperature = number
    let felt = element.sample(from: 0, to: time, in: &world)
    #expect(felt.x.isFinite && felt.y.isFinite && felt.z.isFinite)
  }

  /// The result may be NaN, but the element must not trap.
  @Test(arguments: [.nan, .infinity, -.infinity, 1e30, -1e30, 0] as [Double])
  func anyParameterMayBeAnyNumber(_ number: Double) {
    let paths: [WritableKeyPath<CompassParameters, Double>] = [
      \.concentratorGain, \.saturation, \.magnetizingField, \.remanence, \.crossAxis, \.offset,
      \.uncancelledOffset, \.offsetDrift, \.sensitivityDrift, \.adjustmentMisfit,
      \.sensitivityError, \.coilError,
      \.noise.x, \.noise.y, \.noise.z, \.flicker,
    ]
    // The noise has a path for each of its three axes, which `Mirror` counts as one child; the anisotropy field
    // has none.
    #expect(paths.count == Mirror(reflecting: CompassParameters()).children.count + 1)
    for anisotropy in [number, nil] {
      var parameters = CompassParameters.lis3mdl
      parameters.anisotropyField = anisotropy
      var bridges = CompassElement(parameters, seed: 1)
      var world = field([0, time, 2 * time], [[0, 0, 0], [7000, 0, 9], [20, 1, 2]])
      _ = bridges.sample(from: 0, to: time, in: &world)
    }
    for path in paths {
      var parameters = CompassParameters()
      parameters[keyPath: path] = number
      var element = CompassElement(parameters, seed: 1)
      var world = field([0, time, 2 * time], [[0, 0, 0], [7000, 0, 9], [20, 1, 2]])
      _ = element.sample(from: 0, to: time, in: &world)
      let felt = element.sample(
        coil: [0, 0, 1], isolated: false, from: 2 * time, to: 3 * time, in: &world)
      // The noise of x does not affect z, even if it is not finite.
      #expect(path != \.noise.x || felt.z.isFinite)
    }
  }

  @Test func anyTimeMayCome() {
    let ends: [Int64] = [.min, -1 << 62, -1, 0, 1, 1 << 62, .max]
    for start in ends {
      for end in ends {
        for now in ends {
          var element = CompassElement(seed: 1)
          var world = field([0, 1, 1 << 62], [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
          element.observe(upTo: now, from: start, in: &world)
          #expect(element.sample(from: start, to: end, in: &world).x.isFinite)
          let coil = element.sample(
            coil: [0, 0, 1], isolated: false, from: start, to: end, in: &world)
          #expect(coil.x.isFinite)
          element.observe(upTo: now, from: nil, in: &world)
        }
      }
    }
  }

  @Test func anAgeWithoutALookTakesNoTime() throws {
    var element = try nominal()
    let times = (0..<4000).map { Int64($0) * 10_000_000_000 }
    var world = field(times, times.map { Axes(0, 0, Double($0 % 7)) })
    let start: Int64 = 3_155_760_000_000_000_000
    let duration = ContinuousClock().measure {
      #expect(element.sample(from: start, to: start + time, in: &world).x == 0)
    }
    #expect(duration < .seconds(1))
  }
}
