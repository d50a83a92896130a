// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
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

  /// The state of a magnetometer at an instant, and where the chip has the last measurement.
  ///
  /// - Parameters:
  ///   - coil: Field of the self-test coil in µT; nil while it is off.
  static func look(
    at instant: Int64, into element: CompassElement?, coil: Axes<Double>?, mount: Mount = .aligned,
    _ outputs: OutputPlaces, in world: inout World
  ) -> SensorSilicon {
    SensorSilicon(
      world: mount.toSensor(world.field(at: instant)),
      silicon: element.map { .magnetic($0.silicon(at: instant, coil: coil, in: &world)) } ?? .ideal,
      isBypassed: element?.isBypassed ?? false, outputs: outputs)
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
