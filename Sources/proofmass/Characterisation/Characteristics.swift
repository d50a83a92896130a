// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// The characteristics of a chip, from its samples at rest.
struct Characteristics {
  struct Axis {
    /// The distribution; nil where the output does not change.
    let distribution: Distribution?
    /// The mean of the whole record, in the samples' unit.
    let mean: Double
    let spectrum: PowerSpectrum
    let noise: AxisNoise
    /// The output over temperature; nil where the temperature hardly changes.
    let warmth: Warmth?
  }

  let chip: ChipArgument
  let samples: Recording.Samples
  /// The Allan deviation, axis by axis.
  let analysis: NoiseAnalysis
  /// The axes, in the order of the analysis.
  let axes: [Axis]
  let rate: SampleRate
  /// The temperatures of the record in °C; nil where it has none.
  let temperatures: ClosedRange<Double>?
  /// Whether the samples were corrected by a calibration.
  let isCorrected: Bool

  var units: NoiseUnits { analysis.units }

  /// The fewest samples: a spectrum of the usual length.
  private static let fewest = 1024

  /// Refuses too few or too uneven samples, and those of a chip that moved.
  init(
    _ samples: Recording.Samples, of chip: ChipArgument, isCorrected: Bool,
    temperature: Recording.Samples?, place: String
  ) throws(UserError) {
    guard let units = NoiseUnits.all.first(where: { $0.quantity == samples.quantity }),
      samples.times.count >= Self.fewest
    else {
      throw .failure(
        "\(place): too few samples, \(samples.times.count) of at least \(Self.fewest): record for "
          + "\(shortest(Self.leastTime(of: chip))) s or longer")
    }
    self.chip = chip
    self.samples = samples
    self.isCorrected = isCorrected
    analysis = try NoiseAnalysis(
      samples, units, place: place, pointsPerDecade: Stability.usualPointsPerDecade)
    rate = SampleRate(samples.times)
    let interval = analysis.sampling.interval
    let degrees = temperature.flatMap { Self.degrees($0, at: samples.times) }
    temperatures = degrees.map { ($0.min() ?? 0)...($0.max() ?? 0) }
    var axes: [Axis] = []
    for column in samples.columns {
      let values = column.array
      let mean = values.reduce(0, +) / Double(values.count)
      if let (time, change) = Self.movement(values, mean, interval, units.stillness) {
        let (unit, factor) = (units.plotted.unit, units.plotted.factor)
        throw .failure(
          "\(place) moves: from \(rounded(time)) s its mean over a second is \(rounded(change * factor)) "
            + "\(unit) off that of all: keep the board still, or cut the recording")
      }
      let spectrum: PowerSpectrum
      let noise: AxisNoise
      do throws(AnalysisError) {
        spectrum = try PowerSpectrum(values, interval: interval)
        noise = try AxisNoise(values, interval: interval)
      } catch { throw .failure("\(place): \(error)") }
      axes.append(
        Axis(
          distribution: Distribution(values), mean: mean, spectrum: spectrum, noise: noise,
          warmth: degrees.flatMap { Warmth(values, $0) }))
    }
    self.axes = axes
  }

  /// The shortest duration in seconds, including the time that a gyroscope takes to settle.
  private static func leastTime(of chip: ChipArgument) -> Double {
    (Double(fewest) / chip.rate + 0.5).rounded(.up)
  }

  /// Refuses a time that is too short for a chip's rate.
  static func check(_ duration: Duration, for chip: ChipArgument) throws(UserError) {
    let least = leastTime(of: chip)
    guard Double(duration.wholeNanoseconds) < least * 1e9 else { return }
    throw .usage(
      "--duration is too short for \(chip.model.rawValue) at \(shortest(chip.rate)) Hz: at least "
        + "\(shortest(least))s, for \(fewest) samples")
  }

  /// The magnitude of the mean, for a specific force or a field.
  var magnitude: Double { axes.reduce(0) { $0 + $1.mean * $1.mean }.squareRoot() }

  /// The first time at which a one-second mean deviates from the mean of all by more than at rest, and the
  /// deviation; nil for a chip that rested.
  private static func movement(
    _ values: [Double], _ mean: Double, _ interval: Double, _ limit: Double
  ) -> (time: Double, change: Double)? {
    let count = max(1, min(values.count, Int((1 / interval).rounded())))
    for first in stride(from: 0, through: values.count - count, by: count) {
      let part = values[first..<first + count].reduce(0) { $0 + $1 / Double(count) }
      if abs(part - mean) > limit { return (Double(first) * interval, part - mean) }
    }
    return nil
  }

  /// The temperature at each sample of another sensor: the last reading before it; nil without readings.
  private static func degrees(
    _ samples: Recording.Samples, at times: Blocks<Int64>
  ) -> [Double]? {
    guard let column = samples.columns.first, var last = column.first else { return nil }
    var next = 0
    return times.map { time in
      while next < column.count, samples.times[next] <= time {
        last = column[next]
        next += 1
      }
      return last
    }
  }
}

/// The change of an axis' output with temperature.
struct Warmth {
  /// The slope of the regression line through all samples, in their unit per °C.
  let slope: Double
  /// The means of the output in twentieths of the temperature range, over temperature.
  let means: [PlotCurve.Point]

  /// The smallest temperature change for which a slope is computed, in °C.
  private static let leastChange = 5.0
  private static let bins = 20

  /// - Parameters:
  ///   - values: Samples of an axis.
  ///   - degrees: The temperature at each, in °C.
  init?(_ values: [Double], _ degrees: [Double]) {
    guard let least = degrees.min(), let most = degrees.max(), most - least >= Self.leastChange
    else { return nil }
    let count = Double(values.count)
    let (x, y) = (degrees.reduce(0, +) / count, values.reduce(0, +) / count)
    var (products, squares) = (0.0, 0.0)
    var sums = [(count: Double, x: Double, y: Double)](repeating: (0, 0, 0), count: Self.bins)
    for (value, warmth) in zip(values, degrees) {
      products += (warmth - x) * (value - y)
      squares += (warmth - x) * (warmth - x)
      let bin = min(Self.bins - 1, Int((warmth - least) / (most - least) * Double(Self.bins)))
      sums[bin] = (sums[bin].count + 1, sums[bin].x + warmth, sums[bin].y + value)
    }
    slope = products / squares
    means = sums.filter { $0.count > 0 }.map { ($0.x / $0.count, $0.y / $0.count) }
  }
}
