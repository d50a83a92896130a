// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// A sample depends only on seed, instant and world, not on the times of observation.
struct GyroscopeLookTests {
  private static let period: Int64 = 1_250_000

  private func element(_ seed: UInt64?) -> GyroscopeElement {
    var element = GyroscopeElement(.l3g4200d, seed: seed)
    element.powerOn()
    element.drive(isOn: true, at: 0)
    element.start(at: 0, period: Self.period, cutoff: 93, isSecondOrder: true, .zero)
    return element
  }

  /// Two seconds of rotation and warming, then rest.
  private func world() throws -> World {
    var text = "time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps,acc_x_g,acc_y_g,acc_z_g,temp_C\n"
    for row in 0...600 {
      let phase = Double(row) * 0.7
      text += "\(String(format: "%.4f", Double(row) * 0.0033)),\(sin(phase)),\(cos(phase)),0.1,"
      text += "\(cos(phase)),0.2,1,\(25 + Double(row) / 60)\n"
    }
    var world = World()
    world.motion = try Motion(csv: Array(text.utf8), name: "turning.csv")
    return world
  }

  /// Reading each sample, some samples, or one after minutes returns the same bits.
  @Test(arguments: [nil, 1, 2] as [UInt64?])
  func theSameBits(seed: UInt64?) throws {
    var world = try world()
    var each = element(seed)
    var felt: [Axes<Double>] = []
    for sample in 1...30_000 {
      felt.append(each.sample(at: Int64(sample) * Self.period, in: &world))
      each.observe(upTo: Int64(sample) * Self.period + 400_000, in: &world)
    }
    for gaps in [[7], [1, 100, 3], [1500, 2], [4000], [12_000, 5000, 1]] {
      var lazy = element(seed)
      var sample = 0
      var index = 0
      while sample + gaps[index % gaps.count] <= felt.count {
        sample += gaps[index % gaps.count]
        index += 1
        let instant = Int64(sample) * Self.period
        #expect(lazy.sample(at: instant, in: &world) == felt[sample - 1], "\(gaps), \(sample)")
        if index % 3 == 0 { lazy.observe(upTo: instant + Self.period / 2, in: &world) }
      }
    }
  }

  /// After a change of rate with a running drive, samples have the same bits, whether other samples
  /// were read or not.
  @Test(arguments: [nil, 1, 2] as [UInt64?], [(8, 1), (1, 8)] as [(Int64, Int64)])
  func theSameBitsAtAnotherRate(seed: UInt64?, periods: (Int64, Int64)) throws {
    func last(looks: Bool) throws -> [Axes<Double>] {
      var world = try world()
      var element = element(seed)
      let first = periods.0 * Self.period
      element.start(at: 0, period: first, cutoff: 50, isSecondOrder: true, .zero)
      _ = element.sample(at: 40 * first, in: &world)
      let change = 40 * first + first / 3
      let second = periods.1 * Self.period
      element.start(at: change, period: second, cutoff: 93, isSecondOrder: true, .kept)
      if looks {
        for sample in 1..<Int64(5) { _ = element.sample(at: change + sample * second, in: &world) }
      }
      return (5..<Int64(8)).map { element.sample(at: change + $0 * second, in: &world) }
    }
    #expect(try last(looks: true) == last(looks: false))
  }

  /// A change between two samples takes effect at its time.
  @Test func changesBetweenSamples() {
    func last(_ change: Int64) -> Double {
      var world = World()
      var element = element(nil)
      let start = 4000 * Self.period
      _ = element.sample(at: start, in: &world)
      element.observe(upTo: start + change, in: &world)
      world.angularRate = Axes(1, 0, 0)
      return element.sample(at: start + 2 * Self.period, in: &world).x
    }
    let values = [0, 300_000, 900_000, 1_200_000].map { last($0) }
    #expect(values == values.sorted(by: >))
    #expect(values[0] > values[3] * 1.5 && values[3] > 0)
    // The output 2.2 ms after a step equals a numeric integration.
    var reference = GyroscopeIntegration(.l3g4200d, cutoff: 93)
    reference.run(2.2e-3, steps: 4000) { _ in (1, 0) }
    #expect(abs(values[1] - reference.state[2]) < 1e-9)
  }

  @Test func unmadeChangesDoNotCount() {
    var world = World()
    world.angularRate = Axes(0.5, -1, 2)
    var (one, other) = (element(5), element(5))
    for sample in 1...300 {
      let instant = Int64(sample) * Self.period
      for part in 1...4 { one.observe(upTo: instant - Int64(part) * 100_000, in: &world) }
      #expect(one.sample(at: instant, in: &world) == other.sample(at: instant, in: &world))
    }
  }

  /// Gaps of centuries take no computing time.
  @Test func agesLater() {
    var world = World()
    world.angularRate = Axes(1, 0, 0)
    var element = element(3)
    let clock = ContinuousClock()
    let spent = clock.measure {
      _ = element.sample(at: Int64(1) << 61, in: &world)
      _ = element.sample(at: Int64(1) << 62, in: &world)
    }
    #expect(spent < .seconds(1))
  }

  /// No value of the world stays in the filters or makes the element trap.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
  func anyNumber(value: Double) {
    for seed in [nil, 1] as [UInt64?] {
      var world = World()
      var element = element(seed)
      for sample in 1...50 {
        let isOdd = sample > 10 && sample < 20
        world.angularRate = isOdd ? Axes(value, 0, value) : .zero
        world.specificForce = isOdd ? Axes(value, value, -value) : Axes(0, 0, 1)
        world.temperature = isOdd ? value : 25
        let felt = element.sample(at: Int64(sample) * Self.period, in: &world)
        #expect(felt.x.isFinite && felt.y.isFinite && felt.z.isFinite)
        element.observe(upTo: Int64(sample) * Self.period + 1000, in: &world)
      }
      world.angularRate = .zero
      let rest = element.sample(at: Int64(20_000) * Self.period, in: &world)
      #expect(abs(rest.x) < 1)
    }
  }

  @Test(arguments: [Int64(1) << 62, -(Int64(1) << 62), 0, -1])
  func anyTime(start: Int64) {
    var world = World()
    world.angularRate = Axes(1, 1, 1)
    var element = element(1)
    element.drive(isOn: false, at: start)
    element.drive(isOn: true, at: start)
    element.start(at: start, period: Self.period, cutoff: 93, isSecondOrder: false, .input)
    element.setSelfTestRate(Axes(3, 3, 3), from: -start)
    let felt = element.sample(at: start + Self.period, in: &world)
    #expect(felt.x.isFinite)
    _ = element.sample(at: Int64(1) << 62, in: &world)
    _ = element.sample(at: -(Int64(1) << 62), in: &world)
  }

  /// No parameter makes the element trap.
  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func anyParameter(value: Double) {
    let all: [WritableKeyPath<GyroscopeParameters, Double>] = [
      \.driveFrequency, \.split, \.senseQuality, \.startUp, \.quadrature, \.phaseError,
      \.phaseDrift,
      \.scale, \.crossAxis, \.gSensitivity, \.selfTest, \.nonLinearity, \.noiseDensity, \.floor,
      \.walk,
    ]
    for path in all {
      var parameters = GyroscopeParameters()
      parameters[keyPath: path] = value
      var world = World()
      var element = GyroscopeElement(parameters, seed: 1)
      element.powerOn()
      element.drive(isOn: true, at: 0)
      element.start(at: 0, period: Self.period, cutoff: 93, isSecondOrder: true, .zero)
      var felt = element.sample(at: Self.period, in: &world)
      element.observe(upTo: Self.period + 1000, in: &world)
      world.angularRate = Axes(1, 2, 3)
      felt = element.sample(at: 10 * Self.period, in: &world)
      #expect(!felt.x.isNaN || !value.isFinite || abs(value) > 1)
    }
  }

  /// An element that was not started senses ideally.
  @Test func unstarted() {
    var world = World()
    world.angularRate = Axes(1, 2, 3)
    var element = GyroscopeElement(seed: 1)
    #expect(element.sample(at: 5, in: &world) == Axes(1, 2, 3))
  }
}
