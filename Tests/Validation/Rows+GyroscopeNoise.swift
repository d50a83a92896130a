// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

extension Row {
  static let gyroscopeNoise = [allanAtOneSecond, angleWalk, lowPass1Noise, lowPass2Noise, curve]

  private static let allanAtOneSecond = Row(
    number: 30, quantity: "gyro ADEV(1 s)", isSlow: true
  ) {
    try [("white", GyroscopeParameters.white, 0.0212), ("with floor", .l3g4200d, 0.0219)].map {
      label, parameters, expected in
      var run = GyroscopeRun(parameters, seed: 1)
      run.settle()
      let values = (0..<360_000).map { _ in run.sample().x }
      let found = try Stability(values, interval: run.interval)
        .deviation(.overlappingAllan, factor: 100)
      return Finding(
        label: label, expected: expected, simulated: found?.value ?? 0,
        tolerance: 0.05 * expected, unit: "°/s")
    }
  }

  /// Standard deviation of the angle after an hour, over a hundred axes.
  private static let angleWalk = Row(number: 31, quantity: "gyro ARW", isSlow: true) {
    let angles = (1...34).flatMap { seed in
      var run = GyroscopeRun(.white, seed: UInt64(seed))
      run.settle()
      let angle = (0..<360_000).reduce(Axes<Double>.zero) { sum, _ in sum + run.sample() }
      return [angle.x, angle.y, angle.z].map { $0 * run.interval }
    }
    return [
      Finding(
        expected: 1.273, simulated: moments(angles).deviation, tolerance: 0.27, unit: "°/√h")
    ]
  }

  /// The noise in ten minutes on three axes.
  private static let lowPass1Noise = Row(
    number: 32, quantity: "gyro rms behind LPF1", isSlow: true
  ) {
    [
      (100.0, 32.0, 0.179, 0.213), (200, 54, 0.232, 0.276), (400, 78, 0.279, 0.332),
      (800, 93, 0.305, 0.363),
    ].flatMap { rate, cutoff, two, one in
      [(true, two), (false, one)].map { isSecondOrder, expected in
        var run = GyroscopeRun(
          .white, seed: 1, rate: rate, cutoff: cutoff, isSecondOrder: isSecondOrder)
        run.settle()
        let values = (0..<Int(600 * rate)).flatMap { _ in
          let rate = run.sample()
          return [rate.x, rate.y, rate.z]
        }
        return Finding(
          label: "\(Int(cutoff)) Hz, \(isSecondOrder ? "two poles" : "one")",
          expected: expected, simulated: moments(values).deviation, tolerance: 0.03 * expected,
          unit: "°/s")
      }
    }
  }

  /// Measured over the bus, with Out_Sel 10. The figures in the table are derived, for LPF2 alone.
  /// LPF1 is always in front of it; where LPF1 narrows the band, the expected value accounts for it.
  private static let lowPass2Noise = Row(
    number: 32, quantity: "gyro rms behind LPF2", isSlow: true
  ) {
    try [
      (UInt8(0x4F), 200.0, 54.0, 12.5, 0.112 as Double?), (0x9F, 400, 78, 25, 0.158),
      (0xEF, 800, 93, 50, nil), (0x7F, 200, 54, 70, nil), (0xFF, 800, 93, 110, nil),
    ].map { control, rate, first, second, published in
      var chip = L3G4200DChip()
      chip.element = GyroscopeElement(.white, seed: 1)
      var bus = try GyroscopeBus(chip, control, 0x80, 0x02)
      _ = try bus.sample(after: Int64(5 * rate))
      let values = try (0..<Int(300 * rate)).map { _ in try bus.sample() * 8.75e-3 }
      let expected = published ?? folded(rate: rate, first: first, second: second)
      return Finding(
        label: "\(second) Hz\(published == nil ? " behind \(Int(first))" : "")",
        expected: expected, simulated: moments(values).deviation, tolerance: 0.03 * expected,
        unit: "°/s")
    }
  }

  /// The rms value of white noise, of 0.03 °/s/√Hz, behind a continuous low-pass filter, a sampler
  /// that aliases it, and a digital low-pass filter; both filters have two poles.
  private static func folded(rate: Double, first: Double, second: Double) -> Double {
    let lines = 2000
    let width = rate / 2 / Double(lines)
    var variance = 0.0
    for line in 0..<lines {
      let frequency = (Double(line) + 0.5) * width
      var density = 0.0
      for image in -40...40 {
        let ratio = (frequency + Double(image) * rate) / first
        density += 0.03 * 0.03 / (1 + ratio * ratio * ratio * ratio)
      }
      let ratio = tan(.pi * frequency / rate) / tan(.pi * second / rate)
      variance += density / (1 + ratio * ratio * ratio * ratio) * width
    }
    return variance.squareRoot()
  }

  /// The Allan deviation over four hours at 800 Hz, from means over 0.1 s; the variances of three
  /// axes are averaged.
  private static let curve = Row(number: 33, quantity: "gyro ADEV", isSlow: true) {
    var run = GyroscopeRun(seed: 1, rate: 800, cutoff: 93)
    run.settle()
    let means = (0..<144_000).map { _ in
      (0..<80).reduce(Axes<Double>.zero) { sum, _ in sum + run.sample() } * (1 / 80)
    }
    let axes = try [means.map(\.x), means.map(\.y), means.map(\.z)].map {
      try Stability($0, interval: 0.1)
    }
    return [
      (1, 0.0672, 0.06), (10, 0.0220, 0.06), (30, 0.0135, 0.06), (100, 0.0087, 0.06),
      (300, 0.0065, 0.06), (1000, 0.0059, 0.18), (3000, 0.0060, 0.33),
    ].map { factor, expected, part in
      let variance = axes.reduce(0) { sum, axis in
        let value = axis.deviation(.overlappingAllan, factor: factor)?.value ?? 0
        return sum + value * value / 3
      }
      return Finding(
        label: "\(Double(factor) / 10) s", expected: expected, simulated: variance.squareRoot(),
        tolerance: part * expected, unit: "°/s")
    }
  }
}
