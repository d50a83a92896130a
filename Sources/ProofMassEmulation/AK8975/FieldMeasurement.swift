// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A measurement of a compass, under way or planned.
struct FieldMeasurement: Sendable {
  private(set) var start: Int64
  private(set) var end: Int64
  /// In self-test mode the coil's field.
  private(set) var coil: Axes<Double>?
  /// What the world has at the middle, once that has come.
  private(set) var input: Input?

  struct Input: Sendable {
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

  /// When it next looks at the world by itself.
  var nextEvent: Int64 { input == nil ? middle : end }

  func delayed(by time: Int64) -> FieldMeasurement {
    FieldMeasurement(start: start + time, duration: end - start, coil: coil)
  }

  /// What the world has at the middle, which has come.
  mutating func look(at world: inout World) -> Input {
    let input =
      input ?? Input(field: world.field(at: middle), temperature: world.temperature(at: middle))
    self.input = input
    return input
  }

  /// What a part senses ideally: the field at the middle, or in self-test mode the coil's.
  func ideal(_ ambient: Axes<Double>, _ policies: AKMPolicies) -> Axes<Double> {
    guard let coil else { return ambient }
    return policies.selfTestAmbient == .included ? coil + ambient : coil
  }

  /// What goes to the converter at the end, which has come.
  func felt(
    by element: inout CompassElement?, else ideal: Axes<Double>, _ policies: AKMPolicies,
    in world: inout World
  ) -> Axes<Double> {
    guard let coil else { return element?.feel(from: start, to: end, in: &world) ?? ideal }
    let isIsolated = policies.selfTestAmbient == .excluded
    return element?.feel(coil: coil, isolated: isIsolated, from: start, to: end, in: &world)
      ?? ideal
  }
}
