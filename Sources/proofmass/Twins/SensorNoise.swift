// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

/// The noise of a sensor and the rate of its clock, from a rest.
struct SensorNoise {
  let axes: [AxisNoise]
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
    var axes: [AxisNoise] = []
    for column in [values.map(\.x), values.map(\.y), values.map(\.z)] {
      do throws(AnalysisError) { axes.append(try AxisNoise(column, interval: interval)) } catch {
        throw .failure("\(record.path): \(error)")
      }
    }
    self.axes = axes
  }

  /// The mean of an output before rounding.
  func mean(of mean: Axes<Double>) -> Axes<Double> {
    Axes(axes[0].mean(of: mean.x), axes[1].mean(of: mean.y), axes[2].mean(of: mean.z))
  }

  /// Adds the parameters of the noise, and the error of the clock.
  func add(to sensor: inout PartEstimate.Sensor) {
    let wide = AxisNoise.wide
    let isCompass = chip.model.quantity == .magneticFluxDensity
    // A magnetometer's noise is that of a measurement, not a density.
    let factor = isCompass ? (0.5 / interval).squareRoot() : 1
    let densities = axes.map { $0.density(interval: interval) }
    if densities.contains(where: { $0 != nil }) {
      sensor.add(
        .noise, densities.map { $0.map { $0.value * factor } },
        densities.map { $0.map { wide * $0.deviation * factor } },
        "spectrum at rest, without rounding")
    } else {
      sensor.miss(
        .noise, "it is less than a third of a digit of the output: record at a smaller range")
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
    // The slope of coarse rounding passes on less of what changes slowly, or more.
    let gains = axes.map { $0.rounded?.gain ?? 1 }
    sensor.add(
      parameter, zip(found, gains).map { $0.0 ? $0.1.value / $1 : nil },
      zip(found, gains).map { found, gain in
        found.0 ? AxisNoise.wide * found.1.deviation / gain : nil
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
