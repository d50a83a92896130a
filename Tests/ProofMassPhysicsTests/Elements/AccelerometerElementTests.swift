// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

@Suite struct AccelerometerElementTests {
  private func started(
    _ parameters: AccelerometerParameters = .lis331dlh, seed: UInt64? = 1,
    period: Int64 = 1_000_000, rate: Double = 1000
  ) -> AccelerometerElement {
    var element = AccelerometerElement(parameters, seed: seed)
    element.powerOn(at: -1_000_000_000)
    element.start(at: 0, period: period, rate: rate)
    return element
  }

  private func instant(_ sample: Int, _ period: Int64 = 1_000_000) -> Int64 {
    Int64(sample + 1) * period + 1_000_000
  }

  /// A motion with a row every few milliseconds, at times between samples.
  private func shaken() throws -> World {
    var text = "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_radps,gyr_y_radps,gyr_z_radps\n"
    for row in 0..<300 {
      let phase = Double(row * row % 17)
      text += "\(Double(row) * 0.0013),\(phase / 7),\(-phase / 3),\(1 + phase),\(phase),0,1\n"
    }
    return try World(text)
  }

  // MARK: Statics

  @Test func atRestReadsTheForce() {
    var element = started(seed: nil)
    var world = World()
    world.specificForce = [0.1, -0.2, 1]
    let felt = element.sample(at: instant(20), in: &world)
    // Electrostatic softening changes the reading by a factor of up to 1 + 0.16 u².
    #expect(abs(felt.x - 0.1) < 1e-6 && abs(felt.y + 0.2) < 2e-6 && abs(felt.z - 1) < 1e-4)
    #expect(element.isAtRest)
    #expect(element.dynamics.state.x.axes == [0.1, -0.2, 1])
  }

  @Test func warmSpringsAreSofter() {
    var element = started(seed: nil)
    var world = World()
    let cool = element.sample(at: instant(20), in: &world).z
    world.temperature = 85
    let warm = element.sample(at: instant(21), in: &world).z
    #expect(abs(warm / cool - 1.00348) < 1e-9)
  }

  // MARK: Dynamics

  /// Settling to 99 % takes the published turn-on time of 1/ODR.
  @Test(arguments: [(50, 0.990), (100, 0.990), (400, 1.004), (1000, 0.940)])
  func filterBeginsEmpty(rate: Double, part: Double) {
    let settling = stride(from: 0.5, to: 1.5, by: 0.002).first { time in
      var element = started(seed: nil, period: Int64(1e9 / rate), rate: rate)
      var world = World()
      return element.sample(at: Int64(time * 1e9 / rate), in: &world).z >= 0.99
    }
    // The expected values are those of the filter alone; here the cut-offs include the mass.
    #expect(abs((settling ?? 0) - part) < 0.015)
  }

  @Test func changeOfTheWorldCountsFromItsTime() {
    var world = World()
    var element = started(seed: nil)
    for sample in 0..<20 { _ = element.sample(at: instant(sample), in: &world) }
    let change = instant(19) + 300_000
    element.observe(upTo: change, in: &world)
    world.specificForce = [1, 0, 1]
    let felt = element.sample(at: instant(20), in: &world)
    // From there on, the result equals that of single steps.
    let cascade = element.dynamics.inPlane
    let state = cascade.step(
      .init(), by: cascade.transition(over: 7e-4), over: 7e-4, from: 1, to: 1)
    #expect(abs(felt.x - state.y) < 1e-3)
    #expect(state.y > 0.9 && state.y < 0.97)
  }

  @Test func changesBetweenSamplesAllCount() {
    var world = World()
    var element = started(seed: nil)
    for sample in 0..<20 { _ = element.sample(at: instant(sample), in: &world) }
    element.observe(upTo: instant(19) + 200_000, in: &world)
    world.specificForce = [5, 0, 1]
    element.observe(upTo: instant(19) + 900_000, in: &world)
    world.specificForce = [0, 0, 1]
    #expect(element.sample(at: instant(20), in: &world).x > 0.5)
    for sample in 21..<60 { _ = element.sample(at: instant(sample), in: &world) }
    #expect(element.isAtRest)
  }

  @Test func looksMakeNoDifference() throws {
    var one = started()
    var other = one
    var world = try shaken()
    for sample in 0..<200 {
      let expected = one.sample(at: instant(sample), in: &world)
      for part in 1..<4 { other.observe(upTo: instant(sample) - Int64(part) * 77_777, in: &world) }
      #expect(other.sample(at: instant(sample), in: &world) == expected)
    }
  }

  /// Reading every sample, every seventh, or one after a long gap returns the same bits.
  @Test(arguments: [nil, 1, 2] as [UInt64?], [50.0, 1000])
  func sampleIsTheSameHoweverItIsAskedFor(seed: UInt64?, rate: Double) throws {
    let period = Int64(1e9 / rate)
    let position = Axes(0.1, 0, -0.02)
    var world = try shaken()
    var each = started(seed: seed, period: period, rate: rate)
    let samples = (0..<1000).map {
      each.sample(at: instant($0, period), position: position, in: &world)
    }
    var seventh = started(seed: seed, period: period, rate: rate)
    for sample in stride(from: 0, to: 1000, by: 7) {
      #expect(
        seventh.sample(at: instant(sample, period), position: position, in: &world)
          == samples[sample])
    }
    for sample in [3, 40, 64, 150, 305, 999] {
      var fresh = started(seed: seed, period: period, rate: rate)
      #expect(
        fresh.sample(at: instant(sample, period), position: position, in: &world)
          == samples[sample])
      // A return to an earlier sample gives the same bits, too.
      #expect(
        each.sample(at: instant(sample, period), position: position, in: &world)
          == samples[sample])
    }
  }

  // MARK: Self-test

  @Test func pushActsFromItsTimeAndWithTheSquareOfTheSupply() {
    for (supply, expected) in [(2.5, 0.3), (3, 0.432)] {
      var element = started(seed: nil)
      element.supply = supply
      var world = World()
      world.specificForce = .zero
      for sample in 0..<20 { _ = element.sample(at: instant(sample), in: &world) }
      element.setSelfTestForce([0.3, -0.3, 0.3], from: instant(19) + 500_000)
      let first = element.sample(at: instant(20), in: &world).x / expected
      #expect(first > 0.8 && first < 0.92)
      let felt = element.sample(at: instant(40), in: &world)
      #expect(abs(felt.x - expected) < 2e-5 && abs(felt.y + expected) < 2e-5)
      element.setSelfTestForce(.zero, from: instant(40))
      #expect(element.sample(at: instant(60), in: &world) == .zero)
    }
  }

  @Test func pushIsStrongerNearTheElectrode() {
    var element = started(seed: nil)
    var world = World()
    world.specificForce = [4, -4, 0]
    let before = element.sample(at: instant(20), in: &world)
    element.setSelfTestForce([0.3, 0.3, 0], from: instant(20))
    let after = element.sample(at: instant(60), in: &world)
    let place = 4 * 62.10e-9 / 2e-6
    // Electrostatic softening increases the reading, too: by a factor of 1 + 3 · 0.158 u².
    let bend = 1 + 3 * 0.158 * place * place
    #expect(abs((after.x - before.x) / (0.3 / (1 - place) / (1 - place) * bend) - 1) < 0.01)
    #expect(abs((after.y - before.y) / (0.3 / (1 + place) / (1 + place) * bend) - 1) < 0.01)
  }

  // MARK: Overload

  @Test func massComesBackFromItsStopper() throws {
    // A half sine of 10 000 g and 0.1 ms begins at 0.1 s, in steps of a microsecond.
    var text = "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0.1,0,0,1\n"
    for microsecond in 1..<100 {
      let force = 10_000 * Series.sine(.pi * Double(microsecond) / 100)
      text += "\(0.1 + Double(microsecond) * 1e-6),\(force),0,1\n"
    }
    text += "0.1001,0,0,1\n1,0,0,1\n"
    var world = try World(text)
    var element = started(seed: nil)
    var highest = 0.0
    for sample in 0..<98 { _ = element.sample(at: instant(sample), in: &world) }
    for microsecond in stride(from: 100_010, through: 102_000, by: 10) {
      _ = element.sample(at: Int64(microsecond) * 1000, in: &world)
      highest = max(highest, element.dynamics.state.x.x)
    }
    #expect(abs(highest - 22.54) < 0.01)
    #expect(abs(element.dynamics.state.x.x) < 0.01 * 22.54)
    let later = element.sample(at: 120_000_000, in: &world)
    #expect(abs(later.x) < 1e-3 && abs(later.z - 1) < 1e-3)
  }

  @Test func lastingOverloadStaysAtTheStopper() {
    var element = started(seed: nil)
    var world = World()
    world.specificForce = [1000, -1000, 1000]
    for sample in [10, 11, 12, 500, 501] {
      let felt = element.sample(at: instant(sample), in: &world)
      #expect(felt.x > 20 && felt.y < -20 && felt.z > 40)
      #expect(felt.x < 40 && felt.z < 60)
    }
    world.specificForce = .zero
    #expect(element.sample(at: instant(540), in: &world) == .zero)
  }

  // MARK: What a world may contain

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 5e-300])
  func whateverTheWorldSaysItGoesOn(value: Double) {
    for seed in [nil, 1] as [UInt64?] {
      var element = started(seed: seed)
      var world = World()
      world.specificForce = Axes(value, 0, value)
      world.angularRate = Axes(value, value, 1)
      world.temperature = value
      for sample in [0, 1, 2, 100, 5] {
        _ = element.sample(at: instant(sample), position: [value, 0, 1], in: &world)
      }
      element.setSelfTestForce(Axes(value, value, 1), from: instant(100))
      element.observe(upTo: instant(101), in: &world)
      _ = element.sample(at: instant(103), in: &world)
      element.setSelfTestForce(.zero, from: instant(103))
      world = World()
      let felt = element.sample(at: instant(200), in: &world)
      #expect(abs(felt.x) < 0.2 && abs(felt.z - 1) < 0.3)
    }
  }

  @Test func anyTimeWillDo() {
    for seed in [nil, 1] as [UInt64?] {
      var element = AccelerometerElement(seed: seed)
      var world = World()
      for time in [0, .min, .max, 1 << 62, -1 << 62, 5, .max, 0] as [Int64] {
        let felt = element.sample(at: time, in: &world)
        // At the instant of the start, the filter is empty.
        #expect(abs(felt.z) < 1.3)
        element.setSelfTestForce([0.1, 0, 0], from: time)
        element.observe(upTo: time, in: &world)
        element.setSelfTestForce(.zero, from: time)
        element.start(at: time, period: time, rate: 1000)
      }
    }
  }

  @Test func parametersWithoutSenseDoNotTrap() {
    for value in [0, -1, .nan, .infinity, 1e-300, 1e300] {
      var parameters = AccelerometerParameters.lis331dlh
      parameters.inPlane.frequency = value
      parameters.inPlane.quality = value
      parameters.outOfPlane.gap = value
      parameters.filters = [.init(rate: value, cutoff: value)]
      parameters.noiseDensity = value
      parameters.selfTestPower = .max
      for seed in [nil, 1] as [UInt64?] {
        var element = started(parameters, seed: seed)
        var world = World()
        for sample in [0, 1, 5, 1000] {
          element.setSelfTestForce([0.1, 0, 0.1], from: instant(sample))
          world.specificForce = [Double(sample), 0, 1]
          _ = element.sample(at: instant(sample), in: &world)
        }
      }
    }
  }
}
