// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  /// Rows 40 to 44, each measured through the registers of an AK8975.
  static let compass = [
    Row(number: 40, quantity: "mag LSB, clamp", measure: scaleAndClamp),
    Row(number: 41, quantity: "mag HOFL", measure: overflow),
    Row(number: 42, quantity: "ASA", measure: adjustment),
    Row(number: 43, quantity: "mag rms", measure: compassNoise),
    Row(number: 44, quantity: "magnitude on sphere", measure: sphere),
    // These two were added to the table later, hence their numbers.
    Row(number: 47, quantity: "mag self-test window", measure: selfTest),
    Row(number: 48, quantity: "mag mains field", measure: mains),
  ]

  /// Value of a digit in µT; twelve bits and a sign.
  static let digit = 0.3

  @Sendable private static func scaleAndClamp() throws -> [Finding] {
    let rig = CompassRig(CompassElement(.nominal))
    return try [300, -300, 1300, -1300].flatMap { field in
      let expected = max(-4096, min(Double(field) / digit, 4095)).rounded()
      let axes = try [
        ("x", rig.measure(Axes(field, 0, 0)).counts.x),
        ("y", rig.measure(Axes(0, field, 0)).counts.y),
        ("z", rig.measure(Axes(0, 0, field)).counts.z),
      ]
      return axes.map { name, counts in
        Finding(
          label: "\(name) at \(Int(field)) µT", expected: expected, simulated: counts,
          tolerance: 0, unit: "counts")
      }
    }
  }

  @Sendable private static func overflow() throws -> [Finding] {
    let rig = CompassRig(CompassElement(.nominal))
    return try [(799.9, 0), (800.1, 1)].flatMap { strength, expected in
      try [Axes(1.0, 1, 1), Axes(-1, 1, -1)].map { signs in
        let reading = try rig.measure(signs * strength)
        return Finding(
          label: "\(strength) µT ×3", expected: expected,
          simulated: reading.isOverflow ? 1 : 0, tolerance: 0, unit: "HOFL")
      }
    }
  }

  /// Compares the factor that a host has to apply at 600 µT on z with that of the fuse ROM.
  @Sendable private static func adjustment() throws -> [Finding] {
    try ([(128, 1), (255, 1.496), (0, 0.5)] as [(UInt8, Double)]).flatMap { code, factor in
      let rig = CompassRig(CompassElement(.nominal), adjustment: code)
      let byte = try rig.adjustment()
      let counts = try rig.measure(Axes(0, 0, 600)).counts.z
      let found = 600 / digit / counts
      let adjusted = counts * (Double(byte) + 128) / 256 * digit
      return [
        // The tolerance is half a count of rounding, plus the rounding of the factor to three
        // decimals.
        Finding(
          label: "factor, ASA \(code)", expected: factor, simulated: found,
          tolerance: factor * 0.5 / counts + 0.0005, unit: ""),
        Finding(
          label: "Hadj, ASA \(code)", expected: 600, simulated: adjusted,
          tolerance: digit * factor / 2 + 1e-9, unit: "µT"),
      ]
    }
  }

  /// Difference from the previous measurement, which removes flicker noise.
  @Sendable private static func compassNoise() throws -> [Finding] {
    var parameters = CompassParameters.ak8975.nominal
    parameters.noise = CompassParameters.noiseOfPlates
    let rig = CompassRig(CompassElement(parameters, seed: 1))
    let count = 10_000.0
    var (sum, squares) = (Axes<Double>.zero, Axes<Double>.zero)
    for _ in 0..<Int(count) {
      let field = try rig.measure(.zero).counts * digit
      sum = sum + field
      squares = squares + Axes(field.x * field.x, field.y * field.y, field.z * field.z)
    }
    func rms(_ axis: KeyPath<Axes<Double>, Double>) -> Double {
      let mean = sum[keyPath: axis] / count
      return (squares[keyPath: axis] / count - mean * mean).squareRoot()
    }
    // On z, the expected value includes noise of 0.45 µT and the rounding, 0.3 µT / √12.
    return [("x", 0.312, rms(\.x)), ("y", 0.312, rms(\.y)), ("z", 0.458, rms(\.z))].map {
      Finding(label: $0, expected: $1, simulated: $2, tolerance: 0.03 * $1, unit: "µT")
    }
  }
}
