// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What happens to the board, as a function of time.
///
/// The quantities are true ones, in the sensors' frame. Between them and a chip's sampling belongs
/// the sensing element: what the silicon feels of them. A chip that reads the world directly senses
/// ideally: no lag, no noise.
///
/// Asking moves a cursor: asking in the order of time is fast, going back is allowed.
public struct World: Sendable {
  /// Specific force in g, up-positive: at rest, face up, z is +1.
  @inlinable
  public var force: Axes<Double> {
    get { constantForce }
    set {
      constantForce = newValue
      forget()
    }
  }

  /// Angular rate in rad/s.
  @inlinable
  public var rotation: Axes<Double> {
    get { constantRotation }
    set {
      constantRotation = newValue
      forget()
    }
  }

  /// Magnetic flux density in µT; by default 50 µT that point north and 60° down, y being north.
  @inlinable
  public var field: Axes<Double> {
    get { constantField }
    set {
      constantField = newValue
      forget()
    }
  }

  /// In °C.
  @inlinable
  public var temperature: Double {
    get { constantTemperature }
    set {
      constantTemperature = newValue
      forget()
    }
  }

  /// The field in µT of what is magnetized on the board, on its axes.
  public var hardIron: Axes<Double> {
    get { iron.hard }
    set {
      iron.hard = newValue
      listen()
    }
  }

  /// How what can be magnetized on the board bends the field around it, on its axes.
  public var softIron: Matrix3 {
    get { iron.soft }
    set {
      iron.soft = newValue
      listen()
    }
  }

  /// A recorded motion; a quantity that it has wins over the constant above. Or a scripted one: it
  /// turns the constants (or what was recorded), which are what the board feels as it lies when the
  /// motion begins, with the board, and adds to them. After its end the board rests as it then lies.
  public var motion: Motion? {
    get { playing }
    set {
      playing = newValue
      script = newValue.flatMap { $0.layers.isEmpty ? nil : Script($0.layers) }
      place = 0
      listen()
    }
  }

  @usableFromInline var constantForce = Axes(0.0, 0, 1)
  @usableFromInline var constantRotation = Axes(0.0, 0, 0)
  @usableFromInline var constantField = Axes(0, 25, -43.3013)
  @usableFromInline var constantTemperature = 25.0

  private(set) var playing: Motion?
  private(set) var script: Script?
  private(set) var iron = Iron()
  /// Which interval of the script played last.
  var place = 0
  /// What is not a constant.
  @usableFromInline var moving: Motion.Sensors = []
  @usableFromInline var forceSegment = Segment()
  @usableFromInline var rotationSegment = Segment()
  @usableFromInline var fieldSegment = Segment()
  @usableFromInline var temperatureSegment = Segment()

  /// A board at rest, face up, y pointing north, at room temperature.
  public init() {}

  // Properties that are computed, and no observers: an initializer in an extension would pass those by.
  private mutating func listen() {
    moving = playing?.sensors ?? []
    if iron != Iron() { moving.insert(.magnetometer) }
    forget()
  }

  @usableFromInline
  mutating func forget() {
    forceSegment = Segment()
    rotationSegment = Segment()
    fieldSegment = Segment()
    temperatureSegment = Segment()
  }

  // MARK: What is felt

  /// The specific force in g at a board time in nanoseconds.
  @inlinable
  public mutating func force(at time: Int64) -> Axes<Double> {
    guard moving.contains(.accelerometer) else { return constantForce }
    if !forceSegment.contains(time) { moveForce(to: time) }
    return forceSegment.value(at: time)
  }

  /// The specific force in g at a place on the board, in metres from its centre, which feels the
  /// board's turning, too: α×r + ω×(ω×r).
  @inlinable
  public mutating func force(at time: Int64, position: Axes<Double>) -> Axes<Double> {
    let force = force(at: time)
    if position == .zero { return force }
    let rate = rotation(at: time)
    let more = angularAcceleration(at: time).cross(position) + rate.cross(rate.cross(position))
    return force + more * (1 / Acceleration.standardGravity)
  }

  /// The angular rate in rad/s at a board time in nanoseconds.
  @inlinable
  public mutating func rotation(at time: Int64) -> Axes<Double> {
    guard moving.contains(.gyroscope) else { return constantRotation }
    if !rotationSegment.contains(time) { moveRotation(to: time) }
    return rotationSegment.value(at: time)
  }

  /// The angular acceleration in rad/s² at a board time in nanoseconds.
  @inlinable
  public mutating func angularAcceleration(at time: Int64) -> Axes<Double> {
    guard moving.contains(.gyroscope) else { return .zero }
    if !rotationSegment.contains(time) { moveRotation(to: time) }
    return rotationSegment.change * (1e9 / rotationSegment.duration)
  }

  /// The magnetic flux density in µT at a board time in nanoseconds.
  @inlinable
  public mutating func field(at time: Int64) -> Axes<Double> {
    guard moving.contains(.magnetometer) else { return constantField }
    if !fieldSegment.contains(time) { moveField(to: time) }
    return fieldSegment.value(at: time)
  }

  /// The temperature in °C at a board time in nanoseconds.
  @inlinable
  public mutating func temperature(at time: Int64) -> Double {
    guard moving.contains(.thermometer) else { return constantTemperature }
    if !temperatureSegment.contains(time) { moveTemperature(to: time) }
    return temperatureSegment.value(at: time).x
  }

  // MARK: What plays

  @usableFromInline
  mutating func moveForce(to time: Int64) {
    if let script { return play(script, at: time) }
    playing?.force?.move(&forceSegment, to: time)
  }

  @usableFromInline
  mutating func moveRotation(to time: Int64) {
    if let script { return play(script, at: time) }
    playing?.rotation?.move(&rotationSegment, to: time)
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
