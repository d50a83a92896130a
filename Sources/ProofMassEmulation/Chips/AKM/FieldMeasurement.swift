// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A measurement of a magnetometer, running or planned; board times in nanoseconds.
struct FieldMeasurement: Sendable {
  private(set) var start: Int64
  private(set) var end: Int64
  /// In self-test mode the coil's field in µT; else nil.
  private(set) var coil: Axes<Double>?
  /// The world at the middle, once that has been reached.
  private(set) var input: Input?

  /// The world at an instant.
  struct Input: Sendable {
    /// In µT.
    var field: Axes<Double>
    /// In °C.
    var temperature: Double
  }

  init(start: Int64, duration: Int64, coil: Axes<Double>? = nil) {
    self.start = start
    end = start + duration
    self.coil = coil
  }

  var middle: Int64 { start + (end - start) / 2 }

  /// Board time of the next event: the middle or, after it, the end.
  var nextEvent: Int64 { input == nil ? middle : end }

  func delayed(by time: Int64) -> FieldMeasurement {
    FieldMeasurement(start: start + time, duration: end - start, coil: coil)
  }

  /// The world at the middle, which has been reached.
  mutating func input(in world: inout World) -> Input {
    let input =
      input ?? Input(field: world.field(at: middle), temperature: world.temperature(at: middle))
    self.input = input
    return input
  }

  /// The ideally sensed field in µT: that at the middle, or in self-test mode the coil's.
  ///
  /// - Parameter isIsolated: Whether a self-test subtracts the ambient field.
  func ideal(_ ambient: Axes<Double>, isIsolated: Bool) -> Axes<Double> {
    guard let coil else { return ambient }
    return isIsolated ? coil : coil + ambient
  }

  /// The converter's input in µT at the end, which has been reached.
  func felt(
    by element: inout CompassElement?, else ideal: Axes<Double>, isIsolated: Bool,
    in world: inout World
  ) -> Axes<Double> {
    let felt =
      if let coil {
        element?.sample(coil: coil, isolated: isIsolated, from: start, to: end, in: &world)
      } else { element?.sample(from: start, to: end, in: &world) }
    return element?.isBypassed == true ? ideal : felt ?? ideal
  }
}

/// Scale and limits of a magnetometer's converter.
///
/// The chip does not apply the adjustment of its fuse ROM, the host does: raw × (ASA + 128) / 256.
/// Therefore a part with high adjustment codes gives low counts.
struct FieldScale: Sendable {
  var nanoteslaPerDigit: Int
  var lowest: Int
  var highest: Int

  func counts(
    _ field: Axes<Double>, _ adjustment: (x: UInt8, y: UInt8, z: UInt8)
  ) -> Axes<Int16> {
    let factors = adjustmentFactors(adjustment)
    return Axes(
      count(field.x, factors.x), count(field.y, factors.y), count(field.z, factors.z))
  }

  private func count(_ microtesla: Double, _ factor: Double) -> Int16 {
    quantize(
      microtesla * 1000 / (Double(nanoteslaPerDigit) * factor), from: Double(lowest),
      to: Double(highest))
  }
}

/// Factors by which a host multiplies the counts, from the fuse ROM's bytes.
func adjustmentFactors(_ bytes: (x: UInt8, y: UInt8, z: UInt8)) -> Axes<Double> {
  // The same in all parts with such a fuse ROM.
  let facts = Datasheet.AK8975.Constant.self
  return Axes(bytes.x, bytes.y, bytes.z).map {
    Double(Int($0) + facts.adjustmentOffset) / Double(facts.adjustmentDivisor)
  }
}

/// |X| + |Y| + |Z|, which saturates the concentrator and sets the overflow bit.
func sumOfMagnitudes(_ field: Axes<Double>) -> Double {
  abs(field.x) + abs(field.y) + abs(field.z)
}
