// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// One accelerometer of many: its parameters, quantities derived from them, and its deviations from
/// nominal.
///
/// It never changes. Copies of an element share it, so that they stay small.
final class AccelerometerSpecimen: Sendable {
  let parameters: AccelerometerParameters
  /// Offset at 25 °C in g.
  let offset: Lanes
  /// Temperature coefficient of the offset in g/K.
  let offsetPerKelvin: Lanes
  /// Relative force of the self-test; nominally 1.
  let selfTest: Lanes
  /// Displacement of a mass per g, as a fraction of the gap.
  let displacementPerG: Lanes
  /// Outputs for 1 g along X, Y and Z: sensitivity and cross-axis sensitivity.
  private let columns: (x: Lanes, y: Lanes, z: Lanes)
  /// Nonlinearity of read-out and softening: coefficients of the square of the displacement, from
  /// its first power on.
  private let nonlinearity: (Lanes, Lanes, Lanes, Lanes, Lanes)

  /// - Parameter source: Source of the deviations; nil for a part without tolerances.
  init(_ parameters: AccelerometerParameters, source: NoiseSource?) {
    self.parameters = parameters
    displacementPerG = Lanes(
      inPlane: parameters.inPlane.displacementPerG / parameters.inPlane.gap,
      outOfPlane: parameters.outOfPlane.placePerG)
    let inPlane = parameters.inPlane.response(parameters.readout).terms
    let outOfPlane = parameters.outOfPlane.response(parameters.readout).terms
    func term(_ power: Int) -> Lanes {
      Lanes(inPlane: inPlane[power], outOfPlane: outOfPlane[power])
    }
    nonlinearity = (term(1), term(2), term(3), term(4), term(5))
    guard let source else {
      (offset, offsetPerKelvin, selfTest) = (.zero, .zero, Lanes(repeating: 1))
      columns = (Lanes(1, 0, 0, 0), Lanes(0, 1, 0, 0), Lanes(0, 0, 1, 0))
      return
    }
    var draws = source.draws(at: 0)
    func lanes(_ draw: () -> Double) -> Lanes { Lanes(draw(), draw(), draw(), 0) }
    /// A deviation within a limit of three standard deviations: parts beyond it are not sold.
    func within(_ limit: Double) -> Double {
      limit / 3 * max(-3, min(draws.gaussian(), 3))
    }
    offset = lanes { parameters.offsetDeviation * draws.gaussian() }
    offsetPerKelvin = lanes { draws.uniform() < 0 ? -1 : 1 } * parameters.offsetPerKelvin
    selfTest = lanes { 1 + within(parameters.selfTestLimit) }
    var x = lanes { within(parameters.crossAxisLimit) }
    var y = lanes { within(parameters.crossAxisLimit) }
    var z = lanes { within(parameters.crossAxisLimit) }
    x.x = 1 + within(parameters.sensitivityLimit)
    y.y = 1 + within(parameters.sensitivityLimit)
    z.z = 1 + within(parameters.sensitivityLimit)
    columns = (x, y, z)
  }

  /// A part whose deviations are known.
  convenience init(_ parameters: AccelerometerParameters, _ part: PartDescription.Sensor) {
    self.init(parameters, part, like: AccelerometerSpecimen(parameters, source: nil))
  }

  private init(
    _ parameters: AccelerometerParameters, _ part: PartDescription.Sensor,
    like nominal: AccelerometerSpecimen
  ) {
    self.parameters = parameters
    displacementPerG = nominal.displacementPerG
    nonlinearity = nominal.nonlinearity
    selfTest = nominal.selfTest
    (offset, offsetPerKelvin) = (Lanes(part.offset), Lanes(part.offsetPerKelvin))
    columns = part.matrix.lanes
  }

  /// Outputs for 1 g along each axis.
  var matrix: Matrix3 { Matrix3(columns: columns) }

  /// Output at 25 °C in g without the offset, for forces in g by the linear law of the springs.
  func output(_ force: Lanes) -> Lanes {
    let place = force * displacementPerG
    let s = place * place
    let n = nonlinearity
    let more = n.0 + s * (n.1 + s * (n.2 + s * (n.3 + s * n.4)))
    let read = force + force * more * s
    return columns.x * read.x + columns.y * read.y + columns.z * read.z
  }
}
