// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// The state inside the elements against the reference's tables and against integrations that share no code with the
/// model.
@Suite struct SiliconTests {
  /// A nominal accelerometer at rest under a force in g.
  private func masses(_ force: Axes<Double>) -> AccelerometerSilicon {
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    var world = World()
    world.specificForce = force
    element.start(at: 0, period: 1_000_000, rate: 1000)
    _ = element.sample(at: 50_000_000, in: &world)
    return element.silicon(at: 50_300_000, in: &world)
  }

  @Test
  func `1 g moves X by 62.10 nm, Z by 101.1 µrad and 16.4 nm`() {
    let one = masses(Axes(1, 0, 1))
    #expect(abs(one.displacement.x - 62.10e-9) < 0.005e-9)
    #expect(abs(one.angle - 1.011e-4) < 0.0005e-4)
    #expect(abs(one.displacement.z - 16.4e-9) < 0.05e-9)
    #expect(one.displacement.y == 0)
    #expect(one.isTouching == Axes(false, false, false))
  }

  @Test
  func `Capacitances differ by 24.84 fF a g, of Z by 5.58 fF`() {
    let one = masses(Axes(0.1, -0.1, 0.1))
    #expect(abs((one.first.x - one.second.x) * 1e15 - 2.484) < 0.0005)
    #expect(abs((one.first.y - one.second.y) * 1e15 + 2.484) < 0.0005)
    #expect(abs((one.first.z - one.second.z) * 1e15 - 0.558) < 0.0005)
    // Plates 2 µm apart, 6.210 nm nearer: 400 fF / (1 − 0.003105).
    #expect(abs(one.first.x * 1e15 - 401.2459) < 0.001)
  }

  @Test
  func `The read-out's voltage is the part of 1.25 V by which the capacitances differ`() {
    let one = masses(Axes(8, 0, 0))
    // u = 8 · 62.10 nm / 2 µm.
    #expect(abs(one.volts.x - 1.25 * 0.2484) < 1e-4)
    #expect(
      abs(one.volts.x - 1.25 * (one.first.x - one.second.x) / (one.first.x + one.second.x)) < 1e-15)
  }

  @Test
  func `The self-test pulls with 36.8 nN, by 18.6 nm`() {
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    var world = World()
    world.specificForce = .zero
    element.start(at: 0, period: 1_000_000, rate: 1000)
    element.setSelfTestForce(Axes(0.3, 0.3, 0.35), from: 0)
    _ = element.sample(at: 50_000_000, in: &world)
    let one = element.silicon(at: 50_000_000, in: &world)
    let newtons = one.selfTest.x * Acceleration.standardGravity * one.parts.mass.x
    #expect(abs(newtons - 36.8e-9) < 0.05e-9)
    #expect(abs(one.displacement.x - 18.6e-9) < 0.05e-9)
  }

  @Test
  func `Beyond 22.5 g a mass touches its stopper at 1.4 µm`() {
    let one = masses(Axes(30, 0, 0))
    #expect(one.isTouching == Axes(true, false, false))
    #expect(abs(one.displacement.x - 1.4e-6) < 1e-12)
  }

  @Test
  func `Between two samples the mass rings as its differential equation has it`() {
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    var world = World()
    world.specificForce = .zero
    // Samples of 10 ms, so that the whole ringing lies between two of them.
    element.start(at: 0, period: 10_000_000, rate: 100)
    _ = element.sample(at: 10_000_000, in: &world)
    element.observe(upTo: 11_000_000, in: &world)
    world.specificForce = Axes(1, 0, 0)
    // x'' + ω/Q x' + ω² x = g, by Runge and Kutta in steps of 0.5 µs.
    let (omega, quality) = (2 * Double.pi * 2000, 0.75)
    var (x, v) = (0.0, 0.0)
    let h = 0.5e-6
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, 9.80665 - omega / quality * v - omega * omega * x)
    }
    for step in 1...2000 {
      let (a, b) = slope(x, v)
      let (c, d) = slope(x + h / 2 * a, v + h / 2 * b)
      let (e, f) = slope(x + h / 2 * c, v + h / 2 * d)
      let (i, j) = slope(x + h * e, v + h * f)
      x += h / 6 * (a + 2 * c + 2 * e + i)
      v += h / 6 * (b + 2 * d + 2 * f + j)
      guard step % 50 == 0 else { continue }
      let one = element.silicon(at: 11_000_000 + Int64(step) * 500, in: &world)
      #expect(abs(one.displacement.x - x) < 1e-15, "after \(step) steps")
    }
    // It has overshot, and has come to rest.
    #expect(abs(x - 62.10e-9) < 0.05e-9)
  }

  @Test
  func `To look at an element has no effect on its samples`() {
    for seed in [nil, 7] as [UInt64?] {
      var (seen, unseen) = (
        AccelerometerElement(.lis331dlh, seed: seed), AccelerometerElement(.lis331dlh, seed: seed)
      )
      var (one, other) = (GyroscopeElement(seed: seed), GyroscopeElement(seed: seed))
      var world = World()
      world.motion = .tumble()
      seen.start(at: 0, period: 1_000_000, rate: 1000)
      unseen.start(at: 0, period: 1_000_000, rate: 1000)
      one.drive(isOn: true, at: 0)
      other.drive(isOn: true, at: 0)
      one.start(at: 0, period: 1_250_000, cutoff: 93, isSecondOrder: true, .zero)
      other.start(at: 0, period: 1_250_000, cutoff: 93, isSecondOrder: true, .zero)
      for sample in 1...400 as ClosedRange<Int64> {
        _ = seen.silicon(at: sample * 1_000_000 - 300_000, in: &world)
        _ = one.silicon(at: sample * 1_250_000 - 300_000, in: &world)
        let (a, b) = (
          seen.sample(at: sample * 1_000_000, in: &world),
          unseen.sample(at: sample * 1_000_000, in: &world)
        )
        #expect(a == b)
        let (c, d) = (
          one.sample(at: sample * 1_250_000, in: &world),
          other.sample(at: sample * 1_250_000, in: &world)
        )
        #expect(c == d)
      }
    }
  }

  @Test
  func `100 °/s deflects a driven mass by 16.5 pm for each, at 8.95 mm/s² for each`() {
    var element = GyroscopeElement(.l3g4200d, seed: nil)
    var world = World()
    world.angularRate = Axes(0, 0, 100 * .pi / 180)
    element.drive(isOn: true, at: 0, atOnce: true)
    element.start(at: 0, period: 1_250_000, cutoff: 93, isSecondOrder: true, .input)
    _ = element.sample(at: 1_000_000_000, in: &world)
    let one = element.silicon(at: 1_000_400_000, in: &world)
    #expect(abs(one.drive - 5e-6) < 1e-18)
    // 0.895 mg per °/s.
    #expect(abs(one.coriolis.z / 9.80665 - 0.0895) < 0.0001)
    #expect(abs(one.inPhase.z - 1.65e-9) < 0.01e-9)
    #expect(abs(one.outOfPhase.z) < 1e-13)
    #expect(abs(one.output.z - 100 * .pi / 180) < 0.03)
    #expect(one.quadrature == .zero)
  }

  @Test
  func `A gyroscope's drive builds up with a time constant of 99 ms`() {
    var element = GyroscopeElement(.l3g4200d, seed: nil)
    var world = World()
    element.drive(isOn: true, at: 0)
    element.start(at: 0, period: 1_250_000, cutoff: 93, isSecondOrder: true, .zero)
    let one = element.silicon(at: 99_472_000, in: &world)
    #expect(abs(one.drive / 5e-6 - 0.632) < 0.001)
  }

  @Test
  func `A concentrator turns a field along X into opposite fields at two plates`() {
    let element = CompassElement(.ak8975.nominal)
    var world = World()
    world.field = Axes(20, 0, -40)
    let one = element.silicon(at: 0, coil: nil, in: &world)
    guard case .plates(let plates, let gain, _) = one.transducer else {
      Issue.record("no plates")
      return
    }
    #expect(gain == 4.5)
    // ±4.5 · 20 µT at the plates of X, and the field along Z at all.
    #expect(plates == SIMD4(50, -40, -130, -40))
  }

  @Test
  func `A field turns the magnetization of a bridge's strips`() {
    let element = CompassElement(.lis3mdl.nominal)
    var world = World()
    world.field = Axes(152, 0, 0)
    let one = element.silicon(at: 0, coil: Axes(0, 0, 15_200), in: &world)
    guard case .bridges(let angles, let anisotropy) = one.transducer else {
      Issue.record("no bridges")
      return
    }
    #expect(anisotropy == 15_200)
    // X: 152 µT across; Z: a coil of the anisotropy field, with 152 µT along the strips.
    #expect(abs(angles.x - 0.01) < 1e-6)
    #expect(abs(angles.z - 0.7804) < 1e-4)
    #expect(one.coil.z == 15_200)
  }
}
