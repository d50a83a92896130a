// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// How those who work with a sensor state its noise.
struct NoiseUnits {
  /// A unit, and how many of it the recording's unit is.
  struct Scale {
    let name: String
    let factor: Double

    init(_ name: String, _ factor: Double) {
      self.name = name
      self.factor = factor
    }
  }

  let sensor: Motion.Sensors
  /// How its columns begin.
  let prefix: String
  /// Of a table, and of what is read from it in the samples' unit.
  let deviation: Scale
  /// Per √Hz, one-sided.
  let density: Scale
  /// White noise as the random walk of its integral; nil where nobody integrates.
  let walkOfIntegral: (label: String, key: String, scale: Scale)?
  let instability: Scale
  let randomWalk: Scale

  /// In degrees.
  private static let radian = 180 / Double.pi

  static let all = [
    NoiseUnits(
      sensor: .accelerometer, prefix: "acc", deviation: Scale("mg", 1e3),
      density: Scale("µg/√Hz", 1e6),
      walkOfIntegral: (
        "velocity random walk", "velocity_random_walk", Scale("m/s/√h", 9.80665 * 60)
      ),
      instability: Scale("mg", 1e3), randomWalk: Scale("mg/√h", 1e3 * 60)),
    NoiseUnits(
      sensor: .gyroscope, prefix: "gyr", deviation: Scale("°/s", radian),
      density: Scale("mdps/√Hz", radian * 1e3),
      walkOfIntegral: ("angle random walk", "angle_random_walk", Scale("°/√h", radian * 60)),
      instability: Scale("°/h", radian * 3600), randomWalk: Scale("°/h/√h", radian * 3600 * 60)),
    NoiseUnits(
      sensor: .magnetometer, prefix: "mag", deviation: Scale("µT", 1),
      density: Scale("nT/√Hz", 1e3), walkOfIntegral: nil, instability: Scale("µT", 1),
      randomWalk: Scale("µT/√h", 60)),
    NoiseUnits(
      sensor: .thermometer, prefix: "temp", deviation: Scale("K", 1), density: Scale("mK/√Hz", 1e3),
      walkOfIntegral: nil, instability: Scale("K", 1), randomWalk: Scale("K/√h", 60)),
  ]

  static let prefixes = all.map(\.prefix).joined(separator: ", ")
}
