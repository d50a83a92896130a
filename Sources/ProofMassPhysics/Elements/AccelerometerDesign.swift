// SPDX-License-Identifier: Apache-2.0

/// What of an accelerometer never changes. Shared by all copies of its element, which stay small.
final class AccelerometerDesign: Sendable {
  let parameters: AccelerometerParameters
  let unit: AccelerometerUnit
  /// How far a g moves a mass, in parts of the gap.
  let placePerG: Lanes
  /// Of read-out and softening, over the square of the place, from its first power on.
  private let bend: (Lanes, Lanes, Lanes, Lanes, Lanes)

  init(_ parameters: AccelerometerParameters, _ unit: AccelerometerUnit) {
    self.parameters = parameters
    self.unit = unit
    placePerG = Lanes(
      inPlane: parameters.inPlane.displacementPerG / parameters.inPlane.gap,
      outOfPlane: parameters.outOfPlane.placePerG)
    let inPlane = parameters.inPlane.response(parameters.readout).terms
    let outOfPlane = parameters.outOfPlane.response(parameters.readout).terms
    func term(_ power: Int) -> Lanes {
      Lanes(inPlane: inPlane[power], outOfPlane: outOfPlane[power])
    }
    bend = (term(1), term(2), term(3), term(4), term(5))
  }

  /// What is read at 25 °C of masses that linear laws put to such forces, in g; without the offset.
  func read(_ force: Lanes) -> Lanes {
    let place = force * placePerG
    let s = place * place
    let more = bend.0 + s * (bend.1 + s * (bend.2 + s * (bend.3 + s * bend.4)))
    let read = force + force * more * s
    return unit.x * read.x + unit.y * read.y + unit.z * read.z
  }
}
