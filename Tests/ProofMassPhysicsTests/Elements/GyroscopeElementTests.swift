// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Testing

@testable import ProofMassPhysics

struct GyroscopeElementTests {
  /// A period of 1.024 ms, so that a sample is 1024 steps of a microsecond.
  private static let period: Int64 = 1_024_000

  /// A rotating board whose motion has a row every 640 µs, so that there are knots between samples.
  private static func world() throws -> (World, (Double) -> Double) {
    func rate(_ row: Int) -> Double { sin(Double(row) * 0.9) + 0.3 * cos(Double(row * row)) }
    var text = "time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps\n"
    for row in 0..<400 {
      text += "\(String(format: "%.6f", Double(row) * 640e-6)),\(rate(row)),0,\(-rate(row))\n"
    }
    var world = World()
    world.motion = try Motion(csv: Array(text.utf8), name: "turning.csv")
    return (
      world,
      { time in
        let row = min(max(time / 640e-6, 0), 399)
        let first = min(Int(row), 398)
        let part = row - Double(first)
        return rate(first) * (1 - part) + rate(first + 1) * part
      }
    )
  }

  /// Each sample equals a numeric integration from the start of the drive on, while the self-test
  /// and then the filter are switched.
  @Test(arguments: [true, false])
  func stepsAreExact(isSecondOrder: Bool) throws {
    var parameters = GyroscopeParameters.l3g4200d
    parameters.startUp = 0.02
    var (world, rate) = try Self.world()
    var element = GyroscopeElement(parameters, seed: nil)
    element.powerOn()
    element.drive(isOn: true, at: 0)
    element.start(
      at: 0, period: Self.period, cutoff: 93, isSecondOrder: isSecondOrder, .zero)
    var reference = GyroscopeIntegration(parameters, cutoff: 93)
    reference.isSecondOrder = isSecondOrder
    var test = 0.0
    for sample in 0..<120 {
      let start = Double(sample) * 1024e-6
      func integrate(_ from: Int, _ to: Int) {
        let first = start + Double(from) * 1e-6
        reference.run(Double(to - from) * 1e-6, steps: to - from) { time in
          let amplitude = 1 - exp(-(first + time) / parameters.startUp)
          return (amplitude * rate(first + time) + test, 0)
        }
      }
      if sample == 20 {
        element.setSelfTestRate(Axes(2, 2, 2), from: Int64(sample) * Self.period + 300_000)
        integrate(0, 300)
        test = 2
        integrate(300, 1024)
      } else if sample == 60 {
        element.start(
          at: Int64(sample) * Self.period + 500_000, period: Self.period, cutoff: 50,
          isSecondOrder: isSecondOrder, .kept)
        integrate(0, 500)
        reference.cutoff = 2 * .pi * 50
        integrate(500, 1024)
      } else {
        integrate(0, 1024)
      }
      let felt = element.sample(at: Int64(sample + 1) * Self.period, in: &world)
      #expect(abs(felt.x - reference.state[2]) < 1e-9)
      // Y contains only the self-test, z the opposite rate.
      #expect(abs(felt.x + felt.z - 2 * felt.y) < 1e-12)
    }
    #expect(abs(reference.state[2]) > 0.01)
  }

  /// Quadrature that leaks through a phase error settles as the rate does.
  @Test func quadratureAndPhaseErrorAreExact() throws {
    var parameters = GyroscopeParameters.l3g4200d
    parameters.scale = 0
    parameters.scaleDrift = 0
    parameters.crossAxis = 0
    parameters.gSensitivity = 0
    parameters.gSquaredSensitivity = 0
    parameters.nonLinearity = 0
    parameters.noiseDensity = 0
    parameters.floor = 0
    parameters.walk = 0
    parameters.phaseError = 20
    for index in 0..<3 { parameters.ranges[index].zeroRate = 0 }
    var element = GyroscopeElement(parameters, seed: 3)
    // The specimen's errors are found from its inputs with and without a rate.
    func input(_ rate: Double) -> GyroscopeInput {
      var here = GyroscopeStimulus()
      here.rate = SIMD4(rate, 0, 0, 0)
      return element.specimen.input(here)
    }
    let (still, turning) = (input(0), input(1))
    let (cosine, sine) = (
      turning.inPhase.x - still.inPhase.x, still.quadrature.x - turning.quadrature.x
    )
    #expect(abs(cosine * cosine + sine * sine - 1) < 1e-12)
    #expect(abs(sine) > 0.01)
    #expect(abs(still.inPhase.x * cosine - still.quadrature.x * sine) < 1e-12)
    var world = World()
    world.angularRate = Axes(1, 0, 0)
    element.powerOn()
    element.drive(isOn: true, at: 0)
    element.start(at: 0, period: Self.period, cutoff: 93, isSecondOrder: true, .zero)
    var reference = GyroscopeIntegration(parameters, cutoff: 93)
    for sample in 0..<60 {
      let start = Double(sample) * 1024e-6
      reference.run(1024e-6, steps: 1024) { time in
        let amplitude = 1 - exp(-(start + time) / parameters.startUp)
        return (amplitude * turning.inPhase.x, amplitude * turning.quadrature.x)
      }
      let felt = element.sample(at: Int64(sample + 1) * Self.period, in: &world)
      let drift = element.specimen.ranges[0].offset.x
      #expect(drift == 0)
      #expect(abs(felt.x - reference.state[2]) < 1e-9)
    }
  }
}
