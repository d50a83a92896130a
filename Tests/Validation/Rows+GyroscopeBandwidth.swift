// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

extension Row {
  static let gyroscopeBandwidth = [lowPass1, lowPass2, bandwidthWithoutEffect]

  /// Includes the sense mode, whose gain is 1.4 % higher at 93 Hz than at 0.
  private static let lowPass1 = Row(number: 36, quantity: "gyro −3 dB, LPF1", isSlow: true) {
    [(100.0, 32.0), (200, 54), (400, 78), (800, 93)].map { rate, cutoff in
      Finding(
        label: "\(Int(rate)) Hz", expected: cutoff,
        simulated: crossing(near: cutoff) { frequency in
          var run = GyroscopeRun(seed: nil, rate: rate, cutoff: cutoff)
          run.settle()
          return amplitude(period: rate / frequency, forgetting: Int(0.3 * rate)) { angle, turn in
            run.sample { part in sin(angle + turn * part) }
          }
        }, tolerance: 0.02 * cutoff, unit: "Hz")
    }
  }

  /// The bandwidth of LPF2 alone, measured over the bus with ideal sensing in the finest range.
  private static let lowPass2 = Row(number: 36, quantity: "gyro −3 dB, LPF2", isSlow: true) {
    let table: [(UInt8, [Double])] = [
      (0x0F, [12.5, 25, 25, 25]), (0x4F, [12.5, 25, 50, 70]), (0x8F, [20, 25, 50, 110]),
      (0xCF, [30, 35, 50, 110]),
    ]
    return try table.enumerated().flatMap { code, row in
      try row.1.enumerated().map { bandwidth, cutoff in
        let rate = Double(100 << code)
        let control = row.0 | UInt8(bandwidth) << 4
        var bus = try GyroscopeBus(L3G4200DChip(), control, 0x80, 0x02)
        return Finding(
          label: "\(Int(rate)) Hz, BW \(bandwidth)", expected: cutoff,
          simulated: try crossing(near: cutoff) { frequency in
            try amplitude(period: rate / frequency, forgetting: Int(2 * rate / cutoff) + 20) {
              angle, _ in
              bus.turn(200 * sin(angle))
              return try bus.sample() * 8.75e-3 / 200
            }
          }, tolerance: 0.02 * cutoff, unit: "Hz")
      }
    }
  }

  /// The number of samples, of a thousand, that depend on BW while Out_Sel is 00.
  private static let bandwidthWithoutEffect = Row(
    number: 36, quantity: "gyro BW, Out_Sel 00", isSlow: false
  ) {
    try [UInt8(0xDF), 0xEF, 0xFF].map { control in
      func samples(_ control: UInt8) throws -> [Double] {
        var chip = L3G4200DChip()
        chip.sense(.typical(seed: 1))
        var bus = try GyroscopeBus(chip, control, 0x80, 0x00)
        return try (0..<1000).map { _ in try bus.sample() }
      }
      let differing = zip(try samples(0xCF), try samples(control)).filter { $0 != $1 }
      return Finding(
        label: "CTRL_REG1 \(control)", expected: 0, simulated: Double(differing.count),
        tolerance: 0, unit: "")
    }
  }

  /// Frequency at which a gain falls through 1/√2.
  private static func crossing(
    near cutoff: Double, _ gain: (Double) throws -> Double
  ) rethrows -> Double {
    var (low, high) = (0.9 * cutoff, 1.1 * cutoff)
    while high - low > 1e-3 * cutoff {
      let middle = (low + high) / 2
      if try gain(middle) > 0.5.squareRoot() { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Amplitude of the sine in an output, by least squares, after an initial part has decayed.
  /// `next` gets the angle and its change up to the next sample.
  private static func amplitude(
    period: Double, forgetting: Int, _ next: (Double, Double) throws -> Double
  ) rethrows -> Double {
    let turn = 2 * Double.pi / period
    var (sine, cosine, sines, cosines, mixed) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in 0..<forgetting + Int((max(1, (200 / period).rounded()) * period).rounded()) {
      let value = try next(Double(index) * turn, turn)
      guard index >= forgetting else { continue }
      let (s, c) = (sin(Double(index) * turn), cos(Double(index) * turn))
      sine += value * s
      cosine += value * c
      sines += s * s
      cosines += c * c
      mixed += s * c
    }
    let determinant = sines * cosines - mixed * mixed
    let a = (sine * cosines - cosine * mixed) / determinant
    let b = (cosine * sines - sine * mixed) / determinant
    return (a * a + b * b).squareRoot()
  }
}
