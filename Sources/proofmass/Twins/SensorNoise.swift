// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

/// The noise of a sensor and the rate of its clock, from a rest.
struct SensorNoise {
  struct Axis {
    let fit: NoiseSpectrumFit
    /// The step of the output; 0 for an output that does not change.
    let digit: Double
    /// The square of the scatter before rounding, relative to the step.
    let scatter: Double

    /// The amplitude of what rounding leaves of a step after averaging, relative to 1/π of it: the scatter dithers the
    /// steps away, nearly all of them from half a step on (Widrow 1961).
    var coarseness: Double { digit > 0 ? Series.exp(-2 * .pi * .pi * scatter) : 0 }
    /// The largest relative error of the noise's power by coarse rounding.
    var powerError: Double {
      digit > 0 ? coarseness * (1 / (.pi * .pi) + 4 * scatter) / max(scatter, 1e-9) : 0
    }
    /// The variance of the error of a mean by coarse rounding.
    var roundingVariance: Double {
      let amplitude = digit / .pi * coarseness
      return amplitude * amplitude / 2
    }
  }

  let axes: [Axis]
  let interval: Double
  private let rate: SampleRate
  private let duration: Double
  private let chip: ChipArgument

  private static let fewest = 1024

  init(_ chip: ChipArgument, _ record: TwinRecord, _ rest: StillSegment) throws(UserError) {
    guard let track = record.tracks[chip.model.quantity] else {
      throw .failure(
        "\(record.path), the recording with the longest rest, has no samples of \(chip.name): record all "
          + "sensors at rest")
    }
    let range = track.index(at: rest.start)..<track.index(at: rest.end)
    guard range.count >= Self.fewest else {
      throw .failure(
        "\(record.path): \(range.count) samples of \(chip.name) at rest, of at least \(Self.fewest): record "
          + "longer, or at a higher rate")
    }
    let times = Blocks(track.times[range].map { Int64($0 * 1e9) })
    guard let sampling = Sampling(times) else {
      throw .failure("\(record.path): the samples of \(chip.name) have no times")
    }
    let values = track.values[range]
    interval = sampling.interval
    duration = Double(range.count - 1) * interval
    rate = SampleRate(times)
    self.chip = chip
    var axes: [Axis] = []
    for column in [values.map(\.x), values.map(\.y), values.map(\.z)] {
      do throws(AnalysisError) {
        let digit = Self.digit(of: column)
        let mean = column.reduce(0, +) / Double(column.count)
        let variance = column.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(column.count)
        axes.append(
          Axis(
            fit: try NoiseSpectrumFit(column, interval: interval), digit: digit,
            scatter: digit > 0 ? max(0, variance / (digit * digit) - 1.0 / 12) : 0))
      } catch { throw .failure("\(record.path): \(error)") }
    }
    self.axes = axes
  }

  /// The smallest difference of two values of a record.
  private static func digit(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let size = max(abs(sorted[0]), abs(sorted[sorted.count - 1]), 1e-9)
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 1e-9 * size }.min() ?? 0
  }

  /// Adds the parameters of the noise, and the error of the clock.
  func add(to sensor: inout PartEstimate.Sensor) {
    let wide = TwinEstimator.wide
    let isCompass = chip.model.quantity == .magneticFluxDensity
    // A magnetometer's noise is that of a measurement, not a density.
    let factor = isCompass ? (0.5 / interval).squareRoot() : 1
    var (values, margins): ([Double?], [Double?]) = ([], [])
    for axis in axes {
      let (density, deviation) = axis.fit.density
      // Rounding adds a twelfth of the step's square, evenly over all frequencies.
      let square = density * density - axis.digit * axis.digit / 6 * interval
      guard square > 0.2 * density * density, density > 0, axis.powerError < 1 else {
        values.append(nil)
        margins.append(nil)
        continue
      }
      let value = square.squareRoot()
      let (own, coarse) = (wide * deviation * density / value, value * axis.powerError / 2)
      values.append(value * factor)
      margins.append((own * own + coarse * coarse).squareRoot() * factor)
    }
    if values.contains(where: { $0 != nil }) {
      sensor.add(.noise, values, margins, "spectrum at rest, without rounding")
    } else {
      sensor.miss(
        .noise, "it is less than a third of a step of the output: record at a smaller range")
    }
    add(
      .flicker, axes.map { ($0.fit.flicker.isDemanded, $0.fit.floor) }, "bias instability",
      to: &sensor)
    add(
      .walk, axes.map { ($0.fit.walk.isDemanded, $0.fit.walkPerRootSecond) }, "random walk",
      to: &sensor)
    guard chip.model.rates != nil, chip.model.quantity == .angularRate else { return }
    let error = rate.hertz / chip.typicalRate - 1
    // The first and the last time are each off by less than a period.
    sensor.add(
      .clockError, [error], [interval / duration],
      "\(rounded(rate.hertz)) Hz by the host's clock, for \(rounded(duration)) s")
  }

  private func add(
    _ parameter: PartParameter, _ found: [(Bool, (value: Double, deviation: Double))],
    _ name: String, to sensor: inout PartEstimate.Sensor
  ) {
    guard found.contains(where: { $0.0 }) else {
      return sensor.miss(parameter, "no \(name) above the white noise in \(rounded(duration)) s")
    }
    sensor.add(
      parameter, found.map { $0.0 ? $0.1.value : nil },
      zip(found, axes).map { found, axis in
        let (own, coarse) = (
          TwinEstimator.wide * found.1.deviation, 2 * found.1.value * axis.coarseness
        )
        return found.0 ? (own * own + coarse * coarse).squareRoot() : nil
      }, "spectrum at rest")
  }
}

extension ChipArgument {
  /// The exact rate of a part whose clock is typical, in hertz: names of rates are rounded.
  fileprivate var typicalRate: Double {
    if let typical = figure("typicalMillihertz") { return typical.value / 1000 }
    let name = model.factName("millihertz")
    let rows = model.facts.tables.first { $0.name == name && $0.unit == "mHz" }?.rows ?? []
    let nearest = rows.min { abs($0.value / 1000 - rate) < abs($1.value / 1000 - rate) }
    guard let exact = nearest.map({ $0.value / 1000 }), abs(exact / rate - 1) < 0.05 else {
      return rate
    }
    return exact
  }
}
