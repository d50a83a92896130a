// SPDX-License-Identifier: Apache-2.0

/// What one part of many is off by.
struct AccelerometerUnit: Sendable {
  /// In g.
  var offset = Lanes.zero
  /// In g/K.
  var offsetPerKelvin = Lanes.zero
  /// What each axis of the output has of a force along X, Y and Z.
  var x = Lanes(1, 0, 0, 0)
  var y = Lanes(0, 1, 0, 0)
  var z = Lanes(0, 0, 1, 0)
  /// Of the self-test's force.
  var selfTest = Lanes(repeating: 1)

  /// A part without tolerances.
  init() {}

  init(_ parameters: AccelerometerParameters, source: NoiseSource) {
    var draws = source.draws(at: 0)
    func lanes(_ draw: () -> Double) -> Lanes { Lanes(draw(), draw(), draw(), 0) }
    /// Parts beyond their limit are not sold.
    func within(_ limit: Double) -> Double {
      limit / 3 * max(-3, min(draws.gaussian(), 3))
    }
    offset = lanes { parameters.offsetDeviation * draws.gaussian() }
    offsetPerKelvin = lanes { draws.uniform() < 0 ? -1 : 1 } * parameters.offsetPerKelvin
    selfTest = lanes { 1 + within(parameters.selfTestLimit) }
    x = lanes { within(parameters.crossAxisLimit) }
    y = lanes { within(parameters.crossAxisLimit) }
    z = lanes { within(parameters.crossAxisLimit) }
    x.x = 1 + within(parameters.sensitivityLimit)
    y.y = 1 + within(parameters.sensitivityLimit)
    z.z = 1 + within(parameters.sensitivityLimit)
  }
}
