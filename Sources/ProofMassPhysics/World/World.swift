// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The physical quantities that act on the board, as functions of board time.
///
/// Values are true ones, on the board's axes. A sensing element turns them into what a chip
/// converts; a chip without an element reads the world directly and senses ideally, without lag or
/// noise.
///
/// Queries move a cursor: ascending times are fast, going back is allowed.
public struct World: Sendable {
  /// Constant specific force in g, up-positive: at rest, face up, z is +1.
  @inlinable
  public var specificForce: Axes<Double> {
    get { constantSpecificForce }
    set {
      constantSpecificForce = newValue
      forget()
    }
  }

  /// Constant angular rate in rad/s.
  @inlinable
  public var angularRate: Axes<Double> {
    get { constantAngularRate }
    set {
      constantAngularRate = newValue
      forget()
    }
  }

  /// Constant magnetic flux density in µT. The default is 50 µT with an inclination of 60° and y to
  /// magnetic north. See ``Place/field``.
  @inlinable
  public var field: Axes<Double> {
    get { constantField }
    set {
      constantField = newValue
      forget()
    }
  }

  /// Constant temperature in °C.
  @inlinable
  public var temperature: Double {
    get { constantTemperature }
    set {
      constantTemperature = newValue
      forget()
    }
  }

  /// Hard iron: the field in µT of magnetized parts of the board, on its axes.
  public var hardIron: Axes<Double> {
    get { iron.hard }
    set {
      iron.hard = newValue
      motionChanged()
    }
  }

  /// Soft iron: the matrix by which magnetizable parts of the board change the field, on its axes.
  public var softIron: Matrix3 {
    get { iron.soft }
    set {
      iron.soft = newValue
      motionChanged()
    }
  }

  /// The motion of the board, recorded or scripted.
  ///
  /// A recorded quantity replaces the constant. A scripted motion takes the constants (or what was
  /// recorded) as values at the attitude at which it begins; it rotates them with the board and
  /// adds to them. After its end the board rests at its last attitude.
  public var motion: Motion? {
    get { playing }
    set {
      playing = newValue
      script = newValue.flatMap { $0.layers.isEmpty ? nil : Script($0.layers) }
      steadyFrom = newValue?.endNanoseconds ?? .min
      place = 0
      motionChanged()
    }
  }

  @usableFromInline var constantSpecificForce = Axes(0.0, 0, 1)
  @usableFromInline var constantAngularRate = Axes(0.0, 0, 0)
  @usableFromInline var constantField = Axes(0, 25, -43.3013)
  @usableFromInline var constantTemperature = 25.0

  /// Board time in nanoseconds from which on the world is constant until it is changed: the end of
  /// the motion. Stored, because a chip reads it at each observation, and reading the motion would
  /// copy it.
  package private(set) var steadyFrom = Int64.min

  /// Changes with the constants and the motion: worlds with the same stamp have equal ones.
  package private(set) var stamp: UInt64 = 1

  private(set) var playing: Motion?
  private(set) var script: Script?
  private(set) var iron = Iron()
  /// Index of the script's interval that was used last.
  var place = 0
  /// The instants of the script that were evaluated last.
  var evaluated = Evaluated()
  /// The sensors whose quantities are not constant.
  @usableFromInline var moving: Motion.Quantities = []
  @usableFromInline var specificForceSegment = Segment()
  @usableFromInline var angularRateSegment = Segment()
  @usableFromInline var fieldSegment = Segment()
  @usableFromInline var temperatureSegment = Segment()

  /// A board at rest, face up, y pointing north, at room temperature.
  public init() {}

  // Called by computed properties, not observers: an initializer in an extension bypasses
  // observers.
  private mutating func motionChanged() {
    moving = playing?.quantities ?? []
    if iron != Iron() { moving.insert(.magneticFluxDensity) }
    forget()
  }

  @usableFromInline
  mutating func forget() {
    stamp = Self.newStamp()
    specificForceSegment = Segment()
    angularRateSegment = Segment()
    fieldSegment = Segment()
    temperatureSegment = Segment()
    evaluated = Evaluated()
  }

  // MARK: Quantities at an instant

  /// The specific force in g at a board time in nanoseconds.
  @inlinable @inline(__always)
  public mutating func specificForce(at time: Int64) -> Axes<Double> {
    guard moving.contains(.acceleration) else { return constantSpecificForce }
    if !specificForceSegment.contains(time) { moveSpecificForce(to: time) }
    return specificForceSegment.value(at: time)
  }

  /// The specific force in g at a board time in nanoseconds, at a position on the board in metres
  /// from its centre. Rotation adds α×r + ω×(ω×r).
  @inlinable @inline(__always)
  public mutating func specificForce(at time: Int64, position: Axes<Double>) -> Axes<Double> {
    let force = specificForce(at: time)
    return position == .zero ? force : force + rotationForce(at: time, position)
  }

  @usableFromInline
  mutating func rotationForce(at time: Int64, _ position: Axes<Double>) -> Axes<Double> {
    let rate = angularRate(at: time)
    let more = angularAcceleration(at: time).cross(position) + rate.cross(rate.cross(position))
    return more * (1 / Acceleration.standardGravity)
  }

  /// The angular rate in rad/s at a board time in nanoseconds.
  @inlinable
  public mutating func angularRate(at time: Int64) -> Axes<Double> {
    guard moving.contains(.angularRate) else { return constantAngularRate }
    if !angularRateSegment.contains(time) { moveAngularRate(to: time) }
    return angularRateSegment.value(at: time)
  }

  /// The angular acceleration in rad/s² at a board time in nanoseconds.
  @inlinable
  package mutating func angularAcceleration(at time: Int64) -> Axes<Double> {
    guard moving.contains(.angularRate) else { return .zero }
    if !angularRateSegment.contains(time) { moveAngularRate(to: time) }
    return angularRateSegment.change * (1e9 / angularRateSegment.duration)
  }

  /// The magnetic flux density in µT at a board time in nanoseconds.
  @inlinable
  public mutating func field(at time: Int64) -> Axes<Double> {
    guard moving.contains(.magneticFluxDensity) else { return constantField }
    if !fieldSegment.contains(time) { moveField(to: time) }
    return fieldSegment.value(at: time)
  }

  /// The temperature in °C at a board time in nanoseconds.
  @inlinable
  public mutating func temperature(at time: Int64) -> Double {
    guard moving.contains(.temperature) else { return constantTemperature }
    if !temperatureSegment.contains(time) { moveTemperature(to: time) }
    return temperatureSegment.value(at: time).x
  }

  // MARK: Playback

  @usableFromInline
  mutating func moveSpecificForce(to time: Int64) {
    if let script { return play(script, at: time) }
    playing?.specificForce?.move(&specificForceSegment, to: time)
  }

  @usableFromInline
  mutating func moveAngularRate(to time: Int64) {
    if let script { return play(script, at: time) }
    playing?.angularRate?.move(&angularRateSegment, to: time)
  }

  @usableFromInline
  mutating func moveField(to time: Int64) {
    if let script { return play(script, at: time) }
    if let track = playing?.field {
      track.move(&fieldSegment, to: time)
    } else {
      fieldSegment = Segment(constantField, from: .min, to: .max)
    }
    guard iron != Iron() else { return }
    fieldSegment.start = iron(fieldSegment.start)
    fieldSegment.change = iron.soft * fieldSegment.change
  }

  @usableFromInline
  mutating func moveTemperature(to time: Int64) {
    if let script { return playTemperature(script, at: time) }
    playing?.temperature?.move(&temperatureSegment, to: time)
  }
}
