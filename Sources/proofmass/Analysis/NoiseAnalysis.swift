// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// The result of `allan` for one sensor.
struct NoiseAnalysis {
  struct Axis {
    /// x, y or z; nil for a sensor with one axis.
    let name: String?
    let curve: [Stability.Deviation]
    let noise: NoiseCoefficients
  }

  let units: NoiseUnits
  let count: Int
  let sampling: Sampling
  let axes: [Axis]
  private let place: String

  /// Refuses samples that have no meaningful Allan deviation.
  init(
    _ samples: Recording.Samples, _ units: NoiseUnits, place: String, pointsPerDecade: Int
  ) throws(UserError) {
    self.units = units
    self.place = place
    count = samples.times.count
    let sampling = try Self.sampling(of: samples, place: place, for: "an Allan deviation")
    self.sampling = sampling
    var axes: [Axis] = []
    for (name, column) in zip(
      samples.columns.count == 1 ? [nil] : ["x", "y", "z"], samples.columns)
    {
      let title = units.prefix + (name.map { "_\($0)" } ?? "")
      axes.append(
        try Progress.during("Allan deviation of \(title)") { () throws(UserError) in
          let stability: Stability
          do throws(AnalysisError) {
            stability = try Stability(column.array, interval: sampling.interval)
          } catch { throw .failure("\(place): \(error)") }
          // The parameters do not depend on the number of points that are shown.
          let full = stability.deviations()
          let shown =
            pointsPerDecade == Stability.usualPointsPerDecade
            ? full : stability.deviations(pointsPerDecade: pointsPerDecade)
          return Axis(name: name, curve: shown, noise: NoiseCoefficients(full))
        })
    }
    self.axes = axes
  }

  private static let fewest = 8

  /// The sampling of a record. Refuses one that is too short or too uneven for the computation.
  static func sampling(
    of samples: Recording.Samples, place: String, for purpose: String
  ) throws(UserError) -> Sampling {
    let count = samples.times.count
    let few = "\(place) has too few samples for \(purpose), --sensors can leave it out: \(count)"
    guard count >= fewest else { throw .failure("\(few), at least \(fewest)") }
    guard let sampling = Sampling(samples.times) else {
      throw .failure("\(few) within a nanosecond")
    }
    let fault =
      sampling.gaps > 0.1 ? sampling.gapText : sampling.unevenness > 0.25 ? sampling.text : nil
    if let fault {
      throw .failure(
        "\(place) is sampled too unevenly for \(purpose), --sensors can leave it out: \(fault)")
    }
    return sampling
  }

  /// Reports properties of the record that make the result less certain than it looks.
  func warn() { sampling.warn(place: place) }
}

extension Sampling {
  /// Reports gaps and uneven intervals that are worth knowing.
  func warn(place: String) {
    if gaps > 0.01 { Console.say("\(place): \(gapText), which are closed up") }
    if unevenness > max(0.01, 3 * gaps) { Console.say("\(place): \(text)") }
  }

  fileprivate var gapText: String { "\(percent(gaps)) of the time is in gaps" }

  fileprivate var text: String {
    "\(percent(unevenness)) of the intervals are off their mean, \(rounded(interval)) s, by more "
      + "than a quarter"
  }

  private func percent(_ share: Double) -> String { "\(rounded((share * 1000).rounded() / 10)) %" }
}

/// The units in which the noise of a sensor is usually stated.
struct NoiseUnits {
  /// A unit, and the factor from the recording's unit to it.
  struct Scale {
    let name: String
    let factor: Double

    init(_ name: String, _ factor: Double) {
      self.name = name
      self.factor = factor
    }
  }

  let quantity: Motion.Quantities
  /// The unit of the recording's values; nil where they are from no recording.
  var recorded: Unit?
  /// The chip's name at the beginning of its columns' names, `lis3dh_`; empty for a board's first sensor.
  var device = ""
  /// The beginning of its columns' names.
  var prefix: String { device + quantity.prefixes.joined() }
  /// The unit of Allan deviations, and of the minimum.
  let deviation: Scale
  /// The unit of the noise density, one-sided, per √Hz.
  let density: Scale
  /// White noise as the random walk of its integral; nil for a sensor that is not integrated.
  let walkOfIntegral: (label: String, key: String, scale: Scale)?
  let instability: Scale
  let randomWalk: Scale
  /// The unit of a change with temperature.
  let drift: Scale
  /// The largest change of a one-second mean of a sensor at rest, in the recording's unit.
  let stillness: Double

  /// One radian in degrees.
  private static let radian = 180 / Double.pi

  static let all = [
    NoiseUnits(
      quantity: .acceleration, deviation: Scale("mg", 1e3),
      density: Scale("µg/√Hz", 1e6),
      walkOfIntegral: (
        "velocity random walk", "velocity_random_walk", Scale("m/s/√h", 9.80665 * 60)
      ),
      instability: Scale("mg", 1e3), randomWalk: Scale("mg/√h", 1e3 * 60),
      drift: Scale("µg/°C", 1e6), stillness: 0.05),
    NoiseUnits(
      quantity: .angularRate, deviation: Scale("°/s", radian),
      density: Scale("mdps/√Hz", radian * 1e3),
      walkOfIntegral: ("angle random walk", "angle_random_walk", Scale("°/√h", radian * 60)),
      instability: Scale("°/h", radian * 3600), randomWalk: Scale("°/h/√h", radian * 3600 * 60),
      drift: Scale("m°/s/°C", radian * 1e3), stillness: 3 / radian),
    NoiseUnits(
      quantity: .magneticFluxDensity, deviation: Scale("µT", 1),
      density: Scale("nT/√Hz", 1e3), walkOfIntegral: nil, instability: Scale("µT", 1),
      randomWalk: Scale("µT/√h", 60), drift: Scale("nT/°C", 1e3), stillness: 10),
    NoiseUnits(
      quantity: .temperature, deviation: Scale("K", 1), density: Scale("mK/√Hz", 1e3),
      walkOfIntegral: nil, instability: Scale("K", 1), randomWalk: Scale("K/√h", 60),
      drift: Scale("mK/°C", 1e3), stillness: .infinity),
  ]

  static let prefixes = all.map(\.prefix).joined(separator: ", ")

  /// The units of noise densities.
  static let densities = all.map { "\($0.density.name) (\($0.prefix))" }.joined(separator: ", ")
}
