// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassPhysics
import ProofMassServer

/// Estimates a part's parameters from recordings: noise from the longest rest, errors of scale and offset from poses
/// and the turns between them.
struct TwinEstimator {
  let records: [TwinRecord]
  /// The magnitude of gravity in g, and of the field in µT; nil for an unknown field.
  let gravity: Double
  let field: Double?
  /// The rests at the temperature of the longest.
  private(set) var segments: [StillSegment]
  /// The rests at other temperatures.
  private(set) var warm: [StillSegment]
  /// The temperature in °C of the longest rest; nil where the recordings do not say.
  let usualTemperature: Double?
  /// The noise of each axis of a sensor.
  private(set) var noise: [Quantity: SensorNoise] = [:]
  /// The errors by which other sensors correct poses.
  var accelerometer: ShapeFit?

  /// The time over which an offset's interval holds, in seconds: a day. A choice.
  static let validity = 86_400.0
  /// The shortest rest for noise, in seconds.
  private static let shortestRest = 60.0

  init(_ records: [TwinRecord], gravity: Double, field: Double?) throws(UserError) {
    self.records = records
    self.gravity = gravity
    self.field = field
    let all = StillSegments(records).list
    let temperature = all.max { $0.duration < $1.duration }?.temperature
    usualTemperature = temperature
    func warmth(_ segment: StillSegment) -> Double {
      guard let temperature, let own = segment.temperature else { return 0 }
      return abs(own - temperature)
    }
    segments = all.filter { warmth($0) < 3 }
    warm = all.filter { warmth($0) >= 5 }
    guard let rest = segments.max(by: { $0.duration < $1.duration }),
      rest.duration >= Self.shortestRest
    else {
      let longest = segments.map(\.duration).max() ?? 0
      throw .failure(
        "no rest of \(shortest(Self.shortestRest)) s or longer, the longest has \(rounded(longest)) s: "
          + "record the part still, best for ten minutes")
    }
    for chip in chips {
      noise[chip.model.quantity] = try SensorNoise(chip, records[rest.record], rest)
    }
    segments = segments.map { $0.corrected(by: noise) }
    warm = warm.map { $0.corrected(by: noise) }
  }

  var chips: [ChipArgument] {
    var chips: [ChipArgument] = []
    for chip in records.flatMap(\.chips)
    where !chips.contains(where: { $0.model.quantity == chip.model.quantity }) {
      chips.append(chip)
    }
    return chips.sorted { $0.model.quantity.rawValue < $1.model.quantity.rawValue }
  }

  /// The time of all recordings, in seconds.
  var span: Double { segments.reduce(0) { $0 + $1.duration } }

  mutating func estimate() throws(UserError) -> PartEstimate {
    var sensors: [PartEstimate.Sensor] = []
    for chip in chips {
      var sensor = PartEstimate.Sensor(chip: chip)
      guard let noise = noise[chip.model.quantity] else { continue }
      noise.add(to: &sensor)
      switch chip.model.quantity {
      case .acceleration: addAccelerometer(to: &sensor, noise)
      case .angularRate: addGyroscope(to: &sensor, noise)
      case .magneticFluxDensity: addCompass(to: &sensor, noise)
      }
      addTemperature(to: &sensor, noise)
      sensor.moveOffset(by: 25 - (usualTemperature ?? 25))
      sensors.append(sensor)
    }
    return PartEstimate(recordings: records.map(\.path), sensors: sensors)
  }

  /// The standard deviation of a segment's mean on the noisiest axis.
  func deviation(of segment: StillSegment, _ noise: SensorNoise) -> Double {
    noise.axes.map { axis in
      let variance = axis.fit.variance(
        ofMeanOver: segment.duration, within: max(span, segment.duration))
      return variance + axis.roundingDeviation * axis.roundingDeviation
    }.max()?.squareRoot() ?? 0
  }

  /// The standard deviation of what a day adds to an offset that was measured within the recordings, on each axis.
  func drift(_ noise: SensorNoise) -> Axes<Double> {
    let each = noise.axes.map { axis in
      let flicker = axis.fit.flicker.value + axis.fit.flicker.deviation
      let octaves = Series.log(Self.validity / span) / Series.log(2)
      return (Series.log(2) * flicker * max(0, octaves)).squareRoot()
    }
    return Axes(each[0], each[1], each[2])
  }

  /// The margins of an offset: of the fit, and of the drift.
  func margin(_ deviation: Axes<Double>, _ noise: SensorNoise) -> Axes<Double> {
    let drift = drift(noise)
    func both(_ one: Double, _ other: Double) -> Double {
      AxisNoise.wide * (one * one + other * other).squareRoot()
    }
    return Axes(
      both(deviation.x, drift.x), both(deviation.y, drift.y), both(deviation.z, drift.z))
  }
}
